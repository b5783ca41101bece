//! The IDs of GNU Backgammon: a position ID of 14 characters and a match ID of 12, which it shows
//! under every board, written together as `4HPwATDgc/ABMA:cAngAAAAAAAE`.
//!
//! Both are base64 of bits, the lowest bit of the first byte first. The position: for the opponent
//! of the player on turn, then for that player, for the points 1 to 24 of the owner and the bar, as
//! many ones as there are checkers, and a zero. The match: the fields listed in this file. White is
//! their player 1, whose checkers are X, and Black their player 0.
//!
//! A throw half played, the opening and a finished game have no ID here.

use data_encoding::{BASE64_NOPAD, DecodeKind};
use tesserae_rules::{
    Seat, TextError,
    backgammon::{
        BAR, CHECKERS, Checkers, Cube, Dice, OFF, Options, Part, Phase, Position, Situation, Stake,
        State,
    },
    brief,
};
use tesserae_words::{Text, files};

use super::{GNUBG, check_length};

const POSITION_BYTES: usize = 10;
const MATCH_BYTES: usize = 9;

/// The fields of a match ID in order, with the number of bits of each.
const MATCH: [(Field, usize); 15] = [
    (Field::Stake, 4),
    (Field::Owner, 2),
    (Field::Mover, 1),
    (Field::Crawford, 1),
    (Field::State, 3),
    (Field::Asked, 1),
    (Field::Doubled, 1),
    (Field::Resigned, 2),
    (Field::FirstDie, 3),
    (Field::SecondDie, 3),
    (Field::Length, 15),
    (Field::ScoreBlack, 15),
    (Field::ScoreWhite, 15),
    (Field::NoJacoby, 1),
    (Field::Rest, 5),
];

/// The fields of a match ID.
#[derive(Copy, Clone)]
enum Field {
    /// The power of two of the stake.
    Stake,
    /// The owner of the doubling cube: a player, or 3 for nobody.
    Owner,
    /// The player on turn.
    Mover,
    /// 1 in the Crawford game.
    Crawford,
    /// 1 while a game is played; 0 where none has begun, and after its first throw.
    State,
    /// The player who must do something, other than the mover when a double or a resignation waits
    /// for an answer.
    Asked,
    /// 1 when a double has been offered.
    Doubled,
    /// How many times the stake has been offered in resignation.
    Resigned,
    /// A die, or 0 before the throw.
    FirstDie,
    /// A die, or 0 before the throw.
    SecondDie,
    /// The length of the match, 0 for a single game.
    Length,
    /// Black's points.
    ScoreBlack,
    /// White's points.
    ScoreWhite,
    /// 1 without Jacoby's rule.
    NoJacoby,
    /// Nothing.
    Rest,
}

const fn player(seat: Seat) -> u32 {
    match seat {
        Seat::First => 1,
        Seat::Second => 0,
    }
}

const fn seat(player: u32) -> Seat {
    if player == 1 {
        Seat::First
    } else {
        Seat::Second
    }
}

/// The position ID of a position, the player on turn being the one whose checkers are `own`.
#[must_use]
pub(super) fn position_id(position: Position) -> String {
    let mut bits = Bits::<POSITION_BYTES>::default();
    for checkers in [position.other, position.own] {
        for point in 1..=BAR {
            bits.put(
                (1 << checkers.at(point)) - 1,
                usize::from(checkers.at(point)) + 1,
            );
        }
    }
    BASE64_NOPAD.encode(&bits.bytes)
}

/// Reads a position ID.
///
/// # Errors
/// What is wrong, and where.
pub(super) fn read_position_id(text: &str) -> Result<Position, TextError> {
    let mut bits = Bits::<POSITION_BYTES> {
        bytes: decode(text, 0, "position")?,
        at: 0,
    };
    let mut side = || {
        let mut counts = [0_u8; 26];
        let mut left = CHECKERS;
        for point in 1..=BAR {
            while bits.take(1) == 1 {
                left = left.checked_sub(1)?;
                counts[usize::from(point)] += 1;
            }
        }
        counts[usize::from(OFF)] = left;
        Checkers::new(counts)
    };
    let (other, own) = (side(), side());
    let (Some(own), Some(other)) = (own, other) else {
        return Err(TextError::new(0, files::somebody_has_more(CHECKERS)));
    };
    let position = Position { own, other };
    if position_id(position) != text {
        return Err(TextError::new(0, files::more_than_checkers(brief(text))));
    }
    Ok(position)
}

/// Writes a game as position ID and match ID with a colon between.
///
/// # Errors
/// Why this moment of a game has none.
pub fn write(state: &State) -> Result<String, Text> {
    let situation = state.situation();
    let faces = match (situation.phase, situation.dice) {
        (Phase::Throw | Phase::Offer | Phase::Resign(_), None) => [0, 0],
        (
            Phase::Move | Phase::Resign(_),
            Some(Dice {
                faces,
                used: [0, 0],
            }),
        ) => faces,
        (Phase::Move | Phase::Resign(_), _) => {
            return Err(files::cannot_hold("half", GNUBG));
        }
        (Phase::Beaver, _) => {
            return Err(files::cannot_hold("beaver", GNUBG));
        }
        (Phase::Opening, _) => {
            return Err(files::cannot_hold("opening", GNUBG));
        }
        (Phase::Over(_), _) => {
            return Err(files::cannot_hold("over", GNUBG));
        }
        (Phase::Throw | Phase::Offer, Some(_)) => {
            return Err(tesserae_words::positions::dice_lie_not());
        }
    };
    let cube = situation.cube.unwrap_or(Cube::FRESH);
    let asked = situation.answer().map_or(situation.turn, |(seat, _)| seat);
    let mut bits = Bits::<MATCH_BYTES>::default();
    for (field, width) in MATCH {
        let value = match field {
            Field::Stake => cube.stake.points().trailing_zeros(),
            Field::Owner => cube.owner.map_or(3, player),
            Field::Mover => player(situation.turn),
            Field::Crawford => u32::from(situation.crawford),
            Field::State => 1,
            Field::Asked => player(asked),
            Field::Doubled => u32::from(situation.phase == Phase::Offer),
            Field::Resigned => match situation.phase {
                Phase::Resign(times) => u32::from(times),
                _ => 0,
            },
            Field::FirstDie => u32::from(faces[0]),
            Field::SecondDie => u32::from(faces[1]),
            Field::Length => state.options().match_length.map_or(0, u32::from),
            Field::ScoreBlack => situation.score[1],
            Field::ScoreWhite => situation.score[0],
            Field::NoJacoby => u32::from(!state.options().jacoby),
            Field::Rest => 0,
        };
        if value >> width != 0 {
            return Err(files::score_too_high(GNUBG, 32_767_u16));
        }
        bits.put(value, width);
    }
    Ok(format!(
        "{}:{}",
        position_id(situation.seen_by(situation.turn)),
        BASE64_NOPAD.encode(&bits.bytes)
    ))
}

/// Reads a position ID and a match ID with a colon between. These house rules add what they leave
/// open.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str, house_rules: &Options) -> Result<State, TextError> {
    let Some((position, game)) = text.split_once(':') else {
        return Err(TextError::new(text.len(), files::colon_between_ids()));
    };
    let at = position.len() + 1;
    let position = read_position_id(position)?;
    let mut bits = Bits::<MATCH_BYTES> {
        bytes: decode(game, at, "match")?,
        at: 0,
    };
    let values = MATCH.map(|(_, width)| bits.take(width));
    let value = |field: Field| values[field as usize];
    let wrong = |what: Text| TextError::new(at, what);
    // GNU Backgammon itself writes 0 after the throw that begins a game.
    let is_thrown = value(Field::FirstDie) != 0;
    if value(Field::State) != 1 && !(value(Field::State) == 0 && is_thrown) {
        return Err(wrong(files::id_not_played()));
    }
    if value(Field::Rest) != 0 {
        return Err(wrong(files::id_unknown_end()));
    }
    let length = value(Field::Length);
    let single = length == 0;
    let length = u8::try_from(length).map_err(|_| wrong(files::id_length(length)))?;
    let turn = seat(value(Field::Mover));
    let faces = [Field::FirstDie, Field::SecondDie].map(|die| value(die) as u8);
    let dice = (faces != [0, 0]).then(|| Dice::new(faces));
    let phase = match (value(Field::Doubled), value(Field::Resigned) as u8) {
        (0, 0) if dice.is_some() => Phase::Move,
        (0, 0) => Phase::Throw,
        (0, times) => Phase::Resign(times),
        (_, 0) => Phase::Offer,
        _ => return Err(wrong(files::id_two_offers())),
    };
    if matches!(phase, Phase::Move | Phase::Throw) && value(Field::Asked) != value(Field::Mover) {
        return Err(wrong(files::id_nothing_to_do()));
    }
    let stake = u8::try_from(1_u32 << value(Field::Stake))
        .ok()
        .and_then(Stake::new);
    let owner = match value(Field::Owner) {
        3 => None,
        2 => return Err(wrong(files::id_third_player())),
        player => Some(seat(player)),
    };
    let cube = Cube {
        stake: stake.ok_or_else(|| wrong(files::id_stake(64_u8)))?,
        owner,
    };
    let crawford = value(Field::Crawford) == 1;
    let mut options = Options {
        match_length: (!single).then_some(length),
        ..house_rules.clone()
    };
    options.jacoby = single && value(Field::NoJacoby) == 0;
    options.beavers &= single;
    options.automatic_doubles =
        single && (options.automatic_doubles || owner.is_none() && cube.stake.points() == 2);
    options.crawford |= crawford;
    options.doubling_cube |= cube != Cube::FRESH;
    check_length(&options).map_err(|what| TextError::new(at, what))?;
    let mut situation = Situation {
        checkers: [position.own, position.other],
        turn,
        phase,
        dice,
        cube: options.doubling_cube.then_some(cube),
        score: [value(Field::ScoreWhite), value(Field::ScoreBlack)],
        crawford,
    };
    situation.set_position(position);
    State::set_up(options, situation)
        .map_err(|(part, what)| TextError::new(if part == Part::Checkers { 0 } else { at }, what))
}

/// Bits written or read one after the other, the lowest of the first byte first.
struct Bits<const BYTES: usize> {
    bytes: [u8; BYTES],
    at: usize,
}

impl<const BYTES: usize> Default for Bits<BYTES> {
    fn default() -> Self {
        Self {
            bytes: [0; BYTES],
            at: 0,
        }
    }
}

impl<const BYTES: usize> Bits<BYTES> {
    fn put(&mut self, value: u32, width: usize) {
        for i in 0..width {
            if let Some(byte) = self.bytes.get_mut(self.at / 8) {
                *byte |= ((value >> i & 1) as u8) << (self.at % 8);
            }
            self.at += 1;
        }
    }

    /// The next bits; beyond the end they are 0.
    fn take(&mut self, width: usize) -> u32 {
        let mut value = 0;
        for i in 0..width {
            let byte = self.bytes.get(self.at / 8).copied().unwrap_or(0);
            value |= u32::from(byte >> (self.at % 8) & 1) << i;
            self.at += 1;
        }
        value
    }
}

fn decode<const BYTES: usize>(text: &str, at: usize, kind: &str) -> Result<[u8; BYTES], TextError> {
    let length = (BYTES * 8).div_ceil(6);
    let wrong_length = || TextError::new(at, files::length_of_id(kind, length, brief(text)));
    if text.chars().count() != length {
        return Err(wrong_length());
    }
    let no_letter =
        |place: usize, letter: char| TextError::new(at + place, files::no_letter_of_id(letter));
    if let Some((place, letter)) = text.char_indices().find(|(_, letter)| !letter.is_ascii()) {
        return Err(no_letter(place, letter));
    }
    let bytes = BASE64_NOPAD.decode(text.as_bytes()).map_err(|error| {
        match text.chars().nth(error.position) {
            Some(letter) if error.kind == DecodeKind::Symbol => no_letter(error.position, letter),
            _ => TextError::new(at + error.position, files::more_bits(kind)),
        }
    })?;
    bytes.try_into().map_err(|_| wrong_length())
}
