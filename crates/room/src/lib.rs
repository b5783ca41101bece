//! The referee on a server.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![cfg(feature = "server")]

pub mod address;
pub mod config;
mod connections;
mod deposits;
mod elsewhere;
pub mod hub;
pub mod limits;
pub mod metrics;
mod room;
pub mod secrets;
pub mod server;
mod socket;
pub mod store;

pub use config::Config;
pub use hub::Hub;
pub use server::Server;

/// The time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
