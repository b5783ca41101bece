//! The positions that people paste: XGIDs, OGIDs, boards of FIBS and IDs of GNU Backgammon anywhere in
//! a text, with a board, an analysis or a question around them, or in the address of a page.

use std::borrow::Cow;

use tesserae_rules::{
    Rules, TextError,
    backgammon::{Options, Phase, Situation, State},
};

use super::{fibs, gnubg_id, ogid, xgid};

const PREFIX: &str = "XGID=";
/// How many fields an XGID has.
const XGID_FIELDS: usize = 10;

/// What may stand around an ID in a sentence.
const AROUND: [char; 24] = [
    '"', '\'', '“', '”', '«', '»', '(', ')', '[', ']', '{', '}', '<', '>', ',', ';', '.', '!', '?',
    '`', '*', '_', '|', '~',
];

/// What ends an ID in an address, or in a page that has it.
const BEHIND: [char; 6] = ['&', '#', '"', '\'', '<', '>'];

/// The words of a text. What is escaped as in an address, such as `%3A`, is read as it is meant.
fn words(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    text.split_whitespace().map(unescaped)
}

fn unescaped(word: &str) -> Cow<'_, str> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    if !word.contains('%') {
        return Cow::Borrowed(word);
    }
    let mut bytes = Vec::new();
    let mut rest = word.as_bytes();
    while let [first, after @ ..] = rest {
        let code = match rest {
            [b'%', high, low, ..] => digit(*high).zip(digit(*low)),
            _ => None,
        };
        let code = code.and_then(|(high, low)| u8::try_from(16 * high + low).ok());
        bytes.push(code.unwrap_or(*first));
        rest = &after[if code.is_some() { 2 } else { 0 }..];
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(word), Cow::Owned)
}

/// What stands behind this name in a word, such as `XGID=` or `?xgid=`, or the word itself; without
/// what stands around it.
fn named<'a>(word: &'a str, name: &str) -> &'a str {
    let is_name = |at: &usize| {
        let part = word.get(*at..at + name.len());
        part.is_some_and(|part| part.eq_ignore_ascii_case(name))
    };
    let at = (0..word.len()).rev().find(is_name);
    let id = &word[at.map_or(0, |at| at + name.len())..];
    let id = id.trim_start_matches(AROUND);
    id.split(BEHIND)
        .next()
        .unwrap_or(id)
        .trim_end_matches(AROUND)
}

/// The OGIDs in a text, each without what stands around it.
fn ogids(text: &str) -> impl Iterator<Item = String> {
    words(text).filter_map(|word| {
        let ids = ["OGID=", "OGID:"].map(|name| named(&word, name));
        let id = ids.into_iter().find(|id| ogid::is_ogid(id))?;
        Some(id.to_owned())
    })
}

/// Whether a text holds an OGID.
pub(super) fn has_ogid(text: &str) -> bool {
    ogids(text).next().is_some()
}

/// The games at the OGIDs of a text. Of several, those that cannot be read are left out.
///
/// # Errors
/// What is wrong in the first, if none can be read.
pub(super) fn read_ogids(text: &str, house_rules: &Options) -> Result<Vec<State>, TextError> {
    readable(ogids(text).map(|id| ogid::read(&id, house_rules)))
}

/// The boards of FIBS in a text, each without what stands around it.
fn boards(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter_map(|word| {
        let board = &word[word.find(fibs::PREFIX)?..];
        let board = board.split(BEHIND).next()?.trim_end_matches(AROUND);
        fibs::is_board(board).then_some(board)
    })
}

/// Whether a text holds a board of FIBS.
pub(super) fn has_board(text: &str) -> bool {
    boards(text).next().is_some()
}

/// The games at the boards of FIBS in a text, with the names of their players. Of several, those
/// that cannot be read are left out.
///
/// # Errors
/// What is wrong in the first, if none can be read.
pub(super) fn read_boards(
    text: &str,
    house_rules: &Options,
) -> Result<Vec<(State, [String; 2])>, TextError> {
    readable(boards(text).map(|board| Ok((fibs::read(board, house_rules)?, fibs::names(board)))))
}

/// Whether a text holds an ID or a board.
pub(super) fn has(text: &str) -> bool {
    has_xgid(text) || has_ogid(text) || has_board(text) || has_gnubg_id(text)
}

/// The XGIDs in a text, each without what stands around it.
pub(super) fn xgids(text: &str) -> impl Iterator<Item = String> {
    words(text).filter_map(|word| {
        let id = named(&word, PREFIX).trim_start_matches('=');
        let checkers = id.get(..26).filter(|_| id[26..].starts_with(':'))?;
        let is_checker = |byte: u8| matches!(byte, b'-' | b'a'..=b'o' | b'A'..=b'O');
        // What follows the ID, such as marks of emphasis or a play, is not a part of it.
        let of_id = |letter: char| letter.is_ascii_alphanumeric() || [':', '-'].contains(&letter);
        let id = id.split(|letter| !of_id(letter)).next()?;
        let fields = id.match_indices(':').nth(XGID_FIELDS - 1);
        let id = fields.map_or(id, |(end, _)| &id[..end]);
        checkers
            .bytes()
            .all(is_checker)
            .then(|| id.trim_end_matches(':').to_owned())
    })
}

/// Whether a text holds an XGID, or says that it does.
pub(super) fn has_xgid(text: &str) -> bool {
    text.contains(PREFIX) || xgids(text).next().is_some()
}

/// The games at the XGIDs of a text. Of several, those that cannot be read are left out.
///
/// # Errors
/// What is wrong in the first, if none can be read.
pub(super) fn read_xgids(text: &str, house_rules: &Options) -> Result<Vec<State>, TextError> {
    let ids: Vec<String> = xgids(text).collect();
    if ids.is_empty() {
        let at = text.find(PREFIX).unwrap_or(0);
        let word = text[at..].split_whitespace().next().unwrap_or_default();
        return Ok(vec![xgid::read(word, house_rules)?]);
    }
    readable(ids.iter().map(|id| xgid::read(id, house_rules)))
}

fn readable<T>(read: impl Iterator<Item = Result<T, TextError>>) -> Result<Vec<T>, TextError> {
    let mut states = Vec::new();
    let mut wrong = None;
    for state in read {
        match state {
            Ok(state) => states.push(state),
            Err(error) => {
                wrong.get_or_insert(error);
            }
        }
    }
    match wrong {
        Some(wrong) if states.is_empty() => Err(wrong),
        _ => Ok(states),
    }
}

/// A position ID in a text, and the match ID that belongs to it.
struct Id<'a> {
    position: &'a str,
    game: Option<&'a str>,
}

fn gnubg_ids(text: &str) -> Vec<Id<'_>> {
    let mut ids: Vec<Id> = Vec::new();
    let mut end = 0;
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '+' || letter == '/';
    for word in text.split(|letter: char| !is_letter(letter)) {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        match word.len() {
            // A word of small letters alone is a word of some language.
            14 if word.bytes().any(|byte| !byte.is_ascii_lowercase())
                && gnubg_id::read_position_id(word).is_ok() =>
            {
                end = at + word.len();
                ids.push(Id {
                    position: word,
                    game: None,
                });
            }
            12 => {
                // A match ID stands close by, and programs in any language call it an ID.
                let is_near = at - end <= 1_000;
                if let Some(id) = ids.last_mut().filter(|id| is_near && id.game.is_none()) {
                    let between = &text[end..at];
                    if between == ":" || between.contains("ID") || between.contains("Id") {
                        id.game = Some(word);
                    }
                }
            }
            _ => {}
        }
    }
    ids
}

/// Whether a text holds a position ID.
pub(super) fn has_gnubg_id(text: &str) -> bool {
    !gnubg_ids(text).is_empty()
}

/// The games at the IDs of GNU Backgammon in a text. A position ID without a match ID is a single
/// game before White's throw. Of several, those that cannot be read are left out.
///
/// # Errors
/// What is wrong in the first, if none can be read.
pub(super) fn read_gnubg_ids(text: &str, house_rules: &Options) -> Result<Vec<State>, TextError> {
    let ids = gnubg_ids(text);
    let read = |id: Id| match id.game {
        Some(game) => gnubg_id::read(&format!("{}:{game}", id.position), house_rules),
        None => alone(id.position, house_rules),
    };
    readable(ids.into_iter().map(read))
}

fn alone(id: &str, house_rules: &Options) -> Result<State, TextError> {
    let position = gnubg_id::read_position_id(id)?;
    let options = Options {
        match_length: None,
        ..house_rules.clone()
    };
    let situation = Situation {
        checkers: [position.own, position.other],
        phase: Phase::Throw,
        ..Situation::start(&options)
    };
    State::set_up(options, situation).map_err(|(_, what)| TextError::new(0, what))
}
