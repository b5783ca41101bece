//! What a player did at one place of a match file.

use tesserae_rules::{Seat, backgammon::Position};

use super::{hops::Hop, set_up::SetUp};

/// One of the two columns.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) enum Side {
    Left,
    Right,
}

impl Side {
    pub(in crate::backgammon) const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// White has the left column.
    pub(in crate::backgammon) const fn seat(self) -> Seat {
        match self {
            Self::Left => Seat::First,
            Self::Right => Seat::Second,
        }
    }
}

/// What a player did.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) enum Event {
    /// A throw and the moves with it, if any stand there.
    Throw {
        dice: [u8; 2],
        hops: Vec<Hop>,
    },
    /// A throw, and instead of moves the position after them, as the opponent sees it.
    Reach {
        dice: [u8; 2],
        after: Position,
    },
    /// A double, with the stake that is named.
    Double(Option<u32>),
    /// A double in answer to a double, which is a beaver, or to a beaver, which is a raccoon; with
    /// the stake that is named.
    Beaver(Option<u32>),
    Take,
    Drop,
    /// They offer to lose this many points, or the stake.
    OfferToResign(Option<u32>),
    /// They decline such an offer.
    Decline,
    /// They gave up so many times the stake, where that is said.
    Resign(Option<u8>),
    /// They lose this many points.
    Lose(u32),
    /// They win this many points.
    Win(u32),
    /// The board or the cube is set up, by nobody.
    SetUp(Box<SetUp>),
}

impl Event {
    /// Whether it ends the game.
    pub(super) const fn is_end(&self) -> bool {
        matches!(self, Self::Resign(_) | Self::Lose(_) | Self::Win(_))
    }
}

/// An event, whose it is and where it stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) struct Entry {
    /// The line, counted from 1.
    pub(in crate::backgammon) line: usize,
    /// The column, counted from 0.
    pub(in crate::backgammon) column: usize,
    /// Whether it stands in one cell with the entry before it.
    pub(in crate::backgammon) goes_on: bool,
    pub(in crate::backgammon) side: Side,
    /// Whether its column leaves no doubt about the side.
    pub(in crate::backgammon) is_certain: bool,
    pub(in crate::backgammon) event: Event,
}

impl Entry {
    /// An entry of a file that has no columns and names the side, at this line or record.
    pub(in crate::backgammon) const fn certain(line: usize, side: Side, event: Event) -> Self {
        Self {
            line,
            column: 0,
            goes_on: false,
            side,
            is_certain: true,
            event,
        }
    }
}
