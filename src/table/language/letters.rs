//! Letters that are written from right to left, in a form that the user interface can lay out: egui
//! turns a run of them round before it breaks lines, and cannot go back and forth between directions.
//! So each of them is replaced by a code of the private use area, which egui lays out in the order in
//! which it is read; `ui::theme::right_to_left` puts the finished lines in the order in which they
//! are seen. What is said to a screen reader, copied or saved has the letters themselves.
//!
//! | letters | codes |
//! |---|---|
//! | Hebrew, U+0590 on | U+E000 on |
//! | Arabic, U+0600 on | U+E100 on, four for each letter: alone, first, in the middle, last |
//! | lam and alef in one | U+E500 on, four for each alef, and U+E510 on for the alef, which is not drawn |
//!
//! The fonts of these languages have the glyphs: `assets/source/fonts/joined.py` draws them.

use std::{borrow::Cow, ops::Range, sync::LazyLock};

use tesserae_words::Language;
use unicode_joining_type::{JoiningType, get_joining_type};

const HEBREW: char = '\u{590}';
const HEBREW_CODE: u32 = 0xE000;
const ARABIC: char = '\u{600}';
const ARABIC_CODE: u32 = 0xE100;
const LIGATURE_CODE: u32 = 0xE500;
const ALEF_CODE: u32 = 0xE510;
/// The codes that end with this one stand for letters.
const LAST_CODE: u32 = 0xE513;
const LAM: char = 'ل';
const HEH: char = 'ه';
/// What stands over a heh where it is an ending in Persian: both are drawn as one letter, at the
/// codes at which this one, which joins nothing after it, would be first and in the middle.
const HAMZA_ABOVE: char = '\u{654}';
const HEH_WITH_HAMZA: char = 'ۀ';
/// The letters that become one with a lam before them.
const ALEFS: [char; 4] = ['آ', 'أ', 'إ', 'ا'];

/// Letters that are written from right to left.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Script {
    /// Those of Hebrew.
    Hebrew,
    /// Those of Arabic and Persian, which are joined.
    Arabic,
}

impl Script {
    /// That of a language, if it is written from right to left.
    #[must_use]
    pub(crate) fn of(language: &Language) -> Option<Self> {
        let is_hebrew = language.tag() == "he";
        let script = if is_hebrew {
            Self::Hebrew
        } else {
            Self::Arabic
        };
        language.is_right_to_left().then_some(script)
    }

    /// A text with codes in place of these letters, one for each. What the fonts of the script lack
    /// stays as it is.
    #[must_use]
    pub(crate) fn drawn(self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let code = |index| match self {
            Self::Hebrew => hebrew(letters[index]),
            Self::Arabic => arabic(&letters, index),
        };
        (0..letters.len())
            .map(|index| code(index).unwrap_or(letters[index]))
            .collect()
    }
}

/// A text with the letters themselves, of which some may be drawn as codes.
#[must_use]
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_code) {
        text.chars().map(letter).collect::<String>().into()
    } else {
        text.into()
    }
}

/// Where parts of a plain text are in the same text as it is drawn; both in bytes.
#[must_use]
pub(crate) fn places(plain: &str, drawn: &str, parts: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let place = |byte: usize| {
        let letters = plain[..byte].chars().count();
        let found = drawn.char_indices().nth(letters);
        found.map_or(drawn.len(), |(place, _)| place)
    };
    let parts = parts.into_iter();
    parts
        .map(|part| place(part.start)..place(part.end))
        .collect()
}

/// The letter that is drawn as this code; what is none is itself.
#[must_use]
pub(crate) fn letter(code: char) -> char {
    let offset = u32::from(code);
    let heh = arabic_code(HEH_WITH_HAMZA, 0);
    let found = match offset {
        code if code == heh + 1 || code == heh + 2 => Some(HEH),
        HEBREW_CODE..ARABIC_CODE => char::from_u32(u32::from(HEBREW) + offset - HEBREW_CODE),
        ARABIC_CODE..LIGATURE_CODE => {
            char::from_u32(u32::from(ARABIC) + (offset - ARABIC_CODE) / 4)
        }
        LIGATURE_CODE..ALEF_CODE => Some(LAM),
        ALEF_CODE..=LAST_CODE => Some(ALEFS[(offset - ALEF_CODE) as usize]),
        _ => None,
    };
    found.unwrap_or(code)
}

/// Where the mark of Arabic is written for which this code stands, if it stands for one.
#[must_use]
pub(crate) fn mark(code: char) -> Option<Mark> {
    match letter(code) {
        letter if letter == code => None,
        '\u{64d}' | '\u{650}' => Some(Mark::Under),
        '\u{64b}'..='\u{652}' | '\u{670}' => Some(Mark::Over),
        _ => None,
    }
}

/// Where a mark is written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Mark {
    /// Over its letter.
    Over,
    /// Under its letter.
    Under,
}

/// Whether it stands for a letter that is written from right to left.
#[must_use]
pub(crate) fn is_code(code: char) -> bool {
    (HEBREW_CODE..=LAST_CODE).contains(&u32::from(code))
}

fn hebrew(letter: char) -> Option<char> {
    let is_drawn = matches!(letter, '\u{5b0}'..='\u{5c5}' | '\u{5c7}' | '\u{5d0}'..='\u{5ea}' | '\u{5f0}'..='\u{5f4}');
    is_drawn
        .then(|| char::from_u32(u32::from(letter) - u32::from(HEBREW) + HEBREW_CODE))
        .flatten()
}

/// The code of a letter among others, by whether it is joined to those before and after it.
fn arabic(letters: &[char], index: usize) -> Option<char> {
    let letter = letters[index];
    if !is_arabic(letter) {
        return None;
    }
    let (before, after) = (&letters[..index], &letters[index + 1..]);
    let previous = neighbour(before.iter().rev());
    let next = neighbour(after);
    let alef = |letter| ALEFS.iter().position(|alef| Some(*alef) == letter);
    if let Some(alef) = alef(Some(letter)).filter(|_| previous == Some(LAM)) {
        return char::from_u32(ALEF_CODE + alef as u32);
    }
    let joins_before = joins_next(previous) && joins_previous(Some(letter));
    let joins_after = joins_next(Some(letter)) && joins_previous(next);
    if let Some(alef) = alef(next).filter(|_| letter == LAM) {
        let form = if joins_before { 3 } else { 0 };
        return char::from_u32(LIGATURE_CODE + 4 * alef as u32 + form);
    }
    if letter == HEH && after.first() == Some(&HAMZA_ABOVE) {
        let form = if joins_before { 2 } else { 1 };
        return char::from_u32(arabic_code(HEH_WITH_HAMZA, form));
    }
    let form = match (joins_before, joins_after) {
        (false, false) => 0,
        (false, true) => 1,
        (true, true) => 2,
        (true, false) => 3,
    };
    char::from_u32(arabic_code(letter, form))
}

/// The code of a form of a letter of Arabic.
const fn arabic_code(letter: char, form: u32) -> u32 {
    ARABIC_CODE + 4 * (letter as u32 - ARABIC as u32) + form
}

/// How a letter is joined to others. The library copies its tables of 28 kB at each call: letters up
/// to the end of Arabic are asked for once.
fn joining(letter: char) -> JoiningType {
    const END: u32 = 0x700;
    static COMMON: LazyLock<Vec<JoiningType>> = LazyLock::new(|| {
        let letters = (0..END).filter_map(char::from_u32);
        letters.map(get_joining_type).collect()
    });
    let common = COMMON.get(letter as usize).copied();
    common.unwrap_or_else(|| get_joining_type(letter))
}

/// The next letter that is no mark over or under another one.
fn neighbour<'a>(letters: impl IntoIterator<Item = &'a char>) -> Option<char> {
    let mut letters = letters.into_iter();
    let is_mark = |letter: char| joining(letter) == JoiningType::Transparent;
    letters.find(|letter| !is_mark(**letter)).copied()
}

/// Whether a letter is joined to the next one if that can be.
fn joins_next(letter: Option<char>) -> bool {
    use JoiningType::{DualJoining, JoinCausing, LeftJoining};
    let joins = |letter| matches!(joining(letter), DualJoining | LeftJoining | JoinCausing);
    letter.is_some_and(joins)
}

/// Whether a letter is joined to the previous one if that can be.
fn joins_previous(letter: Option<char>) -> bool {
    use JoiningType::{DualJoining, JoinCausing, RightJoining};
    let joins = |letter| matches!(joining(letter), DualJoining | RightJoining | JoinCausing);
    letter.is_some_and(joins)
}

/// Whether the fonts have it.
fn is_arabic(letter: char) -> bool {
    matches!(
        letter,
        '\u{621}'..='\u{63a}' | '\u{640}'..='\u{655}' | '\u{660}'..='\u{66d}' | '\u{6f0}'..='\u{6f9}'
    ) || "،؛؟ٰپچژکگۀی".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The forms in which the letters of an Arabic text are drawn.
    fn forms(text: &str) -> String {
        let form = |code: char| match u32::from(code) {
            code @ ARABIC_CODE..LIGATURE_CODE => ['a', 'f', 'm', 'l'][(code % 4) as usize],
            code @ LIGATURE_CODE..ALEF_CODE => ['A', '?', '?', 'L'][(code % 4) as usize],
            ALEF_CODE..=LAST_CODE => '-',
            _ => code,
        };
        Script::Arabic.drawn(text).chars().map(form).collect()
    }

    #[test]
    fn letters_are_joined_as_arabic_and_persian_join_them() {
        for (text, drawn) in [
            ("باب", "fla"),
            ("طاولة الزهر", "flafl aflfl"),
            ("تخته‌نرد", "fmml\u{200c}fla"),
            ("لا إلى السلام", "A- afl afmL-a"),
            ("الأسهل", "aA-fml"),
            ("أولًا", "aaAa-"),
            ("مدّة 24/18", "flaa 24/18"),
            ("ــب", "fml"),
            ("ء؟", "aa"),
            ("يُعرف", "famla"),
        ] {
            assert_eq!(forms(text), drawn, "{text}");
        }
    }

    #[test]
    fn what_is_drawn_is_the_same_text_letter_by_letter() {
        for (script, text) in [
            (Script::Hebrew, "שש־בש: 6–6, bar/20*"),
            (Script::Arabic, "طاولة الزهر، لا الأسهل ۱۲"),
            (Script::Arabic, "تخته‌نرد؟ «گچ‌پژ» خانهٔ راهٔ ۀ أولًا"),
        ] {
            let drawn = script.drawn(text);
            assert_ne!(drawn, text);
            assert_eq!(drawn.chars().count(), text.chars().count());
            assert_eq!(plain(&drawn), text);
            let left = drawn.chars().find(|letter| "ארשطچۀ".contains(*letter));
            assert_eq!(left, None);
        }
        let (text, drawn) = ("bar, בית", Script::Hebrew.drawn("bar, בית"));
        assert_eq!(places(text, &drawn, vec![0..3, 5..11]), [0..3, 5..14]);
        assert_eq!(Script::Hebrew.drawn("Anna 中 طاولة"), "Anna 中 طاولة");
        assert_eq!(plain("Anna"), "Anna");
    }
}
