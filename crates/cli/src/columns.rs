//! Columns of text in a terminal, where letters of Chinese, Japanese and Korean are two columns wide.

/// A text with spaces behind it up to this many columns.
#[must_use]
pub fn padded(text: &str, columns: usize) -> String {
    let spaces = columns.saturating_sub(text.chars().map(columns_of).sum());
    format!("{text}{}", " ".repeat(spaces))
}

/// How many columns a letter takes.
const fn columns_of(letter: char) -> usize {
    match letter {
        // What joins letters or sets their direction; accents, points of Hebrew, vowels of Arabic.
        '\u{200B}'..='\u{200F}' | '\u{2066}'..='\u{2069}' | '\u{300}'..='\u{36F}' => 0,
        '\u{591}'..='\u{5C7}' | '\u{64B}'..='\u{65F}' => 0,
        '\u{1100}'..='\u{115F}' | '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}' => 2,
        '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FF60}' => 2,
        _ => 1,
    }
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
