//! Where the window is, and how large: fitted to its monitor when the program starts, and kept
//! between two starts. The file is in `save`.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{Monitor, PrimaryMonitor, PrimaryWindow, WindowMoved, WindowResized},
    winit::WINIT_WINDOWS,
};
use serde::{Deserialize, Serialize};

use crate::table::launch::Launch;

/// Fits the window before it is shown, and follows what people do with it.
pub(crate) fn plugin(app: &mut App) {
    if app
        .world()
        .get_resource::<Launch>()
        .is_some_and(Launch::keeps_window)
    {
        app.init_resource::<WindowPlace>()
            .add_systems(PreStartup, fit)
            .add_systems(Update, (maximise, follow).chain());
    }
}

/// Where the window is, and how large. While it is maximised or fills the screen, where it was
/// before.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct WindowPlace {
    /// The size of what is inside, in points; `None` at first.
    size: Option<Vec2>,
    /// The upper left corner of the window with its frame, in pixels of all monitors; `None` where
    /// the system does not say.
    corner: Option<IVec2>,
    /// Whether it is as large as the system lets it be.
    maximised: bool,
}

/// Where a monitor is among all monitors.
#[derive(Copy, Clone, Debug, PartialEq)]
struct Area {
    /// In pixels.
    rect: IRect,
    /// Pixels for a point.
    scale: f32,
}

impl WindowPlace {
    /// The smallest size that is taken from a file, in points.
    const SMALLEST: f32 = 200.0;
    /// What a window of the usual size leaves of a monitor for its own title and for the system's
    /// panels, in points. Nothing says how much they take; where that is not enough the window is
    /// maximised, and the system fits it.
    const LEFT: f32 = 80.0;

    /// The place of a window on these monitors, of which the first is the main one: where it was,
    /// as far as a monitor is still there. `usual` is its size at the first start.
    fn on(self, monitors: &[Area], usual: Vec2) -> Self {
        let kept = self
            .size
            .filter(|size| size.is_finite() && size.min_element() >= Self::SMALLEST);
        let size = kept.unwrap_or(usual);
        let is_there = |area: &&Area| {
            let middle = (size * area.scale / 2.0).as_ivec2();
            self.corner
                .is_some_and(|corner| area.rect.contains(corner.saturating_add(middle)))
        };
        let there = monitors.iter().find(is_there);
        let Some(area) = there.or(monitors.first()) else {
            return Self {
                size: Some(size),
                corner: None,
                ..self
            };
        };
        let left = if kept.is_some() { 0.0 } else { Self::LEFT };
        let room = area.rect.size().as_vec2() / area.scale - left;
        let fitted = size.min(room).max(Vec2::ONE);
        let last = area.rect.max - (fitted * area.scale).as_ivec2();
        Self {
            size: Some(fitted),
            corner: self
                .corner
                .filter(|_| there.is_some())
                .map(|corner| corner.min(last).max(area.rect.min)),
            maximised: self.maximised || fitted != size,
        }
    }
}

/// Fits the window to the monitors, and shows it.
fn fit(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut place: ResMut<WindowPlace>,
    launch: Res<Launch>,
) {
    let mut areas: Vec<_> = monitors.iter().collect();
    areas.sort_by_key(|(_, is_main)| !is_main);
    let areas: Vec<_> = areas
        .into_iter()
        .map(|(monitor, _)| Area {
            rect: IRect::from_corners(
                monitor.physical_position,
                monitor.physical_position + monitor.physical_size().as_ivec2(),
            ),
            scale: monitor.scale_factor as f32,
        })
        .collect();
    *place = place.on(&areas, launch.size().as_vec2());
    if let Some(size) = place.size {
        window.resolution.set(size.x, size.y);
    }
    if let Some(corner) = place.corner {
        window.position.set(corner);
    }
    window.visible = true;
}

/// Maximises the window in the frame after the one that shows it: no system does that to a window
/// that it does not know yet.
fn maximise(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    place: Res<WindowPlace>,
    mut is_wanted: Local<Option<bool>>,
) {
    match *is_wanted {
        // Before `follow` hears of the size that the window has till then.
        None => *is_wanted = Some(place.maximised),
        Some(true) => {
            window.set_maximized(true);
            *is_wanted = Some(false);
        }
        Some(false) => {}
    }
}

/// Follows the size and the place that people give the window.
fn follow(
    (mut moved, mut resized): (MessageReader<WindowMoved>, MessageReader<WindowResized>),
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    mut place: ResMut<WindowPlace>,
    _main_thread: NonSendMarker,
) {
    if moved.read().count() + resized.read().count() == 0 {
        return;
    }
    let (entity, window) = *window;
    WINIT_WINDOWS.with_borrow(|windows| {
        let Some(there) = windows.get_window(entity) else {
            return;
        };
        // A window that was put aside has no size of its own.
        if there.fullscreen().is_some() || there.is_minimized() == Some(true) {
            return;
        }
        let maximised = there.is_maximized();
        place.set_if_neq(if maximised {
            WindowPlace {
                maximised,
                ..*place
            }
        } else {
            WindowPlace {
                size: Some(window.size()),
                corner: there.outer_position().ok().map(|at| IVec2::new(at.x, at.y)),
                maximised,
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Vec2 = Vec2::new(1280.0, 720.0);

    fn monitor(x: i32, width: i32, height: i32, scale: f32) -> Area {
        Area {
            rect: IRect::new(x, 0, x + width, height),
            scale,
        }
    }

    fn kept(size: Vec2, corner: IVec2) -> WindowPlace {
        WindowPlace {
            size: Some(size),
            corner: Some(corner),
            maximised: false,
        }
    }

    #[test]
    fn at_the_first_start_the_window_fits_its_monitor_at_every_scale() {
        for (width, height, scale, fits) in [
            (1920, 1080, 1.0, true),
            (3840, 2160, 2.0, true),
            (2048, 1200, 2.0, false),
            (1366, 768, 1.0, false),
            (1280, 720, 1.0, false),
            (640, 400, 1.0, false),
            (1920, 1080, 1.5, false),
        ] {
            let area = monitor(0, width, height, scale);
            let place = WindowPlace::default().on(&[area], USUAL);
            let size = place.size.expect("it has a size");
            let pixels = (size * scale).as_ivec2();
            assert!(
                pixels.x < width && pixels.y < height,
                "{place:?} on {area:?}"
            );
            assert_eq!(size == USUAL, fits, "{place:?} on {area:?}");
            assert_eq!((place.maximised, place.corner), (!fits, None));
        }
    }

    #[test]
    fn a_window_comes_back_where_it_was_also_on_the_second_monitor() {
        let areas = [monitor(0, 1920, 1080, 1.0), monitor(1920, 2560, 1440, 1.0)];
        for place in [
            kept(Vec2::new(900.0, 600.0), IVec2::new(100, 80)),
            kept(Vec2::new(1900.0, 1000.0), IVec2::new(0, 20)),
            kept(Vec2::new(900.0, 600.0), IVec2::new(2000, 300)),
        ] {
            assert_eq!(place.on(&areas, USUAL), place);
        }
        let maximised = WindowPlace {
            maximised: true,
            ..kept(Vec2::new(900.0, 600.0), IVec2::new(100, 80))
        };
        assert_eq!(maximised.on(&areas, USUAL), maximised);
    }

    #[test]
    fn no_window_comes_back_off_the_monitors() {
        let areas = [monitor(0, 1366, 768, 1.0)];
        let size = Vec2::new(900.0, 600.0);
        let gone = kept(size, IVec2::new(2000, 300)).on(&areas, USUAL);
        assert_eq!((gone.size, gone.corner), (Some(size), None));
        let beyond = kept(size, IVec2::new(700, 400)).on(&areas, USUAL);
        assert_eq!(beyond.corner, Some(IVec2::new(466, 168)));
        let above = kept(size, IVec2::new(-200, -100)).on(&areas, USUAL);
        assert_eq!(above.corner, Some(IVec2::ZERO));
        let far = kept(size, IVec2::MAX).on(&areas, USUAL);
        assert_eq!(far.corner, None);
        let large = kept(Vec2::new(2000.0, 1200.0), IVec2::new(-400, -300)).on(&areas, USUAL);
        assert_eq!(
            (large.size, large.corner, large.maximised),
            (Some(Vec2::new(1366.0, 768.0)), Some(IVec2::ZERO), true)
        );
    }

    #[test]
    fn a_size_that_no_window_can_have_is_not_taken_from_a_file() {
        let areas = [monitor(0, 1920, 1080, 1.0)];
        for wrong in [
            Vec2::ZERO,
            Vec2::NAN,
            Vec2::new(-900.0, 600.0),
            Vec2::INFINITY,
        ] {
            assert_eq!(kept(wrong, IVec2::ZERO).on(&areas, USUAL).size, Some(USUAL));
        }
        let none = WindowPlace::default().on(&[], USUAL);
        assert_eq!((none.size, none.corner), (Some(USUAL), None));
    }
}
