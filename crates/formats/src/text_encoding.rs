//! Text files in the encodings that other programs write: UTF-8, UTF-16 and Latin-1.
//!
//! The project itself writes UTF-8 without a byte-order mark. Records and matches from elsewhere
//! are often Latin-1 (old backgammon programs) or UTF-16 (editors on Windows). Every reader of such
//! a file decodes it here first.

use std::borrow::Cow;

use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text of a file's bytes, without a byte-order mark.
///
/// A byte-order mark decides. Without one the bytes are UTF-16 if one of the first two is zero,
/// which no other encoding of our formats allows; UTF-8 if they are valid as that; and else Latin-1
/// in the form of Windows-1252. A save file, which begins with `{`, is never read as Latin-1: there
/// invalid UTF-8 means damage, and is replaced by U+FFFD so that the damaged line is found. So are
/// unpaired halves of UTF-16.
///
/// ```
/// use tesserae_formats::text_encoding::decode;
/// assert_eq!(decode("Zoë".as_bytes()), "Zoë");
/// assert_eq!(decode(b"Zo\xeb"), "Zoë");
/// assert_eq!(decode(b"\xff\xfeZ\0o\0\xeb\0"), "Zoë");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let encoding = match bytes {
        [first, 0, ..] if *first != 0 => UTF_16LE,
        [0, second, ..] if *second != 0 => UTF_16BE,
        _ if str::from_utf8(bytes).is_ok() || bytes.trim_ascii_start().starts_with(b"{") => UTF_8,
        _ => WINDOWS_1252,
    };
    encoding.decode(bytes).0
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Tesserae record 1\nGame: ur\nBlue: Zoë 😀\n";

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn every_encoding_with_and_without_a_byte_order_mark_gives_the_same_text() {
        let marked = format!("\u{feff}{TEXT}");
        for text in [TEXT, &marked] {
            assert_eq!(decode(text.as_bytes()), TEXT);
            assert_eq!(decode(&utf16(text, u16::to_le_bytes)), TEXT);
            assert_eq!(decode(&utf16(text, u16::to_be_bytes)), TEXT);
        }
    }

    #[test]
    fn bytes_that_are_no_utf_8_are_latin_1() {
        assert_eq!(
            decode(b"J\xfcrgen \x80 \x93quoted\x94 \x9f \xff"),
            "Jürgen € “quoted” Ÿ ÿ"
        );
        assert_eq!(decode(b""), "");
        assert_eq!(decode(b"\0\0"), "\0\0");
    }

    #[test]
    fn a_torn_save_keeps_its_names_and_loses_only_the_torn_character() {
        let mut save = "{\"names\":[\"Zoë\",\"\"]}\n{\"note\":\"ë"
            .as_bytes()
            .to_vec();
        save.pop();
        assert_eq!(
            decode(&save),
            "{\"names\":[\"Zoë\",\"\"]}\n{\"note\":\"\u{fffd}"
        );
    }

    #[test]
    fn half_characters_of_utf_16_are_replaced() {
        assert_eq!(decode(b"\xff\xfea\0\x3d\xd8"), "a\u{fffd}");
        assert_eq!(decode(b"\xff\xfea\0b"), "a\u{fffd}");
    }
}
