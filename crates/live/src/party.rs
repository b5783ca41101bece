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

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
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
