//! A `.mat` file cut into games, and their lines into what each player did. Nothing is judged here:
//! a word that means nothing is left for a remark.

use super::{
    beavers,
    columns::Columns,
    entry::{Entry, Event, Side},
    heading::Names,
    row::read_rows,
    set_up::SetUp,
};
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

    /// Reads a position at which the game goes on.
    pub(super) fn set_up(&mut self, line: usize, set_up: SetUp) {
        let event = Event::SetUp(Box::new(set_up));
        self.rows
            .push(vec![Entry::certain(line, Side::Left, event)]);
    }

    /// The game, with the side of every event.
    pub(super) fn finish(self) -> GameText {
        let columns = Columns::of(&self.rows, self.heading.right);
        let mut entries = columns.sides(self.rows);
        beavers::find(&mut entries);
        beavers::swap_columns(&mut entries);
        // Whoever acts first after a position is on turn in it.
        for index in 1..entries.len() {
            let turn = entries[index].side.seat();
            if let Event::SetUp(set_up) = &mut entries[index - 1].event {
                set_up.turn = Some(turn);
            }
        }
        GameText {
            line: self.line,
            number: self.number,
            heading: self.heading,
            crawford: None,
            entries,
        }
    }
}
