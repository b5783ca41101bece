//! Lets dice fly for a replay, which shows a throw of the game as it may have looked.

use bevy::prelude::*;

use super::flight::Thrower;
use crate::table::{ShownThrow, Throwing};

/// Lets the dice fly, or breaks their flight off.
pub(super) fn follow(
    mut shown: MessageReader<ShownThrow>,
    mut throwing: ResMut<Throwing>,
    mut thrower: Thrower,
) {
    // Of what is asked for in one frame only the last is still on the board.
    let Some(last) = shown.read().last() else {
        return;
    };
    if throwing.is_replayed() {
        thrower.break_off();
        *throwing = Throwing::Lying;
    }
    if let ShownThrow::Begin { spec, throw, seed } = last
        && *throwing == Throwing::Lying
    {
        thrower.show(*spec, throw.faces().to_vec(), *seed);
        *throwing = Throwing::Replayed;
    }
}
