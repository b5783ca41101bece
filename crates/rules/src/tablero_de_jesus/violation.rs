//! The rules of Tablero de Jesus that an action can break: code and words of each, declared once.

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
    NoCoin,
    /// A coin let go in another column, in a purse, or over several places.
    LeavesColumn,
    LeavesBoard,
    NotTheWholeDie,
    SameCoin,
    WastesDie(u8),
    NoRun,
    NoRunThere,
    MoveFirst,
    FinishTheMove,
    /// A claim where the dice were not surrendered.
    NothingSurrendered,
    TakeInstead,
    ClaimingForbidden,
    AllAreTaken,
    PickOne,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::NoCoin => words::jesus::no_coin(),
            Self::LeavesColumn => words::jesus::leaves_column(),
            Self::LeavesBoard => words::jesus::leaves_board(),
            Self::NotTheWholeDie => words::jesus::not_the_whole_die(),
            Self::SameCoin => words::jesus::same_coin(),
            Self::WastesDie(number) => words::jesus::wastes_die(*number),
            Self::NoRun => words::jesus::no_run(),
            Self::NoRunThere => words::jesus::no_run_there(),
            Self::MoveFirst => words::jesus::move_first(),
            Self::FinishTheMove => words::jesus::finish_the_move(),
            Self::NothingSurrendered => words::jesus::nothing_surrendered(),
            Self::TakeInstead => words::jesus::take_instead(),
            Self::ClaimingForbidden => words::jesus::claiming_forbidden(),
            Self::AllAreTaken => words::jesus::all_are_taken(),
            Self::PickOne => words::jesus::pick_one(),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::NotTheWholeDie)
    }
}
