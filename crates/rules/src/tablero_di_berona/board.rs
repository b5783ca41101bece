//! The eighteen squares and the stacks on them.

use crate::{Place, Seat, lookup::scatter};

/// One of the eighteen squares: columns 1 to 6 from the west in rows 0 (the first seat's home), 1
/// (the centre) and 2.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// The square of a column and a row, if there is one.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        match (column, row) {
            (1..=6, 0..=2) => Some(Self(row * 6 + column - 1)),
            _ => None,
        }
    }

    /// The square that a table shows at a place.
    #[must_use]
    pub const fn at(place: Place) -> Option<Self> {
        match place {
            Place::Cell { column, row } => Self::new(column, row),
            _ => None,
        }
    }

    /// Every square, by rows from the south and columns from the west.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..18).map(Self)
    }

    /// The square of a seat's home row in this column, 1 to 6.
    #[must_use]
    pub const fn home(seat: Seat, column: u8) -> Option<Self> {
        Self::new(column, home_row(seat))
    }

    /// The column, 1 to 6: also the number of the die that moves from it, and what it is worth in
    /// the centre.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 6 + 1
    }

    /// The row, 0 to 2.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 6
    }

    /// The place on the table.
    #[must_use]
    pub const fn place(self) -> Place {
        Place::Cell {
            column: self.column(),
            row: self.row(),
        }
    }

    /// Whether two squares share an edge.
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }

    /// The squares that share an edge with it, as a set.
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        NEIGHBOURS[self.index()]
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The row in which a seat places and from which it moves.
#[must_use]
pub const fn home_row(seat: Seat) -> u8 {
    match seat {
        Seat::First => 0,
        Seat::Second => 2,
    }
}

const NEIGHBOURS: [Squares; Square::COUNT] = {
    let mut sets = [Squares(0); Square::COUNT];
    let mut one = 0;
    while one < 18 {
        let mut other = 0;
        while other < 18 {
            if Square(one).touches(Square(other)) {
                sets[one as usize].0 |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    sets
};

/// A set of squares.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Squares(u32);

impl Squares {
    /// With one square more.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    /// What is in the first set and not in the second.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Whether a square is in it.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let lowest = u8::try_from(self.0.trailing_zeros())
            .ok()
            .filter(|square| *square < 18)?;
        self.0 &= self.0 - 1;
        Some(Square(lowest))
    }
}

/// A stack of tokens in one word: below a leading 1 one bit a token, the top one last; 0 is the
/// first seat's.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Stack(u32);

impl Stack {
    /// Nothing.
    pub const EMPTY: Self = Self(1);

    /// How many tokens.
    #[must_use]
    pub const fn height(self) -> u8 {
        // The leading 1 is always there.
        (31 - (self.0 | 1).leading_zeros()) as u8
    }

    /// Whose token lies on top: the owner of the stack.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        self.token(0)
    }

    /// Whose token lies this many below the top.
    #[must_use]
    pub const fn token(self, below: u8) -> Option<Seat> {
        if below >= self.height() {
            None
        } else if self.0 >> below & 1 == 0 {
            Some(Seat::First)
        } else {
            Some(Seat::Second)
        }
    }

    /// With one token more on top.
    #[must_use]
    pub const fn push(self, seat: Seat) -> Self {
        Self(self.0 << 1 | seat.index() as u32)
    }

    /// Without the token on top.
    #[must_use]
    pub const fn pop(self) -> Self {
        if self.0 > 1 { Self(self.0 >> 1) } else { self }
    }

    /// The owners from bottom to top.
    pub fn tokens(self) -> impl Iterator<Item = Seat> {
        (0..self.height())
            .rev()
            .filter_map(move |below| self.token(below))
    }
}

/// All tokens: the stacks on the squares and the two reserves. Small, copied freely, for search.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Board {
    stacks: [Stack; Square::COUNT],
    reserves: [u8; 2],
}

/// How many tokens a player has.
pub const TOKENS: u8 = 12;

/// The tallest stack that can move: it leaves a token on each of the other seventeen squares.
pub const TALLEST: u8 = 17;

impl Board {
    /// An empty board, all tokens in reserve.
    pub const EMPTY: Self = Self {
        stacks: [Stack::EMPTY; Square::COUNT],
        reserves: [TOKENS; 2],
    };

    /// The stack on a square.
    #[must_use]
    pub const fn stack(&self, square: Square) -> Stack {
        self.stacks[square.index()]
    }

    /// How many tokens a seat has in reserve.
    #[must_use]
    pub const fn reserve(&self, seat: Seat) -> u8 {
        self.reserves[seat.index()]
    }

    /// Every stack in the order of [`Square::all`].
    #[must_use]
    pub const fn stacks(&self) -> &[Stack; Square::COUNT] {
        &self.stacks
    }

    /// Puts a token of the reserve on top of a square. Does nothing if there is none.
    pub fn place(&mut self, seat: Seat, square: Square) {
        let reserve = &mut self.reserves[seat.index()];
        if *reserve > 0 {
            *reserve -= 1;
            self.drop(seat, square);
        }
    }

    /// Takes the top token of a square back to its owner's reserve.
    pub fn return_token(&mut self, square: Square) {
        if let Some(owner) = self.stack(square).owner() {
            self.pick(square);
            self.reserves[owner.index()] += 1;
        }
    }

    /// Takes a whole stack into the hand.
    pub fn lift(&mut self, square: Square) -> Stack {
        std::mem::replace(&mut self.stacks[square.index()], Stack::EMPTY)
    }

    /// Puts a lifted stack back.
    pub(super) fn put_back(&mut self, square: Square, hand: Stack) {
        self.stacks[square.index()] = hand;
    }

    /// Leaves a token of the hand on top of a square.
    pub fn drop(&mut self, token: Seat, square: Square) {
        let stack = &mut self.stacks[square.index()];
        *stack = stack.push(token);
    }

    /// Takes the top token of a square into the hand.
    pub fn pick(&mut self, square: Square) {
        let stack = &mut self.stacks[square.index()];
        *stack = stack.pop();
    }

    /// A number that scatters different boards, and the same board with different seeds, over a
    /// hash table.
    pub(super) fn scattered(&self, seed: u64) -> u64 {
        self.stacks.iter().fold(seed, |mixed, stack| {
            scatter(mixed.rotate_left(55) ^ u64::from(stack.0))
        })
    }

    /// Lifts the stack of a square and leaves its tokens, bottom one first, along a path. Tokens
    /// for which the path is too short stay on its last square.
    pub fn walk(&mut self, from: Square, path: &[Square]) {
        let hand = self.lift(from);
        let last = path.last().copied().unwrap_or(from);
        for (token, square) in hand
            .tokens()
            .zip(path.iter().copied().chain(std::iter::repeat(last)))
        {
            self.drop(token, square);
        }
    }
}
