//! Save files: one JSON object a line, so that a file grows by a line for each event and a torn
//! last line costs one event.
//!
//! ```text
//! {"tesserae":1,"header":{"game":"ur","house_rules":{…},"names":["Anna","Ben"],"seed":7}}
//! {"action":{"throw":[1,0,1]},"source":"seeded"}
//! {"action":{"step":{"from":{"hand":"first"},"path":[{"cell":{"column":2,"row":2}}],"die":2}}}
//! {"undo":1}
//! {"released":{"seed":4711,"gesture":[0.0,0.9,1.2]}}
//! ```
//!
//! The first line has the number of the format and the [`Header`]. Each further line is an
//! [`Event`], or `{"undo":n}`: the last `n` events were undone, or [`Released`]: dice have left the
//! hand. A file that is written in one piece ends with `{"again":[…]}` if throws were undone that
//! come again ([`Session::throw_again`]); where it grows line by line, the undo says so. Loading
//! plays every event with the game's validation, so that a file which loads is a game that
//! can be played. Lines end with a line feed; empty lines are passed over.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use tesserae_words::{self as words, Text};
use thiserror::Error;

use super::{Event, Header, Session};
use crate::{Action, RuleViolation, TextError, json};

/// The number of the format that is written. Only this one can be read.
pub const FORMAT: u64 = 1;

/// The longest line that can be part of a save, in bytes: many times what the longest event needs.
pub const LONGEST_LINE: usize = 1 << 16;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine<H> {
    tesserae: u64,
    header: H,
}

/// As much of the first line as every format has.
#[derive(Deserialize)]
struct AnyFormat {
    tesserae: u64,
}

/// A line that takes events back.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UndoLine {
    undo: usize,
}

/// A throw whose dice have left the hand. What decides it stands in the file before the dice roll:
/// if it is the last line, the program ended before they came to rest, and the same throw is made
/// again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Released {
    /// The seed of all chance in the throw.
    pub seed: u64,
    /// The movement of the hand, in numbers that only the table understands.
    pub gesture: Vec<f32>,
}

/// The line of a throw whose dice have left the hand.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReleasedLine<R> {
    released: R,
}

/// A line that names the throws that come again.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AgainLine {
    again: VecDeque<Event>,
}

/// Any line but the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Undo(UndoLine),
    Released(ReleasedLine<Released>),
    Again(AgainLine),
    Event(Event),
}

/// The line that begins a file, line feed included.
#[must_use]
fn first_line(header: &Header) -> String {
    line(&FirstLine {
        tesserae: FORMAT,
        header,
    })
}

/// The line to append for an event, line feed included.
#[must_use]
pub fn event_line(event: &Event) -> String {
    line(event)
}

/// The line to append when [`Session::undo`] has undone `count` events, line feed included.
#[must_use]
pub fn undo_line(count: usize) -> String {
    line(&UndoLine { undo: count })
}

/// The line to append when dice leave the hand, line feed included.
#[must_use]
pub fn released_line(released: &Released) -> String {
    line(&ReleasedLine { released })
}

fn line(value: &impl Serialize) -> String {
    // Strings, numbers and maps with string keys can always be written; an empty line would only be
    // passed over.
    let mut text = serde_json::to_string(value).unwrap_or_default();
    text.push('\n');
    text
}

/// The whole session as a save file.
#[must_use]
pub fn save(session: &Session) -> String {
    let mut file =
        first_line(session.header()) + &session.events().iter().map(event_line).collect::<String>();
    if !session.throws_again.is_empty() {
        file += &line(&AgainLine {
            again: session.throws_again.clone(),
        });
    }
    file
}

/// Reads a save file.
///
/// # Errors
/// The line and the reason, if it is no save file, has another format or is damaged anywhere.
pub fn load(file: impl AsRef<[u8]>) -> Result<Session, SaveError> {
    let Recovered {
        session, damage, ..
    } = load_lenient(file)?;
    match damage {
        Some(damage) => Err(SaveError::Damaged(damage.error)),
        None => Ok(session),
    }
}

/// Reads as much of a save file as is whole: every line before the first damaged one. The file must
/// be written anew before lines are appended to it.
///
/// # Errors
/// If nothing can be recovered because the first line is damaged, or of another format.
pub fn load_lenient(file: impl AsRef<[u8]>) -> Result<Recovered, SaveError> {
    let mut lines = file
        .as_ref()
        .split(|byte| *byte == b'\n')
        .enumerate()
        .map(|(index, line)| (index + 1, line));
    let (_, first) = lines.next().unwrap_or((1, b""));
    let mut session = begin(first)?;
    let mut released = None;
    while let Some((number, line)) = lines.next() {
        if line.trim_ascii().is_empty() {
            continue;
        }
        match follow(&mut session, line) {
            Ok(throw) => released = throw,
            Err(error) => {
                let lines_lost = 1 + lines
                    .filter(|(_, line)| !line.trim_ascii().is_empty())
                    .count();
                let damage = Some(Damage {
                    error: error.on_line(number),
                    lines_lost,
                });
                return Ok(Recovered {
                    session,
                    released: None,
                    damage,
                });
            }
        }
    }
    Ok(Recovered {
        session,
        released,
        damage: None,
    })
}

/// What could be saved of a save file.
#[derive(Clone, Debug)]
pub struct Recovered {
    /// The session as far as it is whole.
    pub session: Session,
    /// The throw whose dice were rolling when the file was last written.
    pub released: Option<Released>,
    /// Where it breaks off, if it does.
    pub damage: Option<Damage>,
}

/// Where a save file is damaged, and how much cannot be read because of it.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("{}", self.text())]
pub struct Damage {
    /// Where, and what is wrong there.
    pub error: TextError,
    /// How many lines are lost, the damaged one included.
    pub lines_lost: usize,
}

impl Damage {
    /// Where, what is wrong there, and how much is lost.
    #[must_use]
    pub fn text(&self) -> Text {
        words::session::damage(self.error.text(), self.lines_lost)
    }
}

/// Why a save file cannot be read.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub enum SaveError {
    /// The first line is not that of a save file.
    NoSave(Text),
    /// Another version of the program wrote it.
    Format(u64),
    /// The header names a game that cannot be begun.
    Header(Text),
    /// A line is torn, is no event, or breaks a rule.
    Damaged(TextError),
}

impl SaveError {
    /// Why it cannot be read.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::NoSave(why) => words::session::no_save(why.clone()),
            Self::Format(format) => words::session::other_format(*format, FORMAT),
            Self::Header(why) => words::session::wrong_header(why.clone()),
            Self::Damaged(error) => error.text(),
        }
    }
}

fn begin(first: &[u8]) -> Result<Session, SaveError> {
    if first.len() > LONGEST_LINE {
        return Err(SaveError::NoSave(words::session::long_line(first.len())));
    }
    let value = json::read(first).map_err(|error| SaveError::NoSave(json_reason(&error)))?;
    let known =
        AnyFormat::deserialize(&value).map_err(|error| SaveError::NoSave(json_reason(&error)))?;
    if known.tesserae != FORMAT {
        return Err(SaveError::Format(known.tesserae));
    }
    let mut first: FirstLine<Header> =
        serde_json::from_value(value).map_err(|error| SaveError::Header(json_reason(&error)))?;
    first.header.clean_names();
    Session::new(first.header).map_err(|error| SaveError::Header(error.text()))
}

/// Plays a line; returns the throw whose dice it says have left the hand.
fn follow(session: &mut Session, line: &[u8]) -> Result<Option<Released>, TextError> {
    if line.len() > LONGEST_LINE {
        return Err(TextError::new(
            0,
            words::session::longer_than_any_event(line.len()),
        ));
    }
    // Asked first for plain JSON, because only then does the error say where it stops being that.
    let value = json::read(line)
        .map_err(|error| TextError::new(error.column().saturating_sub(1), json_reason(&error)))?;
    let is_undo = value.get("undo").is_some();
    let parsed: Line = serde_json::from_value(value).map_err(|error| {
        let what = if is_undo {
            json_reason(&error)
        } else {
            words::session::neither_event_nor_undo()
        };
        TextError::new(0, what)
    })?;
    match parsed {
        Line::Event(event) => session
            .act(event)
            .map(|_| None)
            .map_err(|refusal| TextError::new(0, refusal.text)),
        Line::Released(ReleasedLine { released }) => Ok(Some(released)),
        Line::Again(AgainLine { again }) => {
            let is_throw =
                |event: &Event| matches!(event.action, Action::Throw(_)) && event.check().is_ok();
            if !session.header().has_bot() || !again.iter().all(is_throw) {
                return Err(TextError::new(0, words::session::nothing_comes_again()));
            }
            session.throws_again = again;
            Ok(None)
        }
        Line::Undo(UndoLine { undo }) => match session.undo_events(undo) {
            Ok(()) => Ok(None),
            Err(error) => Err(TextError::new(0, error.text())),
        },
    }
}

/// What JSON's reader says, without its line number, which is always 1 here.
fn json_reason(error: &serde_json::Error) -> Text {
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or_default();
    match error.classify() {
        serde_json::error::Category::Eof => words::session::line_breaks_off(),
        serde_json::error::Category::Syntax => words::session::line_is_damaged(),
        // English says more: which entry, and what it should be.
        _ => Text::keyed(words::session::wrong_data().id(), crate::text::brief(what)),
    }
}
