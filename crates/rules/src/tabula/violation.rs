//! The rules of Tabula that an action can break: code and words of each, declared once.

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
    #[error("A step takes one piece to one place; play the dice one after the other.")]
    OneDieAtATime,
    #[error("No piece can be taken up there.")]
    NoSuchPlace,
    #[error("No piece of yours is there.")]
    NoPieceThere,
    #[error("That piece is not yours.")]
    NotYourPiece,
    #[error("All pieces move from 1 up to 24, and then off the board.")]
    WrongDirection,
    #[error("That piece cannot get there with this throw.")]
    WrongTarget,
    #[error("Your piece on the bar must enter first.")]
    BarFirst,
    #[error("Blocked: your opponent has two or more pieces on point {0}.")]
    PointClosed(u8),
    /// House rule: the second half is locked.
    #[error(
        "The second half is locked: nothing may land on 13 or beyond while pieces are in hand."
    )]
    SecondHalfLocked,
    #[error("No piece can be borne off while you have pieces in hand.")]
    PiecesInHand,
    #[error("No piece can be borne off before all of yours are in the last quarter, 19 to 24.")]
    NotGathered,
    #[error("Bearing off from there needs exactly {0}.")]
    ExactNumber(u8),
    /// House rule: the number is too large, and a piece is further back.
    #[error(
        "A larger number than {0} bears off from there only if none of your pieces is further back."
    )]
    PieceFurtherBack(u8),
    /// Another order or choice uses more dice.
    #[error("You must use as many dice as you can: after that move fewer could be used.")]
    WastesDice,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
