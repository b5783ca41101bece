//! What lies where, for search: [`Position`] as the player on turn sees it, and the numbers of its
//! places.

use std::fmt;

use crate::{Place, Seat};

/// The number of checkers of each seat.
pub const CHECKERS: u8 = 15;
/// The bar in the numbering of the seat whose checker waits there.
pub const BAR: u8 = 25;
/// Where checkers borne off lie, in their owner's numbering.
pub const OFF: u8 = 0;

/// How many places a checker can be at: off, the 24 points, the bar.
const PLACES: usize = 26;
/// The bits of the 24 points in a mask of places.
pub(super) const POINTS: u32 = 0x01FF_FFFE;

/// Where the fifteen checkers of one seat are, in the seat's own numbering: 24 down to 1, 25 the
/// bar, 0 off.
///
/// Four bits a place in one number, so that a step is an addition and two positions are compared at
/// once.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Checkers(pub(super) u128);

impl Checkers {
    /// The start of a game: two checkers on 24, five on 13, three on 8, five on 6.
    pub const START: Self = Self(2 << (4 * 24) | 5 << (4 * 13) | 3 << (4 * 8) | 5 << (4 * 6));

    /// All fifteen borne off.
    pub const GONE: Self = Self(CHECKERS as u128);

    /// Checkers from their number at each place; `None` if they are not fifteen.
    #[must_use]
    pub fn new(counts: [u8; PLACES]) -> Option<Self> {
        let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let packed = counts
            .iter()
            .rev()
            .fold(0, |packed, count| packed << 4 | u128::from(*count & 15));
        (all == u32::from(CHECKERS)).then_some(Self(packed))
    }

    /// The number of checkers at a place.
    #[must_use]
    pub const fn at(self, place: u8) -> u8 {
        if place > BAR {
            0
        } else {
            (self.0 >> (4 * place)) as u8 & 15
        }
    }

    /// The number of checkers at each place, from 0 (off) to 25 (the bar).
    #[must_use]
    pub fn counts(self) -> [u8; PLACES] {
        std::array::from_fn(|place| (self.0 >> (4 * place)) as u8 & 15)
    }

    /// The places with checkers and the number of them, from the bar down to off.
    pub fn stacks(self) -> impl Iterator<Item = (u8, u8)> {
        (OFF..=BAR)
            .rev()
            .map(move |place| (place, self.at(place)))
            .filter(|(_, count)| *count > 0)
    }

    /// How many points all checkers together still have to travel until the last is off.
    #[must_use]
    pub fn pips(self) -> u32 {
        self.stacks()
            .map(|(place, count)| u32::from(place) * u32::from(count))
            .sum()
    }

    /// Whether every checker is off.
    #[must_use]
    pub const fn won(self) -> bool {
        self.at(OFF) == CHECKERS
    }

    /// A mask of the places with at least one checker: bit 0 is off, bit 25 the bar.
    #[must_use]
    pub const fn occupied(self) -> u32 {
        let x = self.0 | self.0 >> 1;
        squeeze(x | x >> 2)
    }

    /// A mask of the places where two sides have different numbers of checkers, as in
    /// [`Checkers::occupied`].
    #[must_use]
    pub const fn differences(self, other: Self) -> u32 {
        Self(self.0 ^ other.0).occupied()
    }

    /// A mask of the places with at least two checkers, as in [`Checkers::occupied`].
    #[must_use]
    pub const fn doubled(self) -> u32 {
        squeeze(self.0 >> 1 | self.0 >> 2 | self.0 >> 3)
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.stacks()).finish()
    }
}

/// One bit a place out of the lowest bits of the groups of four.
const fn squeeze(x: u128) -> u32 {
    const fn half(x: u64) -> u32 {
        let x = x & 0x1111_1111_1111_1111;
        let x = (x | x >> 3) & 0x0303_0303_0303_0303;
        let x = (x | x >> 6) & 0x000F_000F_000F_000F;
        let x = (x | x >> 12) & 0x0000_00FF_0000_00FF;
        (x | x >> 24) as u32 & 0xFFFF
    }
    half(x as u64) | half((x >> 64) as u64) << 16
}

/// All thirty checkers, as the player on turn sees them: each seat in its own numbering, so that
/// handing over the dice is an exchange of the two.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Position {
    /// The checkers of the player on turn.
    pub own: Checkers,
    /// The checkers of the opponent, in the opponent's numbering.
    pub other: Checkers,
}

impl Position {
    /// The start of a game, which looks the same from both sides.
    pub const START: Self = Self {
        own: Checkers::START,
        other: Checkers::START,
    };

    /// The same position as the opponent sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }

    /// Whether the checkers of the two seats can still meet.
    #[must_use]
    pub const fn contact(self) -> bool {
        let (own, other) = (self.own.occupied() & !1, self.other.occupied() & !1);
        own != 0 && other != 0 && (31 - own.leading_zeros()) + (31 - other.leading_zeros()) > 25
    }

    /// Two checkers of different colours on one point, if there are such: the point in the
    /// numbering of the player on turn.
    #[must_use]
    pub fn shared_point(self) -> Option<u8> {
        (1..BAR).find(|point| self.own.at(*point) > 0 && self.other.at(BAR - point) > 0)
    }
}

/// A place of a seat's own numbering on the table.
pub(super) const fn place(seat: Seat, number: u8) -> Place {
    match (number, seat) {
        (OFF, _) => Place::Off(seat),
        (BAR.., _) => Place::Bar(seat),
        (point, Seat::First) => Place::Point(point),
        (point, Seat::Second) => Place::Point(BAR - point),
    }
}

/// A place of the table in a seat's own numbering, if one of the seat's checkers can lie there.
#[must_use]
pub fn number(seat: Seat, place: Place) -> Option<u8> {
    match place {
        Place::Point(point @ 1..BAR) => Some(if seat == Seat::First {
            point
        } else {
            BAR - point
        }),
        Place::Bar(owner) if owner == seat => Some(BAR),
        Place::Off(owner) if owner == seat => Some(OFF),
        _ => None,
    }
}
