//! Opponents: bots at the table. A bot throws the same dice as a person and sends the referee the
//! same intents; it knows nothing of dice to come. How well it plays is decided in `crates/bots`;
//! who sits where stands in the session's header and is read by `table::players`.

mod turn;

use bevy::prelude::*;

pub(crate) use turn::Opponents;

/// Lets bots play at the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(turn::plugin);
}
