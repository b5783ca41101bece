//! What a bot is asked: what should the player do who decides next?

use tesserae_rules::{Action, Choice, Game, Kind, PositionError, TextError};

use crate::{Decision, Knowledge, KnowledgeError, Level, Stopped};

/// Why a search found nothing.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over: there is nothing to decide")]
    Over,
    /// The game has no bots.
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
    /// The game writes house rules or a position that it does not read back.
    #[error("the position cannot be read: {0}")]
    Position(#[from] PositionError),
    /// It was stopped.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl From<TextError> for SearchError {
    fn from(error: TextError) -> Self {
        Self::Position(error.into())
    }
}

/// A search for the best decision of the player who is asked. [`Search::think`] carries it out.
///
/// ```
/// # use tesserae_bots::{Knowledge, Level, Search, Stop};
/// # use tesserae_rules::{Kind, backgammon};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// let knowledge = Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?;
/// let game = backgammon::State::new(backgammon::Options::default());
/// let ranking = Search::new(&game, &knowledge, Level::Oracle, 1).think(&Stop::never())?;
/// println!("{:?}", ranking.choice());
/// # Ok(())
/// # }
/// ```
#[derive(Copy, Clone)]
pub struct Search<'a> {
    /// The game, which waits for a throw or a decision.
    pub(crate) game: &'a dyn Game,
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// The most throws that the search may look ahead.
    pub(crate) limit: Option<u8>,
    /// What was done, where that is to be judged.
    pub(crate) judged: Option<&'a [Action]>,
}

impl<'a> Search<'a> {
    /// A search at a level. The seed decides between what the level holds equal.
    #[must_use]
    pub fn new(game: &'a dyn Game, knowledge: &'a Knowledge, level: Level, seed: u64) -> Self {
        Self {
            game,
            knowledge,
            level,
            seed,
            limit: None,
            judged: None,
        }
    }

    /// The same search, which looks at most `throws` throws ahead and solves no endgames: faster,
    /// and weaker where the level would look further.
    #[must_use]
    pub const fn within(self, throws: u8) -> Self {
        Self {
            limit: Some(throws),
            ..self
        }
    }

    /// The same search, which looks at what was done as far ahead as at the best, however bad it
    /// seems: what a decision gives away is then no difference between unequal looks. `actions` are
    /// those of a whole turn or a choice.
    #[must_use]
    pub const fn judging(self, actions: &'a [Action]) -> Self {
        Self {
            judged: Some(actions),
            ..self
        }
    }

    /// Which of these decisions is judged: the one with the same actions, or else the one that
    /// leads to the same position.
    pub(crate) fn find_judged<'d>(
        &self,
        decisions: impl Iterator<Item = &'d Decision> + Clone,
    ) -> Option<usize> {
        let judged = self.judged.filter(|actions| !actions.is_empty())?;
        let same = |decision: &Decision| decision.chosen() == judged;
        decisions.clone().position(same).or_else(|| {
            let reached = end(self.game, judged);
            let mut decisions = decisions;
            decisions.position(|decision| end(self.game, decision.chosen()) == reached)
        })
    }

    /// Whether this choice, or throwing instead of choosing, was made and is judged.
    pub(crate) fn is_chosen(&self, decision: &Decision) -> bool {
        self.judged
            .is_some_and(|actions| decision.chosen() == actions)
    }

    /// Whether something that was done is judged.
    pub(crate) const fn is_judging(&self) -> bool {
        self.judged.is_some()
    }

    /// How many throws a bot looks ahead that wants to look at `throws` of them.
    pub(crate) fn depth(&self, throws: u8) -> u8 {
        self.limit.map_or(throws, |limit| throws.min(limit))
    }
}

/// The position to which actions lead, with the dice handed over where nothing else is left to do.
fn end(game: &dyn Game, actions: &[Action]) -> String {
    let mut game = game.boxed();
    for action in actions {
        game.act_unchecked(action);
    }
    let finish = Choice::Finish.into();
    if game.actions().contains(&finish) {
        game.act_unchecked(&finish);
    }
    game.position()
}
