//! A game of an SGF file: the properties of its nodes as what each player did.

use std::ops::RangeInclusive;

use tesserae_rules::{
    Seat, TextError,
    backgammon::{BAR, OFF},
    brief,
};
use tesserae_words::files;

use super::{
    super::mat::{
        beavers,
        entry::{Entry, Event, Side},
        heading::Names,
        hops::Hop,
        scan::GameText,
        set_up::SetUp,
    },
    tree::Property,
};
use crate::Remark;

/// A game as far as it has been read.
pub(super) struct GameScan {
    line: usize,
    /// The number of the game, counted from 0 or 1.
    pub(super) number: Option<u32>,
    pub(super) length: Option<u32>,
    score: [u32; 2],
    names: [String; 2],
    pub(super) rules: RuleWords,
    /// The program that wrote it.
    program: String,
    /// The number of the game that is played, if that is said.
    kind: Option<String>,
    entries: Vec<Entry>,
    result: Option<(usize, Seat, Option<u32>)>,
    /// The position that is set up, and its line, until something happens.
    set_up: Option<(usize, SetUp)>,
    /// A throw that lies on the table, and its line.
    dice: Option<(usize, [u8; 2])>,
}

/// The rules that a game names.
#[derive(Clone, Debug, Default)]
pub(super) struct RuleWords {
    /// Whether any are listed.
    pub(super) are_listed: bool,
    pub(super) crawford: bool,
    pub(super) is_crawford_game: bool,
    pub(super) jacoby: bool,
    pub(super) no_cube: bool,
    pub(super) beavers: bool,
}

impl GameScan {
    pub(super) fn new(line: usize) -> Self {
        Self {
            line,
            number: None,
            length: None,
            score: [0; 2],
            names: Default::default(),
            rules: RuleWords::default(),
            program: String::new(),
            kind: None,
            entries: Vec::new(),
            result: None,
            set_up: None,
            dice: None,
        }
    }

    /// Whether every rule that holds is listed in it, and whether it is the Crawford game.
    pub(super) fn lists_rules(&self) -> bool {
        let programs = ["GNU Backgammon", "Tesserae"];
        self.rules.are_listed || programs.iter().any(|name| self.program.starts_with(name))
    }

    /// The line on which it begins.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Whether it is a game of backgammon: it says so, or tells of a match.
    pub(super) fn is_backgammon(&self) -> bool {
        match self.kind.as_deref() {
            Some(kind) => kind == "6",
            None => self.length.is_some(),
        }
    }

    /// What it says of the game that is played.
    pub(super) fn kind(&self) -> &str {
        self.kind.as_deref().unwrap_or_default()
    }

    /// Reads a property. Those that say nothing of the play are left out.
    ///
    /// # Errors
    /// That another game is played by it.
    pub(super) fn property(
        &mut self,
        property: &Property,
        remarks: &mut Vec<Remark>,
    ) -> Result<(), TextError> {
        let line = property.line;
        match property.name {
            "W" => self.act(line, Side::Left, &property.value(), remarks),
            "B" => self.act(line, Side::Right, &property.value(), remarks),
            "GM" => self.kind = Some(property.value()),
            "AP" => self.program = property.value(),
            "PW" => self.names[0] = property.value(),
            "PB" => self.names[1] = property.value(),
            "MI" => property.values().for_each(|entry| self.match_entry(&entry)),
            "RU" => {
                for value in property.values() {
                    self.rule_words(line, &value, remarks)?;
                }
            }
            "RE" => self.result(line, &property.value()),
            "CA" => check_encoding(line, &property.value(), remarks),
            "AE" | "AW" | "AB" | "CV" | "CP" | "CO" | "PL" | "DI" => {
                for value in self.place(property) {
                    let what = brief(&format!("{}[{value}]", property.name));
                    remarks.push(Remark::new(line, files::not_known(what)));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads an entry such as `length:7`.
    fn match_entry(&mut self, entry: &str) {
        let Some((key, value)) = entry.split_once(':') else {
            return;
        };
        let Ok(value) = value.trim().parse::<u32>() else {
            return;
        };
        match key.trim().to_ascii_lowercase().as_str() {
            "length" => self.length = Some(value),
            "game" => self.number = Some(value),
            "ws" => self.score[0] = value,
            "bs" => self.score[1] = value,
            _ => {}
        }
    }

    /// Reads rules such as `Crawford:CrawfordGame`.
    fn rule_words(
        &mut self,
        line: usize,
        words: &str,
        remarks: &mut Vec<Remark>,
    ) -> Result<(), TextError> {
        self.rules.are_listed = true;
        for word in words.split([':', ',', ';']).map(str::trim) {
            match word.to_ascii_lowercase().as_str() {
                "crawford" => self.rules.crawford = true,
                "crawfordgame" => {
                    (self.rules.crawford, self.rules.is_crawford_game) = (true, true);
                }
                "jacoby" => self.rules.jacoby = true,
                "nocube" => self.rules.no_cube = true,
                "beaver" | "beavers" => self.rules.beavers = true,
                "" | "backgammon" | "standard" => {}
                other if other.contains("gammon") => {
                    let what = files::no_variation(brief(word));
                    return Err(TextError::new(0, what).on_line(line));
                }
                _ => {
                    let what = files::unknown_rule(brief(word));
                    remarks.push(Remark::new(line, what));
                }
            }
        }
        Ok(())
    }

    /// Reads a result such as `W+2R`.
    fn result(&mut self, line: usize, result: &str) {
        let winner = match result.as_bytes().first() {
            Some(b'W' | b'w') => Seat::First,
            Some(b'B' | b'b') => Seat::Second,
            _ => return,
        };
        let digits = result.split_once('+').map_or("", |(_, points)| points);
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        let points = digits[..length].parse().ok().filter(|points| *points > 0);
        self.result = Some((line, winner, points));
    }

    /// Reads what a player did: a throw with moves, or a word about the cube.
    fn act(&mut self, line: usize, side: Side, value: &str, remarks: &mut Vec<Remark>) {
        let lower = value.to_ascii_lowercase();
        let before = self.entries.last().filter(|_| self.set_up.is_none());
        // What the other player has just done.
        let asked = before.filter(|last| last.side != side);
        let event = match (lower.as_str(), asked.map(|last| &last.event)) {
            ("accept", Some(Event::OfferToResign(_))) => return self.accept_resignation(),
            ("reject", Some(Event::OfferToResign(_))) => Some(Event::Decline),
            ("double" | "redouble", _) => Some(Event::Double(None)),
            ("beaver" | "raccoon", _) => Some(Event::Beaver(None)),
            ("take" | "accept", _) => Some(Event::Take),
            ("drop" | "pass" | "reject", _) => Some(Event::Drop),
            ("resign", _) => Some(Event::OfferToResign(None)),
            _ => resignation(&lower)
                .or_else(|| throw(side, value).map(|(dice, hops)| Event::Throw { dice, hops })),
        };
        let Some(event) = event else {
            let what = files::no_throw(brief(value));
            return remarks.push(Remark::new(line, what));
        };
        self.arrange(side);
        self.dice = None;
        self.push(line, side, event);
    }

    /// Makes an offer to resign, if that is the last entry, the end of the game.
    fn accept_resignation(&mut self) {
        if let Some(last) = self.entries.last_mut()
            && let Event::OfferToResign(points) = last.event
        {
            last.event = points.map_or(Event::Resign(None), Event::Lose);
        }
    }

    fn push(&mut self, line: usize, side: Side, event: Event) {
        self.entries.push(Entry::certain(line, side, event));
    }

    /// Enters the position that was set up before a player does something.
    fn arrange(&mut self, next: Side) {
        let Some((line, mut set_up)) = self.set_up.take() else {
            return;
        };
        if !set_up.is_empty() {
            let is_opening = self.entries.is_empty() && set_up.has_only_stake();
            set_up.turn = match set_up.turn {
                _ if is_opening => None,
                turn => turn.or(Some(next.seat())),
            };
            self.push(line, next, Event::SetUp(Box::new(set_up)));
        }
    }

    /// Reads a property that sets up the board, the cube, the dice or the player on turn. Returns
    /// the values that mean nothing in it.
    fn place(&mut self, property: &Property) -> Vec<String> {
        let line = property.line;
        let values = property.values().filter(|value| !value.is_empty());
        let mut unknown = Vec::new();
        for value in values {
            let is_known = match property.name {
                "DI" => {
                    self.dice = two_dice(&value).map(|dice| (line, dice));
                    self.dice.is_some()
                }
                "CV" => {
                    let stake = value.parse().ok();
                    self.set_up(line).stake = stake;
                    stake.is_some()
                }
                "PL" => {
                    let turn = owner(&value).flatten();
                    self.set_up(line).turn = turn;
                    turn.is_some()
                }
                // GNU Backgammon has the owner of the cube where SGF has a copyright.
                "CP" | "CO" => self.cube(line, &value) || property.name == "CP",
                name => self.points(line, name, &value),
            };
            if !is_known {
                unknown.push(value);
            }
        }
        unknown
    }

    /// The position that is set up.
    fn set_up(&mut self, line: usize) -> &mut SetUp {
        let fresh = || (line, SetUp::new(files::set_up_here()));
        &mut self.set_up.get_or_insert_with(fresh).1
    }

    /// Reads whose the cube is. Returns whether the value says that.
    fn cube(&mut self, line: usize, value: &str) -> bool {
        if ["n", "none", "nobody", "noone"].contains(&value.to_ascii_lowercase().as_str()) {
            // In the Crawford game it is the cube of this game only.
            let is_start = self.entries.is_empty();
            self.rules.no_cube |= is_start && !self.rules.is_crawford_game;
            return is_start || self.rules.no_cube || self.rules.is_crawford_game;
        }
        let owner = owner(value);
        if owner.is_some() {
            self.set_up(line).owner = owner;
        }
        owner.is_some()
    }

    /// Empties points or adds a checker to each. Returns whether the value names points.
    fn points(&mut self, line: usize, name: &str, value: &str) -> bool {
        let Some(letters) = letters(value) else {
            return false;
        };
        let set_up = self.set_up(line);
        for letter in letters {
            let place = |side: Side| usize::from(place(side, letter));
            let add = |count: &mut u8| *count = count.saturating_add(1);
            match name {
                "AE" => set_up.emptied[place(Side::Left)] = true,
                "AW" => add(&mut set_up.added[0][place(Side::Left)]),
                _ => add(&mut set_up.added[1][place(Side::Right)]),
            }
        }
        true
    }

    /// The game, the number of the first one being this.
    pub(super) fn finish(mut self, first_number: u32, crawford: Option<bool>) -> GameText {
        let turn = self.set_up.as_ref().and_then(|(_, set_up)| set_up.turn);
        let side = match turn {
            Some(Seat::Second) => Side::Right,
            Some(Seat::First) => Side::Left,
            None => self
                .entries
                .last()
                .map_or(Side::Left, |last| last.side.other()),
        };
        self.arrange(side);
        if let Some((line, dice)) = self.dice {
            let hops = Vec::new();
            self.push(line, side, Event::Throw { dice, hops });
        }
        if let Some((line, winner, points)) = self.result {
            let (winner, loser) = match winner {
                Seat::First => (Side::Left, Side::Right),
                Seat::Second => (Side::Right, Side::Left),
            };
            if self.entries.last().is_some_and(|last| last.side == loser) {
                self.accept_resignation();
            }
            match points {
                Some(points) => self.push(line, winner, Event::Win(points)),
                None => self.push(line, loser, Event::Resign(None)),
            }
        } else if let Some(Event::OfferToResign(None)) = self.entries.last().map(|last| &last.event)
        {
            // The word alone, without an answer, is the end of the game.
            self.accept_resignation();
        }
        beavers::find(&mut self.entries);
        GameText {
            line: self.line,
            number: self
                .number
                .unwrap_or(0)
                .saturating_sub(first_number)
                .saturating_add(1),
            heading: Names {
                names: self.names,
                score: self.score,
                right: 0,
            },
            crawford,
            entries: self.entries,
        }
    }

    /// Whether a game under this one's heading can be the next of its match.
    pub(super) fn is_followed_by(&self, next: &Self) -> bool {
        self.length.unwrap_or(0) == next.length.unwrap_or(0)
            && self.rules.jacoby == next.rules.jacoby
            && self.rules.no_cube == next.rules.no_cube
            && self.number < next.number
    }
}

/// The player whom a value names, or the middle of the board.
fn owner(value: &str) -> Option<Option<Seat>> {
    match value.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Some(Seat::First)),
        "b" | "black" => Some(Some(Seat::Second)),
        "c" | "centre" | "center" | "centred" | "centered" => Some(None),
        _ => None,
    }
}

/// The letters in a value of a list of points: one, or a range such as `a:y` in either direction.
fn letters(value: &str) -> Option<RangeInclusive<u8>> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    match [from, to].map(|end| end.trim().as_bytes()) {
        [[from @ b'a'..=b'z'], [to @ b'a'..=b'z']] => Some(*from.min(to)..=*from.max(to)),
        _ => None,
    }
}

/// The place of a letter from `a` to `z`, as its player numbers it.
const fn place(side: Side, letter: u8) -> u8 {
    match (letter, side) {
        (b'z'.., _) => OFF,
        (b'y', _) => BAR,
        (point, Side::Left) => point - b'a' + 1,
        (point, Side::Right) => b'x' - point + 1,
    }
}

fn two_dice(value: &str) -> Option<[u8; 2]> {
    match value.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

/// An offer to resign in gibbon's words: `resign:2`, in points.
fn resignation(value: &str) -> Option<Event> {
    let points: u32 = value.strip_prefix("resign:")?.trim().parse().ok()?;
    (points > 0).then_some(Event::OfferToResign(Some(points)))
}

/// The dice and the moves in a value such as `31hefe`.
fn throw(side: Side, value: &str) -> Option<([u8; 2], Vec<Hop>)> {
    let dice = two_dice(value.get(..2)?)?;
    let letters = value[2..].trim().as_bytes();
    if !letters.len().is_multiple_of(2) || letters.len() > 8 {
        return None;
    }
    let number = |letter: u8| letter.is_ascii_lowercase().then(|| place(side, letter));
    let hops: Option<Vec<Hop>> = letters
        .chunks(2)
        .map(|pair| {
            let (from, to) = (number(pair[0])?, number(pair[1])?);
            (from > to).then_some(Hop { from, to })
        })
        .collect();
    Some((dice, hops?))
}

/// Says if a file is in an encoding that is not read here.
fn check_encoding(line: usize, name: &str, remarks: &mut Vec<Remark>) {
    let lower = name.to_ascii_lowercase();
    let is_known = [
        "utf",
        "iso-8859-1",
        "iso8859-1",
        "latin1",
        "latin-1",
        "windows-1252",
    ]
    .iter()
    .any(|known| lower.starts_with(known));
    if !is_known && !["", "ascii", "us-ascii"].contains(&lower.as_str()) {
        remarks.push(Remark::new(line, files::encoding(brief(name))));
    }
}
