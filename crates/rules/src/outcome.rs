//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How a game ended.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; nobody if the game was drawn.
    pub winner: Option<Seat>,
    /// What it is worth, in the points of the game: stakes, tallies, coins.
    pub points: u32,
    /// In words: “gammon”, “by the highest column”, “cannot refill”.
    pub manner: String,
    /// Whether the series (match, set, ledger) is over as well. A single game is a series of one.
    pub series_over: bool,
}
