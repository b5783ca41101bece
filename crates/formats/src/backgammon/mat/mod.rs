//! `.mat`, the match text of Jellyfish, which nearly every backgammon program reads.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                            Bob : 0
//!   1) 31: 8/5 6/5                    42: 8/4 6/4
//!   2)  Doubles => 2                   Drops
//!       Wins 1 point
//! ```
//!
//! White has the left column, Black the right one; points are numbered as the mover sees them. A
//! length of 0 means a single game.
//!
//! The format has no word for who threw which die in the opening (only the starter's throw stands
//! there), for ties, for a resignation that was declined, and for one that was accepted but its
//! `Wins`; nor does it say by which die a checker was borne off where two will do. So what is read
//! back leads through the same positions to the same end, and is written as the same text. A beaver
//! is written as `Beavers => 4`, which other programs may not know.
//!
//! Reading also accepts several hops in one (`24/18/14`, `24/14`), repetitions (`6/4(2)`), 25 for
//! the bar and 0 for off, `Cannot Move`, comment lines that begin with a semicolon, and hops in any
//! order that can be played.

mod hops;
mod reader;
mod writer;

use std::fmt::Write;

use tesserae_rules::{
    Action, Choice, Game, TextError,
    backgammon::{Options, Phase, State, notation::place_word, number},
    brief,
};

use super::check_length;
use reader::{Names, Reader};
use writer::Writer;

/// The content of a `.mat` file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MatFile {
    /// The players: White in the left column, Black in the right.
    pub names: [String; 2],
    /// The house rules; the file holds only the length of the match.
    pub options: Options,
    /// Everything that happened from the first opening throw on, to be played from [`State::new`].
    pub actions: Vec<Action>,
}

impl MatFile {
    /// Writes the file.
    ///
    /// # Errors
    /// If a name cannot stand in it, or an action is not legal: which, and why.
    pub fn write(&self) -> Result<String, String> {
        for name in &self.names {
            let fits = name.trim() == name
                && !name.is_empty()
                && !name.contains("  ")
                && !name.contains(char::is_control);
            if !fits {
                return Err(format!(
                    "the name “{}” cannot be written in a .mat file",
                    brief(name)
                ));
            }
        }
        let mut state = State::new(self.options.clone());
        let mut writer = Writer::default();
        let _ = writeln!(
            writer.text,
            " {} point match",
            self.options.match_length.unwrap_or(0)
        );
        writer.game(&self.names, &state);
        let mut turn = String::new();
        for (index, action) in self.actions.iter().enumerate() {
            let before = *state.situation();
            state
                .act(action)
                .map_err(|refusal| format!("action {} cannot be written: {refusal}", index + 1))?;
            let mover = before.turn;
            match action {
                Action::Throw(throw) => {
                    if state.situation().cube != before.cube {
                        return Err("a .mat file cannot hold an automatic double".to_owned());
                    }
                    if let (Phase::Move, &[a, b]) = (state.situation().phase, throw.faces()) {
                        // The starter's die first: it is the higher.
                        let swap = before.phase == Phase::Opening && a < b;
                        turn = if swap {
                            format!("{b}{a}:")
                        } else {
                            format!("{a}{b}:")
                        };
                    }
                }
                Action::Step(step) => {
                    let place = |place| number(mover, place).map_or_else(String::new, place_word);
                    let hit =
                        number(mover, step.from).is_some_and(|from| before.hits(from, step.die));
                    let star = if hit { "*" } else { "" };
                    let _ = write!(turn, " {}/{}{star}", place(step.from), place(step.to()));
                }
                Action::Choice(Choice::Double) => {
                    writer.event(mover, &format!(" Doubles => {}", stake(&state) * 2))
                }
                Action::Choice(Choice::Beaver) => {
                    writer.event(mover.other(), &format!(" Beavers => {}", stake(&state) * 2))
                }
                Action::Choice(Choice::Take) => {
                    writer.event(before.answer().map_or(mover, |(seat, _)| seat), " Takes")
                }
                Action::Choice(Choice::Drop) => {
                    writer.event(before.answer().map_or(mover, |(seat, _)| seat), " Drops")
                }
                Action::Choice(Choice::NextGame) => writer.game(&self.names, &state),
                Action::Choice(_) => {}
            }
            if *action == Choice::Finish.into() || state.outcome().is_some() && !turn.is_empty() {
                writer.event(mover, &std::mem::take(&mut turn));
            }
            if let (Some(outcome), Some(winner)) = (
                state.outcome(),
                state.outcome().and_then(|outcome| outcome.winner),
            ) {
                let points = if outcome.points == 1 {
                    "point"
                } else {
                    "points"
                };
                let end = if outcome.series_over && self.options.match_length.is_some() {
                    " and the match"
                } else {
                    ""
                };
                writer.wins(winner, &format!("Wins {} {points}{end}", outcome.points));
            }
        }
        if !turn.is_empty() {
            writer.event(state.situation().turn, &turn);
        }
        writer.end_line();
        Ok(writer.text)
    }

    /// Reads a file that holds one match or one game. These house rules add what it leaves open.
    ///
    /// # Errors
    /// As [`MatFile::read_all`], or that it holds several games.
    pub fn read(text: &str, house_rules: &Options) -> Result<Self, TextError> {
        let mut files = Self::read_all(text, house_rules)?;
        let count = files.len();
        let one = files.pop().filter(|_| count == 1);
        one.ok_or_else(|| {
            TextError::new(
                0,
                format!("the file holds {count} games that are not one match"),
            )
        })
    }

    /// Reads all that a file holds: one match, or any number of single games. These house rules
    /// add what it leaves open.
    ///
    /// # Errors
    /// The line, the place and what is wrong there: a word that is none of the format, a move that
    /// is not legal, a score that does not follow from the games.
    pub fn read_all(text: &str, house_rules: &Options) -> Result<Vec<Self>, TextError> {
        let mut reader: Option<Reader> = None;
        let mut last = 0;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            let trimmed = line.trim();
            // A name may begin with a semicolon.
            let names = reader
                .as_ref()
                .is_some_and(|reader| reader.head && Names::read(line).is_some());
            if trimmed.is_empty() || trimmed.starts_with(';') && !names {
                continue;
            }
            let at = line.len() - line.trim_start().len();
            let lead = |error: TextError| error.on_line(index + 1);
            match &mut reader {
                Some(reader) => reader.line(line).map_err(lead)?,
                None => {
                    let points = trimmed
                        .strip_suffix(" point match")
                        .map(str::trim_end)
                        .and_then(plain);
                    let options = points
                        .ok_or_else(|| {
                            format!("“{}” should be the length: 5 point match", brief(trimmed))
                        })
                        .and_then(|points| options(house_rules, points));
                    reader = Some(Reader::new(
                        options.map_err(|what| lead(TextError::new(at, what)))?,
                    ));
                }
            }
        }
        let reader = reader.filter(|reader| reader.named);
        let mut reader = reader.ok_or_else(|| {
            TextError::new(0, "the file ends before the first game").on_line(last.max(1))
        })?;
        reader.hand_over(0)?;
        let Reader {
            names,
            state,
            mut finished,
            actions,
            ..
        } = reader;
        finished.push(actions);
        let file = |actions| Self {
            names: names.clone(),
            options: state.options().clone(),
            actions,
        };
        Ok(finished.into_iter().map(file).collect())
    }
}

fn options(house_rules: &Options, points: u32) -> Result<Options, String> {
    let mut options = house_rules.clone();
    options.match_length = None;
    if points > 0 {
        let length = u8::try_from(points)
            .map_err(|_| format!("a match to {points} points is not played here"))?;
        options.match_length = Some(length);
        (options.jacoby, options.beavers, options.automatic_doubles) = (false, false, false);
    }
    check_length(&options)?;
    Ok(options)
}

fn plain(word: &str) -> Option<u32> {
    let digits =
        !word.is_empty() && word.len() <= 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    if digits { word.parse().ok() } else { None }
}

fn stake(state: &State) -> u32 {
    state
        .situation()
        .cube
        .map_or(1, |cube| u32::from(cube.stake.points()))
}
