use super::{
    position::{BAR, Position},
    turn::{Board, bit, target},
};

/// No throw leads to as many positions as this. (Fifteen men, each alone on a point, can share out four equal steps in 3060 ways.)
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
        Self { positions: Box::new([Position::START; ROOM]), count: 0 }
    }

    /// What the last call of [`afterstates`] found, in no particular order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions[..self.count.min(ROOM)]
    }

    #[inline]
    fn push(&mut self, own: u128, other: u128) {
        // The mask spares a bounds check; the count never reaches the end.
        self.positions[self.count & (ROOM - 1)] = Position { own: super::Men(own), other: super::Men(other) };
        self.count += 1;
    }

    /// Adds a position unless it is there already.
    fn add(&mut self, own: u128, other: u128) {
        if !self.positions().iter().any(|known| known.own.0 == own && known.other.0 == other) {
            self.push(own, other);
        }
    }
}

impl Default for Afterstates {
    fn default() -> Self {
        Self::new()
    }
}

/// Finds every distinct position that a throw can lead to, as the mover sees it, and tells how many there are. Where nothing
/// can be played that is one, the position itself. A throw with a face that no die has leads nowhere.
///
/// Most of the work is not to find the same position twice, without looking anything up:
///
/// * With equal dice a final position is a multiset of places left, and vice versa. Each is visited once, from the furthest
///   place to the nearest.
/// * With different dice, and as long as nobody can be borne off, a final position is a pair of places left, one by each die,
///   unless one man has moved with both; that man's final position does not tell which die went first but by what was hit on the way.
/// * Only in bearing off can two men exchange their dice; there the few doubtful positions are compared with those found.
pub fn afterstates(position: Position, throw: [u8; 2], found: &mut Afterstates) -> usize {
    found.count = 0;
    let [high, low] = if throw[0] < throw[1] { [throw[1], throw[0]] } else { throw };
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
                found.push(board.own_after(from, die), board.other_after(target(from, die)))
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

/// Both dice while at least one man is and stays outside the home board: nobody is borne off.
fn running(board: &Board, a: u8, b: u8, doubled: u32, found: &mut Afterstates) {
    let bar = bit(BAR);
    let movable = |die: u8| board.occupied & (board.open << die);
    let (by_a, by_b) = (movable(a), movable(b));
    if board.occupied & bar == 0 {
        pairs(board, a, b, by_a, by_b, doubled, found);
        one_man(board, a, b, board.occupied, found);
    } else if doubled & bar != 0 {
        pairs(board, a, b, by_a & bar, by_b & bar, doubled, found);
    } else {
        pairs(board, a, b, by_a & bar, by_b & !bar, doubled, found);
        pairs(board, a, b, by_a & !bar, by_b & bar, doubled, found);
        one_man(board, a, b, bar, found);
    }
}

/// Two different men, one with each die.
#[inline]
fn pairs(board: &Board, a: u8, b: u8, by_a: u32, by_b: u32, doubled: u32, found: &mut Afterstates) {
    each(by_a, |p| {
        let to = target(p, a);
        let first =
            Board { own: board.own_after(p, a), other: board.other_after(to), blots: board.blots & !bit(to), ..*board };
        // Steps that end where another begins come to the same as one man moving with both dice.
        let alone = bit(p) & !doubled;
        each(by_b & !(bit(to) | bit(p) << b | alone), |q| {
            found.push(first.own_after(q, b), first.other_after(target(q, b)));
        });
    });
}

/// One man with both dice.
#[inline]
fn one_man(board: &Board, a: u8, b: u8, men: u32, found: &mut Afterstates) {
    let (over_a, over_b) = (board.open << a, board.open << b);
    each(men & (board.open << (a + b)) & (over_a | over_b), |p| {
        let own = Board { own: board.own_after(p, a), ..*board }.own_after(p - a, b);
        let hits_a = over_a & board.blots << a & bit(p) != 0;
        let hits_b = over_b & board.blots << b & bit(p) != 0;
        let quietly = (over_a & bit(p) != 0 && !hits_a) || (over_b & bit(p) != 0 && !hits_b);
        let to = p - a - b;
        if quietly {
            found.push(own, board.other_after(to));
        }
        for (hits, middle) in [(hits_a, p - a), (hits_b, p - b)] {
            if hits {
                found.push(own, Board { other: board.other_after(middle), ..*board }.other_after(to));
            }
        }
    });
}

/// Both dice when at most one man is outside the home board.
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
fn double(board: &Board, die: u8, depth: u8, below: u32, deepest: &mut u8, found: &mut Afterstates) {
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
        each(from, |p| found.push(board.own_after(p, die), board.other_after(target(p, die))));
    } else {
        each(from, |p| double(&board.stepped(p, die), die, depth + 1, (bit(p) << 1) - 1, deepest, found));
    }
}
