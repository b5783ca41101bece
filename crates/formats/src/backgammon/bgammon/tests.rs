//! Replays of our own making: whole, with the scores of the server, cut and damaged.

use std::fmt::Write;

use tesserae_rules::{
    Header, Kind, RuleValues, Session,
    session::random::{generator, play_on},
};

use crate::{
    Content, ContentKind, Format,
    backgammon::mat::{
        entry::{Entry, Event, Side},
        hops::Hop,
        read_sections,
        scan::GameText,
    },
    import, import_text,
};

/// A match of two games, as the server has it: a dropped double; a hit, a throw without a move, a double
/// that is taken, and a resignation.
const MATCH: &str = "bgammon-replay 00000048
bgammon-replay 00000150
i 1735689600 Ann_1 Bob 3 0 1 2 1 0
1 r 3-1 8/5, 6/5
2 r 4-2 17/21, 19/21
1 r 6-5 24/18, 18/13
2 d 2 0
i 1735689600 Ann_1 Bob 3 0 3 2 2 0
1 r 6-2 24/18, 13/11
2 r 6-1 12/18, 17/18
1 r 6-6
2 d 2 1
2 r 3-1 17/20, 19/20
1 r 4-3 bar/21, 24/21
2 r 5-2 12/17, 12/14
1 t
";

const MATCH_AS_MAT: &str = " 3 point match

 Game 1
 Ann_1 : 0                             Bob : 0
  1) 31: 8/5 6/5                       42: 8/4 6/4
  2) 65: 24/18 18/13                    Doubles => 2
  3)  Drops                            Wins 1 point

 Game 2
 Ann_1 : 0                             Bob : 1
  1) 62: 24/18 13/11                   61: 13/7* 8/7
  2) 66:                                Doubles => 2
  3)  Takes                            31: 8/5 6/5
  4) 43: bar/21 24/21                  52: 13/8 13/11
                                        Wins 2 points and the match
";

fn read(text: &str) -> Content {
    (Format::BGAMMON.read)(text, &RuleValues::new())
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn mat(session: &Session) -> String {
    (Format::with_key("mat").unwrap().write)(session).unwrap()
}

/// The match that a text holds without a remark, as a `.mat` file.
#[track_caller]
fn whole(text: &str) -> String {
    let content = read(text);
    assert_eq!(content.remarks, [], "{text}");
    let [session] = &content.sessions[..] else {
        panic!("{} sessions\n{text}", content.sessions.len())
    };
    mat(session)
}

/// What is said of a text.
fn said(text: &str) -> Vec<String> {
    let remarks = read(text).remarks;
    remarks.iter().map(ToString::to_string).collect()
}

fn wrong(text: &str) -> String {
    import_text(text, &RuleValues::new())
        .unwrap_err()
        .to_string()
}

const fn player(side: Side) -> char {
    match side {
        Side::Left => '1',
        Side::Right => '2',
    }
}

/// Whether a player has borne off all their checkers.
fn has_borne_off(game: &GameText, side: Side) -> bool {
    let entries = game.entries.iter().filter(|entry| entry.side == side);
    let hops = entries.filter_map(|entry| match &entry.event {
        Event::Throw { hops, .. } => Some(hops),
        _ => None,
    });
    hops.flatten().filter(|hop| hop.to == 0).count() == 15
}

/// A game as the documentation has it: with the score before it, and without commas.
fn game(game: &GameText, length: &str) -> String {
    let [a, b] = game.heading.score;
    let entries = game.entries.iter();
    let is_win = |entry: &&Entry| matches!(entry.event, Event::Win(_));
    let winner = entries
        .clone()
        .find(is_win)
        .map_or('1', |win| player(win.side));
    let mut text = format!("i 1702738670 Ann Bob {length} {a} {b} {winner} 1 0\n");
    for (entry, next) in entries.clone().zip(entries.map(Some).skip(1).chain([None])) {
        let side = entry.side;
        let own = player(side);
        let place = |place: u8| match (place, side) {
            (25, _) => "bar".to_owned(),
            (0, _) => "off".to_owned(),
            (point, Side::Left) => point.to_string(),
            (point, Side::Right) => (25 - point).to_string(),
        };
        let _ = match &entry.event {
            Event::Throw { dice: [a, b], hops } => {
                let hop = |hop: &Hop| format!(" {}/{}", place(hop.from), place(hop.to));
                let hops: String = hops.iter().map(hop).collect();
                writeln!(text, "{own} r {}-{}{hops}", a.max(b), a.min(b))
            }
            Event::Double(stake) => {
                let is_taken = next.is_some_and(|next| next.event == Event::Take);
                writeln!(text, "{own} d {} {}", stake.unwrap(), u8::from(is_taken))
            }
            Event::Win(_) => {
                let before = game.entries.iter().rev().nth(1).map(|last| &last.event);
                let loser = player(side.other());
                match before {
                    Some(Event::Drop) => continue,
                    _ if has_borne_off(game, side) => continue,
                    _ => writeln!(text, "{loser} t"),
                }
            }
            _ => continue,
        };
    }
    text
}

#[test]
fn a_match_has_every_event_of_its_mat_file() {
    assert_eq!(whole(MATCH), MATCH_AS_MAT);
    let imported = import(MATCH.as_bytes(), &RuleValues::new()).unwrap();
    assert_eq!(imported.format, &Format::BGAMMON);
    assert_eq!(imported.kind, ContentKind::Match);
}

#[test]
fn lines_may_end_in_any_way_and_the_table_of_games_may_lack() {
    let bare: String = MATCH
        .lines()
        .skip(2)
        .map(|line| format!("{line}\r\n"))
        .collect();
    assert_eq!(whole(&bare), MATCH_AS_MAT);
    assert_eq!(whole(MATCH.trim_end()), MATCH_AS_MAT);
    assert_eq!(whole(&MATCH.replace(',', "")), MATCH_AS_MAT);
    assert_eq!(Format::of(&bare), Some(&Format::BGAMMON));
}

/// A `.mat` file with the higher die of each throw first.
fn higher_first(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for at in 2..bytes.len() {
        let is_throw = bytes[at] == b':' && bytes[at - 2].is_ascii_digit();
        if is_throw && bytes[at - 2] < bytes[at - 1] {
            bytes.swap(at - 2, at - 1);
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
fn matches_are_the_same_as_from_their_mat_files() {
    let mut met = String::new();
    let mut count = 0;
    for seed in 0..80 {
        let header = Header {
            names: ["Ann".into(), "Bob".into()],
            house_rules: [("match_length".to_owned(), "5".to_owned())].into(),
            ..Header::new(Kind::Backgammon)
        };
        let mut session = Session::new(header).unwrap();
        play_on(&mut session, &mut generator(seed), 6000);
        let text = mat(&session);
        let sections = read_sections(&text, &mut Vec::new()).unwrap();
        let games = &sections[0].games;
        let replays: Vec<String> = games.iter().map(|one| game(one, "5")).collect();
        // A resignation at the end of a match counts as much as the match needs.
        let has_end = text.contains("and the match");
        if has_end && !replays.last().unwrap().ends_with(" t\n") {
            let replay = replays.concat();
            assert_eq!(whole(&replay), higher_first(&text), "{seed}:\n{replay}");
            count += 1;
            met += &replay;
        }
    }
    assert!(count > 5, "{count}");
    for event in [" bar/", "/off", " d 2 0\n", " d 2 1\n", " d 4 "] {
        assert!(met.contains(event), "{event}");
    }
    let mut throws = met.lines().filter(|line| line.contains(" r "));
    assert!(throws.any(|line| !line.contains('/')));
}

/// The match, with other scores and from another day.
fn match_with(day: &str, first: &str, second: &str) -> String {
    MATCH
        .replace("1735689600", day)
        .replace("3 0 1 2", &format!("3 {first} 2"))
        .replace("3 0 3 2", &format!("3 {second} 2"))
}

/// The lines of the match from one to another, counted from 1.
fn lines(from: usize, to: usize) -> String {
    let lines = MATCH.lines().take(to).skip(from - 1);
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_score_of_a_game_that_was_given_up_may_have_its_points_in_it() {
    for (first, second) in [("0 0", "0 1"), ("0 0", "0 3"), ("0 1", "0 1")] {
        assert_eq!(
            whole(&match_with("1735689600", first, second)),
            MATCH_AS_MAT
        );
    }
    assert_eq!(whole(&match_with("1702738670", "0 0", "0 1")), MATCH_AS_MAT);
    for (day, score, before) in [
        // A server of 2023 counts them afterwards, one of 2025 before.
        ("1702738670", "2 1", " 2-1 "),
        ("1735689600", "2 1", " 2-0 "),
        // They are in no score of nothing.
        ("1735689600", "1 0", " 1-0 "),
    ] {
        let text = lines(3, 7)
            .replace("1735689600", day)
            .replace("0 1 2", &format!("{score} 2"));
        let content = read(&text);
        assert_eq!(content.remarks, [], "{text}");
        let start = content.sessions[0].header().start.clone().unwrap();
        assert!(start.contains(before), "{start}");
    }
}

#[test]
fn a_dropped_double_that_counts_as_a_backgammon_is_told() {
    let text = lines(3, 7)
        .replace("1735689600", "1767225600")
        .replace("3 0 1 2", "5 0 3 2");
    assert_eq!(
        said(&text),
        ["line 5: the file counts 3 for this game, which was worth 1"]
    );
    assert_eq!(read(&text).sessions[0].header().start, None);
}

#[test]
fn whoever_leaves_has_lost_the_match() {
    let head = "i 1735689600 Ann_1 Bob 9 0 0 2 1 0\n";
    let written = whole(&format!("{head}{}1 t\n", lines(4, 5)));
    assert!(written.contains("and the match"), "{written}");
}

#[test]
fn a_file_that_is_cut_is_read_as_far_as_it_goes() {
    let here = "the file is cut off here: what follows is missing";
    let in_game = "the file ends in the middle of a game";
    for (line, last, wanted) in [
        (5, "", vec![format!("line 5: {here}")]),
        (7, "", vec![format!("line 7: {here}")]),
        (7, "i 17356", vec![format!("line 8: {here}")]),
        (12, "", vec![format!("line 12: {in_game}")]),
        (
            10,
            "1 r 6-",
            vec![
                "line 11: “1 r 6-” is no throw with moves and is left out".to_owned(),
                format!("line 11: {in_game}"),
            ],
        ),
    ] {
        assert_eq!(said(&(lines(1, line) + last)), wanted);
    }
    assert_eq!(
        wrong(&lines(1, 1)),
        "line 1, character 1: the file ends before the first game"
    );
    for bytes in 0..MATCH.len() {
        let _ = import_text(&MATCH[..bytes], &RuleValues::new());
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let form = "should be: i 1702738670 Ann Bob 5 0 0 1 1 0";
    for (from, to, wanted) in [
        (
            "3 2 2 0",
            "3 2 2 1",
            "the variation “Acey-deucey” is not played here".to_owned(),
        ),
        (
            "3 2 2 0",
            "3 2 2 2",
            "the variation “Tabula” is not played here".to_owned(),
        ),
        (
            "3 2 2 0",
            "3 2 2 7",
            "the variation is not known here".to_owned(),
        ),
        (
            "3 2 2 0",
            "x 2 2 0",
            format!("“i 1735689600 Ann_1 Bob 3 0 x 2 2 0” {form}"),
        ),
        (
            "3 2 2 0",
            "3 2",
            format!("“i 1735689600 Ann_1 Bob 3 0 3 2” {form}"),
        ),
    ] {
        let error = wrong(&MATCH.replace(from, to));
        assert_eq!(error, format!("line 8, character 1: {wanted}"));
    }
    assert!(wrong(&MATCH.replace("Bob 3", "Bob 99")).starts_with("line 3, "));
    for (from, to, line) in [
        ("1 r 6-6", "1 r 6-7", 11),
        ("12/18, 17/18", "12/18, 17", 10),
        ("12/18, 17/18", "12/18, 18/17", 10),
        ("12/18, 17/18", "12/18, 17/26", 10),
        ("2 d 2 1", "2 d 2 2", 12),
        ("1 t", "1 x", 16),
        ("1 r 3-1", "3 r 3-1", 4),
    ] {
        let text = MATCH.replace(from, to);
        let what = text.lines().nth(line - 1).unwrap();
        let wanted = format!("line {line}: “{what}” is no throw with moves and is left out");
        assert_eq!(said(&text)[0], wanted);
    }
    let stake = said(&MATCH.replace("2 d 2 1", "2 d 4 1"));
    assert_eq!(stake, ["line 12: the stake would be 2, not 4"]);
    let illegal = said(&MATCH.replace("13/11", "13/12"));
    assert!(
        illegal[0].starts_with("line 9: White cannot play “24/18 13/12”"),
        "{illegal:?}"
    );
}

#[test]
fn replays_are_looked_for_and_not_offered_for_writing() {
    assert!(Format::extensions().any(|extension| extension == "match"));
    assert!(Format::all().all(|format| *format != Format::BGAMMON));
    let session = Session::new(Header::new(Kind::Backgammon)).unwrap();
    let why = (Format::BGAMMON.write)(&session).unwrap_err();
    assert_eq!(why.to_string(), "“.match” can only be read");
}
