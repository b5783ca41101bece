//! The bot for the Royal Game of Ur.

use std::sync::Arc;

use tesserae_rules::{Game, Kind};

use crate::{Knowledge, Level, SearchError, bot::GameBot};

/// Begins a search.
pub(crate) fn begin(
    _game: &dyn Game,
    _knowledge: &Arc<Knowledge>,
    _level: Level,
    _seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    Err(SearchError::NoBot(Kind::Ur))
}
