//! The web page around the game: announcements for screen readers, accessible copies of the buttons, files and links.
//!
//! The JavaScript side is in `web/`. `announce` and `command` are compiled and tested everywhere, the rest is for the
//! browser alone.

#[cfg(target_arch = "wasm32")]
mod accessibility;
#[cfg(any(test, target_arch = "wasm32"))]
mod announce;
#[cfg(target_arch = "wasm32")]
pub(crate) mod bots;
#[cfg(target_arch = "wasm32")]
mod bridge;
pub(crate) mod command;
#[cfg(target_arch = "wasm32")]
mod navigation;
#[cfg(target_arch = "wasm32")]
mod tabs;
#[cfg(target_arch = "wasm32")]
mod transfer;
#[cfg(target_arch = "wasm32")]
mod vibration;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
pub(crate) use crate::web::bridge::{PageInput, publish_report, query_parameter};

/// Connects the game with its page. Outside of a browser nothing reads the [`command::PageCommand`]s.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<command::PageCommand>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((bridge::plugin, accessibility::plugin, navigation::plugin, tabs::plugin, transfer::plugin))
        .add_plugins(vibration::plugin);
}
