//! The rules of Tablero di Berona that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use tesserae_words::{self as words, Text};
use thiserror::Error;

use crate::RuleViolation;

/// Why an action is illegal.
pub(super) type Violation = crate::Violation<Rule>;

/// A rule of this game that an action would break, in words for the player. Its code is the name of
/// the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[error("{}", self.text())]
#[strum(serialize_all = "snake_case")]
pub enum Rule {
    EmptyReserve,
    NotYourReserve,
    PlaceElsewhere(u8),
    NoSuchPlace,
    EmptySquare,
    NotYourStack,
    MovesFromHome,
    MovesElsewhere(u8),
    /// A stack of 18 or more.
    TooTall(u8),
    WalkLength {
        height: u8,
        squares: usize,
    },
    NotOrthogonal,
    SquareTwice,
    BackToStart,
    ReturnNeedsDoubles,
    ReturnInsteadOfBoth,
    ReturnToOwnReserve,
    ReturnFromHome,
    ReturnRatherThanBump(u8),
    BothDice(u8),
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::EmptyReserve => words::berona::empty_reserve(),
            Self::NotYourReserve => words::berona::not_your_reserve(),
            Self::PlaceElsewhere(number) => words::berona::place_elsewhere(*number),
            Self::NoSuchPlace => words::berona::no_such_place(),
            Self::EmptySquare => words::berona::empty_square(),
            Self::NotYourStack => words::berona::not_your_stack(),
            Self::MovesFromHome => words::berona::moves_from_home(),
            Self::MovesElsewhere(number) => words::berona::moves_elsewhere(*number),
            Self::TooTall(number) => words::berona::too_tall(*number),
            Self::WalkLength { height, squares } => words::berona::walk_length(*height, *squares),
            Self::NotOrthogonal => words::berona::not_orthogonal(),
            Self::SquareTwice => words::berona::square_twice(),
            Self::BackToStart => words::berona::back_to_start(),
            Self::ReturnNeedsDoubles => words::berona::return_needs_doubles(),
            Self::ReturnInsteadOfBoth => words::berona::return_instead_of_both(),
            Self::ReturnToOwnReserve => words::berona::return_to_own_reserve(),
            Self::ReturnFromHome => words::berona::return_from_home(),
            Self::ReturnRatherThanBump(number) => words::berona::return_rather_than_bump(*number),
            Self::BothDice(number) => words::berona::both_dice(*number),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::PlaceElsewhere(_) | Self::MovesElsewhere(_))
    }
}
