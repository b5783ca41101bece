//! The result of a game.

use tesserae_words as words;

use super::Options;
use crate::{Outcome, Seat};

/// The result of a game: what the winner has gained over the stake.
///
/// With the coins of the board kept by nobody the loser loses more than the winner gains.
pub(super) fn outcome(winner: Seat, purse: u8, options: &Options) -> Outcome {
    Outcome {
        winner: Some(winner),
        points: u32::from(purse.saturating_sub(options.stake)),
        manner: words::jesus::cannot_refill(),
        series_over: true,
    }
}
