//! The rules of the Royal Game of Ur that an action can break: code and words of each, declared
//! once.

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
    TurnComplete,
    RewardOpen,
    /// The same where a rosette has earned another throw.
    HomeOrStay,
    NoReward,
    OneTarget,
    NotAPlace,
    AlreadyHome,
    NotYours,
    NoPiece,
    Locked,
    Blanks,
    NotTheThrow {
        value: u8,
    },
    NotAFreeLength,
    NeverEnters,
    /// Anything but going home where a rosette has earned another throw.
    OnlyHome,
    Overshoot,
    WrongDirection,
    /// A square that only the other player's pieces use.
    NotOnRoute,
    WrongTarget,
    OwnPiece {
        square: &'static str,
    },
    SafeRosette {
        square: &'static str,
    },
    RiverFirst,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::TurnComplete => words::ur::turn_complete(),
            Self::RewardOpen => words::ur::reward_open(),
            Self::HomeOrStay => words::ur::home_or_stay(),
            Self::NoReward => words::ur::no_reward(),
            Self::OneTarget => words::ur::one_target(),
            Self::NotAPlace => words::ur::not_a_place(),
            Self::AlreadyHome => words::ur::already_home(),
            Self::NotYours => words::ur::not_yours(),
            Self::NoPiece => words::ur::no_piece(),
            Self::Locked => words::ur::locked(),
            Self::Blanks => words::ur::blanks(),
            Self::NotTheThrow { value } => words::ur::not_the_throw(*value),
            Self::NotAFreeLength => words::ur::not_a_free_length(),
            Self::NeverEnters => words::ur::never_enters(),
            Self::OnlyHome => words::ur::only_home(),
            Self::Overshoot => words::ur::overshoot(),
            Self::WrongDirection => words::ur::wrong_direction(),
            Self::NotOnRoute => words::ur::not_on_route(),
            Self::WrongTarget => words::ur::wrong_target(),
            Self::OwnPiece { square } => words::ur::own_piece(*square),
            Self::SafeRosette { square } => words::ur::safe_rosette(*square),
            Self::RiverFirst => words::ur::river_first(),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(
            self,
            Self::NotTheThrow { .. } | Self::NotAFreeLength | Self::WrongTarget
        )
    }
}
