//! The one entry: a search for what to do in a game, in slices.

use std::sync::Arc;

use tesserae_rules::{Game, Kind, OptionError, Pending, PositionError, Seat, TextError};

use crate::{Candidate, Decision, Knowledge, KnowledgeError, Level, bot::GameBot, registry};

/// Whether a search has more to find out.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Progress {
    /// Another step may change the ranking.
    Thinking,
    /// Nothing will change any more.
    Done,
}

/// Why a search could not begin.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum SearchError {
    /// The game is over, so nobody has anything to decide.
    #[error("the game is over: there is nothing to decide")]
    Over,
    /// Nobody has written a bot for this game yet.
    #[error("there is no bot for {} yet", .0.title())]
    NoBot(Kind),
    /// The knowledge is about another game.
    #[error("this is knowledge of {}, but the game is {}", knowledge.title(), game.title())]
    OtherGame {
        /// What the knowledge is about.
        knowledge: Kind,
        /// What is played.
        game: Kind,
    },
    /// The knowledge lacks something that the bot needs.
    #[error(transparent)]
    Knowledge(#[from] KnowledgeError),
    /// The game tells house rules or a position that it does not read back.
    #[error("the position cannot be read: {0}")]
    Position(#[from] PositionError),
}

impl From<OptionError> for SearchError {
    fn from(error: OptionError) -> Self {
        Self::Position(error.into())
    }
}

impl From<TextError> for SearchError {
    fn from(error: TextError) -> Self {
        Self::Position(error.into())
    }
}

/// A search for what the player who is asked should do.
///
/// ```no_run
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Level, Progress, Search};
/// # use tesserae_rules::{Game, Kind, backgammon};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read("assets/bots/backgammon.bin")?)?);
/// let game = backgammon::State::new(backgammon::Options::default());
/// let mut search = Search::new(&game, &knowledge, Level::Oracle, 1)?;
/// while search.step(1_000) == Progress::Thinking {}
/// println!("{:?}", search.choice());
/// # Ok(())
/// # }
/// ```
pub struct Search {
    bot: Box<dyn GameBot>,
    seat: Option<Seat>,
}

impl Search {
    /// Begins to search in a game at a level. The seed decides between what the level holds equal.
    ///
    /// # Errors
    /// If the game is over or the knowledge does not fit it.
    pub fn new(game: &dyn Game, knowledge: &Arc<Knowledge>, level: Level, seed: u64) -> Result<Self, SearchError> {
        check(game, knowledge)?;
        Ok(Self { bot: registry::begin(game, knowledge, level, seed)?, seat: game.pending().seat() })
    }

    /// Begins to solve the end of a game, where that can be done while somebody waits: the search ends with exact
    /// values. The knowledge keeps what has been solved, so that the next search in the same game is quick. Nothing in
    /// other positions.
    ///
    /// # Errors
    /// If the game is over or the knowledge does not fit it.
    pub fn solved(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Option<Self>, SearchError> {
        check(game, knowledge)?;
        let bot = registry::begin_solved(game, knowledge)?;
        Ok(bot.map(|bot| Self { bot, seat: game.pending().seat() }))
    }

    /// The same search, which looks at most so many throws ahead and makes no tables first: faster, and weaker where
    /// the level would look further. To be called before the first step.
    #[must_use]
    pub fn within(mut self, throws: u8) -> Self {
        self.bot.limit(throws);
        self
    }

    /// Thinks for about so many evaluations of a position. The final ranking does not depend on the slices.
    pub fn step(&mut self, budget: u32) -> Progress {
        self.bot.step(budget)
    }

    /// Thinks to the end.
    pub fn finish(&mut self) -> &Self {
        while self.step(u32::MAX) == Progress::Thinking {}
        self
    }

    /// Who decides; nobody where each throws a die.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// All that may be decided, as far as it is known by now, best first. It is never empty.
    #[must_use]
    pub fn ranking(&self) -> &[Candidate] {
        self.bot.ranking()
    }

    /// What the level does.
    #[must_use]
    pub fn choice(&self) -> &Decision {
        static THROW: Decision = Decision::Throw;
        let ranking = self.ranking();
        ranking.get(self.bot.choice()).or(ranking.first()).map_or(&THROW, |candidate| &candidate.decision)
    }
}

/// Whether somebody has something to decide, and this is knowledge about the game.
fn check(game: &dyn Game, knowledge: &Knowledge) -> Result<(), SearchError> {
    if game.pending() == Pending::Over {
        return Err(SearchError::Over);
    }
    if knowledge.kind() != game.kind() {
        return Err(SearchError::OtherGame { knowledge: knowledge.kind(), game: game.kind() });
    }
    Ok(())
}
