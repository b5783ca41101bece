//! Reads positions and actions: parts of a text that know where they stand, so that errors say what
//! is wrong and where.

use tesserae_words::{Text, notation};

use crate::{Choice, TextError, choice::FORFEITS, text::brief};

/// A part of a text, read from left to right.
#[derive(Copy, Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a str,
    /// Where it begins in the whole text, in bytes.
    at: usize,
}

impl<'a> Reader<'a> {
    /// The whole text.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// What is left to be read.
    pub fn rest(self) -> &'a str {
        self.rest
    }

    /// An error at this place.
    pub fn error(self, what: Text) -> TextError {
        TextError::new(self.at, what)
    }

    /// The error that this part is not what it should be.
    pub fn wrong(self, wanted: Text) -> TextError {
        self.error(match self.rest {
            "" => notation::missing(wanted),
            found => notation::is_not(brief(found), wanted),
        })
    }

    /// Reads a text, if it stands here.
    pub fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        if let Some(rest) = rest {
            *self = Self {
                rest,
                at: self.at + text.len(),
            };
        }
        rest.is_some()
    }

    /// Reads a text that must stand here.
    ///
    /// # Errors
    /// If something else stands here.
    pub fn expect(&mut self, text: &str) -> Result<(), TextError> {
        if self.take(text) {
            Ok(())
        } else {
            Err(self.wrong(notation::this_text(text)))
        }
    }

    /// Reads one of several texts, if one stands here; the longer of two that begin alike must come
    /// first.
    pub fn take_one<T: Copy>(&mut self, words: &[(&str, T)]) -> Option<T> {
        words
            .iter()
            .find(|(word, _)| self.take(word))
            .map(|(_, meaning)| *meaning)
    }

    /// Reads a number of decimal digits without leading zeros, if one stands here.
    pub fn take_number(&mut self) -> Option<u8> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.rest.split_at(digits);
        let value = Self {
            rest: number,
            at: self.at,
        }
        .number()?;
        *self = Self {
            rest,
            at: self.at + digits,
        };
        Some(value)
    }

    /// Where it begins in the whole text, in bytes.
    #[must_use]
    pub const fn at(self) -> usize {
        self.at
    }

    /// The empty part behind this one.
    pub fn end(self) -> Self {
        Self {
            rest: "",
            at: self.at + self.rest.len(),
        }
    }

    /// This part, which must not be empty.
    ///
    /// # Errors
    /// If it is.
    pub fn some(self, wanted: Text) -> Result<Self, TextError> {
        if self.rest.is_empty() {
            Err(self.wrong(wanted))
        } else {
            Ok(self)
        }
    }

    /// The parts before and after the first separator.
    pub fn split_once(self, separator: char) -> Option<[Self; 2]> {
        let (before, after) = self.rest.split_once(separator)?;
        let at = self.at + before.len() + separator.len_utf8();
        Some([
            Self {
                rest: before,
                at: self.at,
            },
            Self { rest: after, at },
        ])
    }

    /// The parts between separators, at least one.
    pub fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.rest.split(separator).map(move |rest| {
            let part = Self { rest, at };
            at += rest.len() + separator.len_utf8();
            part
        })
    }

    /// Exactly this number of parts between separators.
    pub fn parts<const N: usize>(self, separator: char) -> Option<[Self; N]> {
        let parts: Vec<Self> = self.split(separator).take(N + 1).collect();
        parts.try_into().ok()
    }

    /// This part without an ending, if it has it.
    pub fn without_end(self, end: &str) -> Option<Self> {
        self.rest
            .strip_suffix(end)
            .map(|rest| Self { rest, at: self.at })
    }

    /// What stands before a part in brackets at the end, and that part.
    pub fn split_brackets(self) -> Option<[Self; 2]> {
        self.without_end(")")?.split_once('(')
    }

    /// The meaning of this word, if it is one of these.
    pub fn word<T: Copy>(self, words: &[(&str, T)]) -> Option<T> {
        words
            .iter()
            .find(|(word, _)| *word == self.rest)
            .map(|(_, meaning)| *meaning)
    }

    /// The choice that this word means: one of these, or the end of a series before its end.
    pub fn choice(self, words: &[(&str, Choice)]) -> Option<Choice> {
        self.word(words).or(self.word(&FORFEITS))
    }

    /// This part as a number of decimal digits without a sign or leading zeros.
    pub fn number<T: TryFrom<u32>>(self) -> Option<T> {
        let digits = self.rest.bytes().all(|byte| byte.is_ascii_digit());
        let plain = digits && (self.rest == "0" || !self.rest.starts_with('0'));
        self.rest
            .parse::<u32>()
            .ok()
            .filter(|_| plain)?
            .try_into()
            .ok()
    }

    /// This part as a number from 1 to another one.
    pub fn number_to(self, most: u8) -> Option<u8> {
        self.number().filter(|number| (1..=most).contains(number))
    }

    /// This part as two of the same kind joined by a hyphen.
    pub fn pair<T>(self, read: impl Fn(Self) -> Option<T>) -> Option<[T; 2]> {
        let [first, second] = self.split_once('-')?;
        Some([read(first)?, read(second)?])
    }
}

/// The word for a meaning, from the list by which it is read; empty if it has none.
pub(crate) fn word_for<'a, T: PartialEq>(words: &[(&'a str, T)], meaning: &T) -> &'a str {
    words
        .iter()
        .find(|(_, known)| known == meaning)
        .map_or("", |(word, _)| word)
}

/// The word for a choice, from the list by which it is read.
pub(crate) fn choice_word(words: &[(&str, Choice)], choice: Choice) -> String {
    let known = [words, &FORFEITS]
        .map(|words| word_for(words, &choice))
        .into_iter()
        .find(|word| !word.is_empty());
    known.unwrap_or("no-choice").to_owned()
}

#[cfg(test)]
mod tests {
    use tesserae_words::notation;

    use super::Reader;

    #[test]
    fn parts_know_where_they_stand() {
        let mut reader = Reader::new("ü:12,x (3)");
        assert!(reader.take("ü:") && !reader.take("ü:"));
        let [number, rest] = reader.split_once(',').unwrap();
        assert_eq!(
            (number.number::<u8>(), number.at, rest.at),
            (Some(12), 3, 6)
        );
        assert_eq!(
            rest.wrong(notation::face()).to_string(),
            "character 7: “x (3)” is not the face of a die"
        );
        assert_eq!(rest.split_brackets().unwrap().map(|part| part.at), [6, 9]);
        assert_eq!(
            reader.split(',').map(|part| part.at).collect::<Vec<_>>(),
            [3, 6]
        );
        assert_eq!(
            Reader::new("").wrong(notation::square()).what,
            "here should be the name of a square"
        );
    }

    #[test]
    fn numbers_are_plain() {
        let number = |text| Reader::new(text).number::<u8>();
        assert_eq!(
            (number("0"), number("7"), number("255")),
            (Some(0), Some(7), Some(255))
        );
        for text in ["", "-1", "+1", "01", "00", "256", "1 ", "99999999999"] {
            assert_eq!(number(text), None, "{text}");
        }
        let mut reader = Reader::new("12r");
        assert_eq!(
            (reader.take_number(), reader.rest(), reader.take_number()),
            (Some(12), "r", None)
        );
    }
}
