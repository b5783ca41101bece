//! Files of our own making in the form of eXtreme Gammon: whole, cut, damaged and hostile.

use miniz_oxide::deflate::compress_to_vec_zlib;
use rand::{Rng, RngExt, SeedableRng};
use tesserae_rules::{
    Action, Choice, Game, Session,
    backgammon::{Phase, State, number},
};

use super::record::SIZE;
use crate::{
    Content, ContentKind, Format, ImportError,
    backgammon::{mat::MatFile, tests::MATCH},
    import,
    text_encoding::decode,
};

fn int(record: &mut [u8], at: usize, value: i32) {
    record[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

fn record(kind: u8, ints: &[(usize, i32)]) -> Vec<u8> {
    let mut record = vec![0; SIZE];
    record[8] = kind;
    for (at, value) in ints {
        int(&mut record, *at, *value);
    }
    record
}

fn head(names: &[String; 2], length: i32) -> Vec<u8> {
    let mut head = record(0, &[(92, length), (552, 30), (556, 0x494C_4D44)]);
    (head[100], head[101]) = (1, 1);
    for (name, at) in names.iter().zip([880, 1_138]) {
        for (index, unit) in name.encode_utf16().enumerate() {
            head[at + 2 * index..at + 2 * index + 2].copy_from_slice(&unit.to_le_bytes());
        }
    }
    head
}

fn game_head(state: &State, number: i32) -> Vec<u8> {
    let [a, b] = state
        .situation()
        .score
        .map(|points| i32::try_from(points).unwrap());
    let mut head = record(1, &[(12, a), (16, b), (48, number)]);
    head[20] = u8::from(state.situation().crawford);
    head
}

fn player(seat: tesserae_rules::Seat) -> i32 {
    1 - 2 * i32::try_from(seat.index()).unwrap()
}

/// The records of a game or a match.
fn records(file: &MatFile) -> Vec<Vec<u8>> {
    let mut state = file.opening().unwrap();
    let length = file.options.match_length.map_or(99_999, i32::from);
    let mut all = vec![head(&file.names, length), game_head(&state, 1)];
    let mut count = 1;
    let mut hops: Vec<i32> = Vec::new();
    for action in &file.actions {
        let before = *state.situation();
        state.act(action).unwrap();
        let mover = player(before.turn);
        match action {
            Action::Step(step) => {
                let place = |place| number(before.turn, place).map_or(-1, |n| i32::from(n) - 1);
                hops.extend([place(step.from), place(step.to())]);
            }
            Action::Throw(throw) if state.situation().phase == Phase::Move => {
                let mover = player(state.situation().turn);
                let [a, b] = throw.faces() else { panic!() };
                let dice = [(64, mover), (100, i32::from(*a)), (104, i32::from(*b))];
                hops.clear();
                all.push(record(3, &dice));
                all.last_mut().unwrap()[2_308] = 1;
            }
            Action::Choice(Choice::Double) => all.push(record(
                2,
                &[(12, mover), (16, 1), (20, -1), (24, -1), (28, -1)],
            )),
            Action::Choice(Choice::Take) => int(all.last_mut().unwrap(), 20, 1),
            Action::Choice(Choice::Drop) => int(all.last_mut().unwrap(), 20, 0),
            Action::Choice(Choice::NextGame) => {
                count += 1;
                all.push(game_head(&state, count));
            }
            _ => {}
        }
        let last = all.last_mut().unwrap();
        if last[8] == 3 {
            for index in 0..8 {
                let value = hops.get(index).copied().unwrap_or(-1);
                int(last, 68 + 4 * index, value);
            }
        }
        if let Some(outcome) = state.outcome().filter(|_| last[8] != 4) {
            let winner = outcome.winner.map_or(0, player);
            let points = i32::try_from(outcome.points).unwrap();
            all.push(record(4, &[(24, winner), (28, points)]));
        }
    }
    all.push(record(5, &[]));
    all
}

/// A file with a picture of seven bytes and a stream behind the records.
fn packed(records: &[Vec<u8>]) -> Vec<u8> {
    let mut file = vec![0; 8_232];
    file[..4].copy_from_slice(b"RGMH");
    int(&mut file, 4, 1);
    int(&mut file, 8, 8_232);
    int(&mut file, 20, 7);
    file.extend(b"picture");
    file.extend(compress_to_vec_zlib(&records.concat(), 6));
    file.extend(compress_to_vec_zlib(b"comments", 6));
    file
}

fn of_text(text: &str) -> MatFile {
    MatFile::read(text, &Default::default()).unwrap()
}

fn read(bytes: &[u8]) -> Result<Content, ImportError> {
    super::read(bytes, &Default::default())
}

fn mat(session: &Session) -> String {
    (Format::with_key("mat").unwrap().write)(session).unwrap()
}

fn words(content: &Content) -> Vec<String> {
    content.remarks.iter().map(ToString::to_string).collect()
}

#[test]
fn a_match_is_read_with_its_cube_names_and_scores_as_its_text_is() {
    let file = of_text(MATCH);
    let imported = import(&packed(&records(&file)), &Default::default()).unwrap();
    assert_eq!(imported.format, &Format::XG);
    assert_eq!(
        (imported.kind, imported.others.len()),
        (ContentKind::Match, 0)
    );
    assert_eq!(imported.session.header().names, ["Zoë Ångström", "Bob"]);
    assert_eq!(imported.remarks, []);
    assert_eq!(mat(&imported.session), file.write().unwrap());
}

#[test]
fn a_hop_of_both_dice_in_one_and_a_win_by_the_score_of_the_next_game_are_read() {
    let file = of_text(MATCH);
    let mut records = records(&file);
    // 24/18 18/13 as 24/13.
    let turn = records
        .iter_mut()
        .filter(|record| record[8] == 3)
        .nth(1)
        .unwrap();
    int(turn, 72, 12);
    int(turn, 76, -1);
    records.retain(|record| record[8] != 4);
    let content = read(&packed(&records)).unwrap();
    assert_eq!(mat(&content.sessions[0]), file.write().unwrap());
}

#[test]
fn a_file_that_is_cut_keeps_the_whole_records_and_says_where_it_ends() {
    let file = packed(&records(&of_text(MATCH)));
    let packed = compress_to_vec_zlib(&records(&of_text(MATCH)).concat(), 6).len();
    let content = read(&file[..8_239 + packed - 20]).unwrap();
    let said = words(&content);
    assert!(
        said.last()
            .unwrap()
            .ends_with("the file is cut off here: what follows is missing")
    );
    assert!(said.last().unwrap().starts_with("game "), "{said:?}");
    for length in [4, 8_000, 8_232, 8_239, 8_250] {
        let error = read(&file[..length]).unwrap_err().to_string();
        assert!(error.contains(".xg file is"), "{length}: {error}");
    }
}

#[test]
fn hostile_sizes_and_other_games_are_refused_in_a_sentence() {
    let mut file = packed(&records(&of_text(MATCH)));
    let variation = |number| {
        let mut records = records(&of_text(MATCH));
        int(&mut records[0], 96, number);
        read(&packed(&records)).unwrap_err().to_string()
    };
    assert_eq!(
        variation(1),
        "the variation “Nackgammon” is not played here"
    );
    let bomb = packed(&vec![vec![0; SIZE]; 16_385]);
    let error = read(&bomb).unwrap_err().to_string();
    assert_eq!(error, "this .xg file unpacks to more than a match can hold");
    let no_games = packed(&records(&of_text(MATCH))[..1]);
    let error = read(&no_games).unwrap_err().to_string();
    assert_eq!(error, "the file holds no game");
    let headless = packed(&records(&of_text(MATCH))[1..]);
    assert!(
        read(&headless)
            .unwrap_err()
            .to_string()
            .contains("head of a match")
    );
    int(&mut file, 20, -1);
    assert!(
        read(&file)
            .unwrap_err()
            .to_string()
            .contains("cut off within its header")
    );
}

#[test]
fn a_move_against_the_rules_is_kept_and_its_place_named() {
    let mut records = records(&of_text(MATCH));
    let turn = records
        .iter_mut()
        .filter(|record| record[8] == 3)
        .nth(1)
        .unwrap();
    // 24/18 and then a second checker to 14, with 6 and 5.
    int(turn, 76, 23);
    int(turn, 80, 13);
    let content = read(&packed(&records)).unwrap();
    let said = words(&content);
    assert!(
        said[0].starts_with("game 1, throw 2: White cannot play"),
        "{said:?}"
    );
    assert!(content.sessions.len() > 1);
}

#[test]
fn a_game_that_begins_at_a_position_begins_there() {
    let mut records = records(&of_text(MATCH));
    // White has a checker on their 3 point more, and none on the 24 point but one.
    for (place, count) in [(1, -2_i8), (3, 1), (6, 5), (8, 3), (12, -5), (13, 5)] {
        records[1][21 + place] = count.to_le_bytes()[0];
    }
    for (place, count) in [(17, -3_i8), (19, -5), (24, 1)] {
        records[1][21 + place] = count.to_le_bytes()[0];
    }
    let one = [records[0].clone(), records[1].clone(), records[3].clone()];
    let content = read(&packed(&one)).unwrap();
    let start = content.sessions[0].header().start.clone().unwrap();
    let written = (Format::with_key("xgid").unwrap().write)(&content.sessions[0]);
    assert!(written.is_ok(), "{start}: {written:?}");
}

/// A cube decision or a turn with the checkers of both players before it, as the first player numbers
/// the points: above zero theirs.
fn at_position(mut record: Vec<u8>, counts: &[(usize, i8)]) -> Vec<u8> {
    let board = if record[8] == 2 { 36 } else { 9 };
    for (place, count) in counts {
        record[board + place] = count.to_le_bytes()[0];
    }
    record
}

/// White has two checkers left, Black three: one of them on the bar.
const RACE: [(usize, i8); 4] = [(0, -1), (2, 1), (6, 1), (20, -2)];

fn xgid(content: &Content) -> String {
    (Format::with_key("xgid").unwrap().write)(&content.sessions[0]).unwrap()
}

#[test]
fn a_file_of_one_position_is_that_position() {
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let of = |decision: Vec<u8>| {
        let game = record(1, &[(12, 1), (16, 2), (48, 1)]);
        let content = read(&packed(&[head(&names, 5), game, decision])).unwrap();
        assert_eq!((content.sessions.len(), words(&content)), (1, Vec::new()));
        xgid(&content)
    };
    // Black owns a cube of 4 and may double; then White does and asks for an answer.
    let cube = |player, doubles, owned| {
        let answers = [(20, -1), (24, -1), (28, -1)];
        let fields = [(12, player), (16, doubles), (32, owned)];
        at_position(record(2, &[&fields[..], &answers].concat()), &RACE)
    };
    assert_eq!(
        of(cube(-1, -1, -2)),
        "XGID=a-A---A-------------b-----:2:-1:-1:00:1:2:0:5:10"
    );
    assert_eq!(
        of(cube(1, 1, 0)),
        "XGID=a-A---A-------------b-----:0:0:1:D:1:2:0:5:10"
    );
    // A throw that nobody has played.
    let dice = record(3, &[(64, 1), (100, 6), (104, 5), (108, 1)]);
    assert_eq!(
        of(at_position(dice, &RACE)),
        "XGID=a-A---A-------------b-----:1:1:1:65:1:2:0:5:10"
    );
}

#[test]
fn a_game_that_has_begun_goes_on_as_it_was_played() {
    let mut records = records(&of_text(MATCH));
    let turns = records.iter_mut().filter(|record| record[8] == 3);
    // The turns of the first game but its first.
    for turn in turns.take(3).skip(1) {
        *turn = at_position(std::mem::take(turn), &RACE);
    }
    let content = read(&packed(&records)).unwrap();
    assert_eq!(mat(&content.sessions[0]), of_text(MATCH).write().unwrap());
}

#[test]
fn bytes_of_the_file_are_never_read_as_text() {
    let file = packed(&records(&of_text(MATCH)));
    assert!(crate::is_binary(&file));
    assert!(!crate::is_binary(MATCH.as_bytes()));
    assert!(crate::import_text(&decode(&file), &Default::default()).is_err());
}

/// Changes bytes, cuts and doubles records, and puts numbers of the format at their places.
fn mutated(records: &[Vec<u8>], rng: &mut impl Rng) -> Vec<Vec<u8>> {
    let mut records = records.to_vec();
    for _ in 0..rng.random_range(1..6_u8) {
        let index = rng.random_range(0..records.len());
        let count = records.len();
        match rng.random_range(0..6_u8) {
            0 if count > 1 => drop(records.remove(index)),
            1 => records.insert(index, records[index].clone()),
            2 => records.swap(index, rng.random_range(0..count)),
            3 => {
                let at = rng.random_range(0..SIZE);
                records[index][at] = rng.random();
            }
            4 => records[index][8] = rng.random_range(0..7),
            _ => {
                let fields = [
                    12, 16, 20, 24, 28, 32, 36, 48, 64, 68, 72, 76, 80, 92, 96, 100, 104, 108,
                ];
                let at = fields[rng.random_range(0..fields.len())];
                let value = match rng.random_range(0..3_u8) {
                    0 => rng.random_range(-3..26),
                    1 => i32::MAX - rng.random_range(0..2),
                    _ => rng.random(),
                };
                int(&mut records[index], at, value);
            }
        }
    }
    records
}

/// `MUTATIONS=1000000` in the environment tries as many.
#[test]
fn no_change_of_a_file_leads_to_a_panic_or_to_a_game_against_its_laws() {
    let count = std::env::var("MUTATIONS").map_or(300, |count| count.parse().unwrap());
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let records = records(&of_text(MATCH));
    let mut read_again = 0_u32;
    for index in 0..count {
        let mut file = packed(&mutated(&records, &mut rng));
        if index % 4 == 0 {
            // What is packed is damaged, too.
            let at = rng.random_range(0..file.len());
            file[at] = rng.random();
            file.truncate(rng.random_range(8_200..=file.len()));
        }
        let Ok(content) = read(&file) else { continue };
        read_again += 1;
        for session in &content.sessions {
            session.game().audit().unwrap();
        }
    }
    assert!(read_again > count / 4, "{read_again} of {count}");
}
