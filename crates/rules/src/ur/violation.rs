//! The rules of the Royal Game of Ur that an action can break: code and words of each, declared
//! once.

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
    #[error("The throw has been used; end your turn.")]
    TurnComplete,
    #[error("Make the rosette’s free move first, or do without it.")]
    RewardOpen,
    /// The same where a rosette has earned another throw.
    #[error("First move the piece home, or let it stay on the rosette.")]
    HomeOrStay,
    #[error("No rosette has earned a free move that you could do without.")]
    NoReward,
    #[error("A piece goes to its square in one go.")]
    OneTarget,
    #[error("No piece can move from there.")]
    NotAPlace,
    #[error("That piece is home already.")]
    AlreadyHome,
    #[error("That piece is not yours.")]
    NotYours,
    #[error("None of your pieces is there.")]
    NoPiece,
    #[error("Only three blanks let your first piece in.")]
    Locked,
    #[error("Three blanks move nothing.")]
    Blanks,
    #[error("You threw {value}, so a piece goes exactly {value} squares.")]
    NotTheThrow { value: u8 },
    #[error("A free move goes 1, 2, 3 or 5 squares.")]
    NotAFreeLength,
    #[error("A piece enters by 1, 2 or 3; 5 never enters one.")]
    NeverEnters,
    /// Anything but going home where a rosette has earned another throw.
    #[error(
        "Only the piece on the last rosette may go on now, and only home; the rosette has earned another throw, too."
    )]
    OnlyHome,
    #[error("The route ends before that: a piece goes home from the last rosette, with exactly 1.")]
    Overshoot,
    #[error("Pieces only go forward along their route.")]
    WrongDirection,
    /// A square that only the other player's pieces use.
    #[error("Your pieces never come to that square.")]
    NotOnRoute,
    #[error("That piece cannot get there now.")]
    WrongTarget,
    #[error("Blocked: your own piece is on {square}.")]
    OwnPiece { square: &'static str },
    #[error("Blocked: your opponent’s piece is safe on the rosette {square}.")]
    SafeRosette { square: &'static str },
    #[error("Your piece in the river must enter first.")]
    RiverFirst,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(
            self,
            Self::NotTheThrow { .. } | Self::NotAFreeLength | Self::WrongTarget
        )
    }
}
