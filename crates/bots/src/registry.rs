//! The games that have bots.

use std::sync::Arc;

use tesserae_rules::{Game, Kind};

use crate::{
    Knowledge, Level, SearchError,
    bot::{GameBot, ThrowBot},
};

/// How a search in one game begins.
type Begin = fn(&dyn Game, &Arc<Knowledge>, Level, u64) -> Result<Box<dyn GameBot>, SearchError>;

/// How the valuing of throws in one game begins, where that is quicker than a search for each; nothing where the throw
/// decides who acts.
type JudgeThrows = fn(&dyn Game, &Arc<Knowledge>) -> Result<Option<Box<dyn ThrowBot>>, SearchError>;

/// The games that have bots.
const BOTS: &[(Kind, Begin, Option<JudgeThrows>)] = &[
    (Kind::Backgammon, crate::backgammon::begin, Some(crate::backgammon::judge_throws)),
    (Kind::Tabula, crate::tabula::begin, None),
    (Kind::Ur, crate::ur::begin, None),
    (Kind::TableroDeJesus, crate::tablero_de_jesus::begin, None),
    (Kind::TableroDiBerona, crate::tablero_di_berona::begin, None),
];

/// Whether a game has bots.
#[must_use]
pub fn has_bots(kind: Kind) -> bool {
    BOTS.iter().any(|(known, ..)| *known == kind)
}

/// Begins to value throws in whichever game it is, where there is a quick way.
pub(crate) fn judge_throws(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
) -> Result<Option<Box<dyn ThrowBot>>, SearchError> {
    let judge = BOTS.iter().find(|(kind, ..)| *kind == game.kind()).and_then(|(.., judge)| *judge);
    judge.map_or(Ok(None), |judge| judge(game, knowledge))
}

/// Begins a search in whichever game it is. The game waits for a throw or for somebody to act.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let (_, begin, _) = BOTS.iter().find(|(kind, ..)| *kind == game.kind()).ok_or(SearchError::NoBot(game.kind()))?;
    begin(game, knowledge, level, seed)
}
