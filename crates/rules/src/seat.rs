//! The two seats.

use serde::{Deserialize, Serialize};

/// One of the two people at the table.
///
/// The first sits on the south side of every board. Being first says nothing about who begins: in
/// all games the dice decide that.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// South: White in backgammon, Ivory in Tabula, Blue in Ur, Brown in Berona.
    First,
    /// North: Black in backgammon, Brown in Tabula, Ivory in Ur and Berona.
    Second,
}

impl Seat {
    /// Both seats, first to second.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The person across the table.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first, 1 for the second: for arrays with one entry a seat.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}
