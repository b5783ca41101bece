//! The web page around the game: announcements for screen readers, accessible copies of the
//! buttons, files and links.
//!
//! The JavaScript side is in `web/`. What other folders need of the page is in `page`. Only the
//! browser build has this.

mod accessibility;
mod language;
mod letters;
mod loading;
mod navigation;
mod tabs;
pub(crate) mod textures;
mod transfer;
mod vibration;
mod wake;

use bevy::prelude::*;

/// Carries out what the page asks for and what the game asks of it.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        accessibility::plugin,
        language::plugin,
        letters::plugin,
        loading::plugin,
        navigation::plugin,
        tabs::plugin,
        textures::plugin,
        transfer::plugin,
    ))
    .add_plugins((vibration::plugin, wake::plugin));
}
