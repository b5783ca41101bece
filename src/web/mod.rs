//! The page around the game in a browser: what happens is told in words, buttons are repeated as real ones, and games come and go as files and
//! links.
//!
//! The page's own side of this lies in `web/`. Here only the door between the two is for the browser alone; the rest is compiled and tested
//! everywhere.

#[cfg(target_arch = "wasm32")]
mod accessibility;
pub mod announce;
#[cfg(target_arch = "wasm32")]
mod bridge;
pub mod command;
#[cfg(target_arch = "wasm32")]
mod transfer;

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
pub(crate) use crate::web::bridge::{said, tell_report};

/// Everything that goes through the door between the game and its page. Without a page there are only the errands, which nobody wishes for.
pub fn plugin(app: &mut App) {
    app.add_message::<command::PageCommand>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((bridge::plugin, accessibility::plugin, transfer::plugin));
}
