//! The commands that ask bots, run as a person would.

use std::fs;

use super::{
    binary::{self as cli, BOTS, folder},
    commands::refused,
};

#[test]
fn a_match_is_analysed_as_a_whole_in_text_and_in_json() {
    let folder = folder("analyse");
    let file = folder.join("game.mat").to_string_lossy().into_owned();
    let game = " 3 point match\n\n Game 1\n Ann : 0                         Ben : 0\n  \
                1) 31: 8/5 6/5                   52: 13/8 13/11\n  \
                2) 66: 24/18 24/18 13/7 13/7     41: 24/23 13/9\n";
    fs::write(&file, game).expect("written");
    let text = cli::run(&["analyse", &file, "--bots", BOTS], "");
    assert_eq!(text.code, 0, "{}", text.err);
    for says in [
        "Backgammon: Ann and Ben",
        "Checker play, contact: 2 unforced",
        "Luck: +",
        "Ann threw",
    ] {
        assert!(text.out.contains(says), "{says}: {}", text.out);
    }
    let json = cli::run(&["analyse", &file, "--json", "--bots", BOTS], "");
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(
        json["decisions"].as_array().map(Vec::len),
        Some(7),
        "four turns, and three throws without a double"
    );
    assert_eq!(json["throws"].as_array().map(Vec::len), Some(4));
    assert_eq!(json["decisions"][0]["lost"], 0.0);
    assert!(
        json["throws"][2]["luck_share"].as_f64() > Some(0.3),
        "6-6 is lucky"
    );
    refused(&["analyse", "no_such_file"], "no_such_file");
}

#[test]
fn what_a_bot_would_do_is_printed_as_text_and_as_json_and_a_match_has_its_spread() {
    let opening = [
        "best",
        "backgammon",
        "--throw",
        "3-1",
        "--most",
        "3",
        "--bots",
        BOTS,
    ];
    let text = cli::run(&opening, "");
    assert_eq!(
        (text.code, text.out.lines().count()),
        (0, 3),
        "{}",
        text.err
    );
    assert!(text.out.contains("8/5 6/5"), "{}", text.out);
    let json = cli::run(&[&opening[..], &["--json"]].concat(), "");
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["choice"], serde_json::json!(["8/5", "6/5"]));
    let ranking = json["ranking"].as_array().expect("a list");
    assert_eq!(ranking.len(), 3);
    assert!(
        ranking
            .iter()
            .all(|turn| turn["value"].is_number() && turn["chances"]["win"].is_number()),
        "{json}"
    );
    let worth = cli::run(
        &[
            "evaluate",
            "backgammon",
            "--throw",
            "3-1",
            "--json",
            "--bots",
            BOTS,
        ],
        "",
    );
    let worth: serde_json::Value = serde_json::from_str(&worth.out).expect("JSON");
    assert_eq!(worth["value"], ranking[0]["value"]);
    let play = cli::run(
        &[
            "match",
            "tablero_di_berona",
            "guest",
            "guest",
            "--games",
            "2",
            "--bots",
            BOTS,
        ],
        "",
    );
    assert_eq!(
        play.out,
        "2 games: Guest wins 1 against Guest; points a game +0.000\n"
    );
}

#[test]
fn the_standard_error_of_a_match_is_that_of_pairs_with_the_same_throws() {
    // Both games of each pair are the same with seats exchanged, so that the sum of each pair is
    // exactly 0.
    let play = cli::run(
        &[
            "match", "ur", "guest", "guest", "--games", "6", "--bots", BOTS,
        ],
        "",
    );
    assert!(
        play.out
            .ends_with("points a game +0.000 ± 0.000 (standard error by pairs of games)\n"),
        "{}",
        play.out
    );
    refused(
        &[
            "match", "ur", "guest", "guest", "--games", "0", "--bots", BOTS,
        ],
        "0",
    );
}

#[test]
fn a_match_between_a_limited_bot_and_one_with_other_files_can_be_of_whole_series() {
    let arguments = [
        "match",
        "ur",
        "guest:0",
        "guest",
        "--games",
        "2",
        "--series",
        "--bots",
        BOTS,
        "--against",
        BOTS,
    ];
    assert_eq!(
        cli::run(&arguments, "").out,
        "2 series: Guest:0 wins 1 against Guest; points a game +0.000\n"
    );
    refused(
        &["match", "ur", "guest:far", "guest"],
        "“far” is no number of throws",
    );
}

#[test]
fn expected_points_are_no_chance() {
    let single = [
        "--rule",
        "play=single",
        "--position",
        "B:s0r2h4:E I:s0r0h6:F* T:- S:B throw:B",
    ];
    let position = [&single[..], &["--level", "master", "--bots", BOTS]].concat();
    let text = cli::run(&[&["evaluate", "ur"], &position[..]].concat(), "");
    assert!(
        text.out.contains(" %  points −"),
        "{}{}",
        text.out,
        text.err
    );
    assert_eq!(text.out.matches('%').count(), 1, "{}", text.out);
    let json = cli::run(&[&["best", "ur", "--json"], &position[..]].concat(), "");
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    let best = &json["ranking"][0];
    assert_eq!(
        best["points"], best["value"],
        "points are what a single game is played for"
    );
    assert_eq!(
        best["chances"].as_object().map(serde_json::Map::len),
        Some(1),
        "{best}"
    );
}

#[test]
fn positions_are_read_in_the_notations_of_other_programs() {
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    for (id, turn) in [
        (xgid, "8/5 6/5"),
        ("4HPwATDgc/ABMA:UQnqABAAEAAE", "8/4 6/4"),
    ] {
        let best = cli::run(
            &[
                "best",
                "backgammon",
                "--position",
                id,
                "--most",
                "1",
                "--bots",
                BOTS,
            ],
            "",
        );
        assert!(best.out.contains(turn), "{id}: {}{}", best.out, best.err);
        let worth = cli::run(
            &["evaluate", "backgammon", "--position", id, "--bots", BOTS],
            "",
        );
        assert!(
            worth.out.contains("win "),
            "{id}: {}{}",
            worth.out,
            worth.err
        );
    }
    refused(
        &["best", "tabula", "--position", xgid, "--bots", BOTS],
        "XGID is no format of",
    );
    refused(
        &[
            "turns",
            "backgammon",
            "--position",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:99:0:0:0:0:10",
        ],
        "--position",
    );
}

#[test]
fn a_rollout_prints_values_with_their_errors_and_is_the_same_again() {
    let line = [
        "rollout",
        "backgammon",
        "--throw",
        "3-1",
        "--move",
        "8/5 6/5",
        "--move",
        "13/10 6/5",
        "--games",
        "3",
        "--seed",
        "9",
        "--bots",
        BOTS,
    ];
    let text = cli::run(&line, "");
    assert_eq!(text.code, 0, "{}", text.err);
    assert_eq!(text.out.lines().count(), 2);
    assert!(text.out.contains("±") && text.out.contains("3 games"));
    assert_eq!(cli::run(&line, "").out, text.out);
    let mut json: Vec<&str> = line.to_vec();
    json.push("--json");
    let json: serde_json::Value = serde_json::from_str(&cli::run(&json, "").out).expect("JSON");
    assert_eq!(json["rollout"][0]["decision"], "8/5 6/5");
    assert_eq!(json["rollout"][1]["games"], 3);
    refused(
        &[
            "rollout",
            "backgammon",
            "--throw",
            "3-1",
            "--move",
            "8/2",
            "--bots",
            BOTS,
        ],
        "--move 8/2",
    );
    let five = ["--move", "8/5 6/5"].repeat(5);
    let start = ["rollout", "backgammon", "--throw", "3-1", "--bots", BOTS];
    refused(&[&start[..], &five].concat(), "at most 4");
}

#[test]
fn the_first_moves_of_backgammon_are_listed_with_the_replies() {
    let all = cli::run(&["openings"], "");
    assert_eq!(all.code, 0, "{}", all.err);
    assert!(all.out.contains("3-1  8/5 6/5"), "{}", all.out);
    let replies = cli::run(&["openings", "31"], "");
    assert!(replies.out.contains("Replies to 3-1: 8/5 6/5"));
    assert!(replies.out.lines().count() > 22);
    refused(&["openings", "7-1"], "7-1");
    refused(&["openings", "3-1-2"], "3-1-2");
}
