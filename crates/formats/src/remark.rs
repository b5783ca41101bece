//! What a reader of other programs' files left out, changed or had to guess.

use std::fmt;

use tesserae_words::{Text, files};

/// A place in a file of another program that could not be kept as it stands, and what was made of
/// it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Remark {
    /// The line, counted from 1; 0 where a file has no lines, and the remark says where.
    pub line: usize,
    /// What was made of it: a part of a sentence.
    pub what: Text,
}

impl Remark {
    /// A remark on a line.
    #[must_use]
    pub const fn new(line: usize, what: Text) -> Self {
        Self { line, what }
    }

    /// What was made of it, and where it stands.
    #[must_use]
    pub fn text(&self) -> Text {
        match self.line {
            0 => self.what.clone(),
            line => files::on_line(line, self.what.clone()),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.text())
    }
}
