//! The rules of Tabula that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// A rule that an action would break, worded for the player. Its code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation {
    /// Nothing can be done any more.
    #[error("The game is over.")]
    GameOver,
    /// A step or the end of a turn without dice.
    #[error("Throw the dice first.")]
    ThrowFirst,
    /// A throw while dice wait to be played.
    #[error("The dice lie on the table; play them first.")]
    DiceLieThere,
    /// The opening throw must be two dice of 1 to 6.
    #[error("{0} is no opening throw: each player throws one die, from 1 to 6.")]
    NotAnOpeningThrow(String),
    /// A throw must be three dice of 1 to 6.
    #[error("{0} is no throw of this game: there are three dice, each from 1 to 6.")]
    NotAThrow(String),
    /// A button that other games have.
    #[error("Tabula has no such choice.")]
    NoSuchChoice,
    /// The turn is not complete.
    #[error("You can still move, so you must.")]
    StillPlayable,
    /// A step with several targets or none.
    #[error("A step takes one piece to one place; play the dice one after the other.")]
    OneDieAtATime,
    /// No die on the table shows this number.
    #[error("No die shows {0}.")]
    NoSuchDie(u8),
    /// The die has been used.
    #[error("The {0} has been used.")]
    DieUsed(u8),
    /// A place from which no man can be taken.
    #[error("No piece can be taken up there.")]
    NoSuchPlace,
    /// The place is empty.
    #[error("No piece of yours is there.")]
    NoManThere,
    /// The man belongs to the other player.
    #[error("That piece is not yours.")]
    NotYourMan,
    /// The target lies behind the man.
    #[error("All pieces move from 1 up to 24, and then off the board.")]
    WrongDirection,
    /// The die does not lead there.
    #[error("That piece cannot get there with this throw.")]
    WrongTarget,
    /// A man waits on the bar.
    #[error("Your piece on the bar must enter first.")]
    BarFirst,
    /// Two or more enemy men stand there.
    #[error("Blocked: your opponent holds point {0} with two or more pieces.")]
    PointClosed(u8),
    /// House rule: the second half is locked.
    #[error("The second half is locked: nothing may land on 13 or beyond while pieces are in hand.")]
    SecondHalfLocked,
    /// Bearing off waits for the men in hand.
    #[error("No piece can be borne off while you have pieces in hand.")]
    MenInHand,
    /// Bearing off waits for the men in the first three quarters.
    #[error("No piece can be borne off before all of yours are in the last quarter, 19 to 24.")]
    NotGathered,
    /// The number is too large.
    #[error("Bearing off from there needs exactly {0}.")]
    ExactNumber(u8),
    /// House rule: the number is too large, and a man is further back.
    #[error("A larger number than {0} bears off from there only if none of your pieces is further back.")]
    ManFurtherBack(u8),
    /// Another order or choice uses more dice.
    #[error("You must use as many dice as you can: after that move fewer could be played.")]
    WastesDice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
