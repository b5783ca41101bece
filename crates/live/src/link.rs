//! Links to a room, and the key that the two people share and the room never learns.

use std::{fmt, str::FromStr};

use crate::{Hex, Line, Mark, Party};

/// What a link for onlookers has in the place of the key.
const ONLOOKER: &str = "onlooker";

/// What stands behind `#room=` in a link: the room, the secret of a seat or of the onlookers, and
/// for seats the key of the two people. In its place a link for onlookers says `onlooker`, so that
/// the link to a seat is recognised as incomplete where its key is cut off. A browser sends nothing
/// behind the `#` to any server.
#[derive(Clone, Eq, PartialEq)]
pub struct Link {
    /// Which room.
    pub room: Hex<10>,
    /// What opens a seat of it, or lets look on.
    pub secret: Hex<16>,
    /// The key of the two people; onlookers have none.
    pub key: Option<SealKey>,
}

/// The key with which the two people seal their lines.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct SealKey(pub Hex<16>);

impl SealKey {
    /// The seal of a line over this mark, see [`Log::seal_mark`](crate::Log::seal_mark). As the
    /// mark depends on every line before, nobody without the key can invent, drop, change or move a
    /// line.
    #[must_use]
    pub fn seal(&self, before: &Mark, by: Party, line: &Line) -> Mark {
        let mut hasher = blake3::Hasher::new_derive_key("Tesserae 2026: the seal of a line");
        hasher
            .update(&self.0.0)
            .update(&before.0)
            .update(&[u8::from(by == Party::Guest)]);
        Hex::of_hash(hasher.update(line.text().as_bytes()).finalize())
    }

    /// Whether a seal is the right one, compared in constant time.
    #[must_use]
    pub fn accepts(&self, seal: Option<&Mark>, before: &Mark, by: Party, line: &Line) -> bool {
        seal.is_some_and(|seal| {
            blake3::hash(&seal.0) == blake3::hash(&self.seal(before, by, line).0)
        })
    }
}

/// A secret: it is not shown.
impl fmt::Debug for SealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealKey")
    }
}

/// The room alone: secrets are not shown.
impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({})", self.room)
    }
}

/// The link with its secrets, to be copied.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.room, self.secret)?;
        match self.key {
            Some(key) => write!(f, ".{}", key.0),
            None => write!(f, ".{ONLOOKER}"),
        }
    }
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let mut parts = text.split('.');
        let mut next = || parts.next().ok_or(LinkError);
        let (room, secret, key) = (next()?, next()?, next()?);
        let key = if key == ONLOOKER {
            None
        } else {
            Some(SealKey(key.parse().map_err(|_| LinkError)?))
        };
        match (room.parse(), secret.parse(), parts.next()) {
            (Ok(room), Ok(secret), None) => Ok(Self { room, secret, key }),
            _ => Err(LinkError),
        }
    }
}

/// A text is no link to a room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", Self::SENTENCE)]
pub struct LinkError;

impl LinkError {
    /// What players are told.
    pub const SENTENCE: &str = "This is no link to a room, or it is not complete. Copy all of it.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_back_and_shows_no_secret_in_messages() {
        for key in [None, Some(SealKey(Hex([3; 16])))] {
            let link = Link {
                room: Hex([1; 10]),
                secret: Hex([2; 16]),
                key,
            };
            let text = link.to_string();
            assert_eq!(text.parse(), Ok(link.clone()));
            for cut in 0..text.len() {
                assert_eq!(
                    text[..cut].parse::<Link>(),
                    Err(LinkError),
                    "incomplete: {}",
                    &text[..cut]
                );
            }
            assert!(
                !format!("{link:?}").contains("0202")
                    && !format!("{:?}", link.key).contains("0303")
            );
        }
        for wrong in [
            "",
            "01",
            "01.02",
            "0101010101010101010g.02020202020202020202020202020202",
            "a.b.c.d",
        ] {
            assert_eq!(wrong.parse::<Link>(), Err(LinkError), "{wrong}");
        }
    }

    #[test]
    fn a_seal_belongs_to_one_line_of_one_person_at_one_place() {
        let (key, at) = (SealKey(Hex([3; 16])), crate::first_mark());
        let seal = key.seal(&at, Party::Host, &Line::Agree);
        assert!(key.accepts(Some(&seal), &at, Party::Host, &Line::Agree));
        assert!(!key.accepts(Some(&seal), &at, Party::Guest, &Line::Agree));
        assert!(!key.accepts(Some(&seal), &at, Party::Host, &Line::Disagree));
        assert!(!key.accepts(
            Some(&seal),
            &crate::next_mark(&at, "x"),
            Party::Host,
            &Line::Agree
        ));
        assert!(!SealKey(Hex([4; 16])).accepts(Some(&seal), &at, Party::Host, &Line::Agree));
        assert!(!key.accepts(None, &at, Party::Host, &Line::Agree));
    }
}
