//! Errors in texts that are read, and the form of texts that are shown.

use tesserae_words::{self as words, Text};
use thiserror::Error;

/// Why a piece of text is no position, action, throw, record or save: what is wrong, and where.
#[derive(Clone, Debug, Error, Eq, PartialEq)]
#[error("{}", self.text())]
pub struct TextError {
    /// The line, counted from 1, in texts of several lines.
    pub line: Option<usize>,
    /// The byte offset in the line (or in the whole text, if it has one line), counted from 0.
    pub at: usize,
    /// What is wrong there.
    pub what: Text,
}

impl TextError {
    /// An error in a text of one line.
    #[must_use]
    pub const fn new(at: usize, what: Text) -> Self {
        Self {
            line: None,
            at,
            what,
        }
    }

    /// What is wrong, and where.
    #[must_use]
    pub fn text(&self) -> Text {
        let (character, what) = (self.at + 1, self.what.clone());
        match self.line {
            Some(line) => words::common::at_line_and_character(line, character, what),
            None => words::common::at_character(character, what),
        }
    }

    /// The same error in a line (counted from 1) of a longer text.
    #[must_use]
    pub fn on_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        self
    }
}

/// A text as a sentence: with a capital at the beginning and a full stop at the end, unless it ends
/// otherwise.
#[must_use]
pub fn sentence(text: &str) -> String {
    let mut letters = text.trim().chars();
    let Some(first) = letters.next() else {
        return String::new();
    };
    let mut sentence: String = first.to_uppercase().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}

/// A rulebook without its pictures, for a terminal.
#[must_use]
pub fn without_pictures(rulebook: &str) -> String {
    let lines = rulebook.lines().filter(|line| !line.starts_with("!["));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// At most forty characters of a text, for use in a message: nobody wants to read a 300 MB line
/// back.
#[must_use]
pub fn brief(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().nth(MOST).is_none() {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain("…".chars()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_sentence_has_a_capital_and_a_full_stop() {
        assert_eq!(
            sentence("a tie: both throw again"),
            "A tie: both throw again."
        );
        assert_eq!(sentence("Take or drop?"), "Take or drop?");
        assert_eq!(sentence(""), "");
    }
}
