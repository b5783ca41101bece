//! Where a camera has to stand so that the whole board is visible and nothing of the user interface covers it.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::app::layout::{ScreenLayout, zoom};

/// The part of a window that is free for the board: shares of half its width or height, measured from the middle.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    /// Width over height.
    aspect: f32,
    /// Free to the left and to the right.
    aside: f32,
    /// Free above, below the prompt and the toolbar.
    above: f32,
    /// Free below, above the buttons.
    below: f32,
    /// The lower right corner of the score panel: to the right of it or below it is free.
    panel: Vec2,
}

impl Frame {
    /// The free part of a window of this many logical pixels; `scale` is that of the user interface.
    #[must_use]
    pub(crate) fn of_window(size: Vec2, scale: f32) -> Self {
        let window = egui::vec2(size.x, size.y);
        let zoom = zoom(window, scale);
        let layout = ScreenLayout::of_size(window / zoom);
        let bar = (2.0 * layout.margin() + layout.target()) * zoom;
        let panel = Vec2::new(layout.pick(290.0, 212.0), layout.pick(250.0, 150.0)) * zoom;
        let within = |pixels: f32, all: f32| (1.0 - 2.0 * pixels / all.max(1.0)).clamp(0.2, 1.0);
        Self {
            aspect: size.x / size.y.max(1.0),
            aside: within(layout.margin() * zoom, size.x),
            above: within(bar, size.y),
            below: within(bar, size.y),
            panel: Vec2::new(within(panel.x, size.x), within(panel.y, size.y)),
        }
    }

    /// The nearest position of a camera with this rotation and field of view that has all points in the free part of
    /// its view.
    #[must_use]
    pub(crate) fn eye(&self, points: &[Vec3], attitude: Quat, fov: f32) -> Vec3 {
        let points: Vec<Vec3> = points.iter().map(|point| attitude.inverse() * *point).collect();
        let (mut near, mut far) = (0.0, 100.0);
        for _ in 0..40 {
            let middle = (near + far) / 2.0;
            if self.fits(&points, middle, fov).is_some() { far = middle } else { near = middle }
        }
        let across = self.fits(&points, far, fov).unwrap_or_default();
        attitude * across.extend(far)
    }

    /// The position across the view of a camera at this distance, if everything fits; the points are in its axes.
    fn fits(&self, points: &[Vec3], back: f32, fov: f32) -> Option<Vec2> {
        let high = (fov / 2.0).tan();
        let wide = high * self.aspect;
        if points.iter().any(|point| point.z > back - 0.2) {
            return None;
        }
        let away = |point: &Vec3| back - point.z;
        let lowest = points.iter().map(|p| p.y - away(p) * high * self.above).fold(f32::MIN, f32::max);
        let highest = points.iter().map(|p| p.y + away(p) * high * self.below).fold(f32::MAX, f32::min);
        let y = (lowest + highest) / 2.0;
        let left_of = |point: &Vec3| {
            let beside_panel = (point.y - y) / (away(point) * high) > self.panel.y;
            point.x + away(point) * wide * if beside_panel { self.panel.x } else { self.aside }
        };
        let leftmost = points.iter().map(|p| p.x - away(p) * wide * self.aside).fold(f32::MIN, f32::max);
        let rightmost = points.iter().map(left_of).fold(f32::MAX, f32::min);
        (lowest <= highest && leftmost <= rightmost).then(|| Vec2::new((leftmost + rightmost) / 2.0, y))
    }

    /// Where such a camera sees a point: from -1 at the left and at the bottom to 1.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn project(&self, point: Vec3, eye: Vec3, attitude: Quat, fov: f32) -> Vec2 {
        let seen = attitude.inverse() * (point - eye);
        let high = (fov / 2.0).tan();
        Vec2::new(seen.x / (-seen.z * high * self.aspect), seen.y / (-seen.z * high))
    }

    /// Whether the user interface leaves a point of the view free.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn is_free(&self, at: Vec2) -> bool {
        let beside_panel = at.y <= self.panel.y || at.x >= -self.panel.x;
        at.x.abs() <= self.aside && at.y <= self.above && at.y >= -self.below && beside_panel
    }
}

/// Points along the edges of a box, close enough to represent it.
#[must_use]
pub(crate) fn edges(corners: [Vec3; 2]) -> Vec<Vec3> {
    const STEPS: u8 = 12;
    let [low, high] = corners;
    let along = |share: f32| {
        let at = low.lerp(high, share);
        [low.y, high.y].into_iter().flat_map(move |y| {
            [(at.x, low.z), (at.x, high.z), (low.x, at.z), (high.x, at.z)].map(|(x, z)| Vec3::new(x, y, z))
        })
    };
    (0..=STEPS).flat_map(|step| along(f32::from(step) / f32::from(STEPS))).collect()
}
