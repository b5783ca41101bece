//! A `.mat` file cut into games, and their lines into what each player did. Nothing is judged here:
//! a word that means nothing is left for a remark.

use std::mem::discriminant;

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
    pub(super) const fn new(line: usize, number: u32, heading: Names) -> Self {
        Self {
            line,
            number,
            heading,
            last_row: None,
            rows: Vec::new(),
        }
    }

    /// The number and the head of another game if a line behind the end of this one is that: the
    /// same players' names, or a first row.
    pub(super) fn next_game(&self, line: &str) -> Option<(u32, Names)> {
        let is_end = |entry: &Entry| entry.event.is_end() || entry.event == Event::Drop;
        self.rows.last().filter(|row| row.iter().any(is_end))?;
        let names = if is_row(line) {
            self.after_end().filter(|_| row_number(line) == Some(1))
        } else {
            let names = Names::read(line).or_else(|| Names::without_colons(line))?;
            let is_same =
                names.names == self.heading.names || names.are_swapped(&self.heading.names);
            Some(names).filter(|_| is_same)
        };
        let names = names.filter(|names| names.names != ["", ""])?;
        Some((self.number.saturating_add(1), names))
    }

    /// The names with the score after this game, if its last row tells who won how many points.
    fn after_end(&self) -> Option<Names> {
        let is_won = |entry: &Entry| matches!(entry.event, Event::Win(_) | Event::Lose(_));
        self.rows.last().filter(|row| row.iter().any(is_won))?;
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
        drop_announced(&mut entries);
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

/// Leaves out what a sentence says of a player, `Bob doubles.`, if a row says it again.
fn drop_announced(entries: &mut Vec<Entry>) {
    let said = |entry: &Entry| (entry.side, discriminant(&entry.event));
    let next: Vec<_> = entries.iter().skip(1).map(said).collect();
    let mut next = next.into_iter();
    entries.retain(|entry| {
        let is_again = next.next() == Some(said(entry));
        let is_of_cube = matches!(entry.event, Event::Double(_) | Event::Take | Event::Drop);
        !(is_again && is_of_cube)
    });
}
