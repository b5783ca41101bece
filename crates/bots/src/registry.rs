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

/// How the end of one game begins to be solved, where that can be done while somebody waits; nothing in a position
/// where it cannot.
type BeginSolved = fn(&dyn Game, &Arc<Knowledge>) -> Result<Option<Box<dyn GameBot>>, SearchError>;

/// A game that has bots.
struct Bots {
    kind: Kind,
    begin: Begin,
    judge_throws: Option<JudgeThrows>,
    begin_solved: Option<BeginSolved>,
}

impl Bots {
    const fn new(kind: Kind, begin: Begin) -> Self {
        Self { kind, begin, judge_throws: None, begin_solved: None }
    }
}

/// The games that have bots.
const BOTS: &[Bots] = &[
    Bots {
        judge_throws: Some(crate::backgammon::judge_throws),
        ..Bots::new(Kind::Backgammon, crate::backgammon::begin)
    },
    Bots::new(Kind::Tabula, crate::tabula::begin),
    Bots { begin_solved: Some(crate::ur::begin_solved), ..Bots::new(Kind::Ur, crate::ur::begin) },
    Bots::new(Kind::TableroDeJesus, crate::tablero_de_jesus::begin),
    Bots::new(Kind::TableroDiBerona, crate::tablero_di_berona::begin),
];

fn find(kind: Kind) -> Option<&'static Bots> {
    BOTS.iter().find(|bots| bots.kind == kind)
}

/// Whether a game has bots.
#[must_use]
pub fn has_bots(kind: Kind) -> bool {
    find(kind).is_some()
}

/// Begins to value throws in whichever game it is, where there is a quick way.
pub(crate) fn judge_throws(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
) -> Result<Option<Box<dyn ThrowBot>>, SearchError> {
    let judge = find(game.kind()).and_then(|bots| bots.judge_throws);
    judge.map_or(Ok(None), |judge| judge(game, knowledge))
}

/// Begins to solve the end of whichever game it is, where that can be done while somebody waits.
pub(crate) fn begin_solved(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
) -> Result<Option<Box<dyn GameBot>>, SearchError> {
    let begin = find(game.kind()).and_then(|bots| bots.begin_solved);
    begin.map_or(Ok(None), |begin| begin(game, knowledge))
}

/// Begins a search in whichever game it is. The game waits for a throw or for somebody to act.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let bots = find(game.kind()).ok_or(SearchError::NoBot(game.kind()))?;
    (bots.begin)(game, knowledge, level, seed)
}
