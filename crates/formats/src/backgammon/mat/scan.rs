//! A `.mat` file cut into games, and their lines into what each player did. Nothing is judged here:
//! a word that means nothing is left for a remark.

use tesserae_words::files;

use super::{
    beavers,
    claim::Claim,
    columns::Columns,
    entry::{Entry, Event, Side},
    heading::Names,
    row::{Line, is_row, read_line, read_named, row_number},
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

impl GameText {
    /// The game with the players in each other's columns.
    pub(super) fn swap_sides(&mut self) {
        self.heading.names.reverse();
        self.heading.score.reverse();
        for entry in &mut self.entries {
            entry.side = entry.side.other();
        }
    }
}

/// The lines of a game as they are read.
pub(super) struct GameScan {
    line: usize,
    number: u32,
    heading: Names,
    /// The number of the last row.
    last_row: Option<u32>,
    rows: Vec<Vec<Entry>>,
}

impl GameScan {
    /// No game has more rows; a hostile text is not read again and again.
    const LONGEST: usize = 1_000;

    pub(super) const fn new(line: usize, number: u32, heading: Names) -> Self {
        Self {
            line,
            number,
            heading,
            last_row: None,
            rows: Vec::new(),
        }
    }

    /// The number and the head of another game if a line is that: the same players' names after
    /// something was played, or a first row after the end of a game.
    pub(super) fn next_game(&self, line: &str) -> Option<(u32, Names)> {
        let names = if is_row(line) {
            self.after_end().filter(|_| row_number(line) == Some(1))
        } else {
            let names = Names::read(line).or_else(|| Names::without_colons(line))?;
            let is_same =
                names.names == self.heading.names || names.are_swapped(&self.heading.names);
            Some(names).filter(|_| is_same && !self.rows.is_empty())
        };
        let names = names.filter(|names| names.names != ["", ""])?;
        Some((self.number.saturating_add(1), names))
    }

    /// The names with the score after this game, if its last row tells its end and the points.
    fn after_end(&self) -> Option<Names> {
        let is_end = |row: &Vec<Entry>| row.iter().any(|entry| entry.event.is_end());
        self.rows.last().filter(|row| is_end(row))?;
        if self.rows.len() > Self::LONGEST {
            return None;
        }
        let columns = Columns::of(&self.rows, self.heading.right);
        let claim = Claim::of(&columns.sides(self.rows.clone()))?;
        let mut names = self.heading.clone();
        let score = &mut names.score[claim.winner.index()];
        *score = score.saturating_add(claim.points?);
        Some(names)
    }

    /// Reads a line of the game.
    pub(super) fn line(&mut self, number: usize, line: &str, remarks: &mut Vec<Remark>) {
        if let Some(entries) = read_named(number, line, &self.heading.names) {
            return self.rows.push(entries);
        }
        let Line { number: row, rows } = read_line(number, line, remarks);
        if let Some(row) = row {
            // Some programs give both halves of a turn the same number.
            if let Some(before) = self.last_row
                && row != before
                && row != before.saturating_add(1)
            {
                remarks.push(Remark::new(number, files::row_comes_after(row, before)));
            }
            self.last_row = Some(row);
        }
        self.rows.extend(rows);
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
