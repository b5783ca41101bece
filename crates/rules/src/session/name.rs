//! Which names players may have.

use super::HeaderError;

/// The most characters that a name may have: it must fit into a prompt.
pub(super) const LONGEST: usize = 40;

/// Checks a name.
///
/// # Errors
/// What is wrong with it.
pub(super) fn check(name: &str) -> Result<(), HeaderError> {
    let shown = || -> String {
        let escaped = |c: char| {
            if is_invisible(c) {
                c.escape_unicode().to_string()
            } else {
                c.escape_debug().to_string()
            }
        };
        name.chars().map(escaped).collect()
    };
    if name.chars().count() > LONGEST {
        return Err(HeaderError::LongName);
    }
    if name.chars().any(is_invisible) {
        return Err(HeaderError::InvisibleName(shown()));
    }
    if name.chars().any(char::is_control) || name.trim() != name {
        return Err(HeaderError::Name(shown()));
    }
    Ok(())
}

/// A name without the characters that nobody can see.
#[must_use]
pub fn without_invisible(name: &str) -> String {
    if name.contains(is_invisible) {
        name.replace(is_invisible, "").trim().to_owned()
    } else {
        name.to_owned()
    }
}

/// Whether a character leaves no mark of its own or changes the direction of the text around it.
/// Two names could look the same with it, or a prompt read backwards.
fn is_invisible(character: char) -> bool {
    // Unicode's Default_Ignorable_Code_Point and Bidi_Control, with the blank letters that are
    // commonly abused.
    matches!(character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names_and_invisible_characters_are_not() {
        for name in ["", "Anna Maria", "Zoë", "Ольга", "محمد", "太郎", "O’Neill"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
        for name in [
            "An\u{200B}na",
            "\u{202E}annA",
            "\u{3164}",
            "Ben\u{FEFF}",
            "a\u{2066}b",
        ] {
            let error = check(name).unwrap_err();
            assert!(matches!(error, HeaderError::InvisibleName(_)), "{error}");
            assert!(
                error.to_string().contains("\\u{"),
                "the message shows which: {error}"
            );
            assert_eq!(check(&without_invisible(name)), Ok(()));
        }
        assert_eq!(without_invisible("Ann \u{200B}"), "Ann");
    }
}
