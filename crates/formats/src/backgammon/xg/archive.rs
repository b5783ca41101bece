//! The outside of an `.xg` file: its header, and the records that are packed behind it.

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};
use tesserae_words::{Text, files};

use super::{NAME, record::SIZE};

/// The place of the header's size, and of the picture's size.
const HEADER_SIZE: usize = 8;
const PICTURE_SIZE: usize = 20;

/// As many records are unpacked: a match of 25 points has about three thousand.
const MOST_RECORDS: usize = 16_384;

/// The records of a file.
pub(super) struct Unpacked {
    /// Whole records one behind the other.
    pub(super) records: Vec<u8>,
    /// Whether more should follow.
    pub(super) is_cut: bool,
}

/// Unpacks the records of a file.
///
/// # Errors
/// Why none can be unpacked.
pub(super) fn unpack(bytes: &[u8]) -> Result<Unpacked, Text> {
    let size = |at: usize| {
        let field = bytes.get(at..at + 4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(field)).ok()
    };
    let start = size(HEADER_SIZE).and_then(|header| header.checked_add(size(PICTURE_SIZE)?));
    let packed = start
        .and_then(|start| bytes.get(start..))
        .filter(|packed| !packed.is_empty())
        .ok_or_else(files::xg_cut)?;
    let (mut records, is_cut) = match decompress_to_vec_zlib_with_limit(packed, MOST_RECORDS * SIZE)
    {
        Ok(records) => (records, false),
        Err(error) if error.status == TINFLStatus::HasMoreOutput => {
            return Err(files::unpacks_too_large(NAME));
        }
        Err(error) => (error.output, true),
    };
    let whole = records.len() - records.len() % SIZE;
    let is_cut = is_cut || whole < records.len();
    records.truncate(whole);
    if records.is_empty() {
        return Err(files::cannot_unpack(NAME));
    }
    Ok(Unpacked { records, is_cut })
}
