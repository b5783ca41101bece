//! What the keys of this keyboard write, and which key of the game a press means: the one place that
//! decides it. A letter means the key that writes it, wherever that is; on a keyboard without Latin
//! letters, the key in the same place as on an American one. `key_events` applies it to every press.

use std::collections::BTreeMap;

use bevy::{
    input::keyboard::{Key, NativeKeyCode},
    prelude::*,
};

/// What is known of the keyboard: what its keys write, learned from what was pressed and, in a
/// browser that tells it, known from the start.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Letters {
    /// The capital letters by the keys that write them.
    written: BTreeMap<KeyCode, char>,
    /// The letters of the last press; `None` before the first.
    alphabet: Option<Alphabet>,
}

/// Letters of a keyboard.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Alphabet {
    /// Latin ones, among them those with accents.
    Latin,
    /// Others, as Greek and Cyrillic ones.
    Other,
}

impl Alphabet {
    fn of(letter: char) -> Self {
        match letter {
            '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Self::Latin,
            _ => Self::Other,
        }
    }
}

/// The keys of an American keyboard that write a letter or a digit, in the order of both.
const LETTERS: [KeyCode; 26] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO,
        KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    ]
};
const DIGITS: [KeyCode; 10] = {
    use KeyCode::*;
    [
        Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
    ]
};

impl Letters {
    /// Learns what a key writes. Where that contradicts what was known the keyboard has been
    /// changed, and all else is forgotten.
    pub(crate) fn learn(&mut self, code: KeyCode, written: &str) {
        let Some(letter) = capital(written) else {
            return;
        };
        if self
            .written
            .insert(code, letter)
            .is_some_and(|known| known != letter)
        {
            self.written = BTreeMap::from([(code, letter)]);
        }
        self.alphabet = Some(Alphabet::of(letter));
    }

    /// Learns what all keys write, by their codes in the browser: “KeyA”.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(crate) fn learn_all(&mut self, map: &BTreeMap<String, String>) {
        let keys = map.iter().filter_map(|(code, written)| {
            let letter = capital(code.strip_prefix("Key")?)?;
            Some((american(letter)?, capital(written)?))
        });
        self.written = keys.collect();
        let is_latin = self.written.values().any(char::is_ascii);
        self.alphabet = (!self.written.is_empty()).then_some(if is_latin {
            Alphabet::Latin
        } else {
            Alphabet::Other
        });
    }

    /// The key of an American keyboard that a press means: one that writes the letter or the digit,
    /// else the one in its place. A key of Latin letters that writes something else in the place of
    /// a letter means none.
    #[must_use]
    pub(crate) fn meant(&self, code: KeyCode, logical: &Key) -> KeyCode {
        let Key::Character(written) = logical else {
            return code;
        };
        if let Some(letter) = capital(written).and_then(american) {
            return letter;
        }
        if let Some(digit) = digit(written).filter(|_| LETTERS.contains(&code)) {
            return digit;
        }
        let has_place = !LETTERS.contains(&code) || self.are_other();
        if has_place {
            code
        } else {
            KeyCode::Unidentified(NativeKeyCode::Unidentified)
        }
    }

    /// Whether the keyboard is known to have no Latin letters.
    #[must_use]
    pub(crate) fn are_other(&self) -> bool {
        self.alphabet == Some(Alphabet::Other)
    }

    /// What a keyboard without Latin letters writes with the key that has this letter on an American
    /// one, if that is known.
    #[must_use]
    pub(crate) fn other_letter(&self, letter: char) -> Option<char> {
        self.written
            .get(&american(letter)?)
            .copied()
            .filter(|written| Alphabet::of(*written) == Alphabet::Other)
    }
}

/// The capital of a text that is one letter. A letter without a capital is its own.
fn capital(text: &str) -> Option<char> {
    let only = |mut letters: std::str::Chars| letters.next().filter(|_| letters.next().is_none());
    let letter = only(text.chars()).filter(|letter| letter.is_alphabetic())?;
    Some(only(letter.to_uppercase().to_string().chars()).unwrap_or(letter))
}

fn american(letter: char) -> Option<KeyCode> {
    let index = u32::from(letter).checked_sub(u32::from('A'))?;
    LETTERS.get(index as usize).copied()
}

fn digit(text: &str) -> Option<KeyCode> {
    let value: usize = text.parse().ok()?;
    DIGITS.get(value).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn character(text: &str) -> Key {
        Key::Character(text.into())
    }

    /// The key that a press means on a keyboard of which these presses are known.
    fn meant(known: &[(KeyCode, &str)], code: KeyCode, written: &str) -> KeyCode {
        let mut letters = Letters::default();
        for (code, written) in known.iter().chain([&(code, written)]) {
            letters.learn(*code, written);
        }
        letters.meant(code, &character(written))
    }

    const NONE: KeyCode = KeyCode::Unidentified(NativeKeyCode::Unidentified);

    #[test]
    fn a_latin_letter_means_itself_wherever_its_key_is() {
        assert_eq!(
            meant(&[], KeyCode::Semicolon, "m"),
            KeyCode::KeyM,
            "French M"
        );
        assert_eq!(
            meant(&[], KeyCode::KeyM, ","),
            NONE,
            "the comma beside it is no M"
        );
        assert_eq!(meant(&[], KeyCode::KeyZ, "Y"), KeyCode::KeyY, "German Y");
        assert_eq!(meant(&[], KeyCode::KeyP, "l"), KeyCode::KeyL, "Dvorak L");
        assert_eq!(
            meant(&[(KeyCode::KeyA, "a")], KeyCode::KeyW, "é"),
            NONE,
            "a letter with an accent is no other one"
        );
        assert_eq!(meant(&[], KeyCode::KeyI, "ı"), KeyCode::KeyI, "Turkish I");
    }

    #[test]
    fn a_keyboard_without_latin_letters_means_the_places() {
        assert_eq!(meant(&[], KeyCode::KeyM, "ь"), KeyCode::KeyM);
        assert_eq!(meant(&[], KeyCode::KeyH, "ה"), KeyCode::KeyH);
        assert_eq!(
            meant(&[(KeyCode::KeyA, "α")], KeyCode::KeyQ, ";"),
            KeyCode::KeyQ,
            "a sign in the place of a letter"
        );
        assert_eq!(meant(&[], KeyCode::Semicolon, "ж"), KeyCode::Semicolon);
        assert_eq!(
            meant(&[(KeyCode::KeyA, "ф")], KeyCode::KeyM, ","),
            KeyCode::KeyM
        );
        assert_eq!(
            meant(
                &[(KeyCode::KeyA, "ф"), (KeyCode::KeyQ, "a")],
                KeyCode::KeyM,
                ","
            ),
            NONE,
            "the player has changed to a Latin layout"
        );
    }

    #[test]
    fn digits_and_named_keys_keep_their_places() {
        assert_eq!(
            meant(&[], KeyCode::Digit6, "-"),
            KeyCode::Digit6,
            "French 6"
        );
        assert_eq!(meant(&[], KeyCode::Digit2, "é"), KeyCode::Digit2);
        assert_eq!(meant(&[], KeyCode::Numpad3, "3"), KeyCode::Numpad3);
        let letters = Letters::default();
        for (code, key) in [
            (KeyCode::Enter, Key::Enter),
            (KeyCode::Space, Key::Space),
            (KeyCode::BracketLeft, Key::Dead(Some('^'))),
        ] {
            assert_eq!(letters.meant(code, &key), code);
        }
    }

    #[test]
    fn what_is_written_in_the_place_of_a_letter_is_learned_and_forgotten_with_the_keyboard() {
        let mut letters = Letters::default();
        assert_eq!(letters.other_letter('H'), None);
        letters.learn(KeyCode::KeyH, "р");
        letters.learn(KeyCode::KeyM, "ь");
        assert_eq!(letters.other_letter('H'), Some('Р'));
        assert_eq!(letters.other_letter('G'), None, "not pressed yet");
        letters.learn(KeyCode::KeyM, "m");
        assert_eq!(letters.other_letter('H'), None);
        let map = [("KeyG", "п"), ("Digit1", "1"), ("Comma", "б")];
        letters.learn_all(
            &map.map(|(code, written)| (code.into(), written.into()))
                .into(),
        );
        assert_eq!(letters.other_letter('G'), Some('П'));
        assert_eq!(letters.other_letter('M'), None);
        assert_eq!(
            letters.meant(KeyCode::KeyM, &character(",")),
            KeyCode::KeyM,
            "its letters are known before any is pressed"
        );
    }
}
