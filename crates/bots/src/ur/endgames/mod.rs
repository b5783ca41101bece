//! Exact values of the endgames of Ur, solved on demand: no piece at the start, few pieces in play.
//!
//! Pieces only ever go home, so the positions fall into layers by the numbers in play. The values
//! of a layer are improved in sweeps until they stop changing. Positions with a reward in hand have
//! a table of their own: free moves only lead forward, so it is filled in the order of the ways
//! that are left, and chains of rewards are exact in one sweep.
//!
//! Everything is seen by the first seat, which wants the greatest value; the second seat wants the
//! least.

mod pieces;
#[cfg(test)]
mod tests;
mod worth;

use std::collections::HashMap;

use tesserae_rules::{
    Seat,
    ur::{Options, Position, Reward, points},
};

use super::throws::THROWS;
use crate::{Stop, Stopped};
use pieces::{Config, Group, HOME, LAST, Move, ways};
pub use worth::{Stakes, Worth};

/// A layer is solved when no value changes by more than this share of the range of all values in a
/// sweep.
const STILL: f64 = 1e-7;
/// How many positions a layer may have that is solved while somebody waits.
const LARGEST: usize = 20_000;

/// How many pieces of each seat are in play.
pub type Counts = [usize; 2];

/// Every position with the same numbers of pieces in play: by who throws, then by the number of the
/// first seat's pieces times how many numbers the second's can have, plus the number of the
/// second's.
pub type Layer = [Vec<Worth>; 2];

/// The endgames that have been solved, by one set of house rules.
#[derive(Clone, Debug)]
pub struct Endgames {
    options: Options,
    stakes: Stakes,
    /// By the number of pieces in play.
    groups: Vec<Group>,
    layers: HashMap<Counts, Layer>,
}

impl Endgames {
    /// Endgames of which none is solved yet.
    #[must_use]
    pub fn new(options: &Options, stakes: Stakes) -> Self {
        Self {
            options: *options,
            stakes,
            groups: vec![Group::empty()],
            layers: HashMap::new(),
        }
    }

    /// Whether these are the endgames of a game with these house rules and stakes.
    #[must_use]
    pub fn fit(&self, options: &Options, stakes: &Stakes) -> bool {
        let known = &self.options;
        let same = known.reward == options.reward
            && known.safe_rosettes == options.safe_rosettes
            && known.river_first == options.river_first;
        same && self.stakes == *stakes
    }

    /// Whether a position is one of these endgames, with so few pieces in play that it can be
    /// solved while somebody waits: at most 2 against 2 or 3 against 1.
    #[must_use]
    pub fn can_solve(position: &Position) -> bool {
        counts(position).is_some_and(|[first, second]| {
            first == 0 || second == 0 || Self::size([first, second]) <= LARGEST
        })
    }

    /// Solves what is needed for a position, if it [can be solved](Self::can_solve).
    ///
    /// # Errors
    /// If it is stopped; the layers that were solved before are kept.
    pub fn solve_position(&mut self, position: &Position, stop: &Stop) -> Result<(), Stopped> {
        counts(position)
            .filter(|_| Self::can_solve(position))
            .map_or(Ok(()), |counts| self.solve(counts, stop))
    }

    /// Solves every endgame with at most these numbers of pieces, however long that takes.
    ///
    /// # Errors
    /// If it is stopped; the layers that were solved before are kept.
    pub fn solve(&mut self, [first, second]: Counts, stop: &Stop) -> Result<(), Stopped> {
        for counts in (1..=first).flat_map(|first| (1..=second).map(move |second| [first, second]))
        {
            if !self.layers.contains_key(&counts) {
                self.list_groups(counts);
                let layer = Solver::new(self, counts).solve(stop)?;
                self.layers.insert(counts, layer);
            }
        }
        Ok(())
    }

    /// The values of a layer; None if it has not been solved.
    #[must_use]
    pub fn layer(&self, counts: Counts) -> Option<&Layer> {
        self.layers.get(&counts)
    }

    /// Adds a layer of [the right size](Self::size) that was solved before with the same house
    /// rules and stakes.
    pub fn insert(&mut self, counts: Counts, layer: Layer) {
        self.list_groups(counts);
        self.layers.insert(counts, layer);
    }

    /// What a position is worth in which this seat throws next; None if it has not been solved.
    #[must_use]
    pub fn worth(&self, position: &Position, thrower: Seat) -> Option<Worth> {
        if let Some(winner) = position.winner() {
            return Some(self.ended(winner, points(position.side(winner.other()))));
        }
        let counts = counts(position)?;
        let number = |seat: Seat| {
            self.groups
                .get(counts[seat.index()])?
                .find(position.side(seat))
        };
        let at = self.place(counts, [number(Seat::First)?, number(Seat::Second)?]);
        self.layers.get(&counts)?[thrower.index()].get(at).copied()
    }

    /// How many positions a layer has, whoever throws.
    #[must_use]
    pub fn size(counts: Counts) -> usize {
        ways(counts[0]).saturating_mul(ways(counts[1]))
    }

    fn ended(&self, winner: Seat, points: u8) -> Worth {
        Worth {
            value: self.stakes.after(winner, points),
            win: f64::from(u8::from(winner == Seat::First)),
        }
    }

    /// The place in a layer of the position with these numbers of the pieces of both seats.
    fn place(&self, counts: Counts, [first, second]: [usize; 2]) -> usize {
        first * self.groups[counts[1]].configs.len() + second
    }

    /// Lists the ways in which up to these numbers of pieces can be in play.
    fn list_groups(&mut self, counts: Counts) {
        while self.groups.len() <= counts[0].max(counts[1]) {
            let group = Group::after(&self.groups);
            self.groups.push(group);
        }
    }
}

/// Solves one layer. The smaller layers that it leads to are solved.
struct Solver<'a> {
    endgames: &'a Endgames,
    counts: Counts,
    values: Layer,
    /// With a free move in hand.
    rewards: Layer,
}

impl<'a> Solver<'a> {
    fn new(endgames: &'a Endgames, counts: Counts) -> Self {
        let values = [(); 2].map(|()| {
            vec![
                Worth {
                    value: 0.0,
                    win: 0.5
                };
                Endgames::size(counts)
            ]
        });
        Self {
            endgames,
            counts,
            rewards: values.clone(),
            values,
        }
    }

    fn solve(mut self, stop: &Stop) -> Result<Layer, Stopped> {
        let still = STILL * self.endgames.stakes.range();
        while self
            .sweep(Seat::First, stop)?
            .max(self.sweep(Seat::Second, stop)?)
            > still
        {}
        Ok(self.values)
    }

    /// Improves the value of every position before a throw of this seat; returns the greatest
    /// change.
    fn sweep(&mut self, seat: Seat, stop: &Stop) -> Result<f64, Stopped> {
        let mut greatest = 0.0_f64;
        for mover in 0..self.configs(seat).len() {
            stop.check()?;
            for other in 0..self.configs(seat.other()).len() {
                if !self
                    .config(seat, mover)
                    .is_beside(self.config(seat.other(), other))
                {
                    continue;
                }
                let at = self.place(seat, mover, other);
                if self.endgames.options.reward == Reward::FreeMove {
                    self.rewards[seat.index()][at] = self.reward_in_hand(seat, mover, other);
                }
                let new = self.throw_due(seat, mover, other);
                let old = std::mem::replace(&mut self.values[seat.index()][at], new);
                greatest = greatest.max((new.value - old.value).abs());
            }
        }
        Ok(greatest)
    }

    /// Before a throw of the mover.
    fn throw_due(&self, seat: Seat, mover: usize, other: usize) -> Worth {
        let pass = self.next_throw(seat.other(), self.place(seat, mover, other));
        let mut sum = Worth::default();
        for (value, ways) in (0_usize..).zip(THROWS) {
            let best = match value {
                0 => pass,
                _ => self
                    .best_move(seat, mover, other, value - 1)
                    .unwrap_or(pass),
            };
            sum.value += best.value * ways as f64 / 8.0;
            sum.win += best.win * ways as f64 / 8.0;
        }
        sum
    }

    fn best_move(&self, seat: Seat, mover: usize, other: usize, length: usize) -> Option<Worth> {
        let moves = &self.config(seat, mover).moves[length];
        let river_first =
            self.endgames.options.river_first && moves.iter().any(|step| step.from_river);
        let allowed = moves.iter().filter(|step| !river_first || step.from_river);
        allowed
            .filter_map(|step| self.moved(seat, *step, other))
            .reduce(|a, b| a.better(b, seat))
    }

    /// With a free move in hand, which may be declined.
    fn reward_in_hand(&self, seat: Seat, mover: usize, other: usize) -> Worth {
        let declined = self.next_throw(seat.other(), self.place(seat, mover, other));
        let free = self.config(seat, mover).moves.iter().flatten();
        free.filter_map(|step| self.moved(seat, *step, other))
            .fold(declined, |a, b| a.better(b, seat))
    }

    /// After a move of the mover; None if it is not legal.
    fn moved(&self, seat: Seat, step: Move, other: usize) -> Option<Worth> {
        if step.to == HOME {
            return Some(self.home(seat.other(), seat, step.after, other));
        }
        let options = &self.endgames.options;
        let left = self.config(seat.other(), other).hit[usize::from(step.to)];
        if left.is_some() && step.to_rosette() && options.safe_rosettes {
            return None;
        }
        let other = left.unwrap_or(other);
        let at = self.place(seat, step.after, other);
        Some(match options.reward {
            Reward::FreeMove if step.to_rosette() => self.rewards[seat.index()][at],
            Reward::AnotherThrow if step.to_rosette() => {
                let again = self.next_throw(seat, at);
                let moves = &self.config(seat, step.after).moves[0];
                let home = moves
                    .iter()
                    .find(|step| step.to == HOME)
                    .filter(|_| step.to == LAST);
                home.map_or(again, |home| {
                    again.better(self.home(seat, seat, home.after, other), seat)
                })
            }
            _ => self.next_throw(seat.other(), at),
        })
    }

    /// When a seat throws next in the same layer.
    fn next_throw(&self, thrower: Seat, at: usize) -> Worth {
        self.values[thrower.index()][at]
    }

    /// When a piece of the mover has gone home and a seat throws next.
    fn home(&self, thrower: Seat, seat: Seat, mover: usize, other: usize) -> Worth {
        let mut counts = self.counts;
        counts[seat.index()] -= 1;
        if counts[seat.index()] == 0 {
            return self
                .endgames
                .ended(seat, self.config(seat.other(), other).points);
        }
        let at = self.endgames.place(counts, by_seat(seat, mover, other));
        self.endgames
            .layers
            .get(&counts)
            .map_or(Worth::default(), |layer| layer[thrower.index()][at])
    }

    fn configs(&self, seat: Seat) -> &'a [Config] {
        &self.endgames.groups[self.counts[seat.index()]].configs
    }

    fn config(&self, seat: Seat, number: usize) -> &'a Config {
        &self.configs(seat)[number]
    }

    fn place(&self, seat: Seat, mover: usize, other: usize) -> usize {
        self.endgames
            .place(self.counts, by_seat(seat, mover, other))
    }
}

/// What belongs to a seat and what belongs to the other, the first seat's first.
const fn by_seat(seat: Seat, own: usize, other: usize) -> [usize; 2] {
    match seat {
        Seat::First => [own, other],
        Seat::Second => [other, own],
    }
}

/// How many pieces of each seat are in play; None where somebody still has pieces at the start.
fn counts(position: &Position) -> Option<Counts> {
    let count = |seat| {
        let side = position.side(seat);
        (side.start() == 0).then(|| usize::from(side.on_board() + side.river()))
    };
    Some([count(Seat::First)?, count(Seat::Second)?])
}
