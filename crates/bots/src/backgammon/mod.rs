//! The bot for backgammon.

use std::sync::Arc;

use tesserae_rules::{Game, Kind};

use crate::{Knowledge, Level, SearchError, bot::GameBot};

pub mod chances;
pub mod evaluator;
pub mod inputs;

pub use chances::Chances;
pub use evaluator::Evaluator;

/// Begins a search.
pub(crate) fn begin(
    _game: &dyn Game,
    _knowledge: &Arc<Knowledge>,
    _level: Level,
    _seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    Err(SearchError::NoBot(Kind::Backgammon))
}
