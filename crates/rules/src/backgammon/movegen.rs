//! The move generator: which steps begin a legal turn, and every distinct position that a throw can
//! lead to.

use super::position::{BAR, Checkers, POINTS, Position};

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

/// What a step adds to the packed checkers, by die and place it leaves.
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

/// What being hit adds to the packed checkers, by the point in the hitter's numbering. Place 0,
/// where nobody is hit, adds nothing.
const HIT: [u128; 32] = {
    let mut table = [0_u128; 32];
    let mut point = 1;
    while point <= 24 {
        table[point] = (1_u128 << 100).wrapping_sub(1 << (4 * (25 - point)));
        point += 1;
    }
    table
};

/// A position opened up for playing: besides the checkers, masks of what matters for a step, all in
/// the numbering of the player on turn.
#[derive(Copy, Clone, Debug)]
pub(super) struct Board {
    /// The mover's checkers.
    pub own: u128,
    /// The opponent's checkers.
    pub other: u128,
    /// Points and bar where the mover has a checker.
    pub occupied: u32,
    /// Points with less than two enemy checkers.
    pub open: u32,
    /// Points with exactly one enemy checker.
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
        Position {
            own: Checkers(self.own),
            other: Checkers(self.other),
        }
    }

    /// The places that a checker may leave with this die, waste aside: checkers on the bar first,
    /// the target open, bearing off only when every checker is home, by the exact number or from
    /// the furthest place with a larger one.
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

    /// The mover's checkers after a step.
    #[inline]
    const fn own_after(&self, from: u8, die: u8) -> u128 {
        self.own
            .wrapping_add(STEP[(die & 7) as usize][(from & 31) as usize])
    }

    /// The opponent's checkers after the mover has come to a place.
    #[inline]
    const fn other_after(&self, to: u8) -> u128 {
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
    pub(super) fn most(&self, die: u8, count: u8) -> u8 {
        // Whatever can be played can be played from the back of the army to the front, so a step
        // from far ahead never has to come before one from behind.
        fn descend(board: &Board, die: u8, count: u8, below: u32) -> u8 {
            let mut most = 0;
            if count > 0 {
                for from in places(board.movable(die) & below) {
                    most = most.max(
                        1 + descend(
                            &board.stepped(from, die),
                            die,
                            count - 1,
                            (bit(from) << 1) - 1,
                        ),
                    );
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

/// Where a step leads, in the numbering of whoever makes it.
#[must_use]
pub const fn target(from: u8, die: u8) -> u8 {
    from.saturating_sub(die)
}

const fn highest(mask: u32) -> u32 {
    if mask == 0 {
        0
    } else {
        1 << (31 - mask.leading_zeros())
    }
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
    /// A double: its face, and the steps that are left of it.
    Same(u8, u8),
}

/// The legal steps: for each die the places that a checker may leave. A step is legal if it begins
/// a legal turn: one that uses as many dice as possible and, if only one of two can be used, the
/// higher.
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
            let both = vec![
                (high, going_on(board, high, low)),
                (low, going_on(board, low, high)),
            ];
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

/// The places from which the first die leaves a step for the other.
fn going_on(board: &Board, first: u8, then: u8) -> u32 {
    mask(places(board.movable(first)).filter(|from| board.stepped(*from, first).movable(then) != 0))
}

/// Whether some way to play two different dice uses both.
pub(super) fn both_playable(board: &Board, high: u8, low: u8) -> bool {
    going_on(board, high, low) != 0 || going_on(board, low, high) != 0
}

/// The legal steps as pairs of place and die, from the furthest checker; from the same place off
/// the board by the exact number first, then the higher die.
pub(super) fn steps(board: &Board, left: Left) -> Vec<(u8, u8)> {
    let mut all: Vec<(u8, u8)> = legal(board, left)
        .into_iter()
        .flat_map(|(die, from)| places(from).map(move |from| (from, die)))
        .collect();
    all.sort_by_key(|&(from, die)| (BAR - from, if from == die { 0 } else { 7 - die }));
    all
}

fn mask(places: impl Iterator<Item = u8>) -> u32 {
    places.fold(0, |mask, place| mask | bit(place))
}

/// No throw leads to as many positions as this. (Fifteen checkers, each alone on a point, can share
/// out four equal steps in 3060 ways.)
const ROOM: usize = 4096;

/// Room for the final positions of a turn, to be used over and over.
pub struct Afterstates {
    positions: Box<[Position; ROOM]>,
    count: usize,
}

impl Afterstates {
    /// An empty one. This allocates; [`afterstates`] does not.
    #[must_use]
    pub fn new() -> Self {
        Self {
            positions: Box::new([Position::START; ROOM]),
            count: 0,
        }
    }

    /// What the last call of [`afterstates`] found, in no particular order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[..self.count.min(ROOM)]
    }

    #[inline]
    fn push(&mut self, own: u128, other: u128) {
        // The mask spares a bounds check; the count never reaches the end.
        self.positions[self.count & (ROOM - 1)] = Position {
            own: Checkers(own),
            other: Checkers(other),
        };
        self.count += 1;
    }

    /// Adds a position unless it is there already.
    fn add(&mut self, own: u128, other: u128) {
        if !self
            .positions()
            .iter()
            .any(|known| known.own.0 == own && known.other.0 == other)
        {
            self.push(own, other);
        }
    }
}

impl Default for Afterstates {
    fn default() -> Self {
        Self::new()
    }
}

/// Finds every distinct position that a throw can lead to, as the mover sees it, and returns their
/// number. Where nothing can be played that is one, the position itself. A throw with a face that
/// no die has leads nowhere.
///
/// Most of the work is not to find the same position twice, without looking anything up:
///
/// * With equal dice a final position is a multiset of places left, and vice versa. Each is visited
///   once, from the furthest place to the nearest.
/// * With different dice, and as long as nobody can be borne off, a final position is a pair of
///   places left, one by each die, unless one checker has moved with both; that checker's final
///   position does not show which die went first but by what was hit on the way.
/// * Only in bearing off can two checkers exchange their dice; there the few doubtful positions are
///   compared with those found.
pub fn afterstates(position: Position, throw: [u8; 2], found: &mut Afterstates) -> usize {
    found.count = 0;
    let [high, low] = if throw[0] < throw[1] {
        [throw[1], throw[0]]
    } else {
        throw
    };
    if low < 1 || high > 6 {
        return 0;
    }
    let board = Board::new(position);
    if high == low {
        let mut deepest = 0;
        double(&board, high, 0, u32::MAX, &mut deepest, found);
        return found.count;
    }
    let doubled = position.own.doubled();
    let behind = board.occupied >> 7;
    if board.occupied & bit(BAR) == 0 && behind & behind.wrapping_sub(1) == 0 && doubled >> 7 == 0 {
        bearing_off(&board, high, low, found);
    } else {
        running(&board, high, low, doubled, found);
    }
    for die in [high, low] {
        if found.count == 0 {
            each(board.movable(die), |from| {
                found.push(
                    board.own_after(from, die),
                    board.other_after(target(from, die)),
                )
            });
        }
    }
    if found.count == 0 {
        found.push(board.own, board.other);
    }
    found.count
}

#[inline]
fn each(mut mask: u32, mut visit: impl FnMut(u8)) {
    while mask != 0 {
        visit(mask.trailing_zeros() as u8);
        mask &= mask - 1;
    }
}

/// Both dice while at least one checker is and stays outside the home board: nobody is borne off.
fn running(board: &Board, a: u8, b: u8, doubled: u32, found: &mut Afterstates) {
    let bar = bit(BAR);
    let movable = |die: u8| board.occupied & (board.open << die);
    let (by_a, by_b) = (movable(a), movable(b));
    if board.occupied & bar == 0 {
        pairs(board, a, b, by_a, by_b, doubled, found);
        one_checker(board, a, b, board.occupied, found);
    } else if doubled & bar != 0 {
        pairs(board, a, b, by_a & bar, by_b & bar, doubled, found);
    } else {
        pairs(board, a, b, by_a & bar, by_b & !bar, doubled, found);
        pairs(board, a, b, by_a & !bar, by_b & bar, doubled, found);
        one_checker(board, a, b, bar, found);
    }
}

/// Two different checkers, one with each die.
#[inline]
fn pairs(board: &Board, a: u8, b: u8, by_a: u32, by_b: u32, doubled: u32, found: &mut Afterstates) {
    each(by_a, |p| {
        let to = target(p, a);
        let first = Board {
            own: board.own_after(p, a),
            other: board.other_after(to),
            blots: board.blots & !bit(to),
            ..*board
        };
        // Steps that end where another begins come to the same as one checker moving with both
        // dice.
        let alone = bit(p) & !doubled;
        each(by_b & !(bit(to) | bit(p) << b | alone), |q| {
            found.push(first.own_after(q, b), first.other_after(target(q, b)));
        });
    });
}

/// One checker with both dice.
#[inline]
fn one_checker(board: &Board, a: u8, b: u8, checkers: u32, found: &mut Afterstates) {
    let (over_a, over_b) = (board.open << a, board.open << b);
    each(
        checkers & (board.open << (a + b)) & (over_a | over_b),
        |p| {
            let own = Board {
                own: board.own_after(p, a),
                ..*board
            }
            .own_after(p - a, b);
            let hits_a = over_a & board.blots << a & bit(p) != 0;
            let hits_b = over_b & board.blots << b & bit(p) != 0;
            let quietly = (over_a & bit(p) != 0 && !hits_a) || (over_b & bit(p) != 0 && !hits_b);
            let to = p - a - b;
            if quietly {
                found.push(own, board.other_after(to));
            }
            for (hits, middle) in [(hits_a, p - a), (hits_b, p - b)] {
                if hits {
                    found.push(
                        own,
                        Board {
                            other: board.other_after(middle),
                            ..*board
                        }
                        .other_after(to),
                    );
                }
            }
        },
    );
}

/// Both dice when at most one checker is outside the home board.
fn bearing_off(board: &Board, a: u8, b: u8, found: &mut Afterstates) {
    let mut then_b = [0_u32; 32];
    each(board.movable(a), |p| {
        let first = board.stepped(p, a);
        then_b[usize::from(p & 31)] = first.movable(b);
        each(first.movable(b), |q| second(&first, (p, a), (q, b), found));
    });
    each(board.movable(b), |q| {
        let first = board.stepped(q, b);
        each(first.movable(a), |p| {
            if then_b[usize::from(p & 31)] & bit(q) == 0 {
                second(&first, (q, b), (p, a), found);
            }
        });
    });
}

#[inline]
fn second(first: &Board, (p, a): (u8, u8), (q, b): (u8, u8), found: &mut Afterstates) {
    let own = first.own_after(q, b);
    let other = first.other_after(target(q, b));
    let (p_to, q_to) = (target(p, a), target(q, b));
    if q == p_to || p == q_to || p_to == q_to && p_to == super::OFF {
        found.add(own, other);
    } else {
        found.push(own, other);
    }
}

/// The rest of a double: from `below` down, each multiset of places once. Only the deepest count.
fn double(
    board: &Board,
    die: u8,
    depth: u8,
    below: u32,
    deepest: &mut u8,
    found: &mut Afterstates,
) {
    let from = board.movable(die) & below;
    if from == 0 {
        if depth == *deepest {
            found.push(board.own, board.other);
        }
        return;
    }
    if depth == *deepest {
        *deepest += 1;
        found.count = 0;
    }
    if depth == 3 {
        each(from, |p| {
            found.push(board.own_after(p, die), board.other_after(target(p, die)))
        });
    } else {
        each(from, |p| {
            double(
                &board.stepped(p, die),
                die,
                depth + 1,
                (bit(p) << 1) - 1,
                deepest,
                found,
            )
        });
    }
}
