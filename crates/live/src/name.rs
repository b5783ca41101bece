//! Which names people apart may have: one that is seen as it was typed, on one line.

/// Whether a name can be shown. Its length and its visible letters are checked with the header.
pub(crate) fn is_fit(name: &str) -> bool {
    let mut marks = 0;
    let mut before = None;
    name.chars().all(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        let is_gap = letter.is_whitespace() && (letter != ' ' || before == Some(' '));
        before = Some(letter);
        marks <= 2 && !is_gap && !is_unassignable(letter)
    })
}

/// Marks that stand on the letter before (Unicode’s blocks of them).
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Letters to which Unicode gives no meaning: noncharacters, and those for private use.
fn is_unassignable(letter: char) -> bool {
    let code = u32::from(letter);
    code & 0xfffe == 0xfffe
        || matches!(letter, '\u{fdd0}'..='\u{fdef}' | '\u{e000}'..='\u{f8ff}' | '\u{fffd}')
        || code >= 0xf_0000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_fit_and_those_that_cannot_be_read_are_not() {
        for name in [
            "",
            "Anna",
            "Ben  ".trim(),
            "José Ángel",
            "Ζήνων",
            "ゼノン",
            "นํ้า",
            "e\u{301}",
        ] {
            assert!(is_fit(name), "{name}");
        }
        let marks = format!("a{}", "\u{301}".repeat(39));
        for name in [
            &marks,
            "a\u{ffff}",
            "a\u{e000}b",
            "a  b",
            "a\u{3000}b",
            "a\u{fffd}",
        ] {
            assert!(!is_fit(name), "{name:?}");
        }
    }
}
