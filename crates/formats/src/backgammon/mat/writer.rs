//! A `.mat` file as it is written, in two columns.

use std::fmt::Write;

use tesserae_rules::{Seat, backgammon::State};

/// Where the right column begins, if the left one is not longer.
pub(super) const RIGHT: usize = 40;

/// The text as far as it has been written.
#[derive(Default)]
pub(super) struct Writer {
    pub(super) text: String,
    games: u32,
    line: u32,
    /// Whether the last line has a left column and room for a right one.
    left_open: bool,
}

impl Writer {
    pub(super) fn game(&mut self, names: &[String; 2], state: &State) {
        self.games += 1;
        self.line = 0;
        let [a, b] = state.situation().score;
        let left = format!(" {} : {a}", names[0]);
        let gap = RIGHT.saturating_sub(left.chars().count() + 1).max(2);
        let _ = write!(
            self.text,
            "\n Game {}\n{left}{:gap$}{} : {b}\n",
            self.games, "", names[1]
        );
    }

    pub(super) fn event(&mut self, seat: Seat, words: &str) {
        if seat == Seat::First || !self.left_open {
            self.end_line();
            self.line += 1;
            let _ = write!(self.text, "{:>3}) ", self.line);
        }
        if seat == Seat::First {
            self.text += words;
            self.left_open = true;
        } else {
            let line = self.text.rsplit('\n').next().unwrap_or_default();
            let gap = RIGHT.saturating_sub(line.chars().count() + 1).max(2);
            let _ = writeln!(self.text, "{:gap$}{words}", "");
            self.left_open = false;
        }
    }

    /// The end of a game stands in the winner's column, beside the loser's last word if that is the
    /// left one.
    pub(super) fn wins(&mut self, winner: Seat, words: &str) {
        if winner == Seat::Second && self.left_open {
            return self.event(winner, words);
        }
        self.end_line();
        let gap = if winner == Seat::First { 6 } else { RIGHT };
        let _ = writeln!(self.text, "{:gap$}{words}", "");
    }

    pub(super) fn end_line(&mut self) {
        if std::mem::take(&mut self.left_open) {
            self.text.push('\n');
        }
    }
}
