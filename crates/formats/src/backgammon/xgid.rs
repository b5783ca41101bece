//! XGID, the one-line position of eXtreme Gammon that most programs and forums read.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10`, ten fields between colons:
//!
//! 1. the checkers in 26 characters: Black's bar, White's points 1 to 24, White's bar; `A` to `O`
//!    are 1 to 15 checkers of White's, `a` to `o` of Black's, `-` is an empty place, and checkers
//!    that are missing are off;
//! 2. the stake as a power of two, and 3. whose the doubling cube is: 1 White's, -1 Black's, 0
//!    nobody's;
//! 4. who is on turn: 1 White, -1 Black;
//! 5. the dice; `00` before the throw; `D` if the player on turn has doubled, `B` if that double
//!    has been beavered;
//! 6. White's points, 7. Black's points;
//! 8. in a match 1 in the Crawford game, else 0; in a single game 1 for Jacoby plus 2 for beavers;
//! 9. the length of the match, 0 for a single game;
//! 10. the largest stake as a power of two. It is written as 10, the custom of the original; when
//!     reading, any will do.
//!
//! A throw half played, a resignation, the opening and a finished game have no XGID.

use tesserae_rules::{
    Kind, Reader, Seat, TextError,
    backgammon::{
        BAR, CHECKERS, Checkers, Cube, Dice, OFF, Options, Part, Phase, Situation, Stake, State,
    },
};
use tesserae_words::{Text, files, notation};

use super::{XGID, check_length};

const PREFIX: &str = "XGID=";

/// Writes a game as XGID.
///
/// # Errors
/// Why this moment of a game has none.
pub fn write(state: &State) -> Result<String, Text> {
    let situation = state.situation();
    let dice = match (situation.phase, situation.dice) {
        (Phase::Throw, _) => "00".to_owned(),
        (Phase::Offer, _) => "D".to_owned(),
        (Phase::Beaver, _) => "B".to_owned(),
        (
            Phase::Move,
            Some(Dice {
                faces: [a, b],
                used: [0, 0],
            }),
        ) => format!("{a}{b}"),
        (Phase::Move, _) => {
            return Err(files::cannot_hold("half", XGID));
        }
        (Phase::Resign(_), _) => return Err(files::cannot_hold("resignation", XGID)),
        (Phase::Opening, _) => {
            return Err(files::cannot_hold("opening", XGID));
        }
        (Phase::Over(_), _) => return Err(files::cannot_hold("over", XGID)),
    };
    let white = situation.seen_by(Seat::First);
    let checkers: String = (0..=BAR)
        .map(|point| {
            let own = if point == OFF { 0 } else { white.own.at(point) };
            let other = if point == BAR {
                0
            } else {
                white.other.at(BAR - point)
            };
            match (own, other) {
                (0, 0) => '-',
                (0, count) => char::from(b'a' + count - 1),
                (count, _) => char::from(b'A' + count - 1),
            }
        })
        .collect();
    let cube = situation.cube.unwrap_or(Cube::FRESH);
    let owner = cube.owner.map_or(0, sign);
    let options = state.options();
    let (length, rules) = match options.match_length {
        Some(length) => (length, u8::from(situation.crawford)),
        None => (0, u8::from(options.jacoby) + 2 * u8::from(options.beavers)),
    };
    let [a, b] = situation.score;
    let stake = cube.stake.points().trailing_zeros();
    Ok(format!(
        "{PREFIX}{checkers}:{stake}:{owner}:{}:{dice}:{a}:{b}:{rules}:{length}:10",
        sign(situation.turn)
    ))
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
    let mut whole = Reader::new(text);
    whole.take(PREFIX);
    let Some(
        [
            checkers,
            stake,
            owner,
            turn,
            dice,
            white,
            black,
            rules,
            length,
            most,
        ],
    ) = whole.parts(':')
    else {
        return Err(whole
            .end()
            .error(files::ten_fields(whole.split(':').count())));
    };
    read_number(most, 99)?;
    let points = u8::try_from(read_number(length, 9_999)?)
        .map_err(|_| length.wrong(notation::smaller_number()))?;
    let is_single = points == 0;
    let rule = read_number(rules, 3)?;
    let mut options = Options {
        match_length: (!is_single).then_some(points),
        ..house_rules.clone()
    };
    (options.jacoby, options.beavers) = (is_single && rule & 1 != 0, is_single && rule & 2 != 0);
    options.automatic_doubles &= is_single;
    if !is_single && rule > 1 {
        return Err(rules.wrong(notation::one_of("0, 1")));
    }
    let crawford = !is_single && rule == 1;
    options.crawford |= crawford;
    let turn_seat = read_seat(turn)?.ok_or_else(|| turn.wrong(notation::one_of("1, -1")))?;
    let (phase, thrown) =
        read_dice(dice).ok_or_else(|| dice.wrong(notation::two_dice("52, 00, D, B")))?;
    let stake_points = Stake::new(1 << read_number(stake, 6)?)
        .ok_or_else(|| stake.wrong(notation::smaller_number()))?;
    let cube = Cube {
        stake: stake_points,
        owner: read_seat(owner)?,
    };
    // An automatic double is the only way to a stake of 2 with the cube in the middle.
    options.automatic_doubles |= is_single && cube.owner.is_none() && cube.stake.points() == 2;
    if cube != Cube::FRESH {
        options.doubling_cube = true;
    }
    let situation = Situation {
        checkers: read_checkers(checkers)?,
        turn: turn_seat,
        phase,
        dice: thrown,
        cube: options.doubling_cube.then_some(cube),
        score: [read_number(white, 9_999)?, read_number(black, 9_999)?],
        crawford,
    };
    check_length(&options).map_err(|what| length.error(what))?;
    State::set_up(options, situation).map_err(|(part, what)| {
        let field = match part {
            Part::Checkers => checkers,
            Part::Turn => turn,
            Part::Dice | Part::Phase => dice,
            Part::Cube => stake,
            Part::Score => white,
        };
        field.error(what)
    })
}

fn read_number(field: Reader, most: u32) -> Result<u32, TextError> {
    let number = field.number().filter(|number| *number <= most);
    number.ok_or_else(|| field.wrong(notation::number_from(0_u8, most)))
}

fn read_seat(field: Reader) -> Result<Option<Seat>, TextError> {
    let seats = [
        ("1", Some(Seat::First)),
        ("-1", Some(Seat::Second)),
        ("0", None),
    ];
    field
        .word(&seats)
        .ok_or_else(|| field.wrong(notation::one_of("1, 0, -1")))
}

fn read_dice(field: Reader) -> Option<(Phase, Option<Dice>)> {
    match field.rest().as_bytes() {
        b"00" => Some((Phase::Throw, None)),
        b"D" => Some((Phase::Offer, None)),
        b"B" => Some((Phase::Beaver, None)),
        &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => {
            Some((Phase::Move, Some(Dice::new([a - b'0', b - b'0']))))
        }
        _ => None,
    }
}

fn read_checkers(field: Reader) -> Result<[Checkers; 2], TextError> {
    let text = field.rest();
    if text.len() != 26 || !text.is_ascii() {
        return Err(field.wrong(files::characters_of_checkers()));
    }
    let mut counts = [[0_u8; 26]; 2];
    for (place, character) in text.bytes().enumerate() {
        let found = char::from(character);
        let wrong = |what: Text| TextError::new(field.at() + place, what);
        match character {
            b'-' => {}
            b'A'..=b'O' if place > 0 => counts[0][place] = character - b'A' + 1,
            b'a'..=b'o' if place < 25 => counts[1][25 - place] = character - b'a' + 1,
            b'A'..=b'O' | b'a'..=b'o' => return Err(wrong(files::on_other_bar(found))),
            _ => {
                return Err(wrong(notation::is_not(
                    found,
                    notation::one_of("A–O, a–o, -"),
                )));
            }
        }
    }
    let mut sides = [Checkers::START; 2];
    for (seat, counts) in Seat::BOTH.into_iter().zip(&mut counts) {
        let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let off = u32::from(CHECKERS)
            .checked_sub(all)
            .and_then(|off| u8::try_from(off).ok());
        let name = Kind::Backgammon.seat_name(seat);
        counts[usize::from(OFF)] =
            off.ok_or_else(|| field.error(files::too_many_checkers(name, all, CHECKERS)))?;
        sides[seat.index()] =
            Checkers::new(*counts).ok_or_else(|| field.wrong(files::fifteen_checkers()))?;
    }
    Ok(sides)
}
