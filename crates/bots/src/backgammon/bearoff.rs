//! The end of a race, exactly: how many turns a side needs to bear off, whatever the other does.
//!
//! The table has an entry for each of the 54 264 ways in which up to fifteen checkers can lie in
//! the home board. Turns are played so that the mean number of turns is least. It is made once a
//! process, where it is first needed, and takes 4 MB.

use std::sync::{Mutex, OnceLock, PoisonError};

use tesserae_rules::backgammon::{CHECKERS, Checkers, Position};

use super::chances::{CERTAIN, Chances};
use crate::{Stop, Stopped, TWO_DICE};

/// Far more turns than any position needs.
const TURNS: usize = 24;
/// What is certain, in the table.
pub(super) const ONE: u32 = 1 << 30;
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
        let mut plays = Plays::new();
        for checkers in positions()
            .into_iter()
            .take_while(|checkers| checkers.pips() <= pips)
        {
            stop.check()?;
            let Some(at) = index(checkers) else { continue };
            if checkers.won() {
                turns[at][0] = ONE;
                continue;
            }
            let steps = [1, 2, 3, 4, 5, 6].map(|face| Steps::new(checkers, face));
            plays.add(at, &steps, &means);
            let mut sums = [0_u64; TURNS];
            for (throw, ways) in TWO_DICE {
                let best = plays.end(&steps, throw, &means);
                // What takes `n` turns after this one takes `n + 1`.
                for (sum, turns) in sums[1..].iter_mut().zip(&turns[best]) {
                    *sum += u64::from(ways) * u64::from(*turns);
                }
            }
            turns[at] = sums.map(|sum| ((sum + 18) / 36) as u32);
            means[at] = (0..)
                .zip(&turns[at])
                .map(|(count, turns)| count * u64::from(*turns))
                .sum::<u64>()
                >> 10;
        }
        Ok(Self { turns })
    }

    /// How likely a side needs how many turns, from none on; None if a checker is not home.
    pub(super) fn turns(&self, checkers: Checkers) -> Option<&[u32]> {
        Some(self.turns.get(index(checkers)?)?)
    }

    /// The chances of the player on turn if all checkers of both are home, without the gammons;
    /// otherwise None.
    #[must_use]
    pub fn chances(&self, position: Position) -> Option<Chances> {
        let (own, other) = (self.turns(position.own)?, self.turns(position.other)?);
        // The player on turn wins by needing no more turns than the opponent.
        let (mut win, mut other_left) = (0, u64::from(ONE));
        for (own, other) in own.iter().zip(other) {
            // Whoever has no checkers has won already, so both need a turn.
            win += u64::from(*own) * other_left;
            other_left = other_left.saturating_sub(u64::from(*other));
            // `other_left` now says that the opponent needs more turns than this one.
        }
        let win = ((win >> 30) * CERTAIN as u64) >> 30;
        Some(Chances {
            win: win as i32,
            ..Chances::default()
        })
    }
}

/// The positions that one die leads to, by their numbers. With all checkers home every die can be
/// played.
struct Steps {
    ends: [usize; 6],
    count: usize,
}

impl Steps {
    fn new(checkers: Checkers, face: usize) -> Self {
        let mut steps = Self {
            ends: [0; 6],
            count: 0,
        };
        let mut counts = checkers.counts();
        let highest = (1..=6).rev().find(|point| counts[*point] > 0).unwrap_or(0);
        for from in 1..=highest {
            // A checker is borne off by its own number, the highest one by every greater number
            // too.
            if counts[from] == 0 || (from < face && from < highest) {
                continue;
            }
            let to = from.saturating_sub(face);
            counts[from] -= 1;
            counts[to] += 1;
            steps.ends[steps.count] = number(&counts);
            steps.count += 1;
            counts[from] += 1;
            counts[to] -= 1;
        }
        steps
    }

    /// The end with the least mean, if `follow` plays on from each of these positions.
    fn best(&self, means: &[u64], follow: impl Fn(usize) -> usize) -> usize {
        let ends = self.ends.iter().take(self.count).map(|end| follow(*end));
        ends.min_by_key(|end| means[*end]).unwrap_or(0)
    }
}

/// For each position and face, where the best play of one, two and three dice of that face ends.
struct Plays {
    ends: [Vec<[u16; 6]>; 3],
}

impl Plays {
    fn new() -> Self {
        let won = number(&Checkers::GONE.counts());
        let mut plays = Self {
            ends: std::array::from_fn(|_| vec![[0; 6]; POSITIONS]),
        };
        // With no checkers left every play ends there.
        plays
            .ends
            .iter_mut()
            .for_each(|ends| ends[won] = [won as u16; 6]);
        plays
    }

    /// Adds a position. Those that its steps lead to came before.
    fn add(&mut self, at: usize, steps: &[Steps; 6], means: &[u64]) {
        for (face, steps) in steps.iter().enumerate() {
            for dice in 1..=3 {
                let best = steps.best(means, |end| self.after(end, face, dice - 1));
                self.ends[dice - 1][at][face] = best as u16;
            }
        }
    }

    /// Where the best play of `dice` dice of a face ends.
    fn after(&self, from: usize, face: usize, dice: usize) -> usize {
        if dice == 0 {
            from
        } else {
            self.ends[dice - 1][from][face].into()
        }
    }

    /// Where the best play of a throw ends, from the position with these steps.
    fn end(&self, steps: &[Steps; 6], [high, low]: [u8; 2], means: &[u64]) -> usize {
        let [high, low] = [high, low].map(|face| usize::from(face) - 1);
        if high == low {
            return steps[high].best(means, |end| self.after(end, high, 3));
        }
        let ends = [(high, low), (low, high)];
        let ends =
            ends.map(|(first, second)| steps[first].best(means, |end| self.after(end, second, 1)));
        if means[ends[1]] < means[ends[0]] {
            ends[1]
        } else {
            ends[0]
        }
    }
}

/// The number of a position; None if a checker is not home.
fn index(checkers: Checkers) -> Option<usize> {
    (checkers.occupied() >> 7 == 0).then(|| number(&checkers.counts()))
}

/// The number of a position with all checkers home, by how many are where.
fn number(counts: &[u8; 26]) -> usize {
    // Each arrangement of checkers and borders between points is a choice of 6 among 21.
    let (mut at, mut sum) = (0, 0);
    for (point, count) in (1..=6).zip(&counts[1..=6]) {
        sum += usize::from(*count);
        at += CHOICES[sum + point - 1][point];
    }
    at
}

/// The binomial coefficients.
const CHOICES: [[usize; 7]; 22] = {
    let mut table = [[0; 7]; 22];
    let mut of = 0;
    while of < 22 {
        table[of][0] = 1;
        let mut chosen = 1;
        while chosen < 7 {
            table[of][chosen] = if of == 0 {
                0
            } else {
                table[of - 1][chosen] + table[of - 1][chosen - 1]
            };
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

/// All ways to place the checkers that are left on the points from this one down; the others are
/// off.
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
    use crate::backgammon::test_checkers::checkers;

    #[test]
    fn every_position_has_a_number_of_its_own() {
        let order = positions();
        let numbers: std::collections::HashSet<_> = order
            .iter()
            .filter_map(|checkers| index(*checkers))
            .collect();
        assert_eq!((order.len(), numbers.len()), (POSITIONS, POSITIONS));
        assert!(numbers.iter().all(|number| *number < POSITIONS));
        assert_eq!(index(Checkers::START), None);
    }

    #[test]
    fn short_races_have_the_chances_that_players_know() {
        let table = Bearoff::new(12, &Stop::never()).unwrap();
        let win = |own: &[(usize, u8)], other: &[(usize, u8)]| {
            table
                .chances(Position {
                    own: checkers(own),
                    other: checkers(other),
                })
                .unwrap()
                .win
        };
        // The opponent bears off for certain next turn: the player needs this throw.
        let at_once = |own: &[(usize, u8)], throws: i32| {
            let exact = throws * 1_000_000 / 36;
            assert!(
                (win(own, &[(1, 1)]) - exact).abs() <= 2,
                "{own:?}: {} is not {exact}",
                win(own, &[(1, 1)])
            );
        };
        at_once(&[(1, 2)], 36);
        at_once(&[(6, 1)], 27);
        at_once(&[(5, 1), (1, 1)], 23);
        at_once(&[(3, 2)], 17);
        at_once(&[(6, 2)], 4);
        at_once(&[(1, 4)], 6);
        // Both with two checkers on the ace: who throws wins. Both with four: 1 − 30/36 · 1.
        assert_eq!(win(&[(1, 2)], &[(1, 2)]), 1_000_000);
        assert!(
            (win(&[(1, 4)], &[(1, 4)]) - (1_000_000 - 30 * 1_000_000 / 36 * 6 / 36)).abs() <= 2
        );
    }
}
