//! The exact solution: value iteration over every board and every division of the coins. Used by
//! the trainer and in tests.
//!
//! With a throw due one coin lies in each column, and the purses hold 2 x stake - 7 coins together.
//! So a position is a board seen by the player on turn and the coins of their purse; it is worth
//! the same with left and right exchanged. What is solved for is half the difference of the two
//! final purses: by the usual rules that is the gain in coins.
use tesserae_rules::tablero_de_jesus::{Claiming, Options};

use super::{
    board::{self, BOARDS},
    moves::{ROLLS, SURRENDERS, WAYS, all_steps, each_played},
    take::{Take, Taken, takes},
    total,
};

/// What is solved for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Aim {
    /// Coins: half the difference of the two purses at the end.
    Coins,
    /// Winning, however few the coins: 1 for a win, -1 for a loss.
    Win,
}

/// The values of every position with a throw due, improved sweep by sweep.
#[derive(Clone, Debug)]
pub struct Solver {
    options: Options,
    aim: Aim,
    lanes: usize,
    /// The value of throwing, by board and then by purse.
    throw: Vec<f32>,
    /// The value of throwing or taking, whichever is better.
    best: Vec<f32>,
    sweeps: u32,
    /// The values of throwing two and four sweeps ago, kept for [`Solver::leap`].
    earlier: Vec<Vec<f32>>,
}

impl Solver {
    /// A first guess: a coin in the purse is worth one coin.
    #[must_use]
    pub fn new(options: Options, aim: Aim) -> Self {
        let purses = usize::from(total(&options)) + 1;
        let lanes = purses.next_multiple_of(8);
        let unit = if aim == Aim::Win {
            1.0 / purses as f32
        } else {
            1.0
        };
        let row: Vec<f32> = (0..lanes)
            .map(|purse| unit * (purse as f32 - (purses - 1) as f32 / 2.0))
            .collect();
        let throw = row.repeat(BOARDS);
        Self {
            options,
            aim,
            lanes,
            best: throw.clone(),
            throw,
            sweeps: 0,
            earlier: Vec::new(),
        }
    }

    /// Goes on from the values of [`Solver::values`].
    #[must_use]
    pub fn resumed(options: Options, aim: Aim, values: Vec<f32>, sweeps: u32) -> Option<Self> {
        let mut solver = Self::new(options, aim);
        if values.len() != solver.throw.len() {
            return None;
        }
        solver.throw = values;
        solver.sweeps = sweeps;
        solver.take_everywhere();
        Some(solver)
    }

    /// Works out the better of throwing and taking for every position.
    fn take_everywhere(&mut self) {
        let mut row = vec![0.0; self.lanes];
        for board in 0..BOARDS {
            row.copy_from_slice(self.row(&self.throw, board));
            self.take(board, board::digits(board), &mut row);
            let at = board * self.lanes;
            self.best[at..at + self.lanes].copy_from_slice(&row);
        }
    }

    /// Extrapolates the last sweeps, as if all changes shrank at the same rate. Call it after every
    /// second sweep; it acts at every tenth. The result is only a better guess for the next sweeps.
    pub fn leap(&mut self) {
        if (self.sweeps + 9) % 10 > 4 {
            self.earlier.push(self.throw.clone());
        }
        let [first, second, third] = self.earlier.as_slice() else {
            return;
        };
        let (mut along, mut square) = (0.0, 0.0);
        for ((first, second), third) in first.iter().zip(second).zip(third) {
            let (before, after) = (f64::from(second - first), f64::from(third - second));
            along += before * after;
            square += before * before;
        }
        let rate = if square > 0.0 {
            (along / square).clamp(0.0, 0.95)
        } else {
            0.0
        };
        let stride = (rate / (1.0 - rate)) as f32;
        for ((value, second), third) in self.throw.iter_mut().zip(second).zip(third) {
            *value = third + stride * (third - second);
        }
        self.earlier.clear();
        self.take_everywhere();
    }

    /// How often every position has been visited.
    #[must_use]
    pub const fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How many values there are for each board, the last few unused.
    #[must_use]
    pub const fn lanes(&self) -> usize {
        self.lanes
    }

    /// The values of throwing, by board and then by purse.
    #[must_use]
    pub fn values(&self) -> &[f32] {
        &self.throw
    }

    /// What a throw is worth to the player on turn who has this purse.
    #[must_use]
    pub fn throw_value(&self, board: usize, purse: u8) -> f32 {
        self.row(&self.throw, board)
            .get(usize::from(purse))
            .copied()
            .unwrap_or(0.0)
    }

    /// What throwing or taking is worth, whichever is better.
    #[must_use]
    pub fn best_value(&self, board: usize, purse: u8) -> f32 {
        self.row(&self.best, board)
            .get(usize::from(purse))
            .copied()
            .unwrap_or(0.0)
    }

    /// The value of taking, the taker's purse given.
    #[must_use]
    pub(crate) fn take_value(&self, take: &Take, purse: u8) -> f32 {
        let total = total(&self.options);
        match take.settle([purse, total.saturating_sub(purse)], &self.options) {
            Taken::On { purse }
                if take.leaves_run && self.options.claiming == Claiming::EveryReceipt =>
            {
                -self.best_value(take.refilled, purse)
            }
            Taken::On { purse } => -self.throw_value(take.refilled, purse),
            Taken::Won { .. } if self.aim == Aim::Win => 1.0,
            Taken::Won {
                purses: [own, other],
            } => (f32::from(own) - f32::from(other)) / 2.0,
        }
    }

    /// What the player with this purse gets by surrendering the dice.
    #[must_use]
    fn surrender_value(&self, board: usize, purse: u8) -> f32 {
        let (board, purse) = (
            board::flip(board),
            total(&self.options).saturating_sub(purse),
        );
        match self.options.claiming {
            Claiming::Never => -self.throw_value(board, purse),
            _ => -self.best_value(board, purse),
        }
    }

    /// Visits every position once; the largest change.
    pub fn sweep(&mut self) -> f32 {
        self.sweeps += 1;
        match self.lanes {
            8 => self.sweep_lanes::<8>(),
            16 => self.sweep_lanes::<16>(),
            24 => self.sweep_lanes::<24>(),
            32 => self.sweep_lanes::<32>(),
            40 => self.sweep_lanes::<40>(),
            48 => self.sweep_lanes::<48>(),
            56 => self.sweep_lanes::<56>(),
            64 => self.sweep_lanes::<64>(),
            72 => self.sweep_lanes::<72>(),
            80 => self.sweep_lanes::<80>(),
            88 => self.sweep_lanes::<88>(),
            96 => self.sweep_lanes::<96>(),
            _ => self.sweep_lanes::<104>(),
        }
    }

    fn row<'a>(&self, values: &'a [f32], board: usize) -> &'a [f32] {
        values
            .get(board * self.lanes..(board + 1) * self.lanes)
            .unwrap_or(&[])
    }

    /// Improves the values of throwing by taking, where that is better.
    fn take(&self, board: usize, digits: [u8; 7], row: &mut [f32]) {
        let (takes, count) = takes(digits, self.options.several_runs);
        debug_assert_eq!(board::index(digits), board);
        for take in &takes[..count] {
            for purse in 0..=total(&self.options) {
                if let Some(value) = row.get_mut(usize::from(purse)) {
                    *value = value.max(self.take_value(take, purse));
                }
            }
        }
    }

    fn sweep_lanes<const L: usize>(&mut self) -> f32 {
        let backwards = self.sweeps.is_multiple_of(2);
        let total = usize::from(total(&self.options));
        let mut largest: f32 = 0.0;
        for step in 0..BOARDS {
            let board = if backwards { BOARDS - 1 - step } else { step };
            let digits = board::digits(board);
            let mirrored = board::mirror(board);
            if mirrored < board {
                continue;
            }
            let mut surrender = [0.0_f32; L];
            for (purse, value) in surrender.iter_mut().enumerate().take(total + 1) {
                *value = self.surrender_value(board, u8::try_from(purse).unwrap_or(0));
            }
            let mut sum = played::<L>(&self.best, board, digits, &surrender);
            for (purse, value) in sum.iter_mut().enumerate().take(total + 1) {
                let old = &mut self.throw[board * L + purse];
                largest = largest.max((*value - *old).abs());
                *old = *value;
            }
            self.take(board, digits, &mut sum);
            self.best[board * L..(board + 1) * L].copy_from_slice(&sum);
            if mirrored != board {
                self.best
                    .copy_within(board * L..(board + 1) * L, mirrored * L);
                self.throw
                    .copy_within(board * L..(board + 1) * L, mirrored * L);
            }
        }
        largest
    }
}

/// The mean over all throws of the best board that each leads to.
fn played<const L: usize>(
    best: &[f32],
    board: usize,
    digits: [u8; 7],
    surrender: &[f32; L],
) -> [f32; L] {
    let best = best.as_chunks::<L>().0;
    let steps = all_steps(digits);
    let mut sum = surrender.map(|value| f32::from(SURRENDERS) * value);
    for (first, second, ways) in ROLLS {
        let mut highest = [f32::NEG_INFINITY; L];
        each_played(board, &steps, first, second, |after| {
            let row = &best[after];
            for lane in 0..L {
                highest[lane] = if row[lane] > highest[lane] {
                    row[lane]
                } else {
                    highest[lane]
                };
            }
        });
        let value = if highest[0] == f32::NEG_INFINITY {
            surrender
        } else {
            &highest
        };
        for lane in 0..L {
            sum[lane] += f32::from(ways) * value[lane];
        }
    }
    sum.map(|value| value / f32::from(WAYS))
}
