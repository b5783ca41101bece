//! `.xg`, the match file of eXtreme Gammon, and `.xgp`, its file of one position, which is a game of
//! one decision: games are read, their analysis is skipped.
//!
//! The file is binary. A header of fixed size and a small picture stand in front of an archive of
//! zlib streams; the first of them is `temp.xg`, a row of records of 2,560 bytes: the head of the
//! match, then for each game its head, the cube decisions and the turns in their order, and its end.
//! The streams behind it (rollouts, comments, an index) hold no games.
//!
//! The first player of the file is White. A file that is cut keeps the games that stand in it.

mod archive;
mod games;
mod record;

use tesserae_rules::RuleValues;
use tesserae_words::files;

use crate::{Content, ImportError};

/// What the format is called where a text names it.
const NAME: &str = ".xg";

/// The bytes at the beginning of a file.
const MAGIC: &[u8] = b"RGMH";

/// Whether the bytes of a file are this format.
pub(crate) fn is_xg(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The games of a file. What it leaves open is as these house rules have it.
///
/// # Errors
/// Why there is none to read: the file is damaged, or of a game that is not played here.
pub(crate) fn read(bytes: &[u8], house_rules: &RuleValues) -> Result<Content, ImportError> {
    let unpacked = archive::unpack(bytes).map_err(ImportError::Foreign)?;
    let mut games = games::read(&unpacked.records).map_err(ImportError::Foreign)?;
    if unpacked.is_cut {
        games.remark_last(files::cut_here());
    }
    games.play(house_rules)
}

#[cfg(test)]
mod tests;
