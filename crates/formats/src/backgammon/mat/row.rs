//! A row of a `.mat` file: its number and what the two players did.

use std::{cmp::Ordering, iter::Peekable};

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

/// What a line of a game says.
pub(super) struct Line {
    /// The number of its first row.
    pub(super) number: Option<u32>,
    /// Its rows: one, or two where a number stands within it.
    pub(super) rows: Vec<Vec<Entry>>,
}

/// Reads the rows of a line. What is no event is left out with a remark.
pub(super) fn read_line(number: usize, line: &str, remarks: &mut Vec<Remark>) -> Line {
    let (first, rows) = words(line);
    let mut said = Vec::new();
    let rows = rows.iter().map(|words| read_row(number, words, &mut said));
    let rows: Vec<Row> = rows.collect();
    let is_comment = first.is_none() && rows.iter().any(Row::is_comment);
    if is_comment {
        remarks.push(Remark::new(number, files::not_known(brief(line.trim()))));
    } else {
        remarks.append(&mut said);
    }
    let rows = rows.into_iter().map(|row| row.entries);
    Line {
        number: first,
        rows: rows.filter(|_| !is_comment).collect(),
    }
}

/// What the players do by a line that names them, `Ann doubles   Bob takes`; nothing if it is
/// another line.
pub(in crate::backgammon) fn read_named(
    number: usize,
    line: &str,
    names: &[String; 2],
) -> Option<Vec<Entry>> {
    let cells = line.split("  ").flat_map(|cell| cell.split('\t'));
    let cells = cells.map(str::trim).filter(|cell| !cell.is_empty());
    let mut entries = Vec::new();
    for cell in cells {
        let side = named(cell, names)?;
        let rest = cell[names[side.seat().index()].len()..].trim_start_matches([' ', ':']);
        let (_, rows) = words(rest);
        let mut all = rows.iter().flatten().copied().peekable();
        let (side, event) = match won(&mut all) {
            Some(times) => (side.other(), Event::Resign(Some(times))),
            None => (side, event(all.next()?.text, &mut all)?.0),
        };
        let is_whole = all.next().is_none() || matches!(event, Event::Win(_));
        if !is_whole || matches!(event, Event::Throw { .. }) {
            return None;
        }
        entries.push(Entry::certain(number, side, event));
    }
    (!entries.is_empty()).then_some(entries)
}

/// Whose name a cell begins with. Of two the longer is meant, and of two that differ only in the size
/// of their letters the one that stands there.
fn named(cell: &str, names: &[String; 2]) -> Option<Side> {
    let begins = |side: &Side| {
        let name = &names[side.seat().index()];
        let begin = cell.get(..name.len());
        let is_name = begin.is_some_and(|begin| begin.eq_ignore_ascii_case(name));
        is_name && !name.is_empty() && cell[name.len()..].starts_with([' ', ':'])
    };
    let exactness = |side: &Side| {
        let name = &names[side.seat().index()];
        (name.len(), cell.starts_with(name.as_str()))
    };
    match [Side::Left, Side::Right].map(|side| Some(side).filter(begins)) {
        [Some(left), Some(right)] => match exactness(&left).cmp(&exactness(&right)) {
            Ordering::Greater => Some(left),
            Ordering::Less => Some(right),
            Ordering::Equal => None,
        },
        [left, right] => left.or(right),
    }
}

/// How many times the stake is won: `wins a gammon`.
fn won<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>> + Clone>) -> Option<u8> {
    let mut ahead = words.clone();
    ahead.next_if(|word| ["wins", "won"].contains(&word.text.to_ascii_lowercase().as_str()))?;
    let times = resignation(&mut ahead)?;
    *words = ahead;
    Some(times)
}

/// Whether a line is a numbered row that begins with a throw or a double: ` 1) 31: 8/5 6/5`.
pub(super) fn is_row(line: &str) -> bool {
    let (number, rows) = words(line);
    let Some(row) = rows.first().filter(|_| number.is_some()) else {
        return false;
    };
    let mut words = row.iter().copied().peekable();
    let first = words.next();
    let event = first.and_then(|word| event(word.text, &mut words));
    matches!(
        event,
        Some((
            Event::Throw { .. } | Event::Reach { .. } | Event::Double(_),
            _
        ))
    )
}

/// The number at the beginning of a row.
pub(super) fn row_number(line: &str) -> Option<u32> {
    words(line).0
}

/// A row with how it was read.
struct Row {
    entries: Vec<Entry>,
    /// Words of letters that are no event.
    unknown: usize,
    /// Whether it begins with one of them.
    begins_unknown: bool,
}

impl Row {
    /// How many words that are no events make a row a comment; one less if it begins with one.
    const WORDS_OF_COMMENT: usize = 3;

    /// Whether it is a sentence of a commentator in which a word looks like an event. Throws and
    /// points that are won stand in no sentence.
    fn is_comment(&self) -> bool {
        let in_sentences = |entry: &Entry| {
            !matches!(
                entry.event,
                Event::Throw { .. } | Event::Reach { .. } | Event::Win(_)
            )
        };
        let unknown = self.unknown + usize::from(self.begins_unknown);
        unknown >= Self::WORDS_OF_COMMENT
            && !self.entries.is_empty()
            && self.entries.iter().all(in_sentences)
    }
}

fn read_row(number: usize, words: &[Word], remarks: &mut Vec<Remark>) -> Row {
    let mut words = words.iter().copied().peekable();
    let mut row = Row {
        entries: Vec::new(),
        unknown: 0,
        begins_unknown: false,
    };
    let mut unknown: Vec<&str> = Vec::new();
    let mut has_moves = true;
    while let Some(word) = words.next() {
        let Some((event, moves)) = event(word.text, &mut words) else {
            let is_word = word.text.contains(char::is_alphabetic);
            row.begins_unknown |= is_word && row.entries.is_empty();
            row.unknown += usize::from(is_word);
            unknown.push(word.text);
            continue;
        };
        remark(number, &mut unknown, has_moves, remarks);
        has_moves = moves;
        row.entries.push(Entry {
            line: number,
            column: word.column,
            goes_on: word.goes_on && matches!(event, Event::Resign(_) | Event::Lose(_)),
            side: Side::Left,
            is_certain: false,
            event,
        });
    }
    remark(number, &mut unknown, has_moves, remarks);
    row
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
    if let Some(dice) = dice(word).or_else(|| bare_dice(word, words)) {
        if let Some(after) = position(words) {
            return Some((Event::Reach { dice, after }, true));
        }
        let (hops, idle) = moves(words);
        let has_moves = idle || !hops.is_empty();
        return Some((Event::Throw { dice, hops }, has_moves));
    }
    let lower = word.to_ascii_lowercase();
    let event = match lower.trim_matches([':', ',', '.', '!']) {
        "doubles" | "double" | "double?" | "redoubles" | "redouble" | "redouble?" => {
            Event::Double(stake(words))
        }
        "beavers" | "beaver" | "raccoons" | "raccoon" => Event::Beaver(stake(words)),
        "takes" | "take" | "accepts" | "accept" => {
            skip_double(words);
            Event::Take
        }
        "drops" | "drop" | "passes" | "pass" | "rejects" | "reject" | "declines" | "decline"
        | "refuses" | "refuse" | "folds" | "fold" => {
            skip_double(words);
            Event::Drop
        }
        "resigns" | "resign" | "resigned" => Event::Resign(resignation(words)),
        "concedes" | "concede" | "conceded" => Event::Resign(resignation(words)),
        "losses" | "loses" | "lost" => points(words).map_or(Event::Resign(None), Event::Lose),
        "wins" | "win" | "won" => Event::Win(points(words)?),
        _ => return None,
    };
    Some((event, true))
}

/// Passes over `the double` behind the word of an answer.
fn skip_double<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>> + Clone>) {
    let is_one_of = |word: &Word, known: &[&str]| {
        let lower = word.text.to_ascii_lowercase();
        word.goes_on && known.contains(&lower.trim_end_matches(['.', '!', ',']))
    };
    let mut ahead = words.clone();
    ahead.next_if(|word| is_one_of(word, &["the", "this", "that"]));
    if ahead
        .next_if(|word| is_one_of(word, &["double", "redouble", "cube"]))
        .is_some()
    {
        *words = ahead;
    }
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
        } else if is_idle(word) || hops.is_empty() && is_pass(word) {
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

/// Whether a word behind a throw says that it cannot be played. Elsewhere it answers a double.
fn is_pass(word: &str) -> bool {
    ["pass", "passes"].contains(&word.to_ascii_lowercase().trim_end_matches('.'))
}

/// The stake after a double: `=> 4`.
fn stake<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>>>) -> Option<u32> {
    words.next_if(|word| ["=>", "==>", "=", "->", "to"].contains(&word.text));
    number(words)
}

/// How much is given up: `normal`, `a single game`.
fn resignation<'a>(words: &mut Peekable<impl Iterator<Item = Word<'a>> + Clone>) -> Option<u8> {
    let mut ahead = words.clone();
    ahead.next_if(|word| ["a", "the"].contains(&word.text));
    let times = times(ahead.next()?.text)?;
    // As in “a single game”.
    ahead.next_if(|word| word.goes_on && word.text.eq_ignore_ascii_case("game"));
    *words = ahead;
    Some(times)
}

fn times(word: &str) -> Option<u8> {
    match word.to_ascii_lowercase().trim_end_matches(['.', '!', ',']) {
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

/// The number at the beginning of a line, and the words of its rows. The numbers of rows are left
/// out, and a move that follows the dice without a space is a word of its own.
fn words(line: &str) -> (Option<u32>, Vec<Vec<Word<'_>>>) {
    let mut rows = vec![Vec::new()];
    let start = line.as_ptr() as usize;
    let mut first_number = None;
    let mut number = None;
    let mut shift = 0;
    // The last place that was looked at, and its column.
    let (mut seen, mut column) = (0, 0);
    let mut column_of = |at: usize| {
        column = advance(column, &line[seen..at]);
        seen = at;
        column
    };
    for (index, text) in line.split_whitespace().enumerate() {
        let mut at = text.as_ptr() as usize - start;
        let mut rest = text;
        let goes_on = at > 0 && line[..at].ends_with(' ') && !line[..at].ends_with("  ");
        let dotted = || {
            let row = text.strip_suffix('.').filter(|_| index == 0)?;
            let next = line.split_whitespace().nth(1)?;
            let colon = next.find(':').map_or(0, |colon| colon + 1);
            dice(&next[..colon]).map(|_| (row, ""))
        };
        if let Some((row, after)) = text.split_once(')').or_else(dotted)
            && let Some(found) = plain(row)
        {
            if index == 0 {
                number = Some(found);
            }
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
    (number, rows)
}

/// The dice in `31:` or `3-1:`.
fn dice(word: &str) -> Option<[u8; 2]> {
    let word = word.strip_suffix(':')?;
    match word.as_bytes() {
        [a @ b'1'..=b'6', b'-', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => faces(word),
    }
}

/// The dice in `31`.
pub(in crate::backgammon) fn faces(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

/// The dice of a throw without a colon, which moves follow, `31 8/5 6/5`, or a colon apart.
fn bare_dice<'a>(
    word: &str,
    words: &mut Peekable<impl Iterator<Item = Word<'a>>>,
) -> Option<[u8; 2]> {
    let dice = faces(word.trim_end_matches('.'))?;
    if words.next_if(|next| next.text == ":").is_some() {
        return Some(dice);
    }
    read_hops(words.peek()?.text).map(|_| dice)
}
