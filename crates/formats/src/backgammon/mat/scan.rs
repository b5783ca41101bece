//! A `.mat` file cut into games, and their lines into what each player did. Nothing is judged here:
//! a word that means nothing is left for a remark.

use super::{beavers, columns::Columns, entry::Entry, heading::Names, row::read_rows};
use crate::Remark;

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
        let mut entries = columns.sides(self.rows);
        beavers::find(&mut entries);
        GameText {
            line: self.line,
            number: self.number,
            heading: self.heading,
            crawford: None,
            entries,
        }
    }
}
