//! Files of our own making in the form of BGBlitz: whole, unusual, damaged and hostile.

use std::io::Write;

use flate2::{Compression, write::GzEncoder};
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use tesserae_rules::Session;

use crate::{
    Content, ContentKind, Format, ImportError,
    backgammon::{
        mat::{
            MatFile,
            entry::{Event, Side},
            read_sections,
            scan::GameText,
        },
        tests::MATCH,
    },
    import,
};

const HEAD: &[u8] =
    b"{\"version\":\"0.00011825\",\"compression\":\"gzip\",\"encoding\":\"smile\"}\n";

const NO_HOPS: [i64; 4] = [-1; 4];

fn player(side: Side) -> i64 {
    match side {
        Side::Left => -1,
        Side::Right => 1,
    }
}

fn list(places: impl Iterator<Item = u8>) -> Vec<i64> {
    let mut list: Vec<i64> = places.map(i64::from).collect();
    list.resize(4, -1);
    list
}

fn cube(side: Side, decision: &Value) -> Value {
    json!({"type": "amove", "player": player(side), "red": 1, "green": 7, "from": NO_HOPS, "to": NO_HOPS,
        "equity": {"cube": 1, "equity": 0.25, "cubeDecision": decision}})
}

/// What a player did, as the file has it; the analysis around it is skipped.
fn record(side: Side, event: &Event) -> Option<Value> {
    Some(match event {
        Event::Throw { dice: [a, b], hops } if hops.is_empty() => json!({
            "type": "amove", "player": player(side), "red": a, "green": 7,
            "from": [a, -1, -1, -1], "to": [b, -1, -1, -1], "dancingEquity": {"equity": -0.5},
        }),
        Event::Throw { dice: [a, b], hops } => json!({
            "type": "amove", "player": player(side), "red": a, "green": b,
            "from": list(hops.iter().map(|hop| hop.from)),
            "to": list(hops.iter().map(|hop| hop.to)),
            "equity": {"cubeDecision": {"stateOnMove": "NO_DOUBLE", "hasDoubled": null}},
            "moveAnalysis": [{"played": true, "ply": 2}], "luck": null,
        }),
        Event::Double(_) => cube(side, &json!({"hasDoubled": true, "hasAccepted": null})),
        Event::Take => cube(side, &json!({"hasAccepted": true})),
        Event::Drop => cube(side, &json!({"hasAccepted": false})),
        _ => return None,
    })
}

/// The points at the beginning of a game, as Red numbers them.
fn start() -> Vec<i64> {
    let mut points = vec![0; 26];
    for (point, count) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
        points[point - 1] -= count;
        points[24 - point] += count;
    }
    points
}

fn game(game: &GameText) -> Value {
    let entries = game.entries.iter();
    let moves: Vec<Value> = entries
        .filter_map(|entry| record(entry.side, &entry.event))
        .collect();
    let won = game.entries.iter().find_map(|entry| match entry.event {
        Event::Win(points) => Some(points),
        _ => None,
    });
    let [green, red] = game.heading.score;
    json!({"scoreGreen": green, "scoreRed": red, "isCrawford": false, "wonPoints": won.unwrap_or(0),
        "wasResignation": false, "initial": {"cube": 1, "cubeOwner": 0, "points": start()}, "moves": moves})
}

/// The match of a `.mat` text, with nobody ahead of the last score.
fn match_of(text: &str) -> Value {
    let sections = read_sections(text, &mut Vec::new()).unwrap();
    let games = &sections[0].games;
    let last = games.last().unwrap();
    let [green, red] = &last.heading.names;
    json!({"matchlen": sections[0].heading.length, "nameGreen": green, "nameRed": red, "useCube": true,
        "useCrawford": true, "date": "Nov 2, 2025", "finalGreen": last.heading.score[0],
        "finalRed": last.heading.score[1], "games": games.iter().map(game).collect::<Vec<_>>()})
}

fn packed(smile: &[u8]) -> Vec<u8> {
    let mut gzip = GzEncoder::new(HEAD.to_vec(), Compression::fast());
    gzip.write_all(smile).unwrap();
    gzip.finish().unwrap()
}

fn file(record: &Value) -> Vec<u8> {
    packed(&serde_smile::to_vec(record).unwrap())
}

fn read(record: &Value) -> Result<Content, ImportError> {
    super::read(&file(record), &Default::default())
}

fn mat(session: &Session) -> String {
    (Format::with_key("mat").unwrap().write)(session).unwrap()
}

fn written() -> String {
    let file = MatFile::read(MATCH, &Default::default()).unwrap();
    file.write().unwrap()
}

fn moves(record: &mut Value, game: usize) -> &mut Vec<Value> {
    record["games"][game]["moves"].as_array_mut().unwrap()
}

#[test]
fn a_match_is_read_with_its_cube_names_and_scores_as_its_text_is() {
    let imported = import(&file(&match_of(MATCH)), &Default::default()).unwrap();
    assert_eq!(imported.format, &Format::BGF);
    assert_eq!(
        (imported.kind, imported.others.len()),
        (ContentKind::Match, 0)
    );
    assert_eq!(imported.session.header().names, ["Zoë Ångström", "Bob"]);
    assert_eq!(imported.remarks, []);
    assert_eq!(mat(&imported.session), written());
}

#[test]
fn both_ways_to_record_a_double_a_throw_without_a_move_and_hops_lead_to_the_same_match() {
    let mut record = match_of(MATCH);
    let answers = [["adouble", "apass"], ["adouble", "atake"]];
    for (game, kinds) in answers.iter().enumerate() {
        let cubes = moves(&mut record, game)
            .iter_mut()
            .filter(|record| record["from"][0] == -1);
        for (cube, kind) in cubes.zip(kinds) {
            *cube = json!({"type": kind, "player": cube["player"]});
        }
    }
    // 24/18 18/13 as 24/13, borne off or not played as -1; the throw without a move as dice.
    moves(&mut record, 0)[1]["from"] = json!([24, -1, -1, -1]);
    moves(&mut record, 0)[1]["to"] = json!([13, -1, -1, -1]);
    let dance = &mut moves(&mut record, 2)[2];
    *dance = json!({"type": "amove", "player": dance["player"], "red": 6, "green": 6,
        "from": NO_HOPS, "to": NO_HOPS});
    moves(&mut record, 1).push(json!({"type": "amove", "player": -1, "red": 0, "green": 7,
        "from": NO_HOPS, "to": NO_HOPS}));
    let content = read(&record).unwrap();
    assert_eq!(content.remarks, []);
    assert_eq!(mat(&content.sessions[0]), written());
}

#[test]
fn the_winner_is_whose_score_is_higher_before_the_next_game() {
    let mut record = match_of(MATCH);
    record["games"][1]["wonPoints"] = Value::Null;
    let content = read(&record).unwrap();
    assert_eq!(mat(&content.sessions[0]), written());
}

#[test]
fn a_game_that_begins_at_a_position_begins_there() {
    let mut record = match_of(MATCH);
    let mut points = start();
    // White has a checker of the 24 point on the bar, Black one of theirs on their 4 point.
    (points[0], points[24]) = (1, 1);
    (points[5], points[3]) = (-4, -1);
    let entering = json!({"type": "amove", "player": -1, "red": 6, "green": 5,
        "from": [25, 20, -1, -1], "to": [20, 14, -1, -1]});
    record["games"] = json!([{"scoreGreen": 2, "scoreRed": 3, "moves": [entering],
        "initial": {"cube": 2, "cubeOwner": 1, "points": points}}]);
    let content = read(&record).unwrap();
    let start = content.sessions[0].header().start.clone().unwrap();
    assert_eq!(
        start,
        "bar:1,24:1,13:5,8:3,6:5 24:2,13:5,8:3,6:4,4:1 white - black:2 2-3 throw"
    );
}

#[test]
fn damaged_and_hostile_files_are_refused_in_a_sentence() {
    let damaged = "this .bgf file is damaged: its games cannot be unpacked";
    let error = |bytes: &[u8]| import(bytes, &Default::default()).unwrap_err().to_string();
    let whole = file(&match_of(MATCH));
    for bytes in [
        HEAD,
        &whole[..whole.len() / 2],
        &packed(b"no smile"),
        &file(&json!({"games": 5})),
        &[HEAD, b"no gzip"].concat(),
    ] {
        assert_eq!(error(bytes), damaged);
    }
    assert_eq!(error(&file(&json!({}))), "the file holds no game");
    assert_eq!(
        error(&packed(&vec![0; (1 << 24) + 1])),
        "this .bgf file unpacks to more than a match can hold"
    );
    let deep = packed(&[b":)\n\0".as_slice(), &[0xF8; 10_000]].concat());
    assert_eq!(error(&deep), damaged);
}

#[test]
fn only_files_with_its_first_line_are_this_format() {
    assert!(crate::is_binary(HEAD));
    assert!(!crate::is_binary(b"{\"tesserae\":1}\n"));
    assert!(!crate::is_binary(&HEAD[..40]));
    assert!(!crate::is_binary(MATCH.as_bytes()));
}

#[test]
fn what_is_no_record_of_the_format_is_named_with_its_place() {
    let mut record = match_of(MATCH);
    moves(&mut record, 1)[1]["player"] = json!(3);
    moves(&mut record, 2).insert(0, json!({"type": "achat", "player": 1}));
    let content = read(&record).unwrap();
    let said: Vec<String> = content.remarks.iter().map(ToString::to_string).collect();
    assert!(
        said.iter()
            .any(|said| said.contains("“achat” is not known")),
        "{said:?}"
    );
    assert!(
        said.iter().all(|said| said.starts_with("game ")),
        "{said:?}"
    );
}

/// Puts numbers and nothing at places of the match.
fn change(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let index = rng.random_range(0..fields.len());
            if let Some(field) = fields.values_mut().nth(index) {
                change(field, rng);
            }
        }
        Value::Array(items) if !items.is_empty() && rng.random_range(0..4_u8) > 0 => {
            let index = rng.random_range(0..items.len());
            change(&mut items[index], rng);
        }
        Value::Array(items) if !items.is_empty() => {
            let index = rng.random_range(0..items.len());
            match rng.random_range(0..2_u8) {
                0 => drop(items.remove(index)),
                _ => items.insert(index, items[index].clone()),
            }
        }
        other => {
            *other = match rng.random_range(0..6_u8) {
                0 => Value::Null,
                1 => json!(i64::MAX),
                2 => json!(true),
                _ => json!(rng.random_range(-3..27)),
            };
        }
    }
}

#[test]
fn no_change_of_a_file_leads_to_a_panic_or_to_a_game_against_its_laws() {
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let whole = match_of(MATCH);
    let count = 400;
    let mut read_again = 0;
    for _ in 0..count {
        let mut record = whole.clone();
        for _ in 0..rng.random_range(1..6_u8) {
            change(&mut record, &mut rng);
        }
        let Ok(content) = read(&record) else { continue };
        read_again += 1;
        for session in &content.sessions {
            session.game().audit().unwrap();
        }
    }
    assert!(read_again > count / 4, "{read_again} of {count}");
}
