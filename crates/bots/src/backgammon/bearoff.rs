//! The end of a race, exactly: how many turns a side needs to bear off, whatever the other does.
//!
//! The table has an entry for each of the 54 264 ways in which up to fifteen checkers can lie in the home board. Turns
//! are played so that the mean number of turns is least. It is made once a process, where it is first needed, and takes
//! 4 MB.

use std::sync::{Mutex, OnceLock, PoisonError};

use tesserae_rules::backgammon::{Afterstates, CHECKERS, Checkers, OFF, Position, afterstates};

use super::chances::{CERTAIN, Chances};
use crate::{Stop, Stopped, TWO_DICE};

/// Far more turns than any position needs.
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
static MAKING: Mutex<()> = Mutex::new(());

/// The table. The first call makes it, while others wait.
///
/// # Errors
/// If it is stopped before the table is complete.
pub fn table(stop: &Stop) -> Result<&'static Bearoff, Stopped> {
    if let Some(table) = TABLE.get() {
        return Ok(table);
    }
    let _making = MAKING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(table) = TABLE.get() {
        return Ok(table);
    }
    let table = Bearoff::new(u32::MAX, stop)?;
    Ok(TABLE.get_or_init(|| table))
}

impl Bearoff {
    /// The entries of all positions of at most `pips` pips, made in the order of their pips.
    fn new(pips: u32, stop: &Stop) -> Result<Self, Stopped> {
        let mut turns = vec![[0; TURNS]; POSITIONS];
        // The mean number of turns, in 1/2^20.
        let mut means = vec![0_u64; POSITIONS];
        let mut found = Afterstates::new();
        for checkers in positions().into_iter().take_while(|checkers| checkers.pips() <= pips) {
            stop.check()?;
            let Some(at) = index(checkers) else { continue };
            if checkers.won() {
                turns[at][0] = ONE;
                continue;
            }
            let mut sums = [0_u64; TURNS];
            for (throw, ways) in TWO_DICE {
                afterstates(Position { own: checkers, other: gone() }, throw, &mut found);
                let ends = found.positions().iter().filter_map(|end| index(end.own));
                let best = ends.min_by_key(|at| means[*at]).unwrap_or(0);
                // What takes `n` turns after this one takes `n + 1`.
                for (sum, turns) in sums[1..].iter_mut().zip(&turns[best]) {
                    *sum += u64::from(ways) * u64::from(*turns);
                }
            }
            turns[at] = sums.map(|sum| ((sum + 18) / 36) as u32);
            means[at] = (0..).zip(&turns[at]).map(|(count, turns)| count * u64::from(*turns)).sum::<u64>() >> 10;
        }
        Ok(Self { turns })
    }

    /// The chances of the player on turn if all checkers of both are home, without the gammons; otherwise None.
    #[must_use]
    pub fn chances(&self, position: Position) -> Option<Chances> {
        let own = self.turns.get(index(position.own)?)?;
        let other = self.turns.get(index(position.other)?)?;
        // The player on turn wins by needing no more turns than the opponent.
        let (mut win, mut other_left) = (0, u64::from(ONE));
        for (own, other) in own.iter().zip(other) {
            // Whoever has no checkers has won already, so both need a turn.
            win += u64::from(*own) * other_left;
            other_left = other_left.saturating_sub(u64::from(*other));
            // `other_left` now says that the opponent needs more turns than this one.
        }
        let win = ((win >> 30) * CERTAIN as u64) >> 30;
        Some(Chances { win: win as i32, ..Chances::default() })
    }
}

/// The number of a position, by where its checkers are; None if one is not home.
fn index(checkers: Checkers) -> Option<usize> {
    if checkers.occupied() >> 7 != 0 {
        return None;
    }
    let counts = checkers.counts();
    // Each arrangement of checkers and borders between points is a choice of 6 among 21.
    let (mut at, mut sum) = (0, 0);
    for (point, count) in (1..=6).zip(&counts[1..=6]) {
        sum += usize::from(*count);
        at += CHOICES[sum + point - 1][point];
    }
    Some(at)
}

/// The binomial coefficients.
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

/// All positions of the table, those with the fewest pips first.
fn positions() -> Vec<Checkers> {
    let mut order = Vec::with_capacity(POSITIONS);
    all(&mut [0; 26], 6, CHECKERS, &mut order);
    order.sort_by_cached_key(|checkers| checkers.pips());
    order
}

/// Fifteen checkers borne off.
fn gone() -> Checkers {
    let mut counts = [0; 26];
    counts[usize::from(OFF)] = CHECKERS;
    Checkers::new(counts).unwrap_or(Checkers::START)
}

/// All ways to place the checkers that are left on the points from this one down; the others are off.
fn all(counts: &mut [u8; 26], point: usize, left: u8, order: &mut Vec<Checkers>) {
    if point == 0 {
        counts[0] = left;
        order.extend(Checkers::new(*counts));
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

    fn checkers(stacks: &[(usize, u8)]) -> Checkers {
        let mut counts = [0; 26];
        stacks.iter().for_each(|(place, count)| counts[*place] = *count);
        counts[0] = 15 - counts.iter().sum::<u8>();
        Checkers::new(counts).unwrap()
    }

    #[test]
    fn every_position_has_a_number_of_its_own() {
        let order = positions();
        let numbers: std::collections::HashSet<_> = order.iter().filter_map(|checkers| index(*checkers)).collect();
        assert_eq!((order.len(), numbers.len()), (POSITIONS, POSITIONS));
        assert!(numbers.iter().all(|number| *number < POSITIONS));
        assert_eq!(index(Checkers::START), None);
    }

    #[test]
    fn short_races_have_the_chances_that_players_know() {
        let table = Bearoff::new(12, &Stop::never()).unwrap();
        let win = |own: &[(usize, u8)], other: &[(usize, u8)]| {
            table.chances(Position { own: checkers(own), other: checkers(other) }).unwrap().win
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
        // Both with two checkers on the ace: who throws wins. Both with four: 1 − 30/36 · 1.
        assert_eq!(win(&[(1, 2)], &[(1, 2)]), 1_000_000);
        assert!((win(&[(1, 4)], &[(1, 4)]) - (1_000_000 - 30 * 1_000_000 / 36 * 6 / 36)).abs() <= 2);
    }
}
