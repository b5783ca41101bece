//! Where a camera has to stand so that the whole board is visible and no part of the user interface
//! covers it.

use bevy::prelude::*;
use bevy_egui::egui;
use tesserae_rules::Place;

use crate::{
    boards::Board,
    table::{
        layout::{BesideBoard, ScreenLayout, TableAreas, zoom},
        mirror::Axis,
    },
};

/// The part of a window that is free for the board. Its edges are shares of half the window's width
/// or height, measured from the middle: -1 is the left or the lower edge of the window, 1 the right
/// or the upper one.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    /// Width over height of the window.
    aspect: f32,
    /// The lower left corner of the free part.
    min: Vec2,
    /// Its upper right corner.
    max: Vec2,
    layout: ScreenLayout,
}

impl Frame {
    /// The free part of a window of this size in logical pixels; `scale` is that of the user
    /// interface.
    #[must_use]
    pub(crate) fn of_window(size: Vec2, scale: f32, beside: BesideBoard) -> Self {
        let window = egui::vec2(size.x, size.y);
        let points = window / zoom(window, scale);
        let mut free = TableAreas::new(points, beside).board;
        if beside.mirrored {
            free = Axis { sum: points.x }.part(free);
        }
        // Where hardly any space is left, a small board is drawn in the middle.
        let within = |low: f32, high: f32, all: f32| {
            let (low, high) = (
                2.0 * low / all.max(1.0) - 1.0,
                2.0 * high / all.max(1.0) - 1.0,
            );
            if high - low > 0.2 {
                (low, high)
            } else {
                (-0.5, 0.5)
            }
        };
        let (left, right) = within(free.left(), free.right(), points.x);
        let (above, below) = within(free.top(), free.bottom(), points.y);
        Self {
            aspect: size.x / size.y.max(1.0),
            min: Vec2::new(left, -below),
            max: Vec2::new(right, -above),
            layout: ScreenLayout::of_size(points),
        }
    }

    /// Whether the window is that of a phone.
    #[must_use]
    pub(crate) fn is_phone(&self) -> bool {
        self.layout.is_phone()
    }

    /// Whether boards, which are wider than deep, are turned by a quarter: the eastern edge is at
    /// the bottom.
    #[must_use]
    pub(crate) fn is_turned(&self) -> bool {
        self.layout == ScreenLayout::Upright
    }

    /// Width over height of the window.
    #[must_use]
    pub(crate) fn aspect(&self) -> f32 {
        self.aspect
    }

    /// Its middle. The camera is straight in front of it.
    #[must_use]
    pub(crate) fn middle(&self) -> Vec2 {
        (self.min + self.max) / 2.0
    }

    /// The points that a camera with this rotation and field of view is to see: all that belongs to
    /// the game or, on a phone where the board would be smaller for that, only what is touched.
    #[must_use]
    pub(crate) fn points(&self, board: &Board, attitude: Quat, fov: f32) -> Vec<Vec3> {
        /// How much farther away the camera may be on a phone for all that belongs to the game.
        const FARTHER: f32 = 1.02;
        let (all, touched) = (Self::all(board), Self::touched(board));
        let far = |points| (attitude.inverse() * self.eye(points, attitude, fov)).z;
        if !self.layout.is_phone() || far(&all) <= FARTHER * far(&touched) {
            all
        } else {
            touched
        }
    }

    /// The points of all that belongs to a game.
    fn all(board: &Board) -> Vec<Vec3> {
        let boxes = board.extent().flat_map(edges);
        boxes.chain(Self::touched(board)).collect()
    }

    /// The points of a board with its frame, of what is touched and of the numbers beside it.
    fn touched(board: &Board) -> Vec<Vec3> {
        /// About the height of a few pieces, or of a die.
        const HEIGHT: f32 = 0.15;
        /// The room round the middle of a number.
        const NUMBER: Vec3 = Vec3::new(0.15, 0.0, 0.15);
        let field = board.field(None);
        let dice = [
            Vec3::new(field.min.x, field.floor, field.min.y),
            Vec3::new(field.max.x, field.floor + HEIGHT, field.max.y),
        ];
        let zones = board
            .places()
            .into_iter()
            .filter_map(|place| board.zone(place));
        let boxes = zones.map(|zone| {
            let half = Vec3::new(zone.half.x, 0.0, zone.half.y);
            [zone.centre - half, zone.centre + half + Vec3::Y * HEIGHT]
        });
        let is_on_board = |place: &Place| matches!(place, Place::Point(_) | Place::Cell { .. });
        let numbers = board
            .label_spots()
            .filter(|(place, _)| !is_on_board(place))
            .map(|(_, at)| [at - NUMBER, at + NUMBER]);
        let others = [dice, board.frame()];
        boxes.chain(numbers).chain(others).flat_map(edges).collect()
    }

    /// The nearest position of a camera with this rotation and field of view that has all points in
    /// the free part of its view.
    #[must_use]
    pub(crate) fn eye(&self, points: &[Vec3], attitude: Quat, fov: f32) -> Vec3 {
        /// The least distance of a point from the camera.
        const NEAREST: f32 = 0.2;
        /// The greatest distance: a minimised window has no width, in which nothing fits.
        const FARTHEST: f32 = 100.0;
        let high = (fov / 2.0).tan();
        // A camera that is moved back by 1 sees so much more to each side.
        let half = Vec2::new(high * self.aspect, high) * (self.max - self.min) / 2.0;
        let to_camera = attitude.inverse();
        let mut back = f32::MIN;
        // All is seen from where the camera is between `max - back * half` and `min + back * half`.
        let (mut min, mut max) = (Vec2::splat(f32::MAX), Vec2::splat(f32::MIN));
        for point in points {
            let point = to_camera * *point;
            back = back.max(point.z + NEAREST);
            min = min.min(point.xy() - point.z * half);
            max = max.max(point.xy() + point.z * half);
        }
        back = back.max(((max - min) / (2.0 * half)).max_element());
        attitude * ((min + max) / 2.0).extend(back.clamp(0.0, FARTHEST))
    }

    /// Where such a camera sees a point: from -1 at the left and at the bottom to 1.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn project(&self, point: Vec3, eye: Vec3, attitude: Quat, fov: f32) -> Vec2 {
        let seen = attitude.inverse() * (point - eye);
        let high = (fov / 2.0).tan();
        self.middle()
            + Vec2::new(
                seen.x / (-seen.z * high * self.aspect),
                seen.y / (-seen.z * high),
            )
    }

    /// Whether the user interface leaves a point of the view free.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn is_free(&self, at: Vec2) -> bool {
        at.cmpge(self.min - 1e-3).all() && at.cmple(self.max + 1e-3).all()
    }

    /// The extent of the free part.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn size(&self) -> Vec2 {
        self.max - self.min
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
            [(at.x, low.z), (at.x, high.z), (low.x, at.z), (high.x, at.z)]
                .map(|(x, z)| Vec3::new(x, y, z))
        })
    };
    (0..=STEPS)
        .flat_map(|step| along(f32::from(step) / f32::from(STEPS)))
        .collect()
}
