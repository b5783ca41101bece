//! What opens a room. The store keeps hashes only; secrets are 128 random bits and compared in
//! constant time.

use serde::{Deserialize, Serialize};
use tesserae_live::{Hex, Party, wire::Created};

/// The room’s own line, which is never sent: hashes of its secrets.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Locks {
    host: Hex<32>,
    guest: Hex<32>,
    onlooker: Hex<32>,
}

/// What a secret opens.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Opens {
    /// A seat.
    Seat(Party),
    /// The sight of the game.
    Looking,
}

impl Locks {
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
        let locks = Self {
            host: lock(host),
            guest: lock(guest),
            onlooker: lock(onlooker),
        };
        Ok((created, locks))
    }

    /// What a secret opens; None if it is none of the room’s. Takes as long for a wrong secret as
    /// for a right one.
    #[must_use]
    pub fn open(&self, secret: &Hex<16>) -> Option<Opens> {
        let given = blake3::Hash::from_bytes(lock(secret).0);
        // `blake3::Hash` compares in constant time; all three are compared.
        let fits = [&self.host, &self.guest, &self.onlooker]
            .map(|lock| given == blake3::Hash::from_bytes(lock.0));
        match fits {
            [true, ..] => Some(Opens::Seat(Party::Host)),
            [_, true, _] => Some(Opens::Seat(Party::Guest)),
            [.., true] => Some(Opens::Looking),
            _ => None,
        }
    }
}

impl Opens {
    /// The seat, if it is one.
    #[must_use]
    pub fn party(self) -> Option<Party> {
        match self {
            Self::Seat(party) => Some(party),
            Self::Looking => None,
        }
    }
}

fn lock(secret: &Hex<16>) -> Hex<32> {
    Hex(*blake3::hash(&secret.0).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_secret_opens_its_own_seat_and_nothing_else_opens_anything() {
        let (created, locks) = Locks::draw().unwrap();
        assert_eq!(locks.open(&created.host), Some(Opens::Seat(Party::Host)));
        assert_eq!(locks.open(&created.guest), Some(Opens::Seat(Party::Guest)));
        assert_eq!(locks.open(&created.onlooker), Some(Opens::Looking));
        let mut near = created.host;
        near.0[15] ^= 1;
        assert_eq!((locks.open(&near), locks.open(&Hex([0; 16]))), (None, None));
        let written = serde_json::to_string(&locks).unwrap();
        for secret in [created.host, created.guest, created.onlooker] {
            assert!(
                !written.contains(&secret.to_string()),
                "the store keeps no secret"
            );
        }
        assert_ne!(Locks::draw().unwrap().0.room, created.room);
    }
}
