//! Pointer, touch and keyboard become intents: pieces are carried, dice are thrown.

pub mod hands;
pub mod keyboard;
pub mod pointer;
pub mod quick_move;
pub mod throwing;

use bevy::prelude::*;

/// Everything that a player does with pointer and keys on the table itself.
pub fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, hands::plugin, keyboard::plugin, throwing::plugin, quick_move::plugin));
}
