//! The errors of the line protocol.

use tesserae_formats::ImportError;
use tesserae_rules::{HeaderError, IllegalAction, TextError, UndoError, session::save::SaveError};

/// The reason why a request fails.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ProtocolError {
    /// For programs: it stays the same when the wording changes.
    pub code: &'static str,
    /// For people, in a sentence.
    pub text: String,
}

impl ProtocolError {
    /// An error.
    pub fn new(code: &'static str, text: impl Into<String>) -> Self {
        Self {
            code,
            text: text.into(),
        }
    }

    /// Invalid arguments of a command.
    pub fn arguments(text: impl Into<String>) -> Self {
        Self::new("bad_arguments", text)
    }
}

impl From<IllegalAction> for ProtocolError {
    fn from(illegal: IllegalAction) -> Self {
        Self::new(illegal.code, illegal.text.to_string())
    }
}

impl From<TextError> for ProtocolError {
    fn from(error: TextError) -> Self {
        Self::new("bad_text", error.to_string())
    }
}

impl From<HeaderError> for ProtocolError {
    fn from(error: HeaderError) -> Self {
        let code = match error {
            HeaderError::Options(_) => "bad_house_rule",
            HeaderError::Position(_) => "bad_position",
            HeaderError::LongName | HeaderError::Name(_) | HeaderError::InvisibleName(_) => {
                "bad_name"
            }
            HeaderError::Player => "bad_player",
            HeaderError::Date(_) => "bad_date",
        };
        Self::new(code, error.to_string())
    }
}

impl From<SaveError> for ProtocolError {
    fn from(error: SaveError) -> Self {
        let code = if matches!(error, SaveError::Format(_)) {
            "unknown_format"
        } else {
            "bad_save"
        };
        Self::new(code, error.to_string())
    }
}

impl From<ImportError> for ProtocolError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Save(error) => error.into(),
            ImportError::Header(error) => error.into(),
            error => Self::new("bad_text", error.to_string()),
        }
    }
}

impl From<UndoError> for ProtocolError {
    fn from(error: UndoError) -> Self {
        IllegalAction::from(error).into()
    }
}
