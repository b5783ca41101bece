//! What can happen in a game: a throw, a step with one piece, a choice.

use serde::{Deserialize, Serialize};

use crate::{Choice, Place, Throw};

/// Anything that can happen in a game.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Dice or lots have come to rest.
    Throw(Throw),
    /// One die, applied to one piece or stack.
    Step(Step),
    /// A button: something decided without touching a piece.
    Choice(Choice),
}

/// One die applied to one piece, as a hand does it: take it up at `from`, touch the places of
/// `path` in order, let go at the last of them.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Where the hand takes the piece.
    pub from: Place,
    /// Where it goes. One place in most games; in Berona every square on which the walk leaves a
    /// token.
    pub path: Vec<Place>,
    /// The number of the die or lots it uses, or the length of a free move.
    pub die: u8,
}

impl Step {
    /// A step with a single target.
    #[must_use]
    pub fn new(from: Place, to: Place, die: u8) -> Self {
        Self {
            from,
            path: vec![to],
            die,
        }
    }

    /// Where the hand lets go.
    #[must_use]
    pub fn to(&self) -> Place {
        self.path.last().copied().unwrap_or(self.from)
    }
}

impl Action {
    /// The step, if it is one.
    #[must_use]
    pub fn step(self) -> Option<Step> {
        match self {
            Self::Step(step) => Some(step),
            _ => None,
        }
    }

    /// The choice, if it is one.
    #[must_use]
    pub fn choice(self) -> Option<Choice> {
        match self {
            Self::Choice(choice) => Some(choice),
            _ => None,
        }
    }
}

impl From<Step> for Action {
    fn from(step: Step) -> Self {
        Self::Step(step)
    }
}

impl From<Choice> for Action {
    fn from(choice: Choice) -> Self {
        Self::Choice(choice)
    }
}

impl From<Throw> for Action {
    fn from(throw: Throw) -> Self {
        Self::Throw(throw)
    }
}
