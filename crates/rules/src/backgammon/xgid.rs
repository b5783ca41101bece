//! XGID, the one-line position of eXtreme Gammon that most programs and forums read.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10`, ten fields between colons:
//!
//! 1. the checkers in 26 characters: Black's bar, White's points 1 to 24, White's bar; `A` to `O` are 1 to 15 checkers
//!    of White's, `a` to `o` of Black's, `-` is an empty place, and checkers that are missing are off;
//! 2. the stake as a power of two, and 3. whose the doubling cube is: 1 White's, -1 Black's, 0 nobody's;
//! 4. who is on turn: 1 White, -1 Black;
//! 5. the dice; `00` before the throw; `D` if the player on turn has doubled, `B` if that double has been beavered;
//! 6. White's points, 7. Black's points;
//! 8. in a match 1 in the Crawford game, else 0; in a single game 1 for Jacoby plus 2 for beavers;
//! 9. the length of the match, 0 for a single game;
//! 10. the largest stake as a power of two. It is written as 10, the custom of the original; when reading, any will do.
//!
//! A throw half played, a resignation, the opening and a finished game have no XGID.
use super::{
    Options, State,
    check::{self, Part},
    position::{BAR, Dice, MEN, Men, OFF, Phase, Situation},
    score::{Cube, Stake},
};
use crate::{HouseRules, Seat, TextError, text::brief};

const PREFIX: &str = "XGID=";

/// Writes a game as XGID.
///
/// # Errors
/// Why this moment of a game has none.
pub fn write(state: &State) -> Result<String, String> {
    let situation = &state.situation;
    let dice = match (situation.phase, situation.dice) {
        (Phase::Throw, _) => "00".to_owned(),
        (Phase::Offer, _) => "D".to_owned(),
        (Phase::Beaver, _) => "B".to_owned(),
        (Phase::Move, Some(Dice { faces: [a, b], used: [0, 0] })) => format!("{a}{b}"),
        (Phase::Move, _) => return Err("an XGID cannot hold a throw that is half played".to_owned()),
        (Phase::Resign(_), _) => return Err("an XGID cannot hold a resignation".to_owned()),
        (Phase::Opening, _) => return Err("an XGID cannot hold the opening: nobody is on turn".to_owned()),
        (Phase::Over(_), _) => return Err("an XGID cannot hold a finished game".to_owned()),
    };
    let white = situation.seen_by(Seat::First);
    let men: String = (0..=BAR)
        .map(|point| {
            let own = if point == OFF { 0 } else { white.own.at(point) };
            let other = if point == BAR { 0 } else { white.other.at(BAR - point) };
            match (own, other) {
                (0, 0) => '-',
                (0, count) => char::from(b'a' + count - 1),
                (count, _) => char::from(b'A' + count - 1),
            }
        })
        .collect();
    let cube = situation.cube.unwrap_or(Cube::FRESH);
    let owner = cube.owner.map_or(0, sign);
    let options = &state.options;
    let (length, rules) = match options.match_length {
        Some(length) => (length, u8::from(situation.crawford)),
        None => (0, u8::from(options.jacoby) + 2 * u8::from(options.beavers)),
    };
    let [a, b] = situation.score;
    let stake = cube.stake.points().trailing_zeros();
    Ok(format!("{PREFIX}{men}:{stake}:{owner}:{}:{dice}:{a}:{b}:{rules}:{length}:10", sign(situation.turn)))
}

const fn sign(seat: Seat) -> i8 {
    match seat {
        Seat::First => 1,
        Seat::Second => -1,
    }
}

/// Reads an XGID, with or without `XGID=` before it. These house rules add what it leaves open.
///
/// # Errors
/// What is wrong, and where; or which length of match is not played here.
pub fn read(text: &str, house_rules: &Options) -> Result<State, TextError> {
    let mut at = if text.starts_with(PREFIX) { PREFIX.len() } else { 0 };
    let mut fields = Vec::with_capacity(10);
    for field in text[at..].splitn(11, ':') {
        fields.push(Field { at, text: field });
        at += field.len() + 1;
    }
    let &[men, stake, owner, turn, dice, white, black, rules, length, most] = fields.as_slice() else {
        return Err(TextError::new(text.len(), format!("an XGID has ten fields, not {}", fields.len())));
    };
    most.number(99)?;
    let length = length.with(length.number(9_999)?, |length| match length {
        0 => Some(None),
        _ => Some(Some(u8::try_from(length).ok()?)),
    })?;
    let rule = rules.number(3)?;
    let mut options = Options { match_length: length, ..house_rules.clone() };
    (options.jacoby, options.beavers) = (length.is_none() && rule & 1 != 0, length.is_none() && rule & 2 != 0);
    options.automatic_doubles &= length.is_none();
    if length.is_some() && rule > 1 {
        return Err(rules.wrong("1 in the Crawford game, else 0"));
    }
    let crawford = length.is_some() && rule == 1;
    options.crawford |= crawford;
    let turn_seat = turn.seat()?.ok_or_else(|| turn.wrong("1 or -1"))?;
    let (phase, thrown) = dice.dice()?;
    let stake_points = stake.with(stake.number(6)?, |power| Stake::new(1 << power))?;
    let cube = Cube { stake: stake_points, owner: owner.seat()? };
    // An automatic double is the only way to a stake of 2 with the die in the middle.
    options.automatic_doubles |= length.is_none() && cube.owner.is_none() && cube.stake.points() == 2;
    if cube != Cube::FRESH {
        options.doubling_cube = true;
    }
    let situation = Situation {
        men: men.men()?,
        turn: turn_seat,
        phase,
        dice: thrown,
        cube: options.doubling_cube.then_some(cube),
        score: [white.number(9_999)?, black.number(9_999)?],
        crawford,
    };
    check_length(&options).map_err(|what| TextError::new(fields[8].at, what))?;
    check::check_situation(&options, &situation).map_err(|(part, what)| {
        let field = match part {
            Part::Men => men,
            Part::Turn => turn,
            Part::Dice | Part::Phase => dice,
            Part::Cube => stake,
            Part::Score => white,
        };
        TextError::new(field.at, what)
    })?;
    Ok(State::from_situation(options, situation))
}

/// Whether matches of this length are played here.
pub(super) fn check_length(options: &Options) -> Result<(), String> {
    let Some(length) = options.match_length else { return Ok(()) };
    let mut copy = options.clone();
    copy.set("match_length", &length.to_string()).map_err(|error| error.to_string())
}

#[derive(Copy, Clone)]
struct Field<'a> {
    at: usize,
    text: &'a str,
}

impl Field<'_> {
    fn wrong(&self, should_be: &str) -> TextError {
        TextError::new(self.at, format!("“{}” should be {should_be}", brief(self.text)))
    }

    fn number(&self, most: u32) -> Result<u32, TextError> {
        let digits =
            !self.text.is_empty() && self.text.len() <= 5 && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { self.text.parse().ok() } else { None };
        number.filter(|number| *number <= most).ok_or_else(|| self.wrong(&format!("a number from 0 to {most}")))
    }

    fn with<T>(&self, number: u32, make: impl FnOnce(u32) -> Option<T>) -> Result<T, TextError> {
        make(number).ok_or_else(|| self.wrong("a smaller number"))
    }

    fn seat(&self) -> Result<Option<Seat>, TextError> {
        match self.text {
            "1" => Ok(Some(Seat::First)),
            "-1" => Ok(Some(Seat::Second)),
            "0" => Ok(None),
            _ => Err(self.wrong("1, 0 or -1")),
        }
    }

    fn dice(&self) -> Result<(Phase, Option<Dice>), TextError> {
        match self.text.as_bytes() {
            b"00" => Ok((Phase::Throw, None)),
            b"D" => Ok((Phase::Offer, None)),
            b"B" => Ok((Phase::Beaver, None)),
            &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => Ok((Phase::Move, Some(Dice::new([a - b'0', b - b'0'])))),
            _ => Err(self.wrong("two dice such as 52, 00, D or B")),
        }
    }

    fn men(&self) -> Result<[Men; 2], TextError> {
        if self.text.len() != 26 || !self.text.is_ascii() {
            return Err(self.wrong("26 characters: bar, 24 points, bar"));
        }
        let mut counts = [[0_u8; 26]; 2];
        for (place, character) in self.text.bytes().enumerate() {
            let wrong = |what: &str| TextError::new(self.at + place, format!("“{}” {what}", char::from(character)));
            match character {
                b'-' => {}
                b'A'..=b'O' if place > 0 => counts[0][place] = character - b'A' + 1,
                b'a'..=b'o' if place < 25 => counts[1][25 - place] = character - b'a' + 1,
                b'A'..=b'O' | b'a'..=b'o' => return Err(wrong("is on the opponent's bar")),
                _ => return Err(wrong("is not a number of checkers: A to O, a to o, or -")),
            }
        }
        let mut sides = [Men::START; 2];
        for (seat, counts) in Seat::BOTH.into_iter().zip(&mut counts) {
            let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
            let off = u32::from(MEN).checked_sub(all).and_then(|off| u8::try_from(off).ok());
            counts[usize::from(OFF)] = off.ok_or_else(|| {
                TextError::new(self.at, format!("{} has {all} checkers, more than {MEN}", super::name(seat)))
            })?;
            sides[seat.index()] = Men::new(*counts).ok_or_else(|| self.wrong("fifteen checkers a side"))?;
        }
        Ok(sides)
    }
}
