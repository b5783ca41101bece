//! What lies where: [`Position`] for search, seen by roles, and [`Situation`] with who sits where.

use super::{Claiming, CoinsLeft, Options, SeveralRuns};
use crate::{Place, Seat};

/// Which of the two rolled lower at the start: row 1 is the home of the low roller, from whose left columns are counted
/// from.
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

/// The row of the coin in each of the seven columns, in four bits each: what lies on the board, in one word.
///
/// Columns 1 to 7 count from the low roller's left, rows 1 to 7 from the low roller's home row.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Rows(u32);

/// Two or more neighbouring columns whose coins lie in the same interior row, as many as possible.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Run {
    /// Its first column from the low roller's left.
    pub first: u8,
    /// Its last column.
    pub last: u8,
}

impl Run {
    /// Whether a column belongs to it.
    #[must_use]
    pub const fn has(self, column: u8) -> bool {
        self.first <= column && column <= self.last
    }

    /// Its columns.
    pub fn columns(self) -> impl Iterator<Item = u8> {
        self.first..=self.last
    }
}

impl Rows {
    /// The opening: the high roller's two coins in columns 1 and 2, the low roller's five in the others.
    pub const OPENING: Self = Self(0x111_1177);

    /// A board without coins, as it is when the game is over.
    pub const EMPTY: Self = Self(0);

    /// The board with these rows from column 1 to column 7, if each is from 1 to 7.
    #[must_use]
    pub fn new(rows: [u8; 7]) -> Option<Self> {
        rows.iter()
            .rev()
            .try_fold(0, |packed, row| (1..=7).contains(row).then_some(packed << 4 | u32::from(*row)))
            .map(Self)
    }

    /// The row of the coin in a column; 0 where no coin lies.
    #[must_use]
    pub const fn row(self, column: u8) -> u8 {
        match column {
            1..=7 => ((self.0 >> (4 * (column - 1))) & 7) as u8,
            _ => 0,
        }
    }

    /// The board with the coin of this column in another row, or without it (row 0).
    #[must_use]
    pub const fn with(self, column: u8, row: u8) -> Self {
        match column {
            1..=7 => {
                let shift = 4 * (column - 1);
                Self(self.0 & !(0xf << shift) | ((row & 7) as u32) << shift)
            }
            _ => self,
        }
    }

    /// How many coins lie on the board.
    #[must_use]
    pub fn coins(self) -> u8 {
        (1..=7).map(|column| u8::from(self.row(column) != 0)).sum()
    }

    /// The runs on the board, from the low roller's left.
    pub fn runs(self) -> impl Iterator<Item = Run> {
        let mut column = 1;
        std::iter::from_fn(move || {
            while column < 7 {
                let first = column;
                let row = self.row(first);
                column += 1;
                if (2..=6).contains(&row) {
                    while self.row(column) == row {
                        column += 1;
                    }
                    if column > first + 1 {
                        return Some(Run { first, last: column - 1 });
                    }
                }
            }
            None
        })
    }

    /// Whether there is a run.
    #[must_use]
    pub fn has_run(self) -> bool {
        self.runs().next().is_some()
    }
}

/// What the player on turn is about to do.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Phase {
    /// The dice have been received while a run lies there that may be claimed instead of throwing.
    Receive,
    /// He must throw.
    Throw,
    /// The dice lie on the table; two coins are moved.
    Move(Dice),
    /// The move is made and a run lies on the board: it is taken, or the dice are thrown again.
    Decide,
    /// He could not complete a refill and has lost; the coins of the board have been settled.
    Lost,
}

/// Two dice on the table that can be, or are being, played.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Dice {
    /// As they were thrown.
    pub faces: [u8; 2],
    /// Which die, 0 or 1, has been used on the coin of which column.
    pub used: Option<(usize, u8)>,
}

impl Dice {
    /// The first die that shows this number and has not been used.
    #[must_use]
    pub fn find(&self, number: u8) -> Option<usize> {
        (0..2).find(|die| self.faces[*die] == number && self.used.is_none_or(|(used, _)| used != *die))
    }
}

/// What decides how the game goes on, without the identity of coins and seats: small, copied freely, for search.
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

    /// Two dice come to rest: the player moves, or surrenders the dice. Returns whether the throw can be played.
    pub fn throw(&mut self, faces: [u8; 2], options: &Options) -> bool {
        let playable = super::movegen::playable(self.rows, faces);
        if playable {
            self.phase = Phase::Move(Dice { faces, used: None });
        } else {
            self.turn = self.turn.other();
            self.phase = self.receiving(options.claiming != Claiming::Never);
        }
        playable
    }

    /// Moves the coin of a column to a row with one of the two dice. With dice that do not lie there nothing happens.
    pub fn step(&mut self, die: usize, column: u8, to: u8) {
        let Phase::Move(dice) = self.phase else { return };
        self.rows = self.rows.with(column, to);
        self.phase = match dice.used {
            None => Phase::Move(Dice { used: Some((die, column)), ..dice }),
            Some(_) => self.moved(),
        };
    }

    /// The player on turn takes or claims the run that begins in this column, or all (0). The other one pays, refills
    /// and gets the dice, or has lost.
    pub fn take(&mut self, run: u8, options: &Options) -> Taking {
        let (taker, giver) = (self.turn, self.turn.other());
        let mut left = self.rows;
        for taken in self.rows.runs().filter(|taken| run == 0 || taken.first == run) {
            left = taken.columns().fold(left, |rows, column| rows.with(column, 0));
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
            self.rows =
                (1..=7).fold(left, |rows, column| if rows.row(column) == 0 { rows.with(column, home) } else { rows });
            self.phase = self.receiving(options.claiming == Claiming::EveryReceipt);
        } else {
            if options.coins_left == CoinsLeft::Winner {
                self.pay(taker, left.coins());
            }
            self.rows = Rows::EMPTY;
            self.phase = Phase::Lost;
        }
        Taking { left, eighth, refilled }
    }

    /// What a player may take or claim now: the numbers for [`Position::take`]. Nothing unless it is time.
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
        if self.rows.has_run() { Phase::Decide } else { Phase::Throw }
    }

    /// The phase of a player who receives the dice.
    fn receiving(&self, may_claim: bool) -> Phase {
        if may_claim && self.rows.has_run() { Phase::Receive } else { Phase::Throw }
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

/// A position with who is who: the low roller may sit on either side.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct Situation {
    /// Who rolled lower.
    pub(super) low: Seat,
    /// The game from the low roller's point of view.
    pub(super) position: Position,
}

impl Situation {
    /// Where the player of this role sits.
    pub(super) fn seat(&self, role: Role) -> Seat {
        match role {
            Role::Low => self.low,
            Role::High => self.low.other(),
        }
    }

    /// What the person on this seat is.
    pub(super) fn role(&self, seat: Seat) -> Role {
        if seat == self.low { Role::Low } else { Role::High }
    }

    /// The square on the table of a column and row of the low roller.
    pub(super) fn cell(&self, column: u8, row: u8) -> Place {
        Place::Cell { column: self.turned(column), row: self.turned(row) }
    }

    /// The low roller's column and row of a square of the board.
    pub(super) fn square(&self, place: Place) -> Option<(u8, u8)> {
        match place {
            Place::Cell { column: column @ 1..=7, row: row @ 1..=7 } => Some((self.turned(column), self.turned(row))),
            _ => None,
        }
    }

    /// The number of a run in [`Choice::Claim`](crate::Choice::Claim): its first column from the first seat's left.
    pub(super) fn run_number(&self, run: Run) -> u8 {
        match self.low {
            Seat::First => run.first,
            Seat::Second => self.turned(run.last),
        }
    }

    /// The run on the board with this number.
    pub(super) fn run(&self, number: u8) -> Option<Run> {
        self.position.rows.runs().find(|run| self.run_number(*run) == number)
    }

    /// A column or row seen from the other side, if the low roller sits there.
    pub(super) fn turned(&self, number: u8) -> u8 {
        match self.low {
            Seat::First => number,
            Seat::Second => 8_u8.saturating_sub(number),
        }
    }
}
