//! Messages and lines of the log as text: JSON in one way of writing it.

use serde::{Deserialize, Serialize};
use tesserae_rules::json;

/// Why a text is none.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum TextError {
    /// It is no JSON, or names a key twice.
    Json,
    /// It is another object.
    Object,
}

/// Strings, numbers and maps with string keys can always be written; an empty text would be
/// refused.
pub(crate) fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Reads a text. A list in place of an object with its parts, which `serde` would read too, is
/// refused: there is one way of writing it.
pub(crate) fn read<M: for<'de> Deserialize<'de>>(text: &str) -> Result<M, TextError> {
    let value = json::read(text.as_bytes()).map_err(|_| TextError::Json)?;
    let lists_parts = value
        .as_object()
        .is_some_and(|message| message.values().any(serde_json::Value::is_array));
    if lists_parts {
        return Err(TextError::Object);
    }
    serde_json::from_value(value).map_err(|_| TextError::Object)
}
