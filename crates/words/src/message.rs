//! A message in English.

use crate::pattern::Pattern;

/// A message: its name, its arguments and its English words.
#[derive(Debug)]
pub struct Message {
    /// Its name in every language: the topic and the identifier in the file, `ur.throw-the-lots`.
    pub id: &'static str,
    /// The names and kinds of its arguments, in the order of the function's parameters.
    pub(crate) arguments: &'static [(&'static str, Kind)],
    pub(crate) value: Pattern,
}

impl Message {
    /// The message with this name.
    pub fn find(id: &str) -> Option<&'static Self> {
        crate::ALL.iter().copied().find(|message| message.id == id)
    }
}

/// What an argument is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    Decimal,
    Name,
    Number,
    Text,
    Verbatim,
}
