//! The rules of backgammon that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// Why an action is illegal.
pub(super) type Violation = crate::Violation<Rule>;

/// A rule of this game that an action would break, in words for the player. Its code is the name of
/// the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "snake_case")]
pub enum Rule {
    /// Something else was done while a double, a beaver or a resignation waits for an answer.
    #[error("The {0} must be answered first.")]
    AnswerFirst(&'static str),
    #[error("There is no {0} to answer.")]
    NothingOffered(&'static str),
    #[error("The dice are used up; end your turn.")]
    DiceUsedUp,
    #[error("A checker cannot be taken from there.")]
    NotAPlace,
    #[error("There is no checker there.")]
    NoCheckerThere,
    #[error("That checker is not yours.")]
    NotYourChecker,
    #[error("Your checker on the bar must enter first.")]
    BarFirst,
    #[error("Each die is a step of its own: play one die at a time.")]
    OneDieAtATime,
    #[error("Your checkers move from 24 down to 1, and then off the board.")]
    WrongDirection,
    #[error("That checker cannot get there with this throw.")]
    WrongTarget,
    #[error("Blocked: your opponent has two or more checkers on that point.")]
    PointClosed,
    /// The target is as far as all dice together say, but each point on the way is blocked by enemy
    /// checkers.
    #[error("Blocked: your opponent blocks every point where that checker could stop on the way.")]
    WayClosed,
    #[error("No checker can be borne off before all of yours are in your home board.")]
    NotAllHome,
    #[error("The {0} is too large: only the furthest checker may be borne off by a larger number.")]
    NotTheFurthest(u8),
    #[error("You must use both dice if you can: after that move the other one could not be used.")]
    WasteDie,
    #[error("You can use only one of the dice, and then it must be the higher one.")]
    HigherDie,
    #[error("This game is played without the doubling cube.")]
    NoCube,
    #[error("Doubling is only allowed before the throw.")]
    DoubleBeforeThrow,
    #[error("No doubling in the Crawford game.")]
    CrawfordGame,
    #[error("Your opponent has the doubling cube: only they may double.")]
    CubeNotYours,
    #[error("The stake cannot go beyond 64.")]
    #[strum(serialize = "at_most_64")]
    AtMost,
    #[error("Beavers are not played in this game.")]
    NoBeavers,
    #[error("You can resign 1, 2 or 3 times the stake, not {0} times.")]
    BadResignation(u8),
    /// A resignation in the opening, where nobody is on turn.
    #[error("Nobody is on turn yet.")]
    NobodyOnTurn,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
