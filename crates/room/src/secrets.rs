//! What opens a room. The store keeps hashes only; secrets are 128 random bits and compared in
//! constant time.

use serde::{Deserialize, Serialize};
use tesserae_live::{Hex, Party, wire::Created};

/// The room’s own line, which is never sent: hashes of its secrets.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretHashes {
    host: Hex<32>,
    guest: Hex<32>,
    onlooker: Hex<32>,
}

/// As whom a secret lets in.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Role {
    /// At a seat.
    Seat(Party),
    /// To look on.
    Onlooker,
}

impl SecretHashes {
    /// Draws a room with its secrets.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn draw() -> Result<(Created, Self), getrandom::Error> {
        let mut bytes = [0; 58];
        getrandom::fill(&mut bytes)?;
        let part = |from: usize| Hex(std::array::from_fn(|index| bytes[from + index]));
        let room = Hex(std::array::from_fn(|index| bytes[48 + index]));
        let created = Created {
            room,
            host: part(0),
            guest: part(16),
            onlooker: part(32),
        };
        let Created {
            host,
            guest,
            onlooker,
            ..
        } = &created;
        let hashes = Self {
            host: hash(host),
            guest: hash(guest),
            onlooker: hash(onlooker),
        };
        Ok((created, hashes))
    }

    /// As whom a secret lets in; None if it is none of the room’s. Takes as long for a wrong secret
    /// as for a right one.
    #[must_use]
    pub fn role_of(&self, secret: &Hex<16>) -> Option<Role> {
        let given = blake3::Hash::from_bytes(hash(secret).0);
        // `blake3::Hash` compares in constant time; all three are compared.
        let fits = [&self.host, &self.guest, &self.onlooker]
            .map(|hash| given == blake3::Hash::from_bytes(hash.0));
        match fits {
            [true, ..] => Some(Role::Seat(Party::Host)),
            [_, true, _] => Some(Role::Seat(Party::Guest)),
            [.., true] => Some(Role::Onlooker),
            _ => None,
        }
    }
}

impl Role {
    /// The seat, if it is one.
    #[must_use]
    pub fn party(self) -> Option<Party> {
        match self {
            Self::Seat(party) => Some(party),
            Self::Onlooker => None,
        }
    }
}

fn hash(secret: &Hex<16>) -> Hex<32> {
    Hex(*blake3::hash(&secret.0).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_secret_opens_its_own_seat_and_nothing_else_opens_anything() {
        let (created, hashes) = SecretHashes::draw().unwrap();
        assert_eq!(hashes.role_of(&created.host), Some(Role::Seat(Party::Host)));
        assert_eq!(
            hashes.role_of(&created.guest),
            Some(Role::Seat(Party::Guest))
        );
        assert_eq!(hashes.role_of(&created.onlooker), Some(Role::Onlooker));
        let mut near = created.host;
        near.0[15] ^= 1;
        assert_eq!(
            (hashes.role_of(&near), hashes.role_of(&Hex([0; 16]))),
            (None, None)
        );
        let written = serde_json::to_string(&hashes).unwrap();
        for secret in [created.host, created.guest, created.onlooker] {
            assert!(
                !written.contains(&secret.to_string()),
                "the store keeps no secret"
            );
        }
        assert_ne!(SecretHashes::draw().unwrap().0.room, created.room);
    }
}
