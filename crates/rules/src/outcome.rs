//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// How a game ended.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; None if the game was drawn.
    pub winner: Option<Seat>,
    /// What it is worth, in the points of the game: stakes, tallies, coins.
    pub points: u32,
    /// In words: “gammon”, “by the highest column”, “cannot refill”.
    pub manner: String,
    /// Whether the series (match, set, ledger) is over as well. A single game is a series of one.
    pub series_over: bool,
}

impl Outcome {
    /// The end in a sentence, with the names of the two players: “Ben wins 2 points: gammon.”
    #[must_use]
    pub fn in_words(&self, names: [&str; 2]) -> String {
        let Some(winner) = self.winner else {
            return format!("A draw: {}.", self.manner);
        };
        let points = if self.points == 1 {
            "1 point".to_owned()
        } else {
            format!("{} points", self.points)
        };
        let end = if self.manner.is_empty() {
            ".".to_owned()
        } else {
            format!(": {}.", self.manner)
        };
        format!("{} wins {points}{end}", names[winner.index()])
    }
}
