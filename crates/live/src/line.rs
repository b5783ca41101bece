//! The lines of a room's log.

use serde::{Deserialize, Serialize};
use tesserae_rules::{Event, Header, Reason, Seat};

use crate::{
    Hex, Mark, Party, Share, TimeControl,
    keys::{PublicKey, SeatKey, Signature},
    text,
};

/// The most numbers that the movement of a throwing hand may have.
pub const LONGEST_GESTURE: usize = 32;

/// One line of the log: who did what, and when.
///
/// As text it is the time, the person, the signature and the act, with a space between:
/// `1795478400000 guest 7Bv…Qw "here"`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// When the room took it, in milliseconds of the room's time. It never goes back from line to
    /// line.
    pub at: u64,
    /// Who did it.
    pub by: Party,
    /// What they did.
    pub act: Act,
}

/// What somebody did, as they wrote and signed it. Nobody writes it again: what is signed are these
/// bytes.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// A [`Line`] as JSON, without control characters.
    pub line: String,
    /// The author’s signature of it, see [`SeatKey::sign_line`].
    pub signature: Signature,
}

impl Act {
    /// Signs a line that follows a log with this mark.
    #[must_use]
    pub fn sign(key: &SeatKey, before: &Mark, by: Party, line: &Line) -> Self {
        let line = line.text();
        let signature = key.sign_line(before, by, &line);
        Self { line, signature }
    }

    /// The line.
    ///
    /// # Errors
    /// If it is none, names a key twice, or has a control character.
    pub fn read(&self) -> Result<Line, NoEntry> {
        if self.line.contains(char::is_control) {
            return Err(NoEntry);
        }
        text::read(&self.line).map_err(|_| NoEntry)
    }
}

/// A text is no line of a log.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("This is no line of a log.")]
pub struct NoEntry;

/// What somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The host opened the room. Always the first line, and only there.
    Begin(Begin),
    /// The guest sat down.
    Sit(Sit),
    /// A commitment to the shares of one side, once a game.
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
    /// The host’s key: it signs this line and every later one of the host.
    pub key: PublicKey,
    /// The key of the invitation, with which the guest sits down.
    pub invitation: PublicKey,
}

/// A guest who sits down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The guest’s name.
    pub name: String,
    /// The seat’s key, and the right to it.
    pub seat: Claim,
}

/// The key of the guest’s seat, made by the guest, and the signature of the invitation that lets
/// whoever has this key sit there.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The key.
    pub key: PublicKey,
    /// The invitation’s signature, see
    /// [`InvitationKey::invite`](crate::keys::InvitationKey::invite).
    pub invited: Signature,
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
}

/// What needs the other's consent.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To go back to this many events.
    UndoTo(usize),
    /// To play again with seats exchanged.
    Rematch,
    /// To go on with another key, as the guest has lost the one of the seat: the only line that is
    /// signed with a key that is not in the log yet.
    Seat(Claim),
}

impl Line {
    /// The line as text, without line feed.
    #[must_use]
    pub fn text(&self) -> String {
        text::write(self)
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
        let Act { line, signature } = &self.act;
        format!("{} {} {signature} {line}", self.at, self.by.name())
    }

    /// Reads an entry.
    ///
    /// # Errors
    /// If the text is none. Its line is not read yet, see [`Act::read`].
    pub fn read(text: &str) -> Result<Self, NoEntry> {
        let mut parts = text.splitn(4, ' ');
        let mut next = || parts.next().ok_or(NoEntry);
        let (at, by, signature, line) = (next()?, next()?, next()?, next()?);
        let entry = Self {
            at: at.parse().map_err(|_| NoEntry)?,
            by: Party::of_name(by).ok_or(NoEntry)?,
            act: Act {
                line: line.to_owned(),
                signature: signature.parse().map_err(|_| NoEntry)?,
            },
        };
        // A number can be written in more than one way.
        (entry.at.to_string() == at).then_some(entry).ok_or(NoEntry)
    }
}

/// The mark of a log without lines.
#[must_use]
pub fn first_mark() -> Mark {
    Hex::of_hash(blake3::hash(b"Tesserae 2026: the log of a room, version 2"))
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
