//! Screen readers of the desktop, by AccessKit: through AT-SPI on Linux, UI Automation on Windows,
//! and NSAccessibility on macOS.
//!
//! There is one tree, made from the same list as the elements of the web page. egui can make one
//! too, but knows neither the steps on the board nor what happens there, and the engine makes one
//! from entities, of which the user interface has none. Two trees would replace each other, so both
//! are off.
//!
//! The tree is sent when something in it has changed, and only while somebody listens. On Windows
//! and macOS the engine connects its window to the system. There its connection leaves requests
//! waiting for the next frame, so a thread looks after them: this program draws none at rest. On
//! Linux, `linux` makes the connection, which wakes the program, where the feature `screen-reader`
//! is on.

mod focus;
#[cfg(all(target_os = "linux", feature = "screen-reader"))]
mod linux;
mod requests;
mod tree;

use std::{
    collections::VecDeque,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{
    a11y::{AccessibilityRequested, ManageAccessibilityUpdates},
    ecs::system::NonSendMarker,
    prelude::*,
    window::PrimaryWindow,
    winit::accessibility::ACCESS_KIT_ADAPTERS,
};

use self::focus::BoardFocus;
use super::{
    Announcement,
    copies::{self, Copies, is_asked_for},
};
use crate::table::language::ReadersLanguage;

/// Keeps the tree up to date and takes what is done through it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<Announced>()
        .init_resource::<Renewed>();
    app.world_mut()
        .get_resource_or_init::<ManageAccessibilityUpdates>()
        .set(false);
    app.add_plugins((focus::plugin, requests::plugin))
        .add_systems(
            Last,
            (
                remember,
                focus::settle.run_if(is_asked_for),
                show.run_if(is_asked_for),
            )
                .chain()
                .after(copies::list)
                .after(super::read_out),
        );
    #[cfg(all(target_os = "linux", feature = "screen-reader"))]
    app.add_plugins(linux::plugin);
}

/// Whether the whole tree is to be sent, because somebody has begun to listen.
#[derive(Resource, Clone)]
struct Renewed(Arc<AtomicBool>);

impl Default for Renewed {
    fn default() -> Self {
        Self(Arc::new(AtomicBool::new(true)))
    }
}

/// The last announcements, each with its number.
#[derive(Resource, Default)]
struct Announced {
    count: u64,
    last: VecDeque<(u64, String)>,
}

impl Announced {
    /// How many can be read again.
    const KEPT: usize = 30;

    fn push(&mut self, text: String) {
        self.count += 1;
        self.last.push_back((self.count, text));
        if self.last.len() > Self::KEPT {
            self.last.pop_front();
        }
    }
}

fn remember(mut announcements: MessageReader<Announcement>, mut announced: ResMut<Announced>) {
    for Announcement(text) in announcements.read() {
        announced.push(text.clone());
    }
}

/// Sends the tree if it has changed.
fn show(
    copies: Res<Copies>,
    announced: Res<Announced>,
    focus: Res<BoardFocus>,
    (renewed, language): (Res<Renewed>, Res<ReadersLanguage>),
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    #[cfg(all(target_os = "linux", feature = "screen-reader"))] connection: Option<
        ResMut<linux::Connection>,
    >,
    _main_thread: NonSendMarker,
) {
    let is_new = renewed.0.swap(false, Ordering::Relaxed);
    if !(is_new
        || copies.is_changed()
        || announced.is_changed()
        || focus.is_changed()
        || language.is_changed())
    {
        return;
    }
    let Ok((entity, window)) = windows.single() else {
        return;
    };
    let tree = || {
        let focus = focus.id();
        tree::build(entity, window, &copies.0, &announced.last, focus, &language)
    };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&entity) {
            adapter.update_if_active(tree);
        }
    });
    #[cfg(all(target_os = "linux", feature = "screen-reader"))]
    if let Some(mut connection) = connection {
        connection.send(tree);
    }
}
