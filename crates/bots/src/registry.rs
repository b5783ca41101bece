//! The games that have bots; a search is passed to the bots of its game.

use tesserae_rules::{Choice, Game, Kind, Pending};

use crate::{
    Level, Ranking, Search, SearchError, Stop, backgammon, bot::Bots, tablero_de_jesus,
    tablero_di_berona, tabula, ur,
};

/// The bots of a game; None if it has none.
fn find(kind: Kind) -> Option<&'static dyn Bots> {
    match kind {
        Kind::Backgammon => Some(&backgammon::Backgammon),
        Kind::Tabula => Some(&tabula::Tabula),
        Kind::Ur => Some(&ur::Ur),
        Kind::TableroDeJesus => Some(&tablero_de_jesus::TableroDeJesus),
        Kind::TableroDiBerona => Some(&tablero_di_berona::TableroDiBerona),
    }
}

/// Whether a game has bots.
#[must_use]
pub fn has_bots(kind: Kind) -> bool {
    find(kind).is_some()
}

/// What a level offers instead of playing on where it has lost for certain; None elsewhere.
///
/// # Errors
/// If the game cannot be read.
pub fn resignation(game: &dyn Game, level: Level) -> Result<Option<Choice>, SearchError> {
    find(game.kind()).map_or(Ok(None), |bots| bots.resignation(game, level))
}

impl Search<'_> {
    /// Ranks every decision of the player who is asked.
    ///
    /// # Errors
    /// If the game is over, the knowledge does not fit it, or the search is stopped.
    pub fn think(&self, stop: &Stop) -> Result<Ranking, SearchError> {
        stop.check()?;
        self.bots()?.think(self, stop)
    }

    /// Ranks every decision by exact values; None in a position that would take too long to solve.
    /// The knowledge keeps what has been solved, so that the next search in the same game is quick.
    ///
    /// # Errors
    /// If the game is over, the knowledge does not fit it, or the search is stopped.
    pub fn solve(&self, stop: &Stop) -> Result<Option<Ranking>, SearchError> {
        self.bots()?.solve(self, stop)
    }

    /// The bots of the game, if somebody is asked something and the knowledge is about it.
    pub(crate) fn bots(&self) -> Result<&'static dyn Bots, SearchError> {
        let (game, knowledge) = (self.game.kind(), self.knowledge.kind());
        if self.game.pending() == Pending::Over {
            return Err(SearchError::Over);
        }
        if knowledge != game {
            return Err(SearchError::OtherGame { knowledge, game });
        }
        find(game).ok_or(SearchError::NoBot(game))
    }
}
