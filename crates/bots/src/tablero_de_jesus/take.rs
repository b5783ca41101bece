//! Taking runs, on boards as numbers.
use tesserae_rules::tablero_de_jesus::{CoinsLeft, Options, SeveralRuns};

use super::board;

/// What taking leads to.
#[derive(Copy, Clone, Debug, Default)]
pub struct Take {
    /// How many coins are taken, and have to be refilled.
    pub coins: u8,
    /// Whether all seven stood in line.
    pub in_line: bool,
    /// The refilled board as the other player sees it.
    pub refilled: usize,
    /// Whether a run is left there.
    pub leaves_run: bool,
    /// The first of the taken columns, counted from 0, where one run is taken.
    pub first: u8,
}

/// The ways to take a run from a board; at most three, and one where all runs are taken together.
#[must_use]
pub fn takes(digits: [u8; 7], several_runs: SeveralRuns) -> ([Take; 3], usize) {
    let (runs, count) = board::runs(digits);
    let mut found = [Take::default(); 3];
    let refill = |taken: &[(usize, usize)]| {
        let mut left = digits;
        let mut coins = 0;
        for (first, last) in taken {
            for digit in left.iter_mut().take(last + 1).skip(*first) {
                *digit = 6;
                coins += 1;
            }
        }
        let leaves_run = board::runs(left).1 > 0;
        let first = taken
            .first()
            .map_or(0, |(first, _)| u8::try_from(*first).unwrap_or(0));
        let in_line = runs[0] == (0, 6);
        Take {
            coins,
            in_line,
            refilled: board::flip(board::index(left)),
            leaves_run,
            first,
        }
    };
    match several_runs {
        _ if count == 0 => (found, 0),
        SeveralRuns::All => {
            found[0] = refill(&runs[..count]);
            (found, 1)
        }
        SeveralRuns::One => {
            for (slot, run) in found.iter_mut().zip(&runs[..count]) {
                *slot = refill(std::slice::from_ref(run));
            }
            (found, count)
        }
    }
}

/// Where taking ends: the game goes on with this purse of the other player, or it is over with
/// these final purses.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Taken {
    /// The other player has refilled and has this many coins left.
    On {
        /// Their purse.
        purse: u8,
    },
    /// They could not.
    Won {
        /// The purses of the taker and of the other.
        purses: [u8; 2],
    },
}

impl Take {
    /// Takes with these two purses, the taker's first.
    #[must_use]
    pub fn settle(&self, purses: [u8; 2], options: &Options) -> Taken {
        let [mut own, mut other] = purses;
        own = own.saturating_add(self.coins);
        if options.eighth_coin && self.in_line && other > 0 {
            own = own.saturating_add(1);
            other -= 1;
        }
        if other >= self.coins {
            return Taken::On {
                purse: other - self.coins,
            };
        }
        if options.coins_left == CoinsLeft::Winner {
            own = own.saturating_add(7_u8.saturating_sub(self.coins));
        }
        Taken::Won {
            purses: [own, other],
        }
    }
}
