//! The referee on a server.
#![doc = include_str!("../README.md")]
//!
//! # Glossary
//!
//! Line, log, party, refusal and the other words of the protocol are in the glossary of
//! `tesserae-live`.
//!
//! | term | meaning |
//! |---|---|
//! | address | Where sockets come from, as limits count them: `address::Address`. |
//! | beat | What a process writes to the store now and then, so that the time of games stands while none runs. |
//! | connection | A connection of the network; it becomes a socket when a client asks for one. |
//! | error | Why the room does not do what a client asks for, or closes its socket: `RoomError`. |
//! | fault | An error after which the socket stays open. After many of them it is closed. |
//! | hub | All rooms of a process: `Hub`. |
//! | knock | That somebody with the secret of a seat was not let in. Nobody can call them absent then. |
//! | membership | A socket that has entered a room: `hub::Membership`. |
//! | owner | Whoever has the key of a seat, or before anybody has sat down its secret. |
//! | peer | Another process on the same database. |
//! | role | As whom a secret lets in, at a seat or as an onlooker: `secrets::Role`. |
//! | room | A log, and the sockets that are in it. |
//! | secret hash | What is kept of the secrets of a room: `secrets::SecretHashes`. |
//! | socket | What frames of a client come through, from its first message to its end. |
//! | stale | Of a log in memory: it may differ from the store and is read again. |
//! | store | Where lines are kept: `store::Store`. |
//! | touch | To keep that somebody was in a room, so that it is not deleted. |
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![cfg(feature = "server")]

pub mod address;
pub mod config;
mod connections;
mod error;
mod forwarded;
pub mod hub;
pub mod limits;
pub mod logs;
pub mod metrics;
pub mod page;
mod peer_message;
mod peers;
mod room;
pub mod secrets;
pub mod server;
mod socket;
mod status;
pub mod store;
pub mod time;
mod upkeep;

pub use config::Config;
pub use error::RoomError;
pub use hub::Hub;
pub use server::Server;
pub use time::Time;
