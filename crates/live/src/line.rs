//! The lines of a room's log.

use serde::{Deserialize, Serialize};
use tesserae_rules::{Event, Header, Reason, Seat, json};

use crate::{Hex, Mark, Party, Share, TimeControl};

/// The most numbers that the movement of a throwing hand may have.
pub const LONGEST_GESTURE: usize = 32;

/// One line of the log: who did what, and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When the room took it, in milliseconds since 1970. It never goes back from line to line.
    pub at: u64,
    /// Who did it.
    pub by: Party,
    /// What they did.
    pub line: Line,
    /// The mark of the two people's key, which the room does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Mark>,
}

/// What somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The host opened the room. Always the first line, and only there.
    Begin(Begin),
    /// The guest sat down, with this name.
    Sit(String),
    /// A commitment to the shares of one side.
    Commit(Share),
    /// A throw leaves the hand.
    Declare(Declare),
    /// The share of the other seat for the declared throw.
    Answer(Answer),
    /// A step or a choice.
    Play(Event),
    /// This number of events of this turn were undone.
    Undo(usize),
    /// The other one is asked for something.
    Ask(Ask),
    /// What the other one asked for is done.
    Agree,
    /// What was asked for is not done, or no longer asked for.
    Disagree,
    /// The other one is called: it is their turn, and they have been away.
    Call,
    /// The answer of whoever was called: they are there.
    Here,
    /// Whoever says so goes on with this game by links.
    ByLinks,
    /// The game ends before its end: the one who says so gives up, or the other one is absent or
    /// out of time.
    End(Reason),
}

/// What is settled when a room is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// The version of the protocol.
    pub version: u32,
    /// The game, with the host's name.
    pub header: Header,
    /// Where the host sits.
    pub host: Seat,
    /// How much time there is.
    #[serde(default)]
    pub clock: TimeControl,
}

/// A declared throw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declare {
    /// Which throw of the game, counted from 0.
    pub throw: u32,
    /// The thrower's share; none for a throw that was undone and comes again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
    /// The movement of the hand, in numbers that only the table understands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gesture: Vec<f32>,
}

/// The answer to a declared throw.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Which throw of the game, counted from 0.
    pub throw: u32,
    /// The share of the seat that answers.
    pub share: Share,
    /// Whether the seat had left the share with the room before the throw was declared.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deposited: bool,
}

/// What needs the other's consent.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To go back to this many events.
    UndoTo(usize),
    /// To play again with seats exchanged.
    Rematch,
}

impl Line {
    /// The line as text, without line feed.
    #[must_use]
    pub fn text(&self) -> String {
        to_text(self)
    }

    /// Whether a client makes this line by itself, without its player.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Commit(_) | Self::Answer(_))
    }
}

impl Entry {
    /// The entry as text, without line feed.
    #[must_use]
    pub fn text(&self) -> String {
        to_text(self)
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// If the text is none, or names a key twice.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_value(json::read(text.as_bytes())?)
    }
}

/// Strings, numbers and maps with string keys can always be written; an empty text would be
/// refused.
pub(crate) fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The mark of a log without lines.
#[must_use]
pub fn first_mark() -> Mark {
    Hex::of_hash(blake3::hash(b"Tesserae 2026: the log of a room"))
}

/// The mark in whose place a deposited share is sealed: when it is left with the room, nobody knows
/// yet which line it will follow. That it answers one throw of one game is enough, as the rules of
/// the log leave it a single place.
#[must_use]
pub fn deposit_mark(game: u64) -> Mark {
    Hex::of_hash(
        blake3::Hasher::new()
            .update(b"Tesserae 2026: a deposited share")
            .update(&game.to_le_bytes())
            .finalize(),
    )
}

/// The mark of a log after another line.
#[must_use]
pub fn next_mark(before: &Mark, line: &str) -> Mark {
    Hex::of_hash(
        blake3::Hasher::new()
            .update(&before.0)
            .update(line.as_bytes())
            .finalize(),
    )
}
