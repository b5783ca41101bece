//! What every game can do: say what it waits for, list the legal actions, carry one out.
//! [`Describe`] is how it speaks.

use serde::{Deserialize, Serialize};
use tesserae_words::Text;

use crate::{
    Action, Arrangement, Choice, Describe, Die, Effect, IllegalAction, Kind, Outcome, Place,
    RuleValues, Seat, Step, Throw, ThrowSpec,
};

/// A game, from the first throw to the end of its series.
///
/// The value holds everything that decides what may happen next: the pieces, the dice on the table,
/// the score of the match, set or ledger. Chance is a node like any other: where [`Game::pending`]
/// is a throw, [`Game::act`] takes any throw that fits, as it takes a move.
///
/// A turn goes like this: a throw; steps, each of which begins at least one legal turn; and, when
/// nothing more can be played, [`Choice::Finish`], which ends the turn. (In Jesus the dice change
/// hands by surrender and by taking a run, so nothing is left to finish.)
pub trait Game: Describe + std::fmt::Debug + Send + Sync {
    /// Which game it is.
    fn kind(&self) -> Kind;

    /// What a seat is called in files, and in what programs read, where no name is given: “White”.
    /// It stays the same from the first throw to the last.
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.kind().seat_name(seat)
    }

    /// What the players read for a seat where no name is given.
    fn seat_title(&self, seat: Seat) -> Text {
        self.kind().seat_title(seat)
    }

    /// The house rules it is played by, defaults included.
    fn house_rules(&self) -> RuleValues;

    /// What the game waits for.
    fn pending(&self) -> Pending;

    /// Every legal action now but throws and resignations: steps, each of which begins a legal
    /// turn, and choices. Where a throw is asked for this holds what may be chosen instead of it: a
    /// double, a claim, taking a run.
    fn actions(&self) -> Vec<Action>;

    /// The steps among [`Game::actions`].
    fn steps(&self) -> Vec<Step> {
        self.actions()
            .into_iter()
            .filter_map(Action::step)
            .collect()
    }

    /// The choices among [`Game::actions`].
    fn choices(&self) -> Vec<Choice> {
        self.actions()
            .into_iter()
            .filter_map(Action::choice)
            .collect()
    }

    /// Whether an action of this game can be undone: a step can, until chance or the other player
    /// has answered to it.
    fn can_undo(&self, action: &Action) -> bool {
        matches!(action, Action::Step(_))
    }

    /// Legal offers that are no part of play and that random play leaves alone: resignations.
    fn offers(&self) -> Vec<Action> {
        Vec::new()
    }

    /// The throws that can come up now with the number of equally likely ways of each; empty unless
    /// a throw is asked for.
    fn chances(&self) -> Vec<Chance> {
        match self.pending() {
            Pending::Throw(spec) => spec
                .chances()
                .into_iter()
                .map(|(throw, ways)| Chance { throw, ways })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Carries out an action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The rule that the action breaks, in words for the player.
    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction>;

    /// Carries out an action that is known to be legal, for search. With an illegal one the game
    /// may become nonsense, but nothing panics.
    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect>;

    /// With dice on the table, every distinct position that the rest of this turn can lead to, each
    /// with one way there. Empty where a throw is asked for.
    fn turns(&self) -> Vec<Turn>;

    /// How many [`Game::turns`] there are, for counting without writing them down.
    fn count_turns(&self) -> usize {
        self.turns().len()
    }

    /// Whether one gesture of the player may move the piece at a place by several dice in a row.
    /// Each die is still a step of its own.
    fn combines_dice(&self, _from: Place) -> bool {
        false
    }

    /// Where the pieces lie that this choice would take: the coins of a run.
    fn takeable(&self) -> Vec<Place> {
        Vec::new()
    }

    /// The dice that lie on the table, in the order in which they were thrown.
    fn dice(&self) -> &[Die];

    /// Which piece lies where.
    fn arrangement(&self) -> &Arrangement;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<&Outcome>;

    /// Checks what must always hold: the conservation laws of the rules and that counts and
    /// arrangement agree.
    ///
    /// # Errors
    /// What does not hold, in words.
    fn audit(&self) -> Result<(), String>;

    /// The game itself; of a position that is edited, the game there, if the position is possible.
    fn possible(&self) -> Option<Box<dyn Game>> {
        Some(self.boxed())
    }

    /// A copy.
    fn boxed(&self) -> Box<dyn Game>;
}

impl Clone for Box<dyn Game> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// What a game waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// A throw; the thrower may have something to choose instead, see [`Game::actions`].
    Throw(ThrowSpec),
    /// A step or a choice of this seat.
    Act(Seat),
    /// Nothing: the game is over. If the series is not, the next game may be begun.
    Over,
}

impl Pending {
    /// Who is asked; None when the game is over or each throws a die.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Throw(spec) => spec.seat(),
            Self::Act(seat) => Some(*seat),
            Self::Over => None,
        }
    }
}

/// A throw and how likely it is.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// What comes up.
    pub throw: Throw,
    /// In how many equally likely ways.
    pub ways: u32,
}

/// The rest of a turn.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// One way to play it: steps and choices up to, and without, handing over the dice.
    pub actions: Vec<Action>,
    /// The notation of the position when the dice have been handed over, or the game has ended.
    pub position: String,
}
