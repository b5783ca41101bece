//! The position for search, seen by roles.

use super::{
    Claiming, CoinsLeft, Options, SeveralRuns, movegen,
    rows::{Dice, Rows},
};

/// Which of the two rolled lower at the start: row 1 is the home of the low roller, from whose left
/// columns are counted from.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Role {
    /// The low roller: home row 1, throws first.
    Low,
    /// The high roller: home row 7.
    High,
}

impl Role {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Low => Self::High,
            Self::High => Self::Low,
        }
    }

    /// The row in which this player refills.
    #[must_use]
    pub const fn home_row(self) -> u8 {
        match self {
            Self::Low => 1,
            Self::High => 7,
        }
    }

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Low => 0,
            Self::High => 1,
        }
    }
}

/// What the player on turn is about to do.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Phase {
    /// The dice have been received while a run lies there that may be claimed instead of throwing.
    Receive,
    /// The player must throw.
    Throw,
    /// The dice lie on the table; two coins are moved.
    Move(Dice),
    /// The move is made and a run lies on the board: it is taken, or the dice are thrown again.
    Decide,
    /// The player could not complete a refill and has lost; the coins of the board have been
    /// settled.
    Lost,
}

/// What decides how the game goes on, without the identity of coins and seats: small, copied
/// freely, for search.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    /// The coins on the board.
    pub rows: Rows,
    /// The coins in the purses, the low roller's first.
    pub purses: [u8; 2],
    /// Who has the dice; when the game is over, who has lost.
    pub turn: Role,
    /// What the player on turn is about to do.
    pub phase: Phase,
}

/// What came of taking or claiming runs.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Taking {
    /// The board before the refill: the taken columns are empty.
    pub left: Rows,
    /// Whether the opponent paid an eighth coin.
    pub eighth: bool,
    /// Whether the opponent could refill; if not, the opponent has lost.
    pub refilled: bool,
}

impl Position {
    /// The position after the opening throw.
    #[must_use]
    pub fn opening(options: &Options) -> Self {
        let stake = options.stake;
        Self {
            rows: Rows::OPENING,
            purses: [stake.saturating_sub(5), stake.saturating_sub(2)],
            turn: Role::Low,
            phase: Phase::Throw,
        }
    }

    /// Two dice come to rest: the player moves, or surrenders the dice. Returns whether the throw
    /// can be played.
    pub fn throw(&mut self, faces: [u8; 2], options: &Options) -> bool {
        let playable = movegen::playable(self.rows, faces);
        if playable {
            self.phase = Phase::Move(Dice { faces, used: None });
        } else {
            self.turn = self.turn.other();
            self.phase = self.receiving(options.claiming != Claiming::Never);
        }
        playable
    }

    /// Moves the coin of a column to a row with one of the two dice. With dice that do not lie
    /// there nothing happens.
    pub fn step(&mut self, die: usize, column: u8, to: u8) {
        let Phase::Move(dice) = self.phase else {
            return;
        };
        self.rows = self.rows.with(column, to);
        self.phase = match dice.used {
            None => Phase::Move(Dice {
                used: Some((die, column)),
                ..dice
            }),
            Some(_) => self.moved(),
        };
    }

    /// The player on turn takes or claims the run that begins in this column, or all (0). The other
    /// one pays, refills and gets the dice, or has lost.
    pub fn take(&mut self, run: u8, options: &Options) -> Taking {
        let (taker, giver) = (self.turn, self.turn.other());
        let mut left = self.rows;
        for taken in self
            .rows
            .runs()
            .filter(|taken| run == 0 || taken.first == run)
        {
            left = taken
                .columns()
                .fold(left, |rows, column| rows.with(column, 0));
        }
        let holes = 7_u8.saturating_sub(left.coins());
        self.pay(taker, holes);
        // Several runs may fill all columns as well, but then the seven do not stand in line.
        let in_line = self.rows.runs().any(|run| run.first == 1 && run.last == 7);
        let eighth = options.eighth_coin && in_line && self.purse(giver) > 0;
        if eighth {
            self.pay(taker, 1);
            self.charge(giver, 1);
        }
        let refilled = self.purse(giver) >= holes;
        self.turn = giver;
        if refilled {
            self.charge(giver, holes);
            let home = giver.home_row();
            self.rows = (1..=7).fold(left, |rows, column| {
                if rows.row(column) == 0 {
                    rows.with(column, home)
                } else {
                    rows
                }
            });
            self.phase = self.receiving(options.claiming == Claiming::EveryReceipt);
        } else {
            if options.coins_left == CoinsLeft::Winner {
                self.pay(taker, left.coins());
            }
            self.rows = Rows::EMPTY;
            self.phase = Phase::Lost;
        }
        Taking {
            left,
            eighth,
            refilled,
        }
    }

    /// What a player may take or claim now: the numbers for [`Position::take`]. None unless it is
    /// time.
    pub fn takings(&self, options: &Options) -> impl Iterator<Item = u8> {
        let open = matches!(self.phase, Phase::Receive | Phase::Decide);
        let one = options.several_runs == SeveralRuns::One;
        self.rows
            .runs()
            .take(if !open {
                0
            } else if one {
                3
            } else {
                1
            })
            .map(move |run| if one { run.first } else { 0 })
    }

    /// The coins in a purse.
    #[must_use]
    pub fn purse(&self, role: Role) -> u8 {
        self.purses[role.index()]
    }

    /// What the phase of a player is who has just moved.
    fn moved(&self) -> Phase {
        if self.rows.has_run() {
            Phase::Decide
        } else {
            Phase::Throw
        }
    }

    /// The phase of a player who receives the dice.
    fn receiving(&self, may_claim: bool) -> Phase {
        if may_claim && self.rows.has_run() {
            Phase::Receive
        } else {
            Phase::Throw
        }
    }

    fn pay(&mut self, role: Role, coins: u8) {
        let purse = &mut self.purses[role.index()];
        *purse = purse.saturating_add(coins);
    }

    fn charge(&mut self, role: Role, coins: u8) {
        let purse = &mut self.purses[role.index()];
        *purse = purse.saturating_sub(coins);
    }
}
