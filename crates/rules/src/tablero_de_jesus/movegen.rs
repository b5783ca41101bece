//! The moves of a throw: one die to one coin, the other die to another coin.

use super::rows::{Dice, Rows};

/// One die applied to the coin of one column.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct CoinStep {
    /// The column, from the low roller's left.
    pub column: u8,
    /// The row it comes to.
    pub to: u8,
    /// The number of the die.
    pub die: u8,
}

/// A board that a throw can lead to, with one way there.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Afterstate {
    /// The board.
    pub rows: Rows,
    /// The two steps; the first is with the die that was named first.
    pub steps: [CoinStep; 2],
}

/// Room for every final position of a throw, to be used again and again: nothing is allocated in
/// the search.
#[derive(Clone, Debug)]
pub struct Afterstates {
    found: [Afterstate; Self::MOST],
    len: usize,
}

impl Afterstates {
    /// Seven coins with two ways each for one die, six with two ways for the other.
    pub const MOST: usize = 14 * 12;

    /// Empty room.
    #[must_use]
    pub fn new() -> Self {
        Self {
            found: [Afterstate::default(); Self::MOST],
            len: 0,
        }
    }

    /// What has been found.
    #[must_use]
    pub fn found(&self) -> &[Afterstate] {
        &self.found[..self.len]
    }
}

impl Default for Afterstates {
    fn default() -> Self {
        Self::new()
    }
}

/// Whether these two dice surrender the turn whatever lies on the board: 7, 11 and 12.
#[must_use]
pub const fn surrenders(faces: [u8; 2]) -> bool {
    matches!(faces[0].wrapping_add(faces[1]), 7 | 11 | 12)
}

/// Whether the throw must be played: it does not surrender, and both dice can be used on two
/// different coins.
#[must_use]
pub fn playable(rows: Rows, faces: [u8; 2]) -> bool {
    let [first, second] = faces.map(|face| movable(rows, face));
    // Two different coins: there is one for each die, and not the same single one for both.
    !surrenders(faces) && first != 0 && second != 0 && (first | second).count_ones() > 1
}

/// Every distinct board that a playable throw leads to; their number. None if the throw cannot be
/// played.
pub fn afterstates(rows: Rows, faces: [u8; 2], room: &mut Afterstates) -> usize {
    room.len = 0;
    if surrenders(faces) {
        return 0;
    }
    let (seconds, count) = all_steps(rows, faces[1]);
    let (firsts, first_count) = all_steps(rows, faces[0]);
    let double = faces[0] == faces[1];
    for first in &firsts[..first_count] {
        let moved = rows.with(first.column, first.to);
        for second in &seconds[..count] {
            // With a double the same pair of coins comes up twice, once in each order.
            let other = if double {
                first.column < second.column
            } else {
                first.column != second.column
            };
            if other && let Some(slot) = room.found.get_mut(room.len) {
                *slot = Afterstate {
                    rows: moved.with(second.column, second.to),
                    steps: [*first, *second],
                };
                room.len += 1;
            }
        }
    }
    room.len
}

/// The steps that begin or complete a legal turn, the first die's before the second's.
pub fn steps(rows: Rows, dice: Dice) -> impl Iterator<Item = CoinStep> {
    let open = move |die: usize| dice.used.is_none_or(|(used, _)| used != die);
    let twins = dice.faces[0] == dice.faces[1] && dice.used.is_none();
    (0..2_usize)
        .filter(move |die| open(*die) && !(twins && *die == 1))
        .flat_map(move |die| {
            let number = dice.faces[die];
            let partners = movable(rows, dice.faces[1 - die]);
            (1..=7)
                .filter(move |column| match dice.used {
                    None => partners & !(1 << column) != 0,
                    Some((_, moved)) => moved != *column,
                })
                .flat_map(move |column| ways(rows, column, number))
        })
}

/// The columns whose coins a die can move, as bits 1 to 7.
pub(super) fn movable(rows: Rows, die: u8) -> u8 {
    (1..=7)
        .filter(|column| ways(rows, *column, die).next().is_some())
        .fold(0, |bits, column| bits | 1 << column)
}

/// Where a die takes the coin of a column: towards the high roller, towards the low roller.
fn ways(rows: Rows, column: u8, die: u8) -> impl Iterator<Item = CoinStep> {
    let row = rows.row(column);
    let up = row.checked_add(die).filter(|to| row != 0 && *to <= 7);
    let down = row.checked_sub(die).filter(|to| *to >= 1);
    up.into_iter()
        .chain(down)
        .map(move |to| CoinStep { column, to, die })
}

fn all_steps(rows: Rows, die: u8) -> ([CoinStep; 14], usize) {
    let mut steps = [CoinStep::default(); 14];
    let mut len = 0;
    for step in (1..=7).flat_map(|column| ways(rows, column, die)) {
        if let Some(slot) = steps.get_mut(len) {
            *slot = step;
            len += 1;
        }
    }
    (steps, len)
}
