//! Pointer, touch, keyboard and gamepad become intents: pieces are carried, dice are thrown.

pub(crate) mod auto_pass;
mod closer_look;
#[cfg(any(test, feature = "gamepad"))]
mod gamepad;
#[cfg(feature = "gamepad")]
mod gamepad_events;
pub(crate) mod hands;
pub(crate) mod hover;
pub(crate) mod key_events;
pub(crate) mod keyboard;
pub(crate) mod letters;
pub(crate) mod pointer;
pub(crate) mod quick_move;
pub(crate) mod throwing;
pub(crate) mod touch;
pub(crate) mod touch_targets;

use bevy::prelude::*;

/// Everything that a player does with pointer and keys on the table itself.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        pointer::plugin,
        touch::plugin,
        hover::plugin,
        hands::plugin,
        key_events::plugin,
        keyboard::plugin,
        closer_look::plugin,
        throwing::plugin,
        quick_move::plugin,
        auto_pass::plugin,
        #[cfg(feature = "gamepad")]
        gamepad_events::plugin,
    ));
}
