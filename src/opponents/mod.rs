//! Opponents: bots at the table. A bot throws the same dice as a person and sends the referee the same intents; it
//! knows nothing of dice to come. How well it plays is decided in `crates/bots`; who sits where stands in the session's
//! header and is read by `state::players`.
//!
//! `knowledge` loads what a game's bots know, `thinking` searches for a decision, `turn` carries it out, and `hand`
//! takes the dice.

mod hand;
mod knowledge;
mod thinking;
mod turn;

use bevy::prelude::*;

pub(crate) use knowledge::{KnowledgeOfGame, Loading};
pub(crate) use turn::Opponents;

/// Lets bots play at the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((knowledge::plugin, turn::plugin, hand::plugin));
}
