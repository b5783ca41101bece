//! The bots in a terminal: what they know, and the commands that ask them.

pub mod best;
mod knowledge;
pub mod matches;
pub mod openings;
pub mod rollout;

pub use knowledge::BotFiles;

use tesserae_bots::SearchError;
use tesserae_words::common;

use crate::Failure;

/// That a bot has found nothing. Only of a finished game it is the person's mistake.
pub(crate) fn not_found(error: SearchError) -> Failure {
    match error {
        SearchError::Over => Failure::Input(common::game_over()),
        other => Failure::in_english(other),
    }
}
