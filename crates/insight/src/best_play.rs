//! The search for the best play in a position, which hints and odds are made of.

use std::sync::Arc;

use tesserae_bots::{Candidate, Knowledge, Level, Progress, Search, SearchError};
use tesserae_rules::{Game, Seat};

use crate::{LOOK_AHEAD, Scale};

/// Begins the search by which decisions are judged: with exact values where they can be worked out, else one throw
/// ahead.
pub(crate) fn search(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Search, SearchError> {
    match Search::solved(game, knowledge)? {
        Some(solved) => Ok(solved),
        None => Ok(Search::new(game, knowledge, Level::Oracle, 0)?.within(LOOK_AHEAD)),
    }
}

/// A position, and the search for the best play in it.
pub(crate) struct BestPlay {
    pub(crate) game: Box<dyn Game>,
    pub(crate) scale: Scale,
    search: Search,
}

impl BestPlay {
    /// Begins to search.
    ///
    /// # Errors
    /// If the game is over or the knowledge does not fit it.
    pub(crate) fn new(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Self, SearchError> {
        let search = search(game, knowledge)?;
        Ok(Self { game: game.boxed(), scale: Scale::of(game), search })
    }

    /// Thinks for about so many evaluations of a position.
    pub(crate) fn step(&mut self, budget: u32) -> Progress {
        self.search.step(budget)
    }

    /// Who decides; nobody where each throws a die.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        self.search.seat()
    }

    /// All that may be decided, best first as far as is known by now.
    pub(crate) fn ranking(&self) -> &[Candidate] {
        self.search.ranking()
    }
}
