//! Acts and turns: what a die can do, and every distinct end of a throw.
use super::{Board, Options, ReturnFrom, Square, TALLEST, board::Squares, dice::Dice};
use crate::{Seat, lookup::Lookup};

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
    Return {
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
            Self::Return { from } => board.return_token(*from),
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
    /// Both dice were used (or it was the last turn, when a bump changes nothing): the dice go to
    /// the other player.
    Pass,
    /// A die could not be used: the other player has one last turn.
    Bump,
    /// After a return the same player throws again.
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

/// Room for all ends of a throw, to be used again and again: once it is large enough the search
/// allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct Afterstates {
    found: Vec<Afterstate>,
    /// Where in `found` each end is.
    known: Lookup,
}

impl Afterstates {
    /// What has been found.
    #[must_use]
    pub fn found(&self) -> &[Afterstate] {
        &self.found
    }

    fn clear(&mut self) {
        self.found.clear();
        self.known.clear();
    }

    fn insert(&mut self, board: &Board, end: End, acts: [Option<Act>; 2]) {
        let is_same =
            |known: usize| self.found[known].board == *board && self.found[known].end == end;
        let hash = |known: usize| {
            self.found[known]
                .board
                .scattered(self.found[known].end as u64)
        };
        if self
            .known
            .find_or_note(board.scattered(end as u64), is_same, hash)
            .is_none()
        {
            self.found.push(Afterstate {
                board: *board,
                end,
                acts,
            });
        }
    }
}

/// Whether a seat can do anything with a die: it has a token in reserve, or owns a stack that can
/// move in that column.
///
/// A stack of up to seventeen can always walk: there is a round trip over all eighteen squares.
#[must_use]
pub fn usable(board: &Board, seat: Seat, die: u8) -> bool {
    let Some(home) = Square::home(seat, die) else {
        return false;
    };
    let stack = board.stack(home);
    board.reserve(seat) > 0 || stack.owner() == Some(seat) && stack.height() <= TALLEST
}

/// Whether these dice allow the seat to return: doubles, none used, and an own token on top of a
/// stack.
#[must_use]
pub fn can_return(board: &Board, seat: Seat, dice: Dice, options: &Options) -> bool {
    dice.doubles() && dice.fresh() && returnable(board, seat, options).next().is_some()
}

/// The stacks from whose top a seat may return.
pub fn returnable(board: &Board, seat: Seat, options: &Options) -> impl Iterator<Item = Square> {
    let anywhere = options.return_from == ReturnFrom::AnyStack;
    Square::all().filter(move |square| {
        board.stack(*square).owner() == Some(seat)
            && (anywhere || square.row() == super::board::home_row(seat))
    })
}

/// Whether the first act must leave something for the other die: where a return is possible nobody
/// may bump, and by the house rule nobody may if both dice can be used.
#[must_use]
pub fn must_use_both(board: &Board, seat: Seat, dice: Dice, options: &Options) -> bool {
    dice.fresh()
        && (can_return(board, seat, dice, options)
            || options.use_both_dice && both_usable(board, seat, dice.faces))
}

/// Whether some act with one of the dice leaves the other one usable.
#[must_use]
pub fn both_usable(board: &Board, seat: Seat, faces: [u8; 2]) -> bool {
    let mut both = false;
    for [first, second] in [faces, [faces[1], faces[0]]] {
        each_act(&mut board.clone(), seat, first, &mut |after, _| {
            both |= usable(after, seat, second)
        });
    }
    both
}

/// Calls something with every act of a die, done on the board and undone afterwards: first placing,
/// then the walks.
pub fn each_act(board: &mut Board, seat: Seat, die: u8, visit: &mut impl FnMut(&mut Board, Act)) {
    let Some(home) = Square::home(seat, die) else {
        return;
    };
    if board.reserve(seat) > 0 {
        board.place(seat, home);
        visit(board, Act::Place { on: home });
        board.return_token(home);
    }
    let stack = board.stack(home);
    if stack.owner() == Some(seat) && stack.height() <= TALLEST {
        let hand = board.lift(home);
        let mut path = Path::default();
        let entered = Squares::default().with(home);
        walk(
            board,
            hand,
            hand.height(),
            home,
            entered,
            &mut path,
            &mut |board, path| {
                visit(
                    board,
                    Act::Walk {
                        from: home,
                        path: *path,
                    },
                );
            },
        );
        board.put_back(home, hand);
    }
}

/// Leaves the lowest of the remaining tokens on each neighbour that has not been entered, and goes
/// on from there.
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
        walk(
            board,
            hand,
            remaining - 1,
            next,
            entered.with(next),
            path,
            visit,
        );
        path.pop();
        board.pick(next);
    }
}

/// Every distinct end of a throw; their number. `last` says that this is the last turn of the game,
/// when a bump changes nothing.
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
    if can_return(board, seat, dice, options) {
        for from in returnable(board, seat, options) {
            let mut after = *board;
            after.return_token(from);
            room.insert(&after, End::Again, [Some(Act::Return { from }), None]);
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

/// Every distinct end of a turn in which an act has been done and this die is left, or none; their
/// number.
pub fn rest(
    board: &Board,
    seat: Seat,
    die: Option<u8>,
    last: bool,
    room: &mut Afterstates,
) -> usize {
    room.clear();
    if let Some(die) = die {
        each_act(&mut board.clone(), seat, die, &mut |after, act| {
            room.insert(after, End::Pass, [Some(act), None])
        });
    }
    if room.found.is_empty() {
        room.insert(
            board,
            if last || die.is_none() {
                End::Pass
            } else {
                End::Bump
            },
            [None, None],
        );
    }
    room.found.len()
}
