//! Whether somebody can see the program: its window may be covered or minimised, or another tab or
//! the start page be shown.

use bevy::{ecs::system::NonSendMarker, prelude::*, window::WindowOccluded};

/// Keeps the answer up to date, before anything asks for it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<WindowIsCovered>()
        .add_systems(PreUpdate, update);
}

/// Whether somebody can see the program. It also counts as changed when that was so between two
/// frames.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum WindowVisibility {
    /// As far as is known, somebody can.
    #[default]
    Seen,
    /// The start page is over it, and frames come as if it was seen.
    #[cfg_attr(
        not(target_arch = "wasm32"),
        expect(dead_code, reason = "only a page has one")
    )]
    BehindStartPage,
    /// The window is covered or minimised, or another tab is shown: frames come late or never.
    Hidden,
}

/// What the system has said last of the window.
#[derive(Resource, Copy, Clone, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(crate) struct WindowIsCovered(bool);

fn update(
    mut covered: MessageReader<WindowOccluded>,
    mut is_covered: ResMut<WindowIsCovered>,
    mut visibility: ResMut<WindowVisibility>,
    windows: Query<(Entity, &Window)>,
    _main_thread: NonSendMarker,
) {
    if let Some(last) = covered.read().last() {
        is_covered.0 = last.occluded;
        visibility.set_changed();
    }
    visibility.set_if_neq(if is_covered.0 {
        WindowVisibility::Hidden
    } else {
        look(&windows)
    });
}

/// Not every system says of a minimised window that it is covered.
#[cfg(not(target_arch = "wasm32"))]
fn look(windows: &Query<(Entity, &Window)>) -> WindowVisibility {
    // Asking the system takes time, and a window that is typed into is seen.
    let mut unfocused = windows.iter().filter(|(_, window)| !window.focused);
    let is_minimised = bevy::winit::WINIT_WINDOWS.with_borrow(|all| {
        unfocused.any(|(window, _)| {
            all.get_window(window)
                .is_some_and(|window| window.is_minimized() == Some(true))
        })
    });
    if is_minimised {
        WindowVisibility::Hidden
    } else {
        WindowVisibility::Seen
    }
}

/// The page's side is `web/accessibility.js`.
#[cfg(target_arch = "wasm32")]
fn look(_: &Query<(Entity, &Window)>) -> WindowVisibility {
    match ["tesseraeIsHidden", "tesseraeIsCovered"].map(crate::page::bridge::says_yes) {
        [true, _] => WindowVisibility::Hidden,
        [false, true] => WindowVisibility::BehindStartPage,
        [false, false] => WindowVisibility::Seen,
    }
}
