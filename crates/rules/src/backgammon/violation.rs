//! The rules of backgammon that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// A rule that an action would break, worded for the player. Its code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation {
    /// The game has ended.
    #[error("The game is over.")]
    GameOver,
    /// The next game was asked for while this one is being played.
    #[error("This game is not over yet.")]
    GameNotOver,
    /// The next game was asked for after the last.
    #[error("The series is over; there is no next game.")]
    SeriesOver,
    /// A checker was moved, or the turn ended, before the dice were thrown.
    #[error("Throw the dice first.")]
    ThrowFirst,
    /// The dice were thrown again.
    #[error("The dice lie on the table; play them first.")]
    DiceLie,
    /// Something else was done while a double, a beaver or a resignation waits for an answer.
    #[error("The {0} must be answered first.")]
    AnswerFirst(&'static str),
    /// An answer without a question.
    #[error("There is no {0} to answer.")]
    NothingOffered(&'static str),
    /// Not two dice with faces from 1 to 6.
    #[error("“{0}” is not a throw of two dice with faces 1 to 6.")]
    BadThrow(String),
    /// The turn was ended although something can be played.
    #[error("You can still move, so you must.")]
    TurnNotOver,
    /// Both dice have been used.
    #[error("The dice are used up; end your turn.")]
    DiceUsedUp,
    /// No unused die shows that number.
    #[error("No unused die shows {0}.")]
    NoSuchDie(u8),
    /// The place is not one of the backgammon board from which a checker can be moved.
    #[error("A checker cannot be taken from there.")]
    NotAPlace,
    /// Nothing lies there.
    #[error("There is no checker there.")]
    NoManThere,
    /// The checker belongs to the opponent.
    #[error("That checker is not yours.")]
    NotYourMan,
    /// Another checker moved although one waits on the bar.
    #[error("Your checker on the bar must enter first.")]
    BarFirst,
    /// A hand walked over several places with one die.
    #[error("Each die is a step of its own: play one die at a time.")]
    OneDieAtATime,
    /// The target lies behind the checker.
    #[error("Your checkers move from 24 down to 1, and then off the board.")]
    WrongDirection,
    /// The target is not as far as the die says.
    #[error("That checker cannot get there with this throw.")]
    WrongTarget,
    /// The target is held by two or more enemy checkers.
    #[error("Blocked: your opponent holds that point with two or more checkers.")]
    PointClosed,
    /// The target is as far as all dice together say, but each point on the way is held by enemy checkers.
    #[error("Blocked: your opponent holds every point where that checker could stop on the way.")]
    WayClosed,
    /// A checker borne off while others are on their way.
    #[error("No checker can be borne off before all of yours are in your home board.")]
    NotAllHome,
    /// A checker borne off by a larger number although another stands further back.
    #[error("The {0} is too large: only the furthest checker may be borne off by a larger number.")]
    NotTheFurthest(u8),
    /// The step leaves a die unplayed that could be played.
    #[error("You must use both dice if you can: after that move the other one could not be played.")]
    WasteDie,
    /// Only one of the dice can be used, and this is the lower.
    #[error("You can use only one of the dice, and then it must be the higher one.")]
    HigherDie,
    /// Doubling in a game without a doubling cube.
    #[error("This game is played without the doubling cube.")]
    NoDoublingDie,
    /// Doubling after the throw.
    #[error("Doubling is only allowed before the throw.")]
    DoubleBeforeThrow,
    /// Doubling in the Crawford game.
    #[error("No doubling in the Crawford game.")]
    CrawfordGame,
    /// The opponent owns the doubling cube.
    #[error("Your opponent has the doubling cube: only they may double.")]
    DieNotYours,
    /// The die is at its last face.
    #[error("The stake cannot go beyond 64.")]
    #[strum(serialize = "at_most_64")]
    AtMost,
    /// A beaver without the house rule.
    #[error("Beavers are not played in this game.")]
    NoBeavers,
    /// A resignation of 0 or more than 3 times the stake.
    #[error("You can resign 1, 2 or 3 times the stake, not {0} times.")]
    BadResignation(u8),
    /// A resignation in the opening, where nobody is on turn.
    #[error("Nobody is on turn yet.")]
    NobodyOnTurn,
    /// A choice of one of the other games.
    #[error("There is no such choice in backgammon.")]
    NoSuchChoice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
