//! `.xg`, the match file of eXtreme Gammon: its games are read, its analysis is skipped.
//!
//! The file is binary. A header of fixed size and a small picture stand in front of an archive of
//! zlib streams; the first of them is `temp.xg`, a row of records of 2,560 bytes: the head of the
//! match, then for each game its head, the cube decisions and the turns in their order, and its end.
//! The streams behind it (rollouts, comments, an index) hold no games.
//!
//! The first player of the file is White. A file that is cut keeps the games that stand in it. The
//! records are played in the way of a `.mat` file; as there are no lines, a remark names the game
//! and the throw in it.

mod archive;
mod games;
mod record;

use tesserae_rules::RuleValues;
use tesserae_words::files;

use super::{content, mat::MatText, options};
use crate::{Content, ImportError};
use games::Games;

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
    let options = options(house_rules)?;
    let unpacked = archive::unpack(bytes).map_err(ImportError::Foreign)?;
    let mut games = Games::read(&unpacked.records).map_err(ImportError::Foreign)?;
    if unpacked.is_cut {
        games.remark_last(files::cut_here());
    }
    let Games {
        section,
        remarks,
        places,
    } = games;
    let MatText {
        files,
        is_one_match,
        mut remarks,
    } = MatText::play(&[section], remarks, &options)
        .map_err(|error| ImportError::Foreign(error.what))?;
    for remark in &mut remarks {
        if let Some(place) = remark
            .line
            .checked_sub(1)
            .and_then(|index| places.get(index))
        {
            remark.what = files::at_place(place.clone(), remark.what.clone());
        }
        remark.line = 0;
    }
    content(files, is_one_match, remarks)
}

#[cfg(test)]
mod tests;
