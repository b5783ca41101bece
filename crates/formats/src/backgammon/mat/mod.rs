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
//! Reading keeps what is clear in the texts of many programs, and of people who type and annotate
//! them. It accepts several hops in one (`24/18/14`, `24/14`), repetitions (`6/4(2)`), 25 for the bar
//! and 0 for off, hops in any order that can be played, commas and signs of praise behind them, dice
//! without a colon, comments, headers such as `; [Jacoby "On"]`, columns of any width, lines that name
//! who doubles or wins, files that begin at any score, lack games or go on after the end of the match,
//! games from a position of eXtreme Gammon (`; Set Pos=`), and games without a length, a number or
//! names above them. A double in answer to a double is a beaver, whatever it is called. A word that
//! means nothing is left out, and so is a sentence between the rows, whatever words are in it. A move
//! that the rules do not allow is carried out, and the game goes on from there in a part of its own. A
//! [`Remark`] tells of each of these.

pub(super) mod beavers;
mod claim;
mod columns;
pub(super) mod entry;
pub(super) mod heading;
pub(super) mod hops;
mod part;
mod play;
mod reader;
pub(super) mod row;
pub(super) mod scan;
mod set_pos;
pub(super) mod set_up;
mod snowie;
mod writer;

use std::fmt::Write;

use tesserae_rules::{
    Action, Choice, Game, TextError,
    backgammon::{Options, Phase, Situation, State, notation::place_word, number},
    brief,
};
use tesserae_words::{Text, files};

use super::check_length;
use crate::Remark;
use columns::advance;
use entry::{Entry, Event};
pub(super) use heading::match_length;
use heading::{Heading, Names, game_number, is_comment, is_plain_length};
use reader::Reader;
use row::is_row;
use scan::{GameScan, GameText};
use writer::Writer;

/// The line with the length of a match, as an example.
const FORM_OF_LENGTH: &str = "5 point match";

/// The content of a `.mat` file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MatFile {
    /// The players: White in the left column, Black in the right.
    pub names: [String; 2],
    /// The house rules; the file holds only the length of the match.
    pub options: Options,
    /// Where it begins, if not with the first game of a series.
    pub start: Option<Situation>,
    /// Everything that happened from there on.
    pub actions: Vec<Action>,
}

/// What a text holds.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MatText {
    /// One match, or any number of single games. A match that cannot be played without a gap is in
    /// several parts, in their order.
    pub files: Vec<MatFile>,
    /// Whether they are the parts of one match.
    pub is_one_match: bool,
    /// What was not kept as it stands.
    pub remarks: Vec<Remark>,
}

impl MatFile {
    /// Its beginning.
    ///
    /// # Errors
    /// What is impossible in its start.
    pub fn opening(&self) -> Result<State, Text> {
        match self.start {
            Some(start) => State::set_up(self.options.clone(), start).map_err(|(_, what)| what),
            None => Ok(State::new(self.options.clone())),
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If a name cannot stand in it, or an action is not legal: which, and why.
    pub fn write(&self) -> Result<String, Text> {
        for name in &self.names {
            let fits = name.trim() == name
                && !name.is_empty()
                && !name.contains("  ")
                && !name.contains(char::is_control);
            if !fits {
                return Err(files::name_unwritable(brief(name), ".mat"));
            }
        }
        let mut state = self.opening()?;
        if state.situation().phase != Phase::Opening {
            return Err(files::only_from_first_throw(".mat"));
        }
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
                .map_err(|refusal| files::action_refused(index + 1, refusal.text))?;
            let mover = before.turn;
            match action {
                Action::Throw(throw) => {
                    if state.situation().cube != before.cube {
                        return Err(files::no_automatic_double(".mat"));
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

    /// Reads a text that holds one match or one game, each of it as it stands. These house rules add
    /// what it leaves open.
    ///
    /// # Errors
    /// As [`MatText::read`], or that it holds several games.
    pub fn read(text: &str, house_rules: &Options) -> Result<Self, TextError> {
        let mut files = MatText::read(text, house_rules)?.files;
        let count = files.len();
        let one = files.pop().filter(|_| count == 1);
        one.ok_or_else(|| TextError::new(0, files::not_one_match(count)))
    }
}

impl MatText {
    /// Reads all that a text holds. These house rules add what it leaves open.
    ///
    /// # Errors
    /// The line and what is wrong there: no length, a match or a variation that is not played here,
    /// no names, or a game that can be read in two ways.
    pub fn read(text: &str, house_rules: &Options) -> Result<Self, TextError> {
        let mut remarks = Vec::new();
        let sections = read_sections(text, &mut remarks)?;
        Self::play(&sections, remarks, house_rules)
    }

    /// Plays matches and series of games in the way of any format.
    ///
    /// # Errors
    /// The line and what is wrong there: a match that is not played here, or a game that can be
    /// read in two ways.
    pub(super) fn play(
        sections: &[Section],
        mut remarks: Vec<Remark>,
        house_rules: &Options,
    ) -> Result<Self, TextError> {
        let is_one_section = sections.len() == 1;
        let mut files = Vec::new();
        for section in sections {
            let mut house_rules = house_rules.clone();
            house_rules.beavers |= section.has_beaver();
            let options = section.heading.options(&house_rules);
            let options = options.map_err(|what| TextError::new(0, what).on_line(section.line))?;
            let mut reader = Reader::new(&section.heading, options);
            for (index, game) in section.games.iter().enumerate() {
                let next = section.games.get(index + 1);
                reader.game(game, next)?;
            }
            let (read, more) = reader.finish();
            files.extend(read);
            remarks.extend(more);
        }
        remarks.sort_by_key(|remark| remark.line);
        let is_match = |file: &MatFile| file.options.match_length.is_some();
        let is_one_match = is_one_section && (files.len() == 1 || files.iter().all(is_match));
        Ok(Self {
            files,
            is_one_match,
            remarks,
        })
    }
}

/// A match or a series of single games as the text has it.
pub(super) struct Section {
    /// The line of its length.
    pub(super) line: usize,
    pub(super) heading: Heading,
    pub(super) games: Vec<GameText>,
}

impl Section {
    /// Whether somebody answers a double with another one.
    fn has_beaver(&self) -> bool {
        let mut entries = self.games.iter().flat_map(|game| &game.entries);
        entries.any(|entry| matches!(entry.event, Event::Beaver(_)))
    }
}

/// Whether a text holds a game, or the beginning of one.
pub(super) fn has_game(text: &str) -> bool {
    text.lines()
        .any(|line| game_number(line).is_some() || is_row(line))
}

/// What is read at a line.
enum Expected {
    /// The length of a match, or comments above it.
    Length,
    /// `Game 1`, or a row of the game.
    Row,
    /// The names of the game with this number.
    Names(u32),
}

/// Cuts a text into matches and games.
pub(super) fn read_sections(
    text: &str,
    remarks: &mut Vec<Remark>,
) -> Result<Vec<Section>, TextError> {
    let mut sections: Vec<Section> = Vec::new();
    let mut heading = Heading::default();
    let mut expected = Expected::Length;
    let mut scan: Option<GameScan> = None;
    let mut last = 0;
    let mut stray: Option<TextError> = None;
    let lines: Vec<&str> = text.lines().collect();
    for (index, &line) in lines.iter().enumerate() {
        let number = index + 1;
        last = number;
        let trimmed = line.trim();
        let wrong = |what| TextError::new(0, what).on_line(number);
        let is_row = is_row(line);
        let names = match (&expected, &scan) {
            (Expected::Names(game), _) if is_row => Some((*game, Names::missing(line))),
            (Expected::Names(game), _) => {
                let names = Names::read(line).or_else(|| Names::without_colons(line));
                names.map(|names| (*game, names))
            }
            // Some files have no line for the number of a game.
            (Expected::Row, Some(scan)) => {
                let goes_on = || {
                    let next = lines[number..].iter().find(|line| !line.trim().is_empty());
                    next.is_some_and(|next| row::is_row(next))
                };
                scan.next_game(line).filter(|_| is_row || goes_on())
            }
            _ => None,
        };
        if let Some((game, names)) = names {
            end_game(&mut scan, &mut sections);
            let scan = scan.insert(GameScan::new(number, game, names));
            if is_row {
                scan.line(number, line, remarks);
            }
            expected = Expected::Row;
        } else if trimmed.is_empty() {
        } else if let Some(length) =
            match_length(line).filter(|_| scan.is_none() || is_plain_length(line))
        {
            end_game(&mut scan, &mut sections);
            heading.length = length;
            sections.push(Section {
                line: number,
                heading: std::mem::take(&mut heading),
                games: Vec::new(),
            });
            expected = Expected::Row;
        } else if let Some(scan) = &mut scan
            && let Some(value) = set_pos::value(trimmed)
        {
            match set_pos::read(value) {
                Some(set_up) => scan.set_up(number, set_up),
                None => remarks.push(Remark::new(number, files::not_known(brief(trimmed)))),
            }
        } else if is_comment(line) {
            let open = sections
                .last_mut()
                .filter(|section| section.games.is_empty());
            let heading = match open.filter(|_| scan.is_none()) {
                Some(section) => &mut section.heading,
                None => &mut heading,
            };
            heading.comment(trimmed).map_err(wrong)?;
        } else if let Some(game) = game_number(line) {
            end_game(&mut scan, &mut sections);
            begin_games(number, &mut sections, &mut heading, remarks);
            expected = Expected::Names(game);
        } else if let (Some(scan), Expected::Row) = (&mut scan, &expected) {
            scan.line(number, line, remarks);
        } else if let Expected::Names(_) = expected {
            return Err(wrong(files::should_be(brief(trimmed), "Ann : 0  Bob : 0")));
        } else if is_row {
            begin_games(number, &mut sections, &mut heading, remarks);
            let scan = scan.insert(GameScan::new(number, 1, Names::missing(line)));
            scan.line(number, line, remarks);
            expected = Expected::Row;
        } else if let Some(names) = Names::read(line).or_else(|| Names::without_colons(line))
            && lines.get(index + 1).is_some_and(|next| row::is_row(next))
        {
            begin_games(number, &mut sections, &mut heading, remarks);
            scan = Some(GameScan::new(number, 1, names));
            expected = Expected::Row;
        } else {
            let wanted = files::should_be(brief(trimmed), "Game 1");
            stray.get_or_insert(wrong(wanted));
            let what = files::stands_above(brief(trimmed));
            remarks.push(Remark::new(number, what));
        }
    }
    end_game(&mut scan, &mut sections);
    if sections.is_empty() {
        return Err(TextError::new(0, files::length_missing(FORM_OF_LENGTH)).on_line(1));
    }
    sections.retain(|section| !section.games.is_empty());
    if sections.is_empty() {
        let what = files::ends_early();
        let early = TextError::new(0, what).on_line(last.max(1));
        return Err(stray.unwrap_or(early));
    }
    Ok(sections)
}

/// Begins a series of single games where a text has no length above them.
fn begin_games(
    line: usize,
    sections: &mut Vec<Section>,
    heading: &mut Heading,
    remarks: &mut Vec<Remark>,
) {
    if sections.is_empty() {
        remarks.push(Remark::new(line, files::no_match_length()));
        sections.push(Section {
            line,
            heading: std::mem::take(heading),
            games: Vec::new(),
        });
    }
}

fn end_game(scan: &mut Option<GameScan>, sections: &mut [Section]) {
    if let (Some(scan), Some(section)) = (scan.take(), sections.last_mut()) {
        let mut game = scan.finish();
        let has_set_up = |entry: &Entry| matches!(entry.event, Event::SetUp(_));
        if let Some(first) = section.games.first()
            && game.heading.are_swapped(&first.heading.names)
            && !game.entries.iter().any(has_set_up)
        {
            game.swap_sides();
        }
        section.games.push(game);
    }
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
