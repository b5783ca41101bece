//! The pieces of one side that are in play, as numbers: every way in which a number of pieces can
//! be in play, and what they can do.

use std::collections::HashMap;

use tesserae_rules::ur::{ROSETTES, Side};

/// The lengths of free moves; throws use the first three.
const LENGTHS: [u8; 4] = [1, 2, 3, 5];
const SQUARES: u8 = 16;
/// The last square of the route.
pub(super) const LAST: u8 = SQUARES - 1;
/// Where a piece leaves the board.
pub(super) const HOME: u8 = SQUARES;

/// The pieces of one side that are in play, and what they can do.
#[derive(Clone, Debug)]
pub(super) struct Config {
    squares: u16,
    /// The same squares in the other's numbers.
    across: u16,
    /// What the other wins if the game ends now.
    pub(super) points: u8,
    /// For each of [`LENGTHS`] the moves that its own pieces do not block.
    pub(super) moves: [Vec<Move>; 4],
    /// For each square of the other's route: what is left if the piece there is hit.
    pub(super) hit: [Option<usize>; SQUARES as usize],
}

/// A move of one side.
#[derive(Copy, Clone, Debug)]
pub(super) struct Move {
    pub(super) to: u8,
    /// The number of what is left, among those with as many pieces in play.
    pub(super) after: usize,
    pub(super) from_river: bool,
}

impl Move {
    /// Whether it ends on a rosette.
    pub(super) const fn to_rosette(self) -> bool {
        self.to < HOME && ROSETTES >> self.to & 1 == 1
    }
}

/// Every way in which a number of pieces of one side can be in play, those with the shortest way
/// home first.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub(super) configs: Vec<Config>,
    numbers: HashMap<(u16, u8), usize>,
}

impl Group {
    /// No piece in play.
    pub(super) fn empty() -> Self {
        let mut group = Self::default();
        group.numbers.insert((0, 0), 0);
        group.configs.push(Config::new(0, 0, &group, &group));
        group
    }

    /// The group with one piece more in play than the last of these.
    pub(super) fn after(fewer: &[Self]) -> Self {
        let none = Self::default();
        let (count, last) = (fewer.len() as u8, fewer.last().unwrap_or(&none));
        let mut sides: Vec<(u16, u8)> = (0..=u16::MAX)
            .map(|squares| (squares, squares.count_ones() as u8))
            .filter(|(_, on_board)| *on_board <= count)
            .map(|(squares, on_board)| (squares, count - on_board))
            .collect();
        sides.sort_by_cached_key(|(squares, river)| way(*squares, *river));
        let numbers = sides
            .iter()
            .enumerate()
            .map(|(number, side)| (*side, number))
            .collect();
        let mut group = Self {
            configs: Vec::new(),
            numbers,
        };
        group.configs = sides
            .iter()
            .map(|(squares, river)| Config::new(*squares, *river, &group, last))
            .collect();
        group
    }

    /// The number of the pieces of a side; None if it has another number of pieces in play.
    pub(super) fn find(&self, side: Side) -> Option<usize> {
        self.numbers.get(&(side.squares(), side.river())).copied()
    }

    fn number(&self, squares: u16, river: u8) -> usize {
        self.numbers.get(&(squares, river)).copied().unwrap_or(0)
    }
}

impl Config {
    /// Pieces with the groups of as many pieces in play and of one fewer.
    fn new(squares: u16, river: u8, same: &Group, fewer: &Group) -> Self {
        let stations: Vec<u8> = (0..SQUARES)
            .filter(|square| squares >> square & 1 == 1)
            .collect();
        let free = |square: u8| squares >> square & 1 == 0;
        let moves = LENGTHS.map(|length| {
            let mut moves = Vec::new();
            if river > 0 && length <= 3 && free(length - 1) {
                let to = length - 1;
                moves.push(Move {
                    to,
                    after: same.number(squares | 1 << to, river - 1),
                    from_river: true,
                });
            }
            for from in &stations {
                let (to, left) = (from + length, squares ^ 1 << from);
                if to < SQUARES && free(to) {
                    moves.push(Move {
                        to,
                        after: same.number(left | 1 << to, river),
                        from_river: false,
                    });
                } else if to == HOME && length == 1 {
                    moves.push(Move {
                        to,
                        after: fewer.number(left, river),
                        from_river: false,
                    });
                }
            }
            moves
        });
        let hit = std::array::from_fn(|square| {
            let there = across(1 << square) & squares;
            (there != 0).then(|| same.number(squares ^ there, river + 1))
        });
        let points = stations.len() as u8 + 2 * river;
        Self {
            squares,
            across: across(squares),
            points,
            moves,
            hit,
        }
    }

    /// Whether the pieces of both sides can be in play together.
    pub(super) const fn is_beside(&self, other: &Self) -> bool {
        self.squares & other.across == 0
    }
}

/// The squares of one route as squares of the other.
fn across(squares: u16) -> u16 {
    Side::new(squares, 0, 0).map_or(0, Side::squares_across)
}

/// The way that is left for all pieces of a side.
fn way(squares: u16, river: u8) -> u32 {
    let on_board: u32 = (0..SQUARES)
        .filter(|square| squares >> square & 1 == 1)
        .map(|square| u32::from(SQUARES - square))
        .sum();
    on_board + 17 * u32::from(river)
}

/// In how many ways `count` pieces can be in play.
pub(super) fn ways(count: usize) -> usize {
    let mut on_squares = 1;
    let mut all = 1;
    for more in 1..=count {
        on_squares = on_squares * (usize::from(SQUARES) + 1 - more) / more;
        all += on_squares;
    }
    all
}
