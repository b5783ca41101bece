//! The address of a seat at a room: what two people send each other.

use std::{fmt, net::IpAddr, str::FromStr};

use tesserae_live::{LinkError, RoomLink};
use tesserae_words::{self as words, Text};

/// What stands before the link to a room, behind the `#`.
const ROOM: &str = "room=";
/// What stands before the address of a room that is not served from where the page is.
const AT: &str = "&at=";
/// The longest address that is read, in bytes.
const LONGEST: usize = 2_000;

/// The address of a seat at a room, or of the onlookers' place: `https://host/path/#room=` and a
/// [`RoomLink`]. Where the page is on another host than the room, `&at=https://other.host` follows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct LiveAddress {
    /// Where the page is: scheme, host and path.
    page: String,
    /// Where the room is.
    pub(crate) server: String,
    /// Room, secret, and what it lets do.
    pub(crate) link: RoomLink,
}

impl LiveAddress {
    /// A room that is served from where its page is.
    #[must_use]
    pub(crate) fn new(server: &str, link: RoomLink) -> Self {
        Self {
            page: server.to_owned(),
            server: server.to_owned(),
            link,
        }
    }

    /// The same room, opened by a page on another host.
    #[must_use]
    pub(crate) fn on_page(self, page: &str) -> Self {
        Self {
            page: page.to_owned(),
            ..self
        }
    }

    /// Another link to the same room.
    #[must_use]
    pub(crate) fn with_link(&self, link: RoomLink) -> Self {
        Self {
            link,
            ..self.clone()
        }
    }

    /// The address of the socket.
    #[must_use]
    pub(crate) fn socket_url(&self) -> String {
        socket_url(&self.server)
    }
}

/// The address of the socket of a server.
#[must_use]
pub(crate) fn socket_url(server: &str) -> String {
    let path = server.trim_end_matches('/');
    // `http` becomes `ws`, and `https` `wss`.
    format!("ws{}/live", path.strip_prefix("http").unwrap_or(path))
}

impl fmt::Display for LiveAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{ROOM}{}", self.page, self.link)?;
        if self.page == self.server {
            Ok(())
        } else {
            write!(f, "{AT}{}", self.server)
        }
    }
}

impl FromStr for LiveAddress {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        let (page, fragment) = text
            .split_once('#')
            .filter(|_| text.len() <= LONGEST)
            .ok_or(AddressError::NoLink)?;
        let link = fragment.strip_prefix(ROOM).ok_or(AddressError::NoLink)?;
        let (link, server) = link.split_once(AT).unwrap_or((link, page));
        let link = link.parse()?;
        if [page, server].into_iter().all(is_web_address) {
            Ok(Self {
                page: page.to_owned(),
                server: server.to_owned(),
                link,
            })
        } else {
            Err(AddressError::NoLink)
        }
    }
}

/// The address of a server as somebody types it: without a scheme it is `https`, but on this
/// machine and in the local network, where nobody certifies a server, `http`.
///
/// # Errors
/// If it can be no address, or is none yet.
pub(crate) fn server_address(typed: &str) -> Result<String, ServerError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(ServerError::Missing);
    }
    let address = if typed.contains("://") {
        typed.to_owned()
    } else {
        let host = typed.split('/').next().unwrap_or_default();
        let name = match host.rsplit_once(':') {
            Some((name, _)) if !host.ends_with(']') => name,
            _ => host,
        };
        let is_near = match name.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(IpAddr::V4(ip)) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
            Ok(IpAddr::V6(ip)) => ip.is_loopback() || ip.is_unique_local(),
            Err(_) => !name.contains('.') || name.ends_with(".local"),
        };
        let scheme = if is_near { "http" } else { "https" };
        format!("{scheme}://{typed}")
    };
    if typed.contains('#') {
        Err(ServerError::Link)
    } else if is_web_address(&address) {
        Ok(address)
    } else {
        Err(ServerError::NoAddress)
    }
}

/// Why a text is no address of a server.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", self.text())]
pub(crate) enum ServerError {
    /// There is none.
    Missing,
    /// It is a link to a game.
    Link,
    /// It is something else.
    NoAddress,
}

impl ServerError {
    /// The sentence.
    #[must_use]
    pub(crate) fn text(self) -> Text {
        match self {
            Self::Missing => words::friend::no_server_address(),
            Self::Link => words::friend::server_is_link(),
            Self::NoAddress => words::friend::no_address(),
        }
    }
}

/// Whether a text is the address of a page: scheme, host and path, nothing else.
fn is_web_address(text: &str) -> bool {
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        let host = rest.split('/').next().unwrap_or_default();
        !host.is_empty()
            && !rest.contains(|letter: char| letter.is_whitespace() || "?#@\\\"<>".contains(letter))
    })
}

/// Why a text is no address of a room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", self.text())]
pub(crate) enum AddressError {
    /// It is something else.
    NoLink,
    /// Something of it is missing.
    Incomplete,
    /// It is a link of an earlier version.
    Old,
}

impl AddressError {
    /// The sentence.
    #[must_use]
    pub(crate) fn text(self) -> Text {
        match self {
            Self::NoLink => words::friend::no_link(),
            Self::Incomplete => words::friend::link_incomplete(),
            Self::Old => LinkError::Old.text(),
        }
    }
}

impl From<LinkError> for AddressError {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Incomplete => Self::Incomplete,
            LinkError::Old => Self::Old,
        }
    }
}

#[cfg(test)]
mod tests {
    use tesserae_live::{Access, Hex, InvitationKey, SeatKey};

    use super::*;

    fn link() -> RoomLink {
        RoomLink {
            room: Hex([1; 10]),
            secret: Hex([2; 16]),
            access: Access::Invitation {
                host: Hex([4; 16]),
                key: InvitationKey(Hex([3; 16])),
            },
        }
    }

    #[test]
    fn an_address_is_read_back_and_names_its_socket() {
        for (server, socket) in [
            ("https://play.example/", "wss://play.example/live"),
            ("http://127.0.0.1:8080/", "ws://127.0.0.1:8080/live"),
            (
                "https://play.example/games/tesserae/",
                "wss://play.example/games/tesserae/live",
            ),
            ("https://play.example", "wss://play.example/live"),
        ] {
            let address = LiveAddress::new(server, link());
            assert_eq!(address.socket_url(), socket);
            assert_eq!(address.to_string().parse(), Ok(address.clone()));
            let elsewhere = address.on_page("https://static.example/t/");
            assert_eq!(elsewhere.socket_url(), socket);
            assert!(
                elsewhere
                    .to_string()
                    .starts_with("https://static.example/t/#room=")
            );
            assert_eq!(elsewhere.to_string().parse(), Ok(elsewhere.clone()));
            let seat = elsewhere.with_link(RoomLink {
                access: Access::seat(SeatKey::new([5; 32])),
                ..link()
            });
            assert!(
                seat.to_string()
                    .starts_with("https://static.example/t/#room=")
            );
            assert_eq!(seat.socket_url(), socket);
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
    }

    #[test]
    fn the_address_of_a_server_is_completed_or_what_is_missing_is_said() {
        for (typed, address) in [
            ("https://play.example/", "https://play.example/"),
            (" http://play.example:81 ", "http://play.example:81"),
            ("play.example.org", "https://play.example.org"),
            (
                "play.example.org:8443/t/",
                "https://play.example.org:8443/t/",
            ),
            ("127.0.0.1:9", "http://127.0.0.1:9"),
            ("localhost", "http://localhost"),
            ("garden:8080", "http://garden:8080"),
            ("garden.local", "http://garden.local"),
            ("[::1]", "http://[::1]"),
            ("192.168.1.20:8080", "http://192.168.1.20:8080"),
            ("[::1]:8080", "http://[::1]:8080"),
            ("8.8.8.8", "https://8.8.8.8"),
        ] {
            assert_eq!(server_address(typed), Ok(address.to_owned()), "{typed}");
        }
        let link = LiveAddress::new("https://play.example/", link()).to_string();
        for (typed, error) in [
            ("", ServerError::Missing),
            ("  ", ServerError::Missing),
            (link.as_str(), ServerError::Link),
            ("ftp://play.example", ServerError::NoAddress),
            ("https://", ServerError::NoAddress),
            ("my server", ServerError::NoAddress),
            ("anna@play.example", ServerError::NoAddress),
        ] {
            assert_eq!(server_address(typed), Err(error), "{typed}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_and_no_secret_is_repeated() {
        let whole = LiveAddress::new("https://play.example/", link()).to_string();
        assert_eq!(
            format!(" {whole}\n")
                .parse::<LiveAddress>()
                .map(|address| address.to_string()),
            Ok(whole.clone())
        );
        let no_key = whole.rfind('.').unwrap_or_default();
        for incomplete in [
            &whole[..whole.len() - 5],
            &whole[..no_key],
            &whole[..=no_key],
            "https://play.example/#room=",
        ] {
            assert_eq!(
                incomplete.parse::<LiveAddress>(),
                Err(AddressError::Incomplete),
                "{incomplete}"
            );
        }
        let old = format!(
            "https://play.example/#room={}.{}.{}",
            "1".repeat(20),
            "2".repeat(32),
            "3".repeat(32)
        );
        let error = old.parse::<LiveAddress>().expect_err("it is old");
        assert_eq!(error.to_string(), LinkError::Old.to_string());
        let scripts = whole.replace("https", "javascript");
        let user = whole.replace("play.example", "play.example@evil.example");
        let long = format!("{whole}&at=https://{}", "a".repeat(LONGEST));
        for wrong in [
            "",
            "hello",
            "https://play.example/",
            &scripts,
            &user,
            &long,
            &format!("{whole}&at=ftp://x"),
        ] {
            assert_eq!(
                wrong.parse::<LiveAddress>(),
                Err(AddressError::NoLink),
                "{wrong}"
            );
        }
        assert!(
            !format!("{:?}", LiveAddress::new("https://play.example/", link())).contains("0202")
        );
    }
}
