//! The text in which the editor looks for a position, of the bytes of a file.

use tesserae_formats::{import, is_binary, text_encoding::decode};
use tesserae_rules::RuleValues;
use tesserae_words::Text;

/// The text of a file in which a position is looked for; of one that is no text, the position at
/// the end of its first game.
///
/// # Errors
/// Why a file that is no text cannot be read, in words.
pub(crate) fn position_text(bytes: &[u8]) -> Result<String, Text> {
    if !is_binary(bytes) {
        return Ok(decode(bytes).into_owned());
    }
    import(bytes, &RuleValues::new())
        .map(|imported| imported.session.game().position())
        .map_err(|error| error.text())
}
