//! The web page around the game, as the rest of the program sees it: what the page sends, and what
//! only it can do.
//!
//! The JavaScript side is in `web/`. `bridge` calls its functions, `command` is what the user
//! interface asks of it; the folder `web` of the program carries these commands out. `play_request`
//! is what the start page, or a link, asks to play.

#[cfg_attr(not(target_arch = "wasm32"), path = "no_page.rs")]
pub(crate) mod bridge;
pub(crate) mod command;
pub(crate) mod play_request;

use bevy::prelude::*;

/// Connects the game with its page.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<command::PageCommand>()
        .add_plugins(bridge::plugin);
}
