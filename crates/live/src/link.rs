//! Links to a room, and what each of them lets do.

use std::{fmt, str::FromStr};
use tesserae_words::{Text, live};

use crate::{
    Hex,
    keys::{Fingerprint, InvitationKey, SeatKey},
    wire::Known,
};

/// What stands in a link before the key of a seat.
const SEAT: &str = "seat";

/// What stands in a link before the key of an invitation.
const INVITATION: &str = "guest";

/// What stands in a link for onlookers.
const ONLOOKER: &str = "look";

/// What stood in a link for onlookers of version 1 in the place of a key.
const OLD_ONLOOKER: &str = "onlooker";

/// What stands behind `#room=` in a link: the room, the secret that opens it, and what the link
/// lets do. It ends with a part of a fixed length, so that a link that was cut off is recognised. A
/// browser sends nothing behind the `#` to any server.
#[derive(Clone, Eq, PartialEq)]
pub struct RoomLink {
    /// Which room.
    pub room: Hex<10>,
    /// What opens a seat of it, or lets look on.
    pub secret: Hex<16>,
    /// What the link lets do.
    pub access: Access,
}

/// What a link lets do.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Access {
    /// Play at a seat: the seat’s own link. Nobody else has it.
    Seat {
        /// The key of the seat.
        key: SeatKey,
        /// The log as it was when the link was copied, so that a room cannot show another one to
        /// a machine that knows nothing else.
        known: Known,
    },
    /// Sit down as the guest, with a key that the guest makes.
    Invitation {
        /// Whose room it is.
        host: Fingerprint,
        /// What lets sit down.
        key: InvitationKey,
    },
    /// Look on.
    Onlooker {
        /// Whose room it is.
        host: Fingerprint,
    },
}

impl Access {
    /// Play at a seat of which nothing is known yet.
    #[must_use]
    pub fn seat(key: SeatKey) -> Self {
        let known = Known::nothing();
        Self::Seat { key, known }
    }
}

impl RoomLink {
    /// Whether it lets look on only.
    #[must_use]
    pub const fn is_for_onlookers(&self) -> bool {
        matches!(self.access, Access::Onlooker { .. })
    }
}

/// The room alone: secrets are not shown.
impl fmt::Debug for RoomLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomLink({})", self.room)
    }
}

/// The link with its secrets, to be copied.
impl fmt::Display for RoomLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.", self.room, self.secret)?;
        match &self.access {
            Access::Seat { key, known } => {
                let Known { count, mark } = known;
                write!(f, "{SEAT}.{}.{count}.{mark}", Hex(*key.secret()))
            }
            Access::Invitation { host, key } => write!(f, "{INVITATION}.{host}.{}", key.0),
            Access::Onlooker { host } => write!(f, "{ONLOOKER}.{host}"),
        }
    }
}

impl FromStr for RoomLink {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let parts: Vec<&str> = text.split('.').collect();
        let (room, secret) = match parts[..] {
            [room, secret, key] if is_old(room, secret, key) => return Err(LinkError::Old),
            [room, secret, ..] => (room, secret),
            _ => return Err(LinkError::Incomplete),
        };
        let access = match parts[2..] {
            [SEAT, key, count, mark] => Access::Seat {
                key: SeatKey::new(Hex::<32>::from_str(key)?.0),
                known: Known {
                    count: count.parse().map_err(|_| LinkError::Incomplete)?,
                    mark: mark.parse()?,
                },
            },
            [INVITATION, host, key] => Access::Invitation {
                host: host.parse()?,
                key: InvitationKey(key.parse()?),
            },
            [ONLOOKER, host] => Access::Onlooker {
                host: host.parse()?,
            },
            _ => return Err(LinkError::Incomplete),
        };
        Ok(Self {
            room: room.parse()?,
            secret: secret.parse()?,
            access,
        })
    }
}

/// Whether these are the parts of a link of version 1 of the protocol.
fn is_old(room: &str, secret: &str, key: &str) -> bool {
    room.parse::<Hex<10>>().is_ok()
        && secret.parse::<Hex<16>>().is_ok()
        && (key == OLD_ONLOOKER || key.parse::<Hex<16>>().is_ok())
}

/// Why a text is no link to a room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", self.text())]
pub enum LinkError {
    /// Something of it is missing, or it is something else.
    Incomplete,
    /// It is a link of an earlier version.
    Old,
}

impl LinkError {
    /// What is said of it.
    #[must_use]
    pub const fn text(self) -> Text {
        match self {
            Self::Incomplete => live::link_incomplete(),
            Self::Old => live::link_old(),
        }
    }
}

impl From<crate::NoHex> for LinkError {
    fn from(_: crate::NoHex) -> Self {
        Self::Incomplete
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links() -> [RoomLink; 3] {
        let link = |access| RoomLink {
            room: Hex([1; 10]),
            secret: Hex([2; 16]),
            access,
        };
        let host = Hex([4; 16]);
        [
            link(Access::Seat {
                key: SeatKey::new([3; 32]),
                known: Known {
                    count: 12,
                    mark: Hex([5; 16]),
                },
            }),
            link(Access::Invitation {
                host,
                key: InvitationKey(Hex([3; 16])),
            }),
            link(Access::Onlooker { host }),
        ]
    }

    #[test]
    fn a_link_is_read_back_cut_off_nowhere_and_shows_no_secret_in_messages() {
        for link in links() {
            let text = link.to_string();
            assert_eq!(text.parse(), Ok(link.clone()));
            for cut in 0..text.len() {
                let read = text[..cut].parse::<RoomLink>();
                assert_eq!(read, Err(LinkError::Incomplete), "{}", &text[..cut]);
            }
            let shown = format!("{link:?} {:?}", link.access);
            assert!(
                !shown.contains("0202") && !shown.contains("0303"),
                "{shown}"
            );
        }
    }

    #[test]
    fn other_texts_are_no_links_and_old_links_are_named_so() {
        for wrong in [
            "",
            "01",
            "01.02",
            "0101010101010101010g.02020202020202020202020202020202.onlooker",
            "a.b.c.d",
            "a.b.seat.c.d",
        ] {
            assert_eq!(
                wrong.parse::<RoomLink>(),
                Err(LinkError::Incomplete),
                "{wrong}"
            );
        }
        let (room, secret) = (Hex([1; 10]), Hex([2; 16]));
        for key in [Hex([3; 16]).to_string(), "onlooker".to_owned()] {
            let old = format!("{room}.{secret}.{key}");
            assert_eq!(old.parse::<RoomLink>(), Err(LinkError::Old));
        }
    }
}
