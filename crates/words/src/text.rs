//! Something that is said: which message, with which arguments.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use serde::{Serialize, Serializer};

use crate::{
    Argument,
    message::{self, Message},
};

/// Something that is said: which message, with which arguments. `Display` writes it in English, as
/// does `Serialize`: what programs read has one language.
#[derive(Clone)]
pub struct Text {
    message: &'static Message,
    arguments: Vec<Argument>,
}

impl Text {
    pub(crate) const fn new(message: &'static Message, arguments: Vec<Argument>) -> Self {
        Self { message, arguments }
    }

    /// The name of its message in every language: `ur.throw-the-lots`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.message.id
    }

    /// In a language that is made for tests: its own words stand in brackets and its arguments
    /// without, as in “⟦Move the piece on ⟧⟦square ⟧5⟦ to ⟧⟦home⟧”. What has letters outside of
    /// brackets is no message: the name of somebody, something verbatim, or a mistake.
    #[must_use]
    pub fn in_brackets(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(["⟦", "⟧"], &mut out);
        out
    }

    /// The words in it that stand in no message, such as names and what is verbatim; without those
    /// that are a number or a single letter. For tests.
    #[must_use]
    pub fn bare_words(&self) -> Vec<String> {
        let shown = self.in_brackets();
        let bare = shown.split('⟦').flat_map(|part| {
            let outside = part.split_once('⟧').map_or(part, |(_, outside)| outside);
            outside.split(|letter: char| !letter.is_alphabetic())
        });
        bare.filter(|word| word.chars().nth(1).is_some())
            .map(str::to_owned)
            .collect()
    }

    pub(crate) fn write(&self, marks: [&str; 2], out: &mut dyn fmt::Write) -> fmt::Result {
        message::write(self.message.value, &self.arguments, marks, out)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(["", ""], f)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} “{self}”", self.id())
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id() && self.arguments == other.arguments
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
        self.arguments.hash(state);
    }
}

/// Whether it is this in English.
impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.to_string().as_str() == other
    }
}

/// Whether it is this in English.
impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

/// Whether it is this in English.
impl PartialEq<String> for Text {
    fn eq(&self, other: &String) -> bool {
        *self == *other.as_str()
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
