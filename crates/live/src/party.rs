//! The two people of a room. Seats may be exchanged for a rematch; people stay who they are.

use serde::{Deserialize, Serialize};
use tesserae_rules::Seat;

/// One of the two people of a room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Who opened the room and invites.
    Host,
    /// Who was invited.
    Guest,
}

impl Party {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::Host, Self::Guest];

    /// Its name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Guest => "guest",
        }
    }

    /// Whose name on the wire this is.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|party| party.name() == name)
    }

    /// The byte that stands for this person where something is hashed or signed.
    #[must_use]
    pub(crate) const fn byte(self) -> u8 {
        match self {
            Self::Host => 0,
            Self::Guest => 1,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    /// Where this person stands in a pair of host and guest.
    #[must_use]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The seat of this person, where the host sits at that one.
    #[must_use]
    pub const fn seat(self, host: Seat) -> Seat {
        match self {
            Self::Host => host,
            Self::Guest => host.other(),
        }
    }
}
