//! What clients and rooms say to each other: one JSON object a frame of text.
//!
//! A client opens a socket at `/live` and sends [`ToRoom::Create`] or [`ToRoom::Enter`] first.
//! Lines of the log pass as the text that is hashed, inside a string, so that both ends hash the
//! same bytes.

use serde::{Deserialize, Serialize};
use tesserae_words::{Text, live};

use crate::{
    Act, ErrorCode, HandSample, Hex, Mark, Party, Phrase, Refusal, RefusalCode,
    keys::{PublicKey, Signature},
    line::first_mark,
    text::{self, TextError},
};

/// The version of the protocol. A room refuses any other one.
pub const VERSION: u32 = 2;

/// The longest frame that a room takes, in bytes.
pub const LONGEST_FRAME: usize = 8 * 1024;

/// The most lines that a room sends in one frame.
pub const MOST_LINES: usize = 128;

/// The most frames a second that a room takes from a socket; beyond them it waits for the next
/// second once, then closes.
pub const FRAMES_A_SECOND: u32 = 40;

/// The most lines that a log may have.
pub const LONGEST_LOG: usize = 20_000;

/// How many of them are kept for the end of the game and for leaving it by links.
pub const LINES_FOR_THE_END: usize = 64;

/// The most lines of one person that do not go on with the game, in one room: questions, refusals,
/// calls, and undone steps.
pub const SPARE_LINES: usize = 4_000;

/// The most of them between two lines that go on with the game.
pub const SPARE_LINES_AT_ONCE: usize = 8;

/// The most steps of one turn that are undone without a question.
pub const UNDOS_A_TURN: usize = 100;

/// How often another key for the guest’s seat may be asked for in one room.
pub const MOST_CLAIMS: usize = 16;

/// From a client to a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToRoom {
    /// Opens a room.
    Create(Box<Create>),
    /// Enters a room, or comes back to it.
    Enter(Enter),
    /// A line to add to the log.
    Offer(Box<Offer>),
    /// The hand has moved.
    Hand(HandSample),
    /// Something is said.
    Phrase(Phrase),
    /// Asks for the lines after these.
    Resync(Known),
    /// Is anybody there? The number comes back.
    Ping(u32),
}

/// Opens a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// The first line of the log; must be [`Line::Begin`](crate::Line::Begin).
    pub act: Act,
}

/// Enters a room, or comes back to it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The version of the protocol.
    pub version: u32,
    /// Which room.
    pub room: Hex<10>,
    /// What opens it.
    pub secret: Hex<16>,
    /// What the client knows of the log.
    pub known: Known,
    /// The key of the seat. A seat whose key is in the log is entered with it; whoever has the
    /// secret alone, as from an invitation, may sit down or ask for the seat, and is not the
    /// seat’s player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Owner>,
}

/// Whose socket it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owner {
    /// The key.
    pub key: PublicKey,
    /// What proves that the client has its secret half, see
    /// [`SeatKey::sign_entry`](crate::SeatKey::sign_entry).
    pub signature: Signature,
}

/// How much of a log is known: the number of its lines, and their mark.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// How many lines.
    pub count: usize,
    /// Their mark.
    pub mark: Mark,
}

impl Known {
    /// Nothing of it.
    #[must_use]
    pub fn nothing() -> Self {
        Self {
            count: 0,
            mark: first_mark(),
        }
    }
}

/// A line to add to the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// How many lines there are before it. If the log is longer, the offer is refused as `behind`.
    pub after: usize,
    /// What is done.
    pub act: Act,
}

/// From a room to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromRoom {
    /// The room is open. Its host still has to enter it.
    Created(Created),
    /// The client is in.
    Entered(Entered),
    /// Lines of the log.
    Lines(Lines),
    /// A line was not added.
    Refused(Refused),
    /// The hand of somebody has moved.
    Hand {
        /// Whose.
        by: Party,
        /// Where it is.
        hand: HandSample,
    },
    /// Something is said.
    Phrase {
        /// By whom.
        by: Party,
        /// What.
        phrase: Phrase,
    },
    /// Who is there.
    Presence(Presence),
    /// The answer to a ping.
    Pong {
        /// The number of the ping.
        number: u32,
        /// The room's time, in milliseconds.
        now: u64,
        /// How many lines the log has; 0 before a room was entered. No line overtakes it.
        count: usize,
    },
    /// A message was not understood or not allowed. Where `closes` is set the socket closes now.
    Error {
        /// What is wrong.
        code: ErrorCode,
        /// One sentence.
        text: String,
        /// Whether the socket closes.
        closes: bool,
    },
}

/// The secrets of a new room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// Which room.
    pub room: Hex<10>,
    /// The host's secret.
    pub host: Hex<16>,
    /// The guest's secret.
    pub guest: Hex<16>,
    /// What lets look on.
    pub onlooker: Hex<16>,
}

/// The client is in.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entered {
    /// As whom; nobody's seat for onlookers.
    pub party: Option<Party>,
    /// How many lines the log has.
    pub count: usize,
    /// The room's time, in milliseconds. It begins with the time since 1970, and stands while the
    /// room is away.
    pub now: u64,
}

/// Lines of the log.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// How many lines come before them.
    pub from: usize,
    /// The lines.
    pub lines: Vec<String>,
    /// The mark of the log after them.
    pub mark: Mark,
}

/// A line was not added.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The `after` of the offer.
    pub after: usize,
    /// Which rule is broken.
    pub code: RefusalCode,
    /// One sentence.
    pub text: String,
}

impl Refused {
    /// The answer to an offer that followed this number of lines.
    #[must_use]
    pub fn new(after: usize, refusal: &Refusal) -> Self {
        Self {
            after,
            code: refusal.code(),
            text: refusal.to_string(),
        }
    }
}

/// Who is there.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presence {
    /// Whether the host is.
    pub host: bool,
    /// Whether the guest is.
    pub guest: bool,
    /// How many look on.
    pub onlookers: u32,
}

impl Presence {
    /// Whether somebody is there.
    #[must_use]
    pub const fn has(&self, party: Party) -> bool {
        match party {
            Party::Host => self.host,
            Party::Guest => self.guest,
        }
    }
}

impl ToRoom {
    /// The message as a frame.
    #[must_use]
    pub fn text(&self) -> String {
        text::write(self)
    }

    /// Reads a frame.
    ///
    /// # Errors
    /// Why it is no message.
    pub fn read(frame: &str) -> Result<Self, WireError> {
        if frame.len() > LONGEST_FRAME {
            return Err(WireError::Long);
        }
        Ok(text::read(frame)?)
    }
}

impl FromRoom {
    /// The message as a frame.
    #[must_use]
    pub fn text(&self) -> String {
        text::write(self)
    }

    /// Reads a frame.
    ///
    /// # Errors
    /// Why it is no message.
    pub fn read(frame: &str) -> Result<Self, WireError> {
        Ok(text::read(frame)?)
    }
}

/// Why a frame is no message. What was sent is not repeated in it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", self.text())]
pub enum WireError {
    /// The frame is too long.
    Long,
    /// The frame is no JSON, or names a key twice.
    Json,
    /// It is another object.
    Message,
}

impl WireError {
    /// What is said of it.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::Long => live::too_long(LONGEST_FRAME),
            Self::Json => live::no_json(),
            Self::Message => live::no_message(VERSION),
        }
    }

    /// The code on the wire.
    #[must_use]
    pub const fn code(self) -> ErrorCode {
        match self {
            Self::Long => ErrorCode::Long,
            Self::Json => ErrorCode::Json,
            Self::Message => ErrorCode::Message,
        }
    }
}

impl From<TextError> for WireError {
    fn from(error: TextError) -> Self {
        match error {
            TextError::Json => Self::Json,
            TextError::Object => Self::Message,
        }
    }
}
