use super::position::{BAR, Men, POINTS, Position};

/// A mask with one place in it.
pub(super) const fn bit(place: u8) -> u32 {
    1 << (place & 31)
}

/// The places of a mask, from the highest.
pub(super) fn places(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = mask.checked_ilog2()? as u8;
        mask &= !bit(place);
        Some(place)
    })
}

/// What a step adds to the packed men, by die and place it leaves.
const STEP: [[u128; 32]; 8] = {
    let mut table = [[0_u128; 32]; 8];
    let mut die = 1;
    while die <= 6 {
        let mut from = 1_usize;
        while from <= 25 {
            let to = from.saturating_sub(die);
            table[die][from] = (1_u128 << (4 * to)).wrapping_sub(1 << (4 * from));
            from += 1;
        }
        die += 1;
    }
    table
};

/// What being hit adds to the packed men, by the point in the hitter's numbering. Place 0, where nobody is hit, adds nothing.
const HIT: [u128; 32] = {
    let mut table = [0_u128; 32];
    let mut point = 1;
    while point <= 24 {
        table[point] = (1_u128 << 100).wrapping_sub(1 << (4 * (25 - point)));
        point += 1;
    }
    table
};

/// A position opened up for playing: besides the men, masks of what matters for a step, all in the numbering of the
/// player on turn.
#[derive(Copy, Clone, Debug)]
pub(super) struct Board {
    /// The mover's men.
    pub own: u128,
    /// The opponent's men.
    pub other: u128,
    /// Points and bar where the mover has a man.
    pub occupied: u32,
    /// Points with less than two enemy men.
    pub open: u32,
    /// Points with exactly one enemy man.
    pub blots: u32,
}

impl Board {
    pub fn new(position: Position) -> Self {
        let doubled = position.other.doubled();
        let single = position.other.occupied() & !doubled;
        // Their point k is my point 25 − k.
        let turn = |mask: u32| mask.reverse_bits() >> 6 & POINTS;
        Self {
            own: position.own.0,
            other: position.other.0,
            occupied: position.own.occupied() & !1,
            open: POINTS & !turn(doubled),
            blots: turn(single),
        }
    }

    pub const fn position(&self) -> Position {
        Position { own: Men(self.own), other: Men(self.other) }
    }

    /// The places that a man may leave with this die, waste aside: men on the bar first, the target open, bearing off only
    /// when every man is home, by the exact number or from the furthest place with a larger one.
    #[inline]
    pub const fn movable(&self, die: u8) -> u32 {
        if self.occupied & bit(BAR) != 0 {
            return bit(BAR) & (self.open << die);
        }
        let mut from = self.occupied & (self.open << die);
        if self.occupied >> 7 == 0 {
            if self.occupied >> die == 0 {
                from |= highest(self.occupied);
            } else {
                from |= self.occupied & bit(die);
            }
        }
        from
    }

    /// The mover's men after a step.
    #[inline]
    pub const fn own_after(&self, from: u8, die: u8) -> u128 {
        self.own.wrapping_add(STEP[(die & 7) as usize][(from & 31) as usize])
    }

    /// The opponent's men after the mover has come to a place.
    #[inline]
    pub const fn other_after(&self, to: u8) -> u128 {
        let hit = (to as u32) * (self.blots >> to & 1);
        self.other.wrapping_add(HIT[(hit & 31) as usize])
    }

    /// The board after a step that [`Board::movable`] allows.
    #[inline]
    pub const fn stepped(&self, from: u8, die: u8) -> Self {
        let to = target(from, die);
        let left = self.own >> (4 * (from & 31)) & 15;
        let emptied = if left == 1 { bit(from) } else { 0 };
        Self {
            own: self.own_after(from, die),
            other: self.other_after(to),
            occupied: (self.occupied & !emptied | bit(to)) & !1,
            open: self.open,
            blots: self.blots & !bit(to),
        }
    }

    /// The most steps, up to `count`, that can be made with a die.
    fn most(&self, die: u8, count: u8) -> u8 {
        // Whatever can be played can be played from the back of the army to the front, so a step from far ahead never
        // has to come before one from behind.
        fn descend(board: &Board, die: u8, count: u8, below: u32) -> u8 {
            let mut most = 0;
            if count > 0 {
                for from in places(board.movable(die) & below) {
                    most = most.max(1 + descend(&board.stepped(from, die), die, count - 1, (bit(from) << 1) - 1));
                    if most == count {
                        break;
                    }
                }
            }
            most
        }
        descend(self, die, count, u32::MAX)
    }
}

/// Where a step leads.
pub(super) const fn target(from: u8, die: u8) -> u8 {
    from.saturating_sub(die)
}

const fn highest(mask: u32) -> u32 {
    if mask == 0 { 0 } else { 1 << (31 - mask.leading_zeros()) }
}

/// What is still to be played of a throw.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(super) enum Left {
    /// Nothing.
    Nothing,
    /// One die of two different ones.
    One(u8),
    /// Both of two different dice, the higher first.
    Two(u8, u8),
    /// So many steps of a double.
    Same(u8, u8),
}

/// The legal steps: for each die the places that a man may leave. A step is legal if it begins a legal turn: one that uses
/// as many dice as possible and, if only one of two can be used, the higher.
pub(super) fn legal(board: &Board, left: Left) -> Vec<(u8, u32)> {
    match left {
        Left::Nothing => Vec::new(),
        Left::One(die) => vec![(die, board.movable(die))],
        Left::Same(die, count) => {
            let most = board.most(die, count);
            let begins = |from: &u8| 1 + board.stepped(*from, die).most(die, count - 1) == most;
            vec![(die, mask(places(board.movable(die)).filter(begins)))]
        }
        Left::Two(high, low) => {
            let goes_on = |first: u8, then: u8| {
                mask(places(board.movable(first)).filter(|from| board.stepped(*from, first).movable(then) != 0))
            };
            let both = vec![(high, goes_on(high, low)), (low, goes_on(low, high))];
            if both.iter().any(|(_, from)| *from != 0) {
                both
            } else if board.movable(high) != 0 {
                vec![(high, board.movable(high))]
            } else {
                vec![(low, board.movable(low))]
            }
        }
    }
}

/// The legal steps as pairs of place and die, from the furthest man; from the same place off the board by the
/// exact number first, then the higher die.
pub(super) fn steps(board: &Board, left: Left) -> Vec<(u8, u8)> {
    let mut all: Vec<(u8, u8)> =
        legal(board, left).into_iter().flat_map(|(die, from)| places(from).map(move |from| (from, die))).collect();
    all.sort_by_key(|&(from, die)| (BAR - from, if from == die { 0 } else { 7 - die }));
    all
}

fn mask(places: impl Iterator<Item = u8>) -> u32 {
    places.fold(0, |mask, place| mask | bit(place))
}
