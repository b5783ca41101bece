//! What lies where, in 32 bytes for search.

use crate::{Place, Seat};

/// How many pieces each player has.
pub const PIECES: u8 = 15;

/// How many points there are; both players travel from 1 to this one.
pub const POINTS: u8 = 24;

/// The first point of the last quarter.
const LAST_QUARTER: u8 = 19;

/// The slot of the pieces in hand: one die before point 1, hence 0.
pub(super) const HAND: u8 = 0;

/// The slot of the pieces on the bar.
pub(super) const BAR: u8 = POINTS + 1;

/// One for every slot of [`Pieces`].
pub(super) const SLOTS: usize = 26;

/// The pieces of one player, four bits a place: the hand, points 1 to 24, the bar. What is missing
/// to fifteen has been borne off.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Pieces(pub(super) u128);

impl Pieces {
    /// Everything in hand.
    const ALL_IN_HAND: Self = Self(PIECES as u128);

    /// The bits that hold pieces; the generator keeps the points it has hit above them.
    pub(super) const MASK: u128 = (1 << (4 * SLOTS)) - 1;

    /// The lowest bit of every place.
    const ONES: u128 = Self::MASK / 15;

    /// Pieces by slot: hand, points, bar. The caller ensures that there are at most fifteen.
    pub(super) fn from_slots(slots: &[u8; SLOTS]) -> Self {
        Self(
            slots
                .iter()
                .rev()
                .fold(0, |pieces, count| (pieces << 4) | u128::from(count & 15)),
        )
    }

    /// How many lie in a slot; 0 for any other number.
    #[must_use]
    pub(super) const fn slot(self, slot: u8) -> u8 {
        if slot > BAR {
            0
        } else {
            (self.0 >> (4 * slot)) as u8 & 15
        }
    }

    /// How many have not been entered yet.
    #[must_use]
    pub const fn hand(self) -> u8 {
        self.slot(HAND)
    }

    /// How many have been hit and wait to enter again.
    #[must_use]
    pub const fn bar(self) -> u8 {
        self.slot(BAR)
    }

    /// How many stand on a point, 1 to 24; 0 for any other number.
    #[must_use]
    pub const fn on(self, point: u8) -> u8 {
        if point >= 1 && point <= POINTS {
            self.slot(point)
        } else {
            0
        }
    }

    /// How many have been borne off.
    #[must_use]
    pub const fn off(self) -> u8 {
        PIECES.saturating_sub(total(self.0))
    }

    /// How many are in hand, on the bar or in the first three quarters.
    pub(super) const fn not_gathered(self) -> u8 {
        total(self.0 & ((1 << (4 * LAST_QUARTER)) - 1)) + self.bar()
    }

    /// The sum of the ways that are left: 25 for a piece in hand or on the bar, 25 less its point
    /// for one on the board.
    #[must_use]
    pub fn pips(self) -> u32 {
        let on_board =
            (1..=POINTS).map(|point| u32::from(self.on(point)) * u32::from(POINTS + 1 - point));
        on_board.sum::<u32>() + u32::from(self.hand() + self.bar()) * u32::from(POINTS + 1)
    }

    /// The slots with at least one piece, one bit each.
    pub(super) const fn occupied(self) -> u32 {
        gather((self.0 | (self.0 >> 1) | (self.0 >> 2) | (self.0 >> 3)) & Self::ONES)
    }

    /// The slots with at least two pieces, one bit each.
    pub(super) const fn ordinarii(self) -> u32 {
        gather(((self.0 >> 1) | (self.0 >> 2) | (self.0 >> 3)) & Self::ONES)
    }

    /// One piece fewer in one slot, one more in the other; `None` for off.
    pub(super) fn carry(self, from: u8, to: Option<u8>) -> Self {
        let taken = Self(self.0 - (1 << (4 * from)));
        to.map_or(taken, |to| Self(taken.0 + (1 << (4 * to))))
    }
}

/// The sum of all groups of four bits, if it is less than 256.
const fn total(nibbles: u128) -> u8 {
    const BYTES: u128 = u128::MAX / 0xff;
    let pairs = (nibbles & (0x0f * BYTES)) + ((nibbles >> 4) & (0x0f * BYTES));
    (pairs.wrapping_mul(BYTES) >> 120) as u8
}

/// One bit a slot from the lowest bits of four a slot.
const fn gather(mut nibbles: u128) -> u32 {
    let mut bits = 0;
    while nibbles != 0 {
        bits |= 1 << (nibbles.trailing_zeros() / 4);
        nibbles &= nibbles - 1;
    }
    bits
}

/// What lies where, without the identities of the pieces: small, and copied freely in search.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Position {
    pub(super) pieces: [Pieces; 2],
}

impl Position {
    /// Everything in hand.
    pub const START: Self = Self {
        pieces: [Pieces::ALL_IN_HAND; 2],
    };

    /// The emperor Zeno's position, Ivory to play 2-5-6. Agathias describes it in an epigram of the
    /// sixth century.
    #[must_use]
    pub fn zeno() -> Self {
        let lay = |pieces: &[(usize, u8)]| {
            let mut slots = [0; SLOTS];
            for (point, count) in pieces {
                slots[*point] = *count;
            }
            Pieces::from_slots(&slots)
        };
        Self {
            pieces: [
                lay(&[(6, 7), (9, 1), (10, 2), (19, 2), (20, 2), (23, 1)]),
                lay(&[
                    (8, 2),
                    (11, 2),
                    (12, 2),
                    (13, 1),
                    (14, 2),
                    (15, 2),
                    (18, 2),
                    (21, 2),
                ]),
            ],
        }
    }

    /// The pieces of one player.
    #[must_use]
    pub const fn pieces(&self, seat: Seat) -> Pieces {
        self.pieces[seat.index()]
    }

    /// How many pieces of one player lie at a place, whatever the place.
    #[must_use]
    pub fn count(&self, seat: Seat, place: Place) -> u8 {
        match place {
            Place::Point(point) => self.pieces(seat).on(point),
            Place::Hand(owner) if owner == seat => self.pieces(seat).hand(),
            Place::Bar(owner) if owner == seat => self.pieces(seat).bar(),
            Place::Off(owner) if owner == seat => self.pieces(seat).off(),
            _ => 0,
        }
    }

    /// Whether all pieces of a player have been borne off.
    #[must_use]
    pub const fn has_won(&self, seat: Seat) -> bool {
        self.pieces(seat).0 == 0
    }

    /// A point on which pieces of both players stand, which cannot be.
    pub(super) fn shared_point(&self) -> Option<u8> {
        (1..=POINTS).find(|point| {
            Seat::BOTH
                .iter()
                .all(|seat| self.pieces(*seat).on(*point) > 0)
        })
    }

    /// The lone piece (vagus) of this player on a point goes to the bar.
    pub(super) fn hit(&mut self, seat: Seat, point: u8) {
        let pieces = &mut self.pieces[seat.index()];
        *pieces = pieces.carry(point, Some(BAR));
    }
}
