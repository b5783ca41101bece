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

use tesserae_rules::{HouseRules, RuleValues, backgammon::Options};

use super::{content, mat::MatText};
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
    let foreign = |error: &dyn ToString| ImportError::Foreign(error.to_string());
    let options = Options::from_values(house_rules).map_err(|error| foreign(&error))?;
    let unpacked = archive::unpack(bytes).map_err(|what| foreign(&what))?;
    let mut games = Games::read(&unpacked.records).map_err(|what| foreign(&what))?;
    if unpacked.is_cut {
        games.remark_last("the file is cut off here: what follows is missing");
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
        .map_err(|error| foreign(&error.what.to_string()))?;
    for remark in &mut remarks {
        if let Some(place) = remark
            .line
            .checked_sub(1)
            .and_then(|index| places.get(index))
        {
            remark.what = format!("{place}: {}", remark.what);
        }
        remark.line = 0;
    }
    content(files, is_one_match, remarks)
}

#[cfg(test)]
mod tests;
