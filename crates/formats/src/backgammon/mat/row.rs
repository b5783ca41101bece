//! A row of a `.mat` file: its number and what the two players did.

use std::iter::Peekable;

use tesserae_rules::{backgammon::Position, brief};
use tesserae_words::files;

use super::{
    columns::advance,
    entry::{Entry, Event, Side},
    hops::{Hop, read_hops},
    plain, snowie,
};
use crate::Remark;

/// A word of a line.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    /// The column in which it begins.
    column: usize,
    /// Whether one space stands before it, so that it goes on with a cell.
    goes_on: bool,
}

/// Reads the rows of a line: one, or two where a number stands within it. What is no event is left
/// out with a remark.
pub(super) fn read_rows(number: usize, line: &str, remarks: &mut Vec<Remark>) -> Vec<Vec<Entry>> {
    let rows = words(line).into_iter();
    rows.map(|words| read_row(number, words, remarks)).collect()
}

/// Whether a line is a numbered row that begins with a throw or a double: ` 1) 31: 8/5 6/5`.
pub(super) fn is_row(line: &str) -> bool {
    let Some((number, cells)) = line.trim_start().split_once(')') else {
        return false;
    };
    let cell = cells.trim_start();
    let colon = cell.find(':').map_or(0, |colon| colon + 1);
    let is_throw = dice(&cell[..colon]).is_some();
    plain(number).is_some() && (is_throw || cell.to_ascii_lowercase().starts_with("double"))
}

fn read_row(number: usize, words: Vec<Word>, remarks: &mut Vec<Remark>) -> Vec<Entry> {
    let mut words = words.into_iter().peekable();
    let mut entries: Vec<Entry> = Vec::new();
    let mut unknown: Vec<&str> = Vec::new();
    let mut has_moves = true;
    while let Some(word) = words.next() {
        let Some((event, moves)) = event(word.text, &mut words) else {
            unknown.push(word.text);
            continue;
        };
        remark(number, &mut unknown, has_moves, remarks);
        has_moves = moves;
        entries.push(Entry {
            line: number,
            column: word.column,
            goes_on: word.goes_on && matches!(event, Event::Resign(_) | Event::Lose(_)),
            side: Side::Left,
            is_certain: false,
            event,
        });
    }
    remark(number, &mut unknown, has_moves, remarks);
    entries
}

/// Says which words were left out, if any were.
fn remark(line: usize, unknown: &mut Vec<&str>, has_moves: bool, remarks: &mut Vec<Remark>) {
    if unknown.is_empty() {
        return;
    }
    let words = unknown.join(" ");
    unknown.clear();
    let what = if has_moves {
        files::not_known(brief(&words))
    } else {
        files::names_no_move(brief(&words))
    };
    remarks.push(Remark::new(line, what));
}

/// The event that begins with a word, and whether it needs no more words: a throw without a move
/// does.
fn event<'a>(
    word: &str,
    words: &mut Peekable<impl Iterator<Item = Word<'a>> + Clone>,
) -> Option<(Event, bool)> {
    if let Some(dice) = dice(word) {
        if let Some(after) = position(words) {
            return Some((Event::Reach { dice, after }, true));
        }
        let (hops, idle) = moves(words);
        let has_moves = idle || !hops.is_empty();
        return Some((Event::Throw { dice, hops }, has_moves));
    }
    let lower = word.to_ascii_lowercase();
    let event = match lower.trim_matches([':', ',', '.', '!']) {
        "doubles" | "double" | "redoubles" | "redouble" => Event::Double(stake(words)),
        "beavers" | "beaver" | "raccoons" | "raccoon" => Event::Beaver(stake(words)),
        "takes" | "take" | "accepts" | "accept" => Event::Take,
        "drops" | "drop" | "passes" | "pass" | "rejects" | "reject" => Event::Drop,
        "resigns" | "resign" | "resigned" => Event::Resign(resignation(words)),
        "concedes" | "concede" | "conceded" => Event::Resign(resignation(words)),
        "losses" | "loses" | "lost" => points(words).map_or(Event::Resign(None), Event::Lose),
        "wins" | "win" => Event::Win(points(words)?),
        _ => return None,
    };
    Some((event, true))
}

/// The moves after a throw, and whether words say that there is none.
fn moves<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> (Vec<Hop>, bool) {
    let mut hops = Vec::new();
    let mut last: Vec<Hop> = Vec::new();
    let mut idle = false;
    while let Some(&Word { text: word, .. }) = words.peek() {
        if let Some(read) = read_hops(word) {
            hops.extend_from_slice(&read);
            last = read;
        } else if let Some(times) = repetition(word).filter(|_| !last.is_empty()) {
            (1..times).for_each(|_| hops.extend_from_slice(&last));
            last.clear();
        } else if is_idle(word) {
            idle = true;
        } else {
            break;
        }
        words.next();
        // No turn is longer; a hostile line is not kept whole.
        hops.truncate(16);
    }
    (hops, idle)
}

/// The position in `Illegal play (…)`, in which names may be of several words.
fn position<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>> + Clone>) -> Option<Position> {
    const LONGEST: usize = 400;
    let mut ahead = words.clone();
    for wanted in ["illegal", "play"] {
        ahead.next_if(|word| word.text.eq_ignore_ascii_case(wanted))?;
    }
    let mut text = String::new();
    while text.len() < LONGEST {
        text.push_str(ahead.next()?.text);
        if let Some(position) = snowie::read(&text) {
            *words = ahead;
            return Some(position);
        }
    }
    None
}

/// The number in `(2)`, which repeats the move before it.
fn repetition(word: &str) -> Option<u32> {
    let times = plain(word.strip_prefix('(')?.strip_suffix(')')?)?;
    (1..=4).contains(&times).then_some(times)
}

fn is_idle(word: &str) -> bool {
    let lower = word.to_ascii_lowercase();
    let lower = lower.trim_matches(['(', ')', '.', '-']);
    [
        "cannot", "can't", "no", "move", "moves", "dance", "dances", "fans", "",
    ]
    .contains(&lower)
}

/// The stake after a double: `=> 4`.
fn stake<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> Option<u32> {
    words.next_if(|word| ["=>", "==>", "=", "->", "to"].contains(&word.text));
    number(words)
}

/// How much is given up: `normal`, `gammon`.
fn resignation<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> Option<u8> {
    let word = words.next_if(|word| times(word.text).is_some())?;
    times(word.text)
}

fn times(word: &str) -> Option<u8> {
    match word.to_ascii_lowercase().as_str() {
        "normal" | "single" | "game" | "match" => Some(1),
        "gammon" => Some(2),
        "backgammon" => Some(3),
        _ => None,
    }
}

/// The points that are won or lost: `2 points and the match`.
fn points<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> Option<u32> {
    let points = number(words)?;
    let tail = ["point", "points", "pts", "and", "the", "match", "game"];
    let is_tail = |word: &Word| {
        let lower = word.text.to_ascii_lowercase();
        tail.contains(&lower.trim_end_matches(['.', '!']))
    };
    while words.next_if(is_tail).is_some() {}
    Some(points)
}

fn number<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> Option<u32> {
    let word = words.next_if(|word| plain(word.text).is_some())?;
    plain(word.text)
}

/// The words of the rows of a line. The numbers of rows are left out, and a move that follows the
/// dice without a space is a word of its own.
fn words(line: &str) -> Vec<Vec<Word<'_>>> {
    let mut rows = vec![Vec::new()];
    let start = line.as_ptr() as usize;
    let mut first_number = None;
    let mut shift = 0;
    // The last place that was looked at, and its column.
    let (mut seen, mut column) = (0, 0);
    let mut column_of = |at: usize| {
        column = advance(column, &line[seen..at]);
        seen = at;
        column
    };
    for text in line.split_whitespace() {
        let mut at = text.as_ptr() as usize - start;
        let mut rest = text;
        let goes_on = at > 0 && line[..at].ends_with(' ') && !line[..at].ends_with("  ");
        if let Some((row, after)) = text.split_once(')')
            && plain(row).is_some()
        {
            let column = column_of(at);
            match first_number {
                None => first_number = Some(column),
                Some(first) => {
                    shift = column.saturating_sub(first);
                    rows.push(Vec::new());
                }
            }
            at += row.len() + 1;
            rest = after;
        }
        let mut push = |at: usize, text| {
            if let Some(row) = rows.last_mut() {
                row.push(Word {
                    text,
                    column: column_of(at).saturating_sub(shift),
                    goes_on,
                });
            }
        };
        let colon = rest.find(':').map_or(0, |colon| colon + 1);
        if dice(&rest[..colon]).is_some() {
            push(at, &rest[..colon]);
            at += colon;
            rest = &rest[colon..];
        }
        if !rest.is_empty() {
            push(at, rest);
        }
    }
    rows
}

/// The dice in `31:` or `3-1:`.
fn dice(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6', b':']
        | [a @ b'1'..=b'6', b'-', b @ b'1'..=b'6', b':'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}
