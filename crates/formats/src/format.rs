//! A format in which games or positions are written, and what a text in it holds. `formats` lists
//! them.

use tesserae_rules::{RuleValues, Session};
use tesserae_words::Text;

use crate::{ImportError, Remark};

/// What a text holds.
#[derive(Clone, Debug)]
pub struct Content {
    /// The games: one, or several where the format can hold games that are not one match, or a
    /// match that cannot be played without a gap.
    pub sessions: Vec<Session>,
    /// How they belong together.
    pub kind: ContentKind,
    /// What of the text was not kept as it stands.
    pub remarks: Vec<Remark>,
}

/// How the games of a text belong together.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ContentKind {
    /// One game or one match; if it cannot be played without a gap, in several parts.
    Match,
    /// Games that are not one match.
    Games,
    /// Positions to choose from.
    Positions,
}

impl From<Session> for Content {
    fn from(session: Session) -> Self {
        Self {
            sessions: vec![session],
            kind: ContentKind::Match,
            remarks: Vec::new(),
        }
    }
}

/// A format of games or positions.
#[derive(Copy, Clone, Debug)]
pub struct Format {
    /// The name on command lines and in the line protocol: `mat`.
    pub key: &'static str,
    /// The name for people: “XGID”.
    pub title: &'static str,
    /// The extension of its files. A format without one writes a single position in one line.
    pub extension: Option<&'static str>,
    /// Whether a text in it names its house rules. Otherwise whoever reads it has to add them.
    pub has_house_rules: bool,
    /// Whether a text, trimmed, looks like this format.
    pub looks_like: fn(&str) -> bool,
    /// What a text holds, with these house rules where the format has none.
    pub read: fn(&str, &RuleValues) -> Result<Content, ImportError>,
    /// A session in this format, or why it cannot be written so.
    pub write: fn(&Session) -> Result<String, Text>,
}

/// Formats are the same if they have the same key.
impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Format {}
