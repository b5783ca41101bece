//! The end of a race, exactly: how many turns a side needs to bear off, whatever the other does.
//!
//! The table has an entry for each of the 54 264 ways in which up to fifteen men can lie in the home board. Turns are
//! played so that the mean number of turns is least. It is made once a process, in slices, by [`prepare`], and takes 4
//! MB.

use std::sync::{Mutex, OnceLock, PoisonError};

use tesserae_rules::backgammon::{Afterstates, MEN, Men, OFF, Position, afterstates};

use super::{
    chances::{CERTAIN, Chances},
    evaluator::THROWS,
};

/// No position needs as many turns as this, by far.
const TURNS: usize = 24;
/// What is certain, in the table.
const ONE: u32 = 1 << 30;
const POSITIONS: usize = 54_264;

/// For each position the chance to need each number of turns.
#[derive(Debug)]
pub struct Bearoff {
    turns: Vec<[u32; TURNS]>,
}

static TABLE: OnceLock<Bearoff> = OnceLock::new();
static BUILDER: Mutex<Option<Builder>> = Mutex::new(None);

/// The table, if it has been made.
#[must_use]
pub fn table() -> Option<&'static Bearoff> {
    TABLE.get()
}

/// Makes so many more entries of the table; tells whether it is whole.
pub fn prepare(entries: usize) -> bool {
    if TABLE.get().is_some() {
        return true;
    }
    let mut place = BUILDER.lock().unwrap_or_else(PoisonError::into_inner);
    if TABLE.get().is_some() {
        // Another thread has finished it meanwhile.
        return true;
    }
    let builder = place.get_or_insert_with(Builder::new);
    builder.build(entries);
    if builder.next == builder.order.len()
        && let Some(builder) = place.take()
    {
        TABLE.get_or_init(|| Bearoff { turns: builder.turns });
    }
    TABLE.get().is_some()
}

impl Bearoff {
    /// The chances of the player on turn if all men of both are home, without the gammons; otherwise nothing.
    #[must_use]
    pub fn chances(&self, position: Position) -> Option<Chances> {
        let own = self.turns.get(index(position.own)?)?;
        let other = self.turns.get(index(position.other)?)?;
        // The player on turn wins by needing no more turns than the opponent.
        let (mut win, mut other_left) = (0, u64::from(ONE));
        for (own, other) in own.iter().zip(other) {
            // Whoever has no men has won already, so both need a turn.
            win += u64::from(*own) * other_left;
            other_left = other_left.saturating_sub(u64::from(*other));
            // `other_left` now says that the opponent needs more turns than this one.
        }
        let win = ((win >> 30) * CERTAIN as u64) >> 30;
        Some(Chances { win: win as i32, ..Chances::default() })
    }
}

/// The number of a position, by where its men are; nothing if one is not home.
fn index(men: Men) -> Option<usize> {
    if men.occupied() >> 7 != 0 {
        return None;
    }
    let counts = men.counts();
    // Each arrangement of men and borders between points is a choice of 6 among 21.
    let (mut at, mut sum) = (0, 0);
    for (point, count) in (1..=6).zip(&counts[1..=6]) {
        sum += usize::from(*count);
        at += CHOICES[sum + point - 1][point];
    }
    Some(at)
}

/// How many ways there are to choose so many of so many.
const CHOICES: [[usize; 7]; 22] = {
    let mut table = [[0; 7]; 22];
    let mut of = 0;
    while of < 22 {
        table[of][0] = 1;
        let mut chosen = 1;
        while chosen < 7 {
            table[of][chosen] = if of == 0 { 0 } else { table[of - 1][chosen] + table[of - 1][chosen - 1] };
            chosen += 1;
        }
        of += 1;
    }
    table
};

/// A table being made, from the positions with the fewest pips on.
struct Builder {
    order: Vec<Men>,
    next: usize,
    turns: Vec<[u32; TURNS]>,
    /// The mean number of turns, in 1/2^20.
    means: Vec<u64>,
    found: Afterstates,
}

impl Builder {
    fn new() -> Self {
        let mut order = Vec::with_capacity(POSITIONS);
        let mut counts = [0; 26];
        all(&mut counts, 6, MEN, &mut order);
        order.sort_by_cached_key(|men| men.pips());
        Self {
            order,
            next: 0,
            turns: vec![[0; TURNS]; POSITIONS],
            means: vec![0; POSITIONS],
            found: Afterstates::new(),
        }
    }

    fn build(&mut self, entries: usize) {
        for _ in 0..entries {
            let Some(men) = self.order.get(self.next).copied() else { return };
            self.next += 1;
            let Some(at) = index(men) else { continue };
            if men.won() {
                self.turns[at][0] = ONE;
                continue;
            }
            let mut sums = [0_u64; TURNS];
            for (throw, ways) in THROWS {
                let best = self.best(men, throw);
                // What takes `n` turns after this one takes `n + 1`.
                for (sum, turns) in sums[1..].iter_mut().zip(&self.turns[best]) {
                    *sum += ways as u64 * u64::from(*turns);
                }
            }
            let turns = sums.map(|sum| ((sum + 18) / 36) as u32);
            self.means[at] = (0..).zip(&turns).map(|(count, turns)| count * u64::from(*turns)).sum::<u64>() >> 10;
            self.turns[at] = turns;
        }
    }

    /// The number of the best position that a throw leads to.
    fn best(&mut self, men: Men, throw: [u8; 2]) -> usize {
        let alone = Position { own: men, other: gone() };
        afterstates(alone, throw, &mut self.found);
        let ends = self.found.positions().iter().filter_map(|end| index(end.own));
        ends.min_by_key(|at| self.means[*at]).unwrap_or(0)
    }
}

/// Fifteen men borne off.
fn gone() -> Men {
    let mut counts = [0; 26];
    counts[usize::from(OFF)] = MEN;
    Men::new(counts).unwrap_or(Men::START)
}

/// All ways to lay the men that are left on the points from this one down; what is not laid is off.
fn all(counts: &mut [u8; 26], point: usize, left: u8, order: &mut Vec<Men>) {
    if point == 0 {
        counts[0] = left;
        order.extend(Men::new(*counts));
        return;
    }
    for count in 0..=left {
        counts[point] = count;
        all(counts, point - 1, left - count, order);
    }
    counts[point] = 0;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(stacks: &[(usize, u8)]) -> Men {
        let mut counts = [0; 26];
        stacks.iter().for_each(|(place, count)| counts[*place] = *count);
        counts[0] = 15 - counts.iter().sum::<u8>();
        Men::new(counts).unwrap()
    }

    #[test]
    fn every_position_has_a_number_of_its_own() {
        let order = Builder::new().order;
        let numbers: std::collections::HashSet<_> = order.iter().filter_map(|men| index(*men)).collect();
        assert_eq!((order.len(), numbers.len()), (POSITIONS, POSITIONS));
        assert!(numbers.iter().all(|number| *number < POSITIONS));
        assert_eq!(index(Men::START), None);
    }

    #[test]
    fn short_races_have_the_chances_that_players_know() {
        let mut builder = Builder::new();
        // All positions of up to twelve pips.
        while builder.order.get(builder.next).is_some_and(|men| men.pips() <= 12) {
            builder.build(1);
        }
        let table = Bearoff { turns: builder.turns };
        let win = |own: &[(usize, u8)], other: &[(usize, u8)]| {
            table.chances(Position { own: men(own), other: men(other) }).unwrap().win
        };
        // The opponent bears off for certain next turn: the player needs this throw.
        let at_once = |own: &[(usize, u8)], throws: i32| {
            let exact = throws * 1_000_000 / 36;
            assert!((win(own, &[(1, 1)]) - exact).abs() <= 2, "{own:?}: {} is not {exact}", win(own, &[(1, 1)]));
        };
        at_once(&[(1, 2)], 36);
        at_once(&[(6, 1)], 27);
        at_once(&[(5, 1), (1, 1)], 23);
        at_once(&[(3, 2)], 17);
        at_once(&[(6, 2)], 4);
        at_once(&[(1, 4)], 6);
        // Both with two men on the ace: who throws wins. Both with four: 1 − 30/36 · 1.
        assert_eq!(win(&[(1, 2)], &[(1, 2)]), 1_000_000);
        assert!((win(&[(1, 4)], &[(1, 4)]) - (1_000_000 - 30 * 1_000_000 / 36 * 6 / 36)).abs() <= 2);
    }
}
