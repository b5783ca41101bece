//! Two people apart: the protocol, the agreed dice and the client.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod agreed;
mod change;
pub mod client;
pub mod clock;
mod error_code;
pub mod hand;
mod hex;
pub mod keys;
mod lie;
pub mod line;
pub mod link;
pub mod log;
mod name;
mod party;
mod refusal;
mod room_game;
mod spare;
pub mod wire;

pub use change::{CALL, Change, Due, End};
pub use client::{Client, News};
pub use clock::{Clock, TimeControl};
pub use error_code::ErrorCode;
pub use hand::{Hand, Motion, Pace, Phrase};
pub use hex::{Hex, Mark, NoHex, Share};
pub use keys::{InvitationKey, PublicKey, SeatKey, Signature};
pub use lie::Lie;
pub use line::{
    Act, Answer, Ask, Begin, Claim, Declare, Entry, Line, NoEntry, Sit, first_mark, next_mark,
};
pub use link::{Access, Link, LinkError};
pub use log::Log;
pub use party::Party;
pub use refusal::{Refusal, RefusalCode};
pub use tesserae_rules::Reason;
pub use wire::{FromRoom, Lines, ToRoom};
