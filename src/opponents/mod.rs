//! Opponents: bots at the table. A bot throws the same dice as a person and sends the referee the same intents; it
//! knows nothing of dice to come. How well it plays is decided in `crates/bots`; who sits where stands in the session's
//! header and is read by `state::players`.
//!
//! `knowledge` reads the bots' data of a game, `thinking` searches for a decision, `turn` carries it out, and `hand`
//! takes the dice.

mod hand;
mod knowledge;
mod thinking;
mod turn;

use bevy::prelude::*;

use crate::state::game_data;
use knowledge::KnowledgeFormat;
pub(crate) use knowledge::KnowledgeOfGame;
pub(crate) use turn::Opponents;

/// Lets bots play at the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((game_data::plugin::<KnowledgeFormat>, turn::plugin, hand::plugin));
}
