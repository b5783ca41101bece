//! The rules of Tabula that an action can break: code and words of each, declared once.

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
    OneDieAtATime,
    NoSuchPlace,
    NoPieceThere,
    NotYourPiece,
    WrongDirection,
    WrongTarget,
    BarFirst,
    PointClosed(u8),
    /// House rule: the second half is locked.
    SecondHalfLocked,
    PiecesInHand,
    NotGathered,
    ExactNumber(u8),
    /// House rule: the number is too large, and a piece is further back.
    PieceFurtherBack(u8),
    /// Another order or choice uses more dice.
    WastesDice,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::OneDieAtATime => words::tabula::one_die_at_a_time(),
            Self::NoSuchPlace => words::tabula::no_such_place(),
            Self::NoPieceThere => words::tabula::no_piece_there(),
            Self::NotYourPiece => words::tabula::not_your_piece(),
            Self::WrongDirection => words::tabula::wrong_direction(),
            Self::WrongTarget => words::tabula::wrong_target(),
            Self::BarFirst => words::tabula::bar_first(),
            Self::PointClosed(number) => words::tabula::point_closed(*number),
            Self::SecondHalfLocked => words::tabula::second_half_locked(),
            Self::PiecesInHand => words::tabula::pieces_in_hand(),
            Self::NotGathered => words::tabula::not_gathered(),
            Self::ExactNumber(number) => words::tabula::exact_number(*number),
            Self::PieceFurtherBack(number) => words::tabula::piece_further_back(*number),
            Self::WastesDice => words::tabula::wastes_dice(),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
