//! `.bgf`, the match file of BGBlitz: its games are read, its analysis is skipped.
//!
//! A line of JSON with the version, the compression and the encoding stands in front. Behind it is
//! the match as gzip of Smile, a binary form of JSON. Its author has published no description; read
//! is what two readers of others agree on, `kevung/bgfparser` and `ngvlamis/gammonview-analysis`,
//! and what they say of cube decisions and of throws without a move.
//!
//! Green is White. A file that is cut cannot be read.

mod archive;
mod games;
mod record;

use tesserae_rules::RuleValues;

use crate::{Content, ImportError};

/// What the format is called where a text names it.
const NAME: &str = ".bgf";

/// Whether the bytes of a file are this format.
pub(crate) fn is_bgf(bytes: &[u8]) -> bool {
    archive::packed(bytes).is_some()
}

/// The games of a file. What it leaves open is as these house rules have it.
///
/// # Errors
/// Why there is none to read: the file is damaged, or of a game that is not played here.
pub(crate) fn read(bytes: &[u8], house_rules: &RuleValues) -> Result<Content, ImportError> {
    let record = archive::unpack(bytes).map_err(ImportError::Foreign)?;
    let games = games::read(record).map_err(ImportError::Foreign)?;
    games.play(house_rules)
}

#[cfg(test)]
mod tests;
