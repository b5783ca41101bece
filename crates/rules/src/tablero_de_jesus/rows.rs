//! The coins on the board, their runs, and the dice that move them.

use crate::{Die, DieKind};

/// The row of the coin in each of the seven columns, in four bits each: what lies on the board, in
/// one word.
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
    /// The opening: the high roller's two coins in columns 1 and 2, the low roller's five in the
    /// others.
    pub const OPENING: Self = Self(0x111_1177);

    /// A board without coins, as it is when the game is over.
    pub const EMPTY: Self = Self(0);

    /// The board with these rows from column 1 to column 7, if each is from 1 to 7.
    #[must_use]
    pub fn new(rows: [u8; 7]) -> Option<Self> {
        rows.iter()
            .rev()
            .try_fold(0, |packed, row| {
                (1..=7)
                    .contains(row)
                    .then_some(packed << 4 | u32::from(*row))
            })
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

    /// The columns in which a coin lies.
    pub fn columns(self) -> impl Iterator<Item = u8> {
        (1..=7).filter(move |column| self.row(*column) != 0)
    }

    /// How many coins lie on the board.
    #[must_use]
    pub fn coins(self) -> u8 {
        self.columns().count() as u8
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
                        return Some(Run {
                            first,
                            last: column - 1,
                        });
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
        (0..2).find(|die| {
            self.faces[*die] == number && self.used.is_none_or(|(used, _)| used != *die)
        })
    }

    /// Both as they lie there.
    pub(super) fn on_table(self) -> [Die; 2] {
        let is_used = |die| self.used.is_some_and(|(used, _)| used == die);
        [0, 1].map(|die| Die {
            kind: DieKind::Cube,
            face: self.faces[die],
            used: is_used(die),
        })
    }
}
