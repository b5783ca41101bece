//! Something that is said: which message, with which arguments.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use serde::{Serialize, Serializer};

use crate::{
    Argument,
    message::Message,
    pattern::Part,
    writer::{Dress, Writer},
};

/// Something that is said: which message, with which arguments. `Display` writes it in English, as
/// does `Serialize`: what programs read has one language.
#[derive(Clone)]
pub struct Text {
    said: Said,
    arguments: Vec<Argument>,
}

/// What is said.
#[derive(Clone)]
enum Said {
    Message(&'static Message),
    /// What is written elsewhere in English, by its name and without arguments.
    Keyed {
        id: Arc<str>,
        english: Arc<str>,
    },
}

impl Text {
    pub(crate) const fn new(message: &'static Message, arguments: Vec<Argument>) -> Self {
        Self {
            said: Said::Message(message),
            arguments,
        }
    }

    /// What is written elsewhere in English, such as a step of a lesson: its name, by which other
    /// languages word it, as `lessons.ur-play-the-river`, and its words.
    #[must_use]
    pub fn keyed(id: impl Into<Arc<str>>, english: impl Into<Arc<str>>) -> Self {
        Self {
            said: Said::Keyed {
                id: id.into(),
                english: english.into(),
            },
            arguments: Vec::new(),
        }
    }

    /// The name of its message in every language: `ur.throw-the-lots`.
    #[must_use]
    pub fn id(&self) -> &str {
        match &self.said {
            Said::Message(message) => message.id,
            Said::Keyed { id, .. } => id,
        }
    }

    /// In a language that is made for tests: its own words stand in brackets and its arguments
    /// without, as in “⟦Move the piece on ⟧⟦square ⟧5⟦ to ⟧⟦home⟧”. What has letters outside of
    /// brackets is no message: the name of somebody, something verbatim, or a mistake.
    #[must_use]
    pub fn in_brackets(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(Dress::Brackets, &mut out);
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

    fn write(&self, dress: Dress, out: &mut dyn fmt::Write) -> fmt::Result {
        let writer = Writer {
            language: None,
            dress,
        };
        writer.text(self, None, out)
    }

    pub(crate) fn arguments(&self) -> &[Argument] {
        &self.arguments
    }

    /// Its message, or the words that are written elsewhere.
    pub(crate) fn message(&self) -> Result<&'static Message, &str> {
        match &self.said {
            Said::Message(message) => Ok(message),
            Said::Keyed { english, .. } => Err(english),
        }
    }

    /// Its pattern in English, or the words that are written elsewhere.
    pub(crate) fn english(&self) -> Result<&[Part], &str> {
        match &self.said {
            Said::Message(message) => Ok(&message.value),
            Said::Keyed { english, .. } => Err(english),
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Dress::Plain, f)
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
