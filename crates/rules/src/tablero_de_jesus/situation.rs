//! A position with who sits where: [`Situation`].

use super::{
    position::{Position, Role},
    rows::Run,
};
use crate::{Place, Seat};

/// A position with who is who: the low roller may sit on either side.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Situation {
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
        if seat == self.low {
            Role::Low
        } else {
            Role::High
        }
    }

    /// The square on the table of a column and row of the low roller.
    pub(super) fn cell(&self, column: u8, row: u8) -> Place {
        Place::Cell {
            column: self.turned(column),
            row: self.turned(row),
        }
    }

    /// The low roller's column and row of a square of the board.
    pub(super) fn square(&self, place: Place) -> Option<(u8, u8)> {
        match place {
            Place::Cell {
                column: column @ 1..=7,
                row: row @ 1..=7,
            } => Some((self.turned(column), self.turned(row))),
            _ => None,
        }
    }

    /// The number of a run in [`Choice::Claim`](crate::Choice::Claim): its first column from the
    /// first seat's left.
    pub(super) fn run_number(&self, run: Run) -> u8 {
        match self.low {
            Seat::First => run.first,
            Seat::Second => self.turned(run.last),
        }
    }

    /// The run on the board with this number.
    pub(super) fn run(&self, number: u8) -> Option<Run> {
        self.position
            .rows
            .runs()
            .find(|run| self.run_number(*run) == number)
    }

    /// A column or row seen from the other side, if the low roller sits there.
    pub(super) fn turned(&self, number: u8) -> u8 {
        match self.low {
            Seat::First => number,
            Seat::Second => 8_u8.saturating_sub(number),
        }
    }
}
