//! What lies where, in eight bytes for search: [`Position`].

use super::route;
use crate::{Seat, lookup::scatter};

/// The pieces of one seat.
///
/// A set of squares, because two pieces never share one, and two numbers; whoever is nowhere else
/// is home.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Side {
    pub(super) squares: u16,
    pub(super) start: u8,
    pub(super) river: u8,
}

impl Side {
    /// The number of pieces a seat has.
    pub const PIECES: u8 = 7;

    /// Pieces by where they are: the squares of the seat's own route, see [`Side::squares`], and
    /// how many are at the start and in the river. None if that makes more than seven.
    #[must_use]
    pub const fn new(squares: u16, start: u8, river: u8) -> Option<Self> {
        let side = Self {
            squares,
            start,
            river,
        };
        let pieces = start.saturating_add(river).saturating_add(side.on_board());
        if pieces <= Self::PIECES {
            Some(side)
        } else {
            None
        }
    }

    /// All seven at the start.
    pub(super) const SET_UP: Self = Self {
        squares: 0,
        start: Self::PIECES,
        river: 0,
    };

    /// The number of pieces at the start.
    #[must_use]
    pub const fn start(self) -> u8 {
        self.start
    }

    /// The number of pieces in the river.
    #[must_use]
    pub const fn river(self) -> u8 {
        self.river
    }

    /// The number of pieces on the board.
    #[must_use]
    pub const fn on_board(self) -> u8 {
        self.squares.count_ones() as u8
    }

    /// The number of pieces at home.
    #[must_use]
    pub const fn home(self) -> u8 {
        Self::PIECES
            .saturating_sub(self.start)
            .saturating_sub(self.river)
            .saturating_sub(self.on_board())
    }

    /// The squares of the seat's own route on which its pieces stand, bit 0 for the first square
    /// from the river (A or a), bit 4 for the gate, bit 15 for the last rosette.
    #[must_use]
    pub const fn squares(self) -> u16 {
        self.squares
    }

    /// The squares of the other seat's route on which these pieces stand; those on private squares
    /// drop out.
    #[must_use]
    pub const fn squares_across(self) -> u16 {
        route::mirror(self.squares)
    }

    /// Whether a piece stands on this square of the seat's own route.
    pub(super) const fn stands_on(self, square: u8) -> bool {
        self.squares >> square & 1 == 1
    }

    /// The squares on which pieces stand, in the order of the route.
    pub(super) fn stations(self) -> impl Iterator<Item = u8> {
        (0..route::SQUARES).filter(move |square| self.stands_on(*square))
    }
}

/// The pieces of both seats.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    pub(super) sides: [Side; 2],
}

impl Position {
    /// All pieces at the start.
    pub const SET_UP: Self = Self {
        sides: [Side::SET_UP; 2],
    };

    /// The pieces of the first seat and of the second. None if both stand on one square.
    #[must_use]
    pub const fn new(sides: [Side; 2]) -> Option<Self> {
        let [first, second] = sides;
        if first.squares & route::mirror(second.squares) == 0 {
            Some(Self { sides })
        } else {
            None
        }
    }

    /// The pieces of one seat.
    #[must_use]
    pub const fn side(self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    /// Whoever has all seven pieces home.
    #[must_use]
    pub fn winner(self) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.side(*seat).home() == Side::PIECES)
    }

    /// The position as one seat sees it.
    pub(super) const fn view(self, mover: Seat) -> View {
        View {
            mine: self.side(mover),
            theirs: self.side(mover.other()),
        }
    }
}

/// A position as the player on turn sees it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct View {
    pub(super) mine: Side,
    pub(super) theirs: Side,
}

impl View {
    /// The position, once it is known who looks at it.
    pub(super) const fn position(self, mover: Seat) -> Position {
        match mover {
            Seat::First => Position {
                sides: [self.mine, self.theirs],
            },
            Seat::Second => Position {
                sides: [self.theirs, self.mine],
            },
        }
    }

    /// The enemy's pieces as squares of the mover's own route.
    pub(super) const fn enemies(self) -> u16 {
        route::mirror(self.theirs.squares)
    }

    /// A number that scatters different views over a hash table.
    pub(super) fn scattered(self) -> u64 {
        let half = |side: Side| {
            u64::from(side.squares) | u64::from(side.start) << 16 | u64::from(side.river) << 24
        };
        scatter(half(self.mine) | half(self.theirs) << 32)
    }
}
