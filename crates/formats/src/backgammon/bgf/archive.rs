//! The outside of a `.bgf` file: its first line, and the match that is packed behind it.

use std::io::Read;

use flate2::read::GzDecoder;
use serde::Deserialize;
use tesserae_words::{Text, files};

use super::{NAME, record::Match};

/// As many bytes are unpacked: an analysed match of 25 points has about a quarter of them.
const MOST_BYTES: u64 = 1 << 24;
/// The first line is shorter.
const MOST_OF_LINE: usize = 1 << 10;

/// The first line of a file.
#[derive(Deserialize)]
struct Header {
    compression: String,
    encoding: String,
}

/// What is packed behind the first line; `None` if the file is no `.bgf` file.
pub(super) fn packed(bytes: &[u8]) -> Option<&[u8]> {
    let end = bytes
        .iter()
        .take(MOST_OF_LINE)
        .position(|byte| *byte == b'\n')?;
    let (line, packed) = bytes.split_at(end);
    let header: Header = serde_json::from_slice(line).ok()?;
    let is_known = header.compression == "gzip" && header.encoding == "smile";
    is_known.then(|| &packed[1..])
}

/// Unpacks the match of a file.
///
/// # Errors
/// Why it cannot be unpacked.
pub(super) fn unpack(bytes: &[u8]) -> Result<Match, Text> {
    let damaged = || files::cannot_unpack(NAME);
    let packed = packed(bytes).ok_or_else(damaged)?;
    let mut smile = Vec::new();
    GzDecoder::new(packed)
        .take(MOST_BYTES + 1)
        .read_to_end(&mut smile)
        .map_err(|_| damaged())?;
    if smile.len() as u64 > MOST_BYTES {
        return Err(files::unpacks_too_large(NAME));
    }
    serde_smile::from_slice(&smile).map_err(|_| damaged())
}
