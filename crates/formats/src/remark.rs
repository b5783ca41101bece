//! What a reader of other programs' files left out, changed or had to guess.

use std::fmt;

/// A place in a file of another program that could not be kept as it stands, and what was made of
/// it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Remark {
    /// The line, counted from 1; 0 where a file has no lines, and the sentence says where.
    pub line: usize,
    /// A sentence without its full stop.
    pub what: String,
}

impl Remark {
    /// A remark on a line.
    pub fn new(line: usize, what: impl Into<String>) -> Self {
        Self {
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => formatter.write_str(&self.what),
            line => write!(formatter, "line {line}: {}", self.what),
        }
    }
}
