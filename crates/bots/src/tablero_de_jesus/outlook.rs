//! What throwing, taking and surrendering are worth by a table, in millionths.
use tesserae_rules::tablero_de_jesus::{Claiming, Options};

use super::{
    Aim, View, board,
    moves::{ROLLS, SURRENDERS, WAYS, all_steps, each_played},
    take::{Take, Taken, takes},
    total,
};

/// Values by the house rules that are played, seen by the player on turn.
#[derive(Copy, Clone, Debug)]
pub struct Outlook<'a> {
    options: Options,
    view: View<'a>,
    aim: Aim,
}

impl<'a> Outlook<'a> {
    /// With what a table knows.
    #[must_use]
    pub fn new(table: &'a super::Table, options: Options, aim: Aim) -> Self {
        Self {
            options,
            view: table.view(&options, aim),
            aim,
        }
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What a throw is worth to the player who has this purse.
    #[must_use]
    pub fn throw(&self, board: usize, purse: u8) -> i64 {
        self.view.throw_value(board, purse)
    }

    /// The purse of the other player.
    #[must_use]
    const fn other_purse(&self, purse: u8) -> u8 {
        total(&self.options).saturating_sub(purse)
    }

    /// The ways to take a run from a board.
    #[must_use]
    pub fn takes(&self, board: usize) -> ([Take; 3], usize) {
        takes(board::digits(board), self.options.several_runs)
    }

    /// What taking is worth.
    #[must_use]
    pub fn take(&self, take: &Take, purse: u8) -> i64 {
        match take.settle([purse, self.other_purse(purse)], &self.options) {
            Taken::On { purse }
                if take.leaves_run && self.options.claiming == Claiming::EveryReceipt =>
            {
                -self.best(take.refilled, purse)
            }
            Taken::On { purse } => -self.throw(take.refilled, purse),
            Taken::Won { .. } if self.aim == Aim::Win => 1_000_000,
            Taken::Won {
                purses: [own, other],
            } => (i64::from(own) - i64::from(other)) * 500_000,
        }
    }

    /// The better of throwing and taking.
    #[must_use]
    pub fn best(&self, board: usize, purse: u8) -> i64 {
        self.best_take(board, purse)
            .map_or(i64::MIN, |(_, value)| value)
            .max(self.throw(board, purse))
    }

    /// The best way to take, if there is a run.
    #[must_use]
    pub(crate) fn best_take(&self, board: usize, purse: u8) -> Option<(Take, i64)> {
        let (takes, count) = self.takes(board);
        takes[..count]
            .iter()
            .map(|take| (*take, self.take(take, purse)))
            .max_by_key(|(_, value)| *value)
    }

    /// What surrendering the dice is worth.
    #[must_use]
    pub fn surrender(&self, board: usize, purse: u8) -> i64 {
        let (board, purse) = (board::flip(board), self.other_purse(purse));
        match self.options.claiming {
            Claiming::Never => -self.throw(board, purse),
            Claiming::AfterSurrender | Claiming::EveryReceipt => -self.best(board, purse),
        }
    }

    /// What a throw is worth, looking at all of them: the table is only asked about what comes
    /// after.
    #[must_use]
    pub fn look_ahead(&self, board: usize, purse: u8) -> i64 {
        let steps = all_steps(board::digits(board));
        let surrender = self.surrender(board, purse);
        let mut sum = i64::from(SURRENDERS) * surrender;
        for (first, second, ways) in ROLLS {
            let mut best = None;
            each_played(board, &steps, first, second, |after| {
                best = best.max(Some(self.best(after, purse)))
            });
            sum += i64::from(ways) * best.unwrap_or(surrender);
        }
        sum / i64::from(WAYS)
    }

    /// What taking is worth, looking at all throws of the other player.
    #[must_use]
    pub(crate) fn take_ahead(&self, take: &Take, purse: u8) -> i64 {
        match take.settle([purse, self.other_purse(purse)], &self.options) {
            Taken::On { purse } => {
                let throw = self.look_ahead(take.refilled, purse);
                let claim = if take.leaves_run && self.options.claiming == Claiming::EveryReceipt {
                    self.best_take(take.refilled, purse).map(|(_, value)| value)
                } else {
                    None
                };
                -throw.max(claim.unwrap_or(i64::MIN))
            }
            Taken::Won { .. } => self.take(take, purse),
        }
    }
}
