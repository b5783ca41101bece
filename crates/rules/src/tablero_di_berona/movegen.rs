//! Acts and turns: what a die can do, and every distinct end of a throw.
use super::{Board, Dice, Options, RetrieveFrom, Square, TALLEST, board::Squares};
use crate::Seat;

/// What a hand does in this game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Act {
    /// Puts a token of the reserve on a square of the home row.
    Place {
        /// The square.
        on: Square,
    },
    /// Lifts a stack of the home row and leaves its tokens along a walk.
    Walk {
        /// Where it lay.
        from: Square,
        /// The squares on which a token is left.
        path: Path,
    },
    /// Takes a token from the top of a stack back to the reserve.
    Retrieve {
        /// The stack.
        from: Square,
    },
}

impl Act {
    /// Does it on a board.
    pub fn apply(&self, board: &mut Board, seat: Seat) {
        match self {
            Self::Place { on } => board.place(seat, *on),
            Self::Walk { from, path } => board.walk(*from, path.squares()),
            Self::Retrieve { from } => board.retrieve(*from),
        }
    }
}

/// The squares of a walk in order, at most seventeen.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Path {
    squares: [Square; TALLEST as usize],
    len: u8,
}

impl Path {
    /// The squares.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        self.squares.get(..self.len.into()).unwrap_or(&[])
    }

    /// With one square more at the end; a walk of seventeen stays as it is.
    pub fn push(&mut self, square: Square) {
        if let Some(slot) = self.squares.get_mut(usize::from(self.len)) {
            *slot = square;
            self.len += 1;
        }
    }

    fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
}

/// How a turn ends.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum End {
    /// Both dice were used (or it was the last turn, when a bump changes nothing): the dice go to the other player.
    Pass,
    /// A die could not be used: the other player has one last turn.
    Bump,
    /// After a retrieve the same player throws again.
    Again,
}

/// One distinct end of a throw, with one way there.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Afterstate {
    /// The tokens.
    pub board: Board,
    /// How the turn ends.
    pub end: End,
    /// What was done, in order; a bump does nothing.
    pub acts: [Option<Act>; 2],
}

/// Room for all ends of a throw, to be used again and again: once it is large enough the search allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Afterstates {
    found: Vec<Afterstate>,
    /// Open addressing: 0 is free, otherwise one more than an index into `found`. The length is a power of two.
    slots: Vec<u32>,
}

impl Afterstates {
    /// What has been found.
    #[must_use]
    pub fn found(&self) -> &[Afterstate] {
        &self.found
    }

    fn clear(&mut self) {
        self.found.clear();
        self.slots.fill(0);
    }

    fn insert(&mut self, board: &Board, end: End, acts: [Option<Act>; 2]) {
        if self.slots.len() < 2 * (self.found.len() + 1) {
            self.grow();
        }
        let slot = self.slot(board, end);
        if let Some(free) = self.slots.get_mut(slot).filter(|taken| **taken == 0) {
            self.found.push(Afterstate { board: *board, end, acts });
            *free = u32::try_from(self.found.len()).unwrap_or(u32::MAX);
        }
    }

    /// Where this end is noted or could be.
    fn slot(&self, board: &Board, end: End) -> usize {
        let mask = self.slots.len().wrapping_sub(1);
        let mut slot = board.scramble(end as u32) as usize & mask;
        while let Some(Some(other)) =
            self.slots.get(slot).map(|index| self.found.get((*index as usize).wrapping_sub(1)))
            && (other.board != *board || other.end != end)
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let size = (4 * self.slots.len()).max(256);
        self.slots.clear();
        self.slots.resize(size, 0);
        for index in 0..self.found.len() {
            let Afterstate { board, end, .. } = self.found[index];
            let slot = self.slot(&board, end);
            self.slots[slot] = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
    }
}

/// Whether a seat can do anything with a die: it has a token in reserve, or owns a stack that can move in that column.
///
/// A stack of up to seventeen can always walk: there is a round trip over all eighteen squares.
#[must_use]
pub fn usable(board: &Board, seat: Seat, die: u8) -> bool {
    let Some(home) = Square::home(seat, die) else { return false };
    let stack = board.stack(home);
    board.reserve(seat) > 0 || stack.owner() == Some(seat) && stack.height() <= TALLEST
}

/// Whether these dice allow the seat to retrieve: doubles, none used, and an own token on top of a stack.
#[must_use]
pub fn can_retrieve(board: &Board, seat: Seat, dice: Dice, options: &Options) -> bool {
    dice.doubles() && dice.fresh() && retrievable(board, seat, options).next().is_some()
}

/// The stacks from whose top a seat may retrieve.
pub fn retrievable(board: &Board, seat: Seat, options: &Options) -> impl Iterator<Item = Square> {
    let anywhere = options.retrieve_from == RetrieveFrom::AnyStack;
    Square::all().filter(move |square| {
        board.stack(*square).owner() == Some(seat) && (anywhere || square.row() == super::board::home_row(seat))
    })
}

/// Whether the first act must leave something for the other die: where a retrieve is possible nobody may bump, and by
/// the house rule nobody may if both dice can be used.
#[must_use]
pub fn must_use_both(board: &Board, seat: Seat, dice: Dice, options: &Options) -> bool {
    dice.fresh()
        && (can_retrieve(board, seat, dice, options) || options.use_both_dice && both_usable(board, seat, dice.faces))
}

/// Whether some act with one of the dice leaves the other one usable.
fn both_usable(board: &Board, seat: Seat, faces: [u8; 2]) -> bool {
    let mut both = false;
    for [first, second] in [faces, [faces[1], faces[0]]] {
        each_act(&mut board.clone(), seat, first, &mut |after, _| both |= usable(after, seat, second));
    }
    both
}

/// Calls something with every act of a die, done on the board and undone afterwards: first placing, then the walks.
pub fn each_act(board: &mut Board, seat: Seat, die: u8, visit: &mut impl FnMut(&mut Board, Act)) {
    let Some(home) = Square::home(seat, die) else { return };
    if board.reserve(seat) > 0 {
        board.place(seat, home);
        visit(board, Act::Place { on: home });
        board.retrieve(home);
    }
    let stack = board.stack(home);
    if stack.owner() == Some(seat) && stack.height() <= TALLEST {
        let hand = board.lift(home);
        let mut path = Path::default();
        let entered = Squares::default().with(home);
        walk(board, hand, hand.height(), home, entered, &mut path, &mut |board, path| {
            visit(board, Act::Walk { from: home, path: *path });
        });
        board.put_back(home, hand);
    }
}

/// Leaves the lowest of the remaining tokens on each neighbour that has not been entered, and goes on from there.
fn walk(
    board: &mut Board,
    hand: super::Stack,
    remaining: u8,
    at: Square,
    entered: Squares,
    path: &mut Path,
    visit: &mut impl FnMut(&mut Board, &Path),
) {
    let Some(token) = remaining.checked_sub(1).and_then(|below| hand.token(below)) else {
        visit(board, path);
        return;
    };
    for next in at.neighbours().without(entered) {
        board.drop(token, next);
        path.push(next);
        walk(board, hand, remaining - 1, next, entered.with(next), path, visit);
        path.pop();
        board.pick(next);
    }
}

/// Every distinct end of a throw; their number. `last` says that this is the last turn of the game, when a bump changes
/// nothing.
pub fn afterstates(
    board: &Board,
    seat: Seat,
    faces: [u8; 2],
    last: bool,
    options: &Options,
    room: &mut Afterstates,
) -> usize {
    room.clear();
    let dice = Dice::new(faces);
    let both = must_use_both(board, seat, dice, options);
    let bump = if last { End::Pass } else { End::Bump };
    if can_retrieve(board, seat, dice, options) {
        for from in retrievable(board, seat, options) {
            let mut after = *board;
            after.retrieve(from);
            room.insert(&after, End::Again, [Some(Act::Retrieve { from }), None]);
        }
    }
    let orders = [faces, [faces[1], faces[0]]];
    for [first, second] in orders.into_iter().take(if dice.doubles() { 1 } else { 2 }) {
        each_act(&mut board.clone(), seat, first, &mut |after, one| {
            if usable(after, seat, second) {
                each_act(after, seat, second, &mut |after, two| {
                    room.insert(after, End::Pass, [Some(one), Some(two)]);
                });
            } else if !both {
                room.insert(after, bump, [Some(one), None]);
            }
        });
    }
    if room.found.is_empty() {
        room.insert(board, bump, [None, None]);
    }
    room.found.len()
}

/// Every distinct end of a turn in which an act has been done and this die is left, or none; their number.
pub fn rest(board: &Board, seat: Seat, die: Option<u8>, last: bool, room: &mut Afterstates) -> usize {
    room.clear();
    if let Some(die) = die {
        each_act(&mut board.clone(), seat, die, &mut |after, act| room.insert(after, End::Pass, [Some(act), None]));
    }
    if room.found.is_empty() {
        room.insert(board, if last || die.is_none() { End::Pass } else { End::Bump }, [None, None]);
    }
    room.found.len()
}
