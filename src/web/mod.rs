//! The web page around the game: announcements for screen readers, accessible copies of the buttons, files and links.
//!
//! The JavaScript side is in `web/`. What other folders need of the page is in `page`.

#[cfg(target_arch = "wasm32")]
mod accessibility;
#[cfg(target_arch = "wasm32")]
mod loading;
#[cfg(target_arch = "wasm32")]
mod navigation;
#[cfg(target_arch = "wasm32")]
mod tabs;
#[cfg(target_arch = "wasm32")]
mod transfer;
#[cfg(target_arch = "wasm32")]
mod vibration;
#[cfg(target_arch = "wasm32")]
mod wake;

use bevy::prelude::*;

/// Carries out what the page asks for and what the game asks of it.
pub(crate) fn plugin(app: &mut App) {
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((accessibility::plugin, loading::plugin, navigation::plugin, tabs::plugin, transfer::plugin))
        .add_plugins((vibration::plugin, wake::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    let _ = app;
}
