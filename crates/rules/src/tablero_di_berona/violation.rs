//! The rules of Tablero di Berona that an action can break: code and words of each, declared once.

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
    #[error("There is no token in the reserve.")]
    EmptyReserve,
    #[error("That is your opponent’s reserve.")]
    NotYourReserve,
    #[error("With a {0} a token is placed on your home square {0}.")]
    PlaceElsewhere(u8),
    #[error("Tokens only go between the board and the reserve.")]
    NoSuchPlace,
    #[error("There is no token on that square.")]
    EmptySquare,
    #[error("That stack is not yours: your opponent’s token lies on top.")]
    NotYourStack,
    #[error("Only stacks on your own home squares walk.")]
    MovesFromHome,
    #[error("With a {0} the stack on your home square {0} walks.")]
    MovesElsewhere(u8),
    /// A stack of 18 or more.
    #[error("A stack of {0} cannot walk: there are only 17 other squares.")]
    TooTall(u8),
    #[error("A stack of {height} walks over {height} squares, not {squares}.")]
    WalkLength { height: u8, squares: usize },
    #[error("A walk goes from square to square over their edges.")]
    NotOrthogonal,
    #[error("A walk enters no square twice.")]
    SquareTwice,
    #[error("A walk never comes back to its start.")]
    BackToStart,
    #[error("A token returns to the reserve only with doubles.")]
    ReturnNeedsDoubles,
    #[error("A token returns to the reserve instead of both dice, not after one.")]
    ReturnInsteadOfBoth,
    #[error("A token goes back to its owner’s reserve.")]
    ReturnToOwnReserve,
    #[error("By the house rule a token returns to the reserve only from your own home squares.")]
    ReturnFromHome,
    #[error(
        "After that the second {0} could not be used, and you may not bump as long as you can return a token."
    )]
    ReturnRatherThanBump(u8),
    #[error("You must use both dice: after that the {0} could not be used.")]
    BothDice(u8),
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::PlaceElsewhere(_) | Self::MovesElsewhere(_))
    }
}
