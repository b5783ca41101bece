//! The referee on a server.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![cfg(feature = "server")]

pub mod address;
pub mod config;
mod connections;
mod elsewhere;
mod error;
mod forwarded;
pub mod hub;
pub mod limits;
pub mod logs;
pub mod metrics;
pub mod page;
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
