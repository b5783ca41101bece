//! The command line. Without any argument everything is in one process and on this machine only.

use std::{net::SocketAddr, path::PathBuf};

use clap::Parser;

/// Rooms for two people apart, and the page beside them.
#[derive(Clone, Debug, Parser)]
#[command(version, name = "tesserae-room")]
pub struct Config {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080", env = "TESSERAE_ROOM_LISTEN")]
    pub listen: SocketAddr,
    /// The folder of the page; without one, rooms only
    #[arg(long, env = "TESSERAE_ROOM_PAGE")]
    pub page: Option<PathBuf>,
    /// The SQLite file, made if there is none
    #[arg(
        long,
        default_value = "tesserae-rooms.sqlite",
        env = "TESSERAE_ROOM_STORE"
    )]
    pub store: PathBuf,
    /// A PostgreSQL database instead: host=… user=… dbname=…
    #[arg(long, env = "TESSERAE_ROOM_POSTGRES", hide_env_values = true)]
    pub postgres: Option<String>,
    /// Another origin whose pages may connect, as `https://example.org`; may be given several times
    #[arg(long, env = "TESSERAE_ROOM_ORIGIN")]
    pub origin: Vec<String>,
    /// Take the address of clients from X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, env = "TESSERAE_ROOM_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Days after which a room that nobody touches is deleted
    #[arg(long, default_value_t = crate::limits::DAYS, env = "TESSERAE_ROOM_DAYS")]
    pub days: u64,
    /// Sockets that one address may have open
    #[arg(long, default_value_t = crate::limits::SOCKETS_AN_ADDRESS, env = "TESSERAE_ROOM_SOCKETS")]
    pub sockets_an_address: u32,
    /// Connections that one address may have open besides; without effect behind a proxy
    #[arg(long, default_value_t = crate::limits::CONNECTIONS_AN_ADDRESS, env = "TESSERAE_ROOM_CONNECTIONS")]
    pub connections_an_address: u32,
    /// Seconds in which a request has to be there
    #[arg(long, default_value_t = crate::limits::HEAD_SECONDS, env = "TESSERAE_ROOM_HEAD_SECONDS")]
    pub head_seconds: u64,
    /// Rooms that one address may open in an hour
    #[arg(long, default_value_t = crate::limits::ROOMS_AN_ADDRESS, env = "TESSERAE_ROOM_ROOMS")]
    pub rooms_an_address: u32,
}
