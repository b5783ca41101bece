//! OGID, the one-line position of OpenGammon and of programs that exchange positions with it.
//!
//! `11ccccchhhjjjjj:66666888dddddoo:N0N:46:B:IB:0:0:3:0`, fields between colons:
//!
//! 1. White's checkers and 2. Black's, a character each: `0` to `9` and `a` to `p` are the places 0
//!    to 25. White enters from place 0, their bar, and moves up; Black enters from place 25 and
//!    moves down. Checkers that are missing are off, and those at `q`;
//! 3. the cube: its owner (`W`, `B`, or `N`, `D`, `?` for nobody), the stake as a power of two, and
//!    `O` while a double waits for its answer, `T` once it is taken, `P` once it is dropped, else
//!    `N`;
//! 4. the dice, nothing before the throw;
//! 5. who acted last, `W` or `B`: the other player is on turn. Where field 6 is empty it is the
//!    player on turn: so does the only program write it that leaves that field empty;
//! 6. what has happened: `R` after a throw, `C` before one, `D` after a double, and others; `IW`
//!    without dice is the start of a game, in which White is on turn;
//! 7. White's points, 8. Black's points;
//! 9. the length of the match, 0 for a single game, and behind it `C` in the Crawford game, `L`
//!    after it, or `G` and a number of games;
//! 10. a number of the move, and 11. the number of checkers a side, which must be 15.
//!
//! Fields from the fourth on may be missing; without the fifth White is on turn. A throw half played,
//! a beaver, a resignation, the opening and a finished game have no OGID.

use tesserae_rules::{
    Reader, Seat, TextError,
    backgammon::{
        BAR, CHECKERS, Checkers, Cube, OFF, Options, Part, Phase, Situation, Stake, State,
    },
};
use tesserae_words::{Text, files, notation};

use super::{OGID, check_length, moment::Moment, options_at};

/// Whether a word looks like an OGID: its first five fields have the form, as far as they are there.
pub(super) fn is_ogid(text: &str) -> bool {
    let fields: Vec<&str> = text.split(':').collect();
    let [white, black, cube, rest @ ..] = &fields[..] else {
        return false;
    };
    let dice = rest.first().copied().unwrap_or_default();
    let turn = rest.get(1).copied().unwrap_or("W");
    let is_place = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'q');
    let is_side = |side: &str| (1..=15).contains(&side.len()) && side.bytes().all(is_place);
    let is_cube = matches!(
        cube.as_bytes(),
        [
            b'W' | b'B' | b'N' | b'D' | b'?',
            b'0'..=b'9',
            b'N' | b'O' | b'T' | b'P'
        ]
    );
    let is_dice = dice.is_empty() || dice.len() == 2;
    is_side(white) && is_side(black) && is_cube && is_dice && ["W", "B"].contains(&turn)
}

/// Writes a game as OGID.
///
/// # Errors
/// Why this moment of a game has none.
pub(super) fn write(state: &State) -> Result<String, Text> {
    let situation = state.situation();
    let (action, code, dice) = match Moment::of(situation, OGID)? {
        Moment::Throw => ('N', 'C', String::new()),
        Moment::Offer => ('O', 'D', String::new()),
        Moment::Move([a, b]) => ('N', 'R', format!("{}{}", a.min(b), a.max(b))),
    };
    let letter = |seat| if seat == Seat::First { 'W' } else { 'B' };
    let acted = if situation.phase == Phase::Offer {
        situation.turn
    } else {
        situation.turn.other()
    };
    let [white, black] = &situation.checkers;
    let checkers = |checkers: &Checkers, own: fn(u8) -> u8| -> String {
        let places = (0..=BAR).map(|place| (place, own(place)));
        let stacks = places.filter(|(_, own)| *own != OFF).map(|(place, own)| {
            let letter = match place {
                0..=9 => b'0' + place,
                _ => b'a' + place - 10,
            };
            String::from(char::from(letter)).repeat(checkers.at(own).into())
        });
        stacks.collect()
    };
    let cube = situation.cube.unwrap_or(Cube::FRESH);
    let [a, b] = situation.score;
    Ok(format!(
        "{}:{}:{}{}{action}:{dice}:{}:{code}:{a}:{b}:{}{}:0",
        checkers(white, |place| BAR - place),
        checkers(black, |place| place),
        cube.owner.map_or('N', letter),
        cube.stake.points().trailing_zeros(),
        letter(acted),
        state.options().match_length.unwrap_or(0),
        if situation.crawford { "C" } else { "" },
    ))
}

/// Reads an OGID. These house rules add what it leaves open.
///
/// # Errors
/// What is wrong, and where; or which length of match is not played here.
pub(super) fn read(text: &str, house_rules: &Options) -> Result<State, TextError> {
    let whole = Reader::new(text);
    let fields: Vec<Reader> = whole.split(':').collect();
    let [white, black, cube, rest @ ..] = &fields[..] else {
        return Err(whole.end().error(files::three_fields()));
    };
    let nothing = whole.end();
    let dice = rest.first().unwrap_or(&nothing);
    let turn = rest.get(1).unwrap_or(&nothing);
    let field = |index: usize| rest.get(index + 2).copied();
    let state = field(0).map_or("", |field| field.rest());
    let number = |index: usize| match field(index).filter(|field| !field.rest().is_empty()) {
        None => Ok(0),
        Some(field) => {
            let number = field.number().filter(|number: &u32| *number <= 9_999);
            number.ok_or_else(|| field.wrong(notation::number_from(0_u8, 9_999_u16)))
        }
    };
    if let Some(checkers) = field(5).filter(|field| !["", "15"].contains(&field.rest())) {
        return Err(checkers.wrong(notation::this_text("15")));
    }
    let (length, crawford) = match field(3) {
        None => (0, false),
        Some(field) => read_length(field)?,
    };
    let named = match turn.rest() {
        "W" => Seat::First,
        "B" => Seat::Second,
        "" if rest.len() < 2 => Seat::First,
        _ => return Err(turn.wrong(notation::one_of("W, B"))),
    };
    let dice_thrown = match dice.rest().as_bytes() {
        b"" => None,
        &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => return Err(dice.wrong(notation::two_dice("52"))),
    };
    let (stake, owner, action) = read_cube(*cube)?;
    let (turn_seat, moment) = match (action, dice_thrown) {
        (b'P', _) => return Err(cube.error(files::dropped())),
        // Whoever doubled acted last.
        (b'O', None) => (named, Moment::Offer),
        (b'O', Some(_)) => return Err(dice.error(files::doubled_before_throw())),
        (_, thrown) => {
            let seat = if state == "IW" && thrown.is_none() {
                Seat::First
            } else if state.is_empty() {
                named
            } else {
                named.other()
            };
            (seat, thrown.map_or(Moment::Throw, Moment::Move))
        }
    };
    let cube_there = Cube { stake, owner };
    let length = (length > 0).then_some(length);
    let options = options_at(house_rules, length, cube_there, crawford);
    let situation = Situation {
        checkers: [
            read_checkers(*white, |place| BAR - place)?,
            read_checkers(*black, |place| place)?,
        ],
        turn: turn_seat,
        phase: moment.phase(),
        dice: moment.dice(),
        cube: options.doubling_cube.then_some(cube_there),
        score: [number(1)?, number(2)?],
        crawford,
    };
    check_length(&options).map_err(|what| field(3).unwrap_or(whole).error(what))?;
    State::set_up(options, situation).map_err(|(part, what)| {
        let field = match part {
            Part::Checkers => *white,
            Part::Turn => *turn,
            Part::Dice | Part::Phase => *dice,
            Part::Cube => *cube,
            Part::Score => field(1).unwrap_or(whole),
        };
        field.error(what)
    })
}

/// The stake, its owner and what is done with the cube.
fn read_cube(field: Reader) -> Result<(Stake, Option<Seat>, u8), TextError> {
    let wrong = || field.wrong(notation::cube("W1N, B2O, N0N"));
    let &[
        owner,
        power @ b'0'..=b'9',
        action @ (b'N' | b'O' | b'T' | b'P'),
    ] = field.rest().as_bytes()
    else {
        return Err(wrong());
    };
    let owner = match owner {
        b'W' => Some(Seat::First),
        b'B' => Some(Seat::Second),
        b'N' | b'D' | b'?' => None,
        _ => return Err(wrong()),
    };
    let stake = 1_u8.checked_shl((power - b'0').into()).and_then(Stake::new);
    Ok((stake.ok_or_else(wrong)?, owner, action))
}

/// The length of a match, 0 for none, and whether this is its Crawford game.
fn read_length(field: Reader) -> Result<(u8, bool), TextError> {
    let text = field.rest();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (length, behind) = text.split_at(digits);
    let is_known = matches!(behind, "" | "C" | "L")
        || behind
            .strip_prefix('G')
            .is_some_and(|games| games.bytes().all(|byte| byte.is_ascii_digit()));
    let length = if length.is_empty() {
        Ok(0)
    } else {
        length.parse()
    };
    match length {
        Ok(length) if is_known => Ok((length, behind == "C" && length > 0)),
        _ => Err(field.wrong(files::length_of_match("7, 7C"))),
    }
}

/// Checkers at their places, which their owner numbers otherwise.
fn read_checkers(field: Reader, own: fn(u8) -> u8) -> Result<Checkers, TextError> {
    let mut counts = [0_u8; 26];
    for (index, letter) in field.rest().bytes().enumerate() {
        let place = match letter {
            b'0'..=b'9' => Some(own(letter - b'0')),
            b'a'..=b'p' => Some(own(letter - b'a' + 10)),
            _ => None,
        };
        // Nobody's checkers lie on the other player's bar.
        let place = place.filter(|place| *place != OFF);
        let Some(place) = place.or((letter == b'q').then_some(OFF)) else {
            let what = files::no_place(char::from(letter));
            return Err(TextError::new(field.at() + index, what));
        };
        counts[usize::from(place)] = counts[usize::from(place)].saturating_add(1);
    }
    let all = counts
        .iter()
        .fold(0_u8, |all, count| all.saturating_add(*count));
    let missing = CHECKERS.checked_sub(all);
    counts[usize::from(OFF)] +=
        missing.ok_or_else(|| field.error(files::more_checkers(CHECKERS)))?;
    Checkers::new(counts).ok_or_else(|| field.wrong(files::fifteen_checkers()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::xgid;

    fn as_xgid(id: &str) -> String {
        xgid::write(&read(id, &Default::default()).unwrap()).unwrap()
    }

    #[test]
    fn an_ogid_is_the_position_of_its_xgid() {
        for (ogid, xgid) in [
            // White has acted, so Black is on turn.
            (
                "17ccccghhhjjjjj:66666888dddddoo:N0N:46:W:R:0:0:3:1",
                "XGID=-b----E-CA--eD---cAe----A-:0:0:-1:46:0:0:0:3:10",
            ),
            (
                "llm:15:W1N:54:B:R:1:0:4:",
                "XGID=---AB---------------a---a-:1:1:1:54:1:0:0:4:10",
            ),
            // Black has doubled.
            (
                "11ccccchhhjjjjj:66666888dddddoo:N0O::B:D:1:1:3:11",
                "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:1:1:0:3:10",
            ),
            // Without the sixth field the fifth is the player on turn.
            (
                "0ccccchhhjjjjjl:66666888ddddoop:B2N:62:B::0:0:7:",
                "XGID=ab--A-E-C---dE---c-e-----A:2:-1:-1:62:0:0:0:7:10",
            ),
            // Without more fields, too.
            (
                "0ccccchhhjjjjjl:66666888ddddoop:B2N::B",
                "XGID=ab--A-E-C---dE---c-e-----A:2:-1:-1:00:0:0:0:0:10",
            ),
            // Checkers and cube alone.
            (
                "11jjjjjhhhccccc:ooddddd88866666:N0N",
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            ),
            // What is off may stand there as well.
            (
                "11jjjjjhhhccccq:ooddddd88866qqq:W1N",
                "XGID=-b----E-C---eD---c-b----B-:1:1:1:00:0:0:0:0:10",
            ),
            // The start, in which White is on turn.
            (
                "11ccccchhhjjjjj:66666888dddddoo:N0N::W:IW:0:0:5:0",
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10",
            ),
        ] {
            assert_eq!(as_xgid(ogid), xgid, "{ogid}");
        }
    }

    #[test]
    fn every_moment_with_an_ogid_comes_back_from_it() {
        for xgid in [
            "-b----E-CA--eD---cAe----A-:0:0:-1:46:0:0:0:3:10",
            "ab--A-E-C---dE---c-e-----A:0:0:-1:00:4:6:1:7:10",
            "-b----E-C---eE---c-e----B-:1:1:1:D:0:0:0:0:10",
        ] {
            let state = xgid::read(xgid, &Default::default()).unwrap();
            let ogid = write(&state).unwrap();
            let back = read(&ogid, state.options()).unwrap();
            assert_eq!(back, state, "{xgid} as {ogid}");
        }
    }

    #[test]
    fn a_wrong_field_is_named_with_its_place() {
        for (ogid, at) in [
            ("p1ccccchhhjjjjj:66666888dddddoo:N0N::W:R:0:0:1:0", 0),
            ("11ccccchhhjjjjj:66666888dddddor:N0N::W:R:0:0:1:0", 30),
            ("11ccccchhhjjjjjq:66666888dddddoo:N0N::W:R:0:0:1:0", 0),
            ("11ccccchhhjjjjj:66666888dddddoo:N9N::W:R:0:0:1:0", 32),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N:79:W:R:0:0:1:0", 36),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N::W:R:0:0:7X:0", 45),
            ("11ccccchhhjjjjj:66666888dddddoo:N0N::W:R:0:0:1:0:20", 49),
        ] {
            let error = read(ogid, &Default::default()).unwrap_err();
            assert_eq!(error.at, at, "{ogid}: {error}");
        }
    }
}
