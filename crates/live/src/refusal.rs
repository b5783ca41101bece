//! Why a line is not added to a log.

use std::borrow::Cow;

use tesserae_rules::{HeaderError, IllegalAction, RuleViolation, UndoError};

use crate::agreed::DiceError;

/// Why a line is not added to a log. The log is unchanged.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{text}")]
pub struct Refusal {
    /// A short name that stays the same when the wording changes; for illegal actions that of the
    /// broken rule.
    pub code: Cow<'static, str>,
    /// One sentence for the player.
    pub text: String,
}

impl Refusal {
    /// A refusal of the table itself.
    pub(crate) fn new(code: &'static str, text: &str) -> Self {
        Self {
            code: code.into(),
            text: text.to_owned(),
        }
    }
}

impl Refusal {
    /// Nothing happens before the guest has sat down.
    pub(crate) fn not_sat() -> Self {
        Self::new("not_sat", "The other player has not sat down yet.")
    }

    /// There is no question to answer.
    pub(crate) fn not_asked() -> Self {
        Self::new("not_asked", "Nothing is asked for.")
    }

    /// There is no place for this line in the log.
    pub(crate) fn full() -> Self {
        Self::new(
            "full",
            "The log of this room is full. Go on by links, or resign.",
        )
    }
}

impl From<IllegalAction> for Refusal {
    fn from(illegal: IllegalAction) -> Self {
        Self {
            code: illegal.code.into(),
            text: illegal.text,
        }
    }
}

impl From<DiceError> for Refusal {
    fn from(error: DiceError) -> Self {
        Self {
            code: error.code().into(),
            text: error.to_string(),
        }
    }
}

impl From<UndoError> for Refusal {
    fn from(error: UndoError) -> Self {
        Self {
            code: error.code().into(),
            text: tesserae_rules::sentence(&error.to_string()),
        }
    }
}

impl From<HeaderError> for Refusal {
    fn from(error: HeaderError) -> Self {
        Self {
            code: "header".into(),
            text: tesserae_rules::sentence(&error.to_string()),
        }
    }
}
