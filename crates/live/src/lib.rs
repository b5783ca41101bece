//! Two people apart: the protocol, the agreed dice and the client.
#![doc = include_str!("../README.md")]
//!
//! # Glossary
//!
//! The words of the games are in the glossary of `tesserae-rules`; those of fair dice in
//! [`agreed`].
//!
//! | term | meaning |
//! |---|---|
//! | act | A line as its author wrote and signed it: [`Act`]. |
//! | agreed dice | Dice whose faces follow from a share of each seat: [`agreed::AgreedDice`]. |
//! | answer | The share of the other seat for a declared throw, which makes it complete: [`Answer`]. |
//! | call | The line that asks whoever is due to come to the table. Without an answer their game is lost: [`CALL`]. |
//! | change | What a line does to the game: [`Change`]. |
//! | claim | The right to the guest’s seat with a certain key: [`Claim`]. |
//! | commitment | The end of the chain from which the shares of a seat come, made known before the first throw. |
//! | connection | What messages pass over. It may break and be opened again; a *socket* is one opening of it. |
//! | declare | To make a throw known, with a share of one’s own: [`Declare`]. |
//! | due | Who can go on: [`Due`]. |
//! | entry | A line of text in the log: time, party, signature and line: [`Entry`]. |
//! | error | Why the room does not do what a message asks for, or closes the socket: [`ErrorCode`]. |
//! | guest, host | The two people of a room: [`Party`]. The host opens it; seats may be exchanged, parties stay. |
//! | hand | What one sees of the other’s hand. It is no part of the log: [`HandSample`]. |
//! | invitation | What lets one guest sit down; it is not the key of a seat: [`InvitationKey`]. |
//! | lie | What no honest room does, found by a client: [`Lie`]. |
//! | line | What somebody did, in the log: [`Line`]. Never the connection. |
//! | link | What stands behind `#room=` in an address: [`RoomLink`]. The *own link* holds the key of a seat. |
//! | log | All lines of a room, and the game that follows from them: [`Log`]. |
//! | mark | The running hash of a log: [`Mark`]. |
//! | news | What a client tells the table: [`News`]. |
//! | offer | A line that a client has sent, or will, and that the room has not taken yet. |
//! | onlooker | Somebody who sees the game and has no seat. |
//! | phrase | What can be said with a press: [`Phrase`]. |
//! | presence | Who is there: [`wire::Presence`]. |
//! | question | What needs the consent of the other party: [`Ask`]. |
//! | refusal | Why a line is not added to a log: [`Refusal`]. |
//! | room | What keeps a log and passes lines on: a program on a server, or a part of it. |
//! | seat key | The secret of a seat in one room: [`SeatKey`]. |
//! | secret | What lets into a room, at a seat or as an onlooker. The room has made it, unlike the keys. |
//! | share | What one seat gives for a throw: [`Share`]. |
//! | spare line | A line that does not go on with the game. There is a limit to them. |
//! | wire | The messages between client and room: [`wire`]. |
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
mod said;
mod spare;
mod text;
pub mod wire;

pub use change::{CALL, Change, Due, End};
pub use client::{Client, News};
pub use clock::{Clock, TimeControl};
pub use error_code::ErrorCode;
pub use hand::{HandPace, HandSample, Motion, Phrase};
pub use hex::{Hex, Mark, NoHex, Share};
pub use keys::{InvitationKey, PublicKey, SeatKey, Signature};
pub use lie::Lie;
pub use line::{
    Act, Answer, Ask, Begin, Claim, Declare, Entry, Line, NoEntry, Sit, first_mark, next_mark,
};
pub use link::{Access, LinkError, RoomLink};
pub use log::Log;
pub use party::Party;
pub use refusal::{Refusal, RefusalCode};
pub use tesserae_rules::Reason;
pub use wire::{FromRoom, Lines, ToRoom};
