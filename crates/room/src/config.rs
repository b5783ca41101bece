//! The command line. Without any argument everything is in one process and on this machine only.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use clap::{Parser, value_parser};

use crate::limits;

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
    #[arg(long, env = "TESSERAE_ROOM_ORIGIN", value_parser = origin)]
    pub origin: Vec<String>,
    /// Take the address of clients from X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, env = "TESSERAE_ROOM_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Days after which a room that nobody touches is deleted
    #[arg(long, default_value_t = limits::DAYS, value_parser = value_parser!(u64).range(1..=36_500), env = "TESSERAE_ROOM_DAYS")]
    pub days: u64,
    /// Sockets that one address may have open, besides those in seats
    #[arg(long, default_value_t = limits::SOCKETS_AN_ADDRESS, value_parser = value_parser!(u32).range(1..), env = "TESSERAE_ROOM_SOCKETS")]
    pub sockets_an_address: u32,
    /// Connections that one address may have open besides; without effect behind a proxy
    #[arg(long, default_value_t = limits::CONNECTIONS_AN_ADDRESS, value_parser = value_parser!(u32).range(1..), env = "TESSERAE_ROOM_CONNECTIONS")]
    pub connections_an_address: u32,
    /// Seconds in which a request has to be there
    #[arg(long, default_value_t = limits::HEAD_SECONDS, value_parser = value_parser!(u64).range(1..=3_600), env = "TESSERAE_ROOM_HEAD_SECONDS")]
    pub head_seconds: u64,
    /// Rooms that one address may open in an hour
    #[arg(long, default_value_t = limits::ROOMS_AN_ADDRESS, value_parser = value_parser!(u32).range(1..), env = "TESSERAE_ROOM_ROOMS")]
    pub rooms_an_address: u32,
    /// How long a socket may be silent; tests do not wait for as long as people may
    #[arg(skip = limits::SILENCE)]
    pub silence: Duration,
}

/// Reads an origin as browsers write it: scheme, host, and the port if it is not the usual one.
fn origin(text: &str) -> Result<String, String> {
    let text = text.strip_suffix('/').unwrap_or(text);
    let host = ["https://", "http://"]
        .into_iter()
        .find_map(|scheme| text.strip_prefix(scheme))
        .unwrap_or_default();
    let is_host = |letter: char| letter.is_ascii_lowercase() || "0123456789.-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(is_host) {
        return Err(
            "an origin is written as https://play.example, in small letters and without a path"
                .to_owned(),
        );
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_those_that_browsers_send() {
        for text in [
            "https://play.example",
            "http://127.0.0.1:8080",
            "https://[::1]:9",
        ] {
            assert_eq!(origin(text), Ok(text.to_owned()));
        }
        assert_eq!(
            origin("https://play.example/"),
            Ok("https://play.example".to_owned())
        );
        for text in [
            "",
            "not an origin",
            "play.example",
            "https://",
            "https://a/b",
            "https://A.example",
            "ftp://a",
        ] {
            assert!(origin(text).is_err(), "{text}");
        }
    }
}
