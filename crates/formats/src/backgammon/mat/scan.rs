//! A `.mat` file cut into games, and their lines into what each player did. Nothing is judged here:
//! a word that means nothing is left for a remark.

use tesserae_rules::Seat;

use super::{columns::Columns, heading::Names, hops::Hop, row::read_rows, set_up::SetUp};
use crate::Remark;

/// One of the two columns.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) enum Side {
    Left,
    Right,
}

impl Side {
    pub(in crate::backgammon) const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// White has the left column.
    pub(in crate::backgammon) const fn seat(self) -> Seat {
        match self {
            Self::Left => Seat::First,
            Self::Right => Seat::Second,
        }
    }
}

/// What a player did.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) enum Event {
    /// A throw and the moves with it, if any stand there.
    Throw {
        dice: [u8; 2],
        hops: Vec<Hop>,
    },
    /// A double, with the stake that is named.
    Double(Option<u32>),
    /// A beaver, with the stake that is named.
    Beaver(Option<u32>),
    Take,
    Drop,
    /// They gave up so many times the stake, where that is said.
    Resign(Option<u8>),
    /// They lose this many points.
    Lose(u32),
    /// They win this many points.
    Win(u32),
    /// The board or the cube is set up, by nobody.
    SetUp(Box<SetUp>),
}

impl Event {
    /// Whether it ends the game.
    pub(super) const fn is_end(&self) -> bool {
        matches!(self, Self::Resign(_) | Self::Lose(_) | Self::Win(_))
    }
}

/// An event, whose it is and where it stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) struct Entry {
    /// The line, counted from 1.
    pub(in crate::backgammon) line: usize,
    /// The column, counted from 0.
    pub(in crate::backgammon) column: usize,
    /// Whether it stands in one cell with the entry before it.
    pub(in crate::backgammon) goes_on: bool,
    pub(in crate::backgammon) side: Side,
    /// Whether its column leaves no doubt about the side.
    pub(in crate::backgammon) is_certain: bool,
    pub(in crate::backgammon) event: Event,
}

impl Entry {
    /// An entry of a file that has no columns and names the side, at this line or record.
    pub(in crate::backgammon) const fn certain(line: usize, side: Side, event: Event) -> Self {
        Self {
            line,
            column: 0,
            goes_on: false,
            side,
            is_certain: true,
            event,
        }
    }
}

/// A game as the file has it.
pub(in crate::backgammon) struct GameText {
    /// The line of its names.
    pub(in crate::backgammon) line: usize,
    pub(in crate::backgammon) number: u32,
    pub(in crate::backgammon) heading: Names,
    /// Whether it is the Crawford game, if the file says so.
    pub(in crate::backgammon) crawford: Option<bool>,
    pub(in crate::backgammon) entries: Vec<Entry>,
}

/// The lines of a game as they are read.
pub(super) struct GameScan {
    line: usize,
    number: u32,
    heading: Names,
    rows: Vec<Vec<Entry>>,
}

impl GameScan {
    pub(super) const fn new(line: usize, number: u32, heading: Names) -> Self {
        Self {
            line,
            number,
            heading,
            rows: Vec::new(),
        }
    }

    /// Reads a line of the game.
    pub(super) fn line(&mut self, number: usize, line: &str, remarks: &mut Vec<Remark>) {
        self.rows.extend(read_rows(number, line, remarks));
    }

    /// The game, with the side of every event.
    pub(super) fn finish(self) -> GameText {
        let columns = Columns::of(&self.rows, self.heading.right);
        GameText {
            line: self.line,
            number: self.number,
            heading: self.heading,
            crawford: None,
            entries: columns.sides(self.rows),
        }
    }
}
