//! Columns of text in a terminal, where letters of Chinese, Japanese and Korean are two columns wide.

use unicode_width::UnicodeWidthStr;

/// A text with spaces behind it up to this many columns.
#[must_use]
pub fn padded(text: &str, columns: usize) -> String {
    let spaces = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(spaces))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_twice_and_signs_of_direction_not_at_all() {
        assert_eq!(padded("8/5", 5), "8/5  ");
        assert_eq!(padded("終了", 5), "終了 ");
        assert_eq!(padded("\u{2068}8/5\u{2069}", 5), "\u{2068}8/5\u{2069}  ");
        assert_eq!(padded("longer", 3), "longer");
    }
}
