//! Boards of FIBS, the First Internet Backgammon Server, which other servers and GNU Backgammon's
//! external players write as well.
//!
//! `board:You:Anna:7:0:0:0:-2:0:…`, 53 fields between colons, by FIBS's help on `boardstyle 3`:
//!
//! * 1, 2: the player's and the opponent's name; here they are White and Black;
//! * 3: the length of the match, 9999 or 0 for none; 4, 5: both players' points;
//! * 6 to 31: the checkers at the places 0 to 25, O's above and X's below 0;
//! * 32: who is on turn, 1 for O and -1 for X, or 0 at the end of a game;
//! * 33, 34: the player's dice, and 35, 36: the opponent's; 0 before the throw;
//! * 37: the cube; 38, 39: whether the player and the opponent may double; 40: 1 if the opponent
//!   has doubled, and -1, of GNU Backgammon, if the player has;
//! * 41: the player's colour, as in 32; 42: 1 if they move from place 1 to 24, -1 if from 24 to 1.
//!
//! The others follow from these and are not read. In the Crawford game nobody may double. Checkers
//! that are missing are off.

use tesserae_rules::{
    Header, Reader, Seat, TextError,
    backgammon::{BAR, CHECKERS, Checkers, Cube, OFF, Options, Part, Situation, Stake, State},
};
use tesserae_words::{Text, files, notation};

use super::{check_length, moment::Moment, options_at};

/// The name of the format.
pub(super) const FIBS: &str = "FIBS";

/// What a board begins with.
pub(super) const PREFIX: &str = "board:";

/// The fields that are read.
const FIELDS: usize = 43;
/// The length of a match that is none.
const UNLIMITED: u32 = 9_999;

/// Whether a word looks like a board, which may be cut off behind its checkers.
pub(super) fn is_board(text: &str) -> bool {
    let fields: Vec<&str> = text.split(':').take(FIELDS).collect();
    let is_number = |field: &&str| field.parse::<i8>().is_ok();
    let checkers = fields.get(6..32).unwrap_or_default();
    fields.first() == Some(&"board") && !checkers.is_empty() && checkers.iter().all(is_number)
}

/// Writes a game as a board, with the names of its players.
///
/// # Errors
/// Why this moment of a game has none.
pub(super) fn write(state: &State, names: [&str; 2]) -> Result<String, Text> {
    let situation = state.situation();
    let moment = Moment::of(situation, FIBS)?;
    let [white, black] = &situation.checkers;
    let length = state.options().match_length.map_or(UNLIMITED, u32::from);
    let [a, b] = situation.score;
    let checkers: Vec<String> = (0..=BAR)
        .map(|place| {
            let count = |checkers: &Checkers, own| match own {
                OFF => 0,
                own => i16::from(checkers.at(own)),
            };
            (count(white, place) - count(black, BAR - place)).to_string()
        })
        .collect();
    let thrown = |seat| match moment {
        Moment::Move([a, b]) if situation.turn == seat => format!("{a}:{b}"),
        _ => "0:0".to_owned(),
    };
    let cube = situation.cube;
    let may_double = |seat: Seat| {
        let is_theirs = cube.is_some_and(|cube| cube.owner.is_none_or(|owner| owner == seat));
        u8::from(is_theirs && !situation.crawford)
    };
    // Whoever doubled is on turn here, and in a board whoever answers.
    let (turn, doubled) = match (moment, situation.turn) {
        (Moment::Offer, Seat::First) => (Seat::Second, -1),
        (Moment::Offer, Seat::Second) => (Seat::First, 1),
        (_, seat) => (seat, 0),
    };
    let [player, opponent] = names.map(|name| name.replace([':', ' '], "_"));
    let [white_off, black_off] = [white, black].map(|checkers| checkers.at(OFF));
    let [white_bar, black_bar] = [white, black].map(|checkers| checkers.at(BAR));
    Ok(format!(
        "{PREFIX}{player}:{opponent}:{length}:{a}:{b}:{}:{}:{}:{}:{}:{}:{}:{doubled}:1:-1:0:25:\
         {white_off}:{black_off}:{white_bar}:{black_bar}:0:0:0:0",
        checkers.join(":"),
        if turn == Seat::First { 1 } else { -1 },
        thrown(Seat::First),
        thrown(Seat::Second),
        cube.map_or(1, |cube| cube.stake.points()),
        may_double(Seat::First),
        may_double(Seat::Second),
    ))
}

/// Reads a board. These house rules add what it leaves open.
///
/// # Errors
/// What is wrong, and where; or which length of match is not played here.
pub(super) fn read(text: &str, house_rules: &Options) -> Result<State, TextError> {
    let whole = Reader::new(text);
    let fields: Vec<Reader> = whole.split(':').collect();
    let Some(fields) = fields.first_chunk() else {
        return Err(whole.end().error(files::board_is_cut()));
    };
    let length = match number(fields[3])? {
        0 | UNLIMITED => None,
        length => {
            Some(u8::try_from(length).map_err(|_| fields[3].wrong(notation::smaller_number()))?)
        }
    };
    let score = [number(fields[4])?, number(fields[5])?];
    let may_double = [flag(fields[38])?, flag(fields[39])?];
    let cube = read_cube(fields[37], may_double)?;
    let (turn, moment) = read_moment(fields)?;
    let needs_one =
        |seat: Seat| length.is_some_and(|length| score[seat.index()] + 1 == u32::from(length));
    let crawford = cube == Cube::FRESH
        && may_double == [false, false]
        && needs_one(Seat::First) != needs_one(Seat::Second);

    let options = options_at(house_rules, length, cube, crawford);
    let situation = Situation {
        checkers: read_checkers(fields)?,
        turn,
        phase: moment.phase(),
        dice: moment.dice(),
        cube: options.doubling_cube.then_some(cube),
        score,
        crawford,
    };
    check_length(&options).map_err(|what| fields[3].error(what))?;
    State::set_up(options, situation).map_err(|(part, what)| {
        let field = match part {
            Part::Checkers => 6,
            Part::Turn => 32,
            Part::Dice | Part::Phase => 33,
            Part::Cube => 37,
            Part::Score => 4,
        };
        fields[field].error(what)
    })
}

/// The names of the player and the opponent. FIBS calls whoever it writes to “You”.
pub(super) fn names(text: &str) -> [String; 2] {
    let mut fields = text.split(':').skip(1);
    let mut name = || match fields.next() {
        None | Some("You") => String::new(),
        Some(name) => name.chars().take(Header::LONGEST_NAME).collect(),
    };
    [name(), name()]
}

fn number(field: Reader) -> Result<u32, TextError> {
    let number = field.number().filter(|number| *number <= UNLIMITED);
    number.ok_or_else(|| field.wrong(notation::number_from(0_u8, UNLIMITED)))
}

fn flag(field: Reader) -> Result<bool, TextError> {
    let meaning = field.word(&[("1", true), ("0", false)]);
    meaning.ok_or_else(|| field.wrong(notation::one_of("1, 0")))
}

/// Whether a field is 1 rather than -1.
fn is_positive(field: Reader) -> Result<bool, TextError> {
    let meaning = field.word(&[("1", true), ("-1", false)]);
    meaning.ok_or_else(|| field.wrong(notation::one_of("1, -1")))
}

/// The cube, which belongs to the only one who may double.
fn read_cube(field: Reader, may_double: [bool; 2]) -> Result<Cube, TextError> {
    let stake = u8::try_from(number(field)?).ok().and_then(Stake::new);
    let stake = stake.ok_or_else(|| field.wrong(notation::cube("1, 2, 4")))?;
    let owner = match may_double {
        [true, false] => Some(Seat::First),
        [false, true] => Some(Seat::Second),
        _ => None,
    };
    // Before the first double somebody may have chosen not to be asked.
    let owner = owner.filter(|_| stake != Cube::FRESH.stake);
    Ok(Cube { stake, owner })
}

/// Who is on turn, or has doubled, and what the game waits for.
fn read_moment(fields: &[Reader; FIELDS]) -> Result<(Seat, Moment), TextError> {
    if fields[32].rest() == "0" {
        return Err(fields[32].error(files::board_is_over()));
    }
    let is_first = is_positive(fields[32])? == is_positive(fields[41])?;
    let (turn, dice) = if is_first {
        (Seat::First, [fields[33], fields[34]])
    } else {
        (Seat::Second, [fields[35], fields[36]])
    };
    let doubler = fields[40].word(&[
        ("0", None),
        ("1", Some(Seat::Second)),
        ("-1", Some(Seat::First)),
    ]);
    let doubler = doubler.ok_or_else(|| fields[40].wrong(notation::one_of("1, 0, -1")))?;
    if let Some(doubler) = doubler {
        return Ok((doubler, Moment::Offer));
    }
    let face = |field: Reader| {
        let face = field.number().filter(|face| *face <= 6);
        face.ok_or_else(|| field.wrong(notation::face()))
    };
    match [face(dice[0])?, face(dice[1])?] {
        [0, 0] => Ok((turn, Moment::Throw)),
        [0, _] => Err(dice[0].wrong(notation::face())),
        [_, 0] => Err(dice[1].wrong(notation::face())),
        faces => Ok((turn, Moment::Move(faces))),
    }
}

/// The checkers of White, the player, and of Black, each in the seat's own numbering.
fn read_checkers(fields: &[Reader; FIELDS]) -> Result<[Checkers; 2], TextError> {
    let (is_o, goes_up) = (is_positive(fields[41])?, is_positive(fields[42])?);
    let mut counts = [[0_u8; 26]; 2];
    for (place, field) in fields[6..32].iter().enumerate() {
        let wrong = || field.wrong(notation::number_from(-i64::from(CHECKERS), CHECKERS));
        let count: i8 = field.rest().parse().map_err(|_| wrong())?;
        let seat = usize::from((count > 0) != is_o);
        let own = if goes_up == (seat == 0) {
            25 - place
        } else {
            place
        };
        // Nobody's checkers lie on the other player's bar.
        if count != 0 && own == usize::from(OFF) {
            return Err(field.error(files::on_other_bar(field.rest())));
        }
        counts[seat][own] = count.unsigned_abs();
    }
    let [white, black] = counts.map(|mut counts| {
        let on_board: u16 = counts.iter().map(|count| u16::from(*count)).sum();
        let missing = u16::from(CHECKERS).checked_sub(on_board);
        counts[usize::from(OFF)] = u8::try_from(missing?).ok()?;
        Checkers::new(counts)
    });
    let all = |checkers: Option<Checkers>| {
        checkers.ok_or_else(|| fields[6].error(files::more_checkers(CHECKERS)))
    };
    Ok([all(white)?, all(black)?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::xgid;

    /// The example of FIBS's help.
    const EXAMPLE: &str = "board:You:someplayer:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:\
                           1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

    fn as_xgid(board: &str) -> String {
        xgid::write(&read(board, &Default::default()).unwrap()).unwrap()
    }

    /// The example with other values of some fields.
    fn with(changes: &[(usize, &str)]) -> String {
        let mut fields: Vec<&str> = EXAMPLE.split(':').collect();
        for (field, value) in changes {
            fields[*field] = value;
        }
        fields.join(":")
    }

    #[test]
    fn a_board_is_the_position_of_its_xgid() {
        for (changes, xgid) in [
            (
                &[][..],
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:1:0:3:10",
            ),
            // The opponent is on turn, before the throw.
            (
                &[(32, "-1"), (33, "0"), (34, "0")],
                "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:1:0:3:10",
            ),
            // The player is X.
            (
                &[
                    (32, "1"),
                    (33, "0"),
                    (34, "0"),
                    (35, "3"),
                    (36, "1"),
                    (41, "-1"),
                    (42, "1"),
                ],
                "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:1:0:3:10",
            ),
            // An opponent who has doubled; a cube of theirs; no match.
            (
                &[
                    (3, "9999"),
                    (33, "0"),
                    (34, "0"),
                    (40, "1"),
                    (4, "0"),
                    (5, "0"),
                ],
                "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:0:10",
            ),
            (
                &[(37, "2"), (38, "0")],
                "XGID=-b----E-C---eE---c-e----B-:1:-1:1:62:0:1:0:3:10",
            ),
            // The Crawford game: nobody may double.
            (
                &[(5, "2"), (38, "0"), (39, "0")],
                "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:2:1:3:10",
            ),
            // A checker of each on the bar, and others off.
            (
                &[(25 + 6, "1"), (24 + 6, "1"), (6, "-1"), (19 + 6, "-1")],
                "XGID=ab----E-C---eE---c-a----AA:0:0:1:62:0:1:0:3:10",
            ),
        ] {
            assert_eq!(as_xgid(&with(changes)), xgid, "{changes:?}");
        }
    }

    #[test]
    fn a_wrong_field_is_named_with_its_place() {
        for (changes, at, what) in [
            (&[(3, "x")][..], "x", "number"),
            (&[(32, "0")], "0:6", "over"),
            (&[(33, "7")], "7:2", "face of a die"),
            (&[(33, "0")], "0:2", "face of a die"),
            (&[(37, "3")], "3:1", "cube"),
            (&[(6, "1")], "1:-2", "bar"),
            (&[(7, "-16")], "0:-16", "more than 15"),
            (&[(4, "3")], "3:1", "3"),
        ] {
            let board = with(changes);
            let error = read(&board, &Default::default()).unwrap_err();
            assert!(board[error.at..].starts_with(at), "{changes:?}: {error}");
            assert!(error.to_string().contains(what), "{changes:?}: {error}");
        }
        let short = EXAMPLE.split(':').take(42).collect::<Vec<_>>().join(":");
        let error = crate::import(short.as_bytes(), &Default::default()).unwrap_err();
        assert!(error.to_string().contains("cut off"), "{error}");
    }
}
