//! The commands, run as a person would.

use std::fs;

use super::binary::{self as cli, folder};

fn games() -> impl Iterator<Item = &'static str> {
    tesserae_rules::Kind::ALL
        .into_iter()
        .map(tesserae_rules::Kind::key)
}

pub fn golden(game: &str) -> String {
    format!(
        "{}/../formats/tests/golden/{game}.txt",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// Bad input: exit code 2, nothing on the output, one line that contains something.
pub fn refused(args: &[&str], says: &str) {
    let run = cli::run(args, "");
    assert_eq!(run.code, 2, "{args:?}: {}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
    assert!(run.err.contains(says), "{args:?} says: {}", run.err);
}

#[test]
fn bad_input_gets_one_clear_line_and_exit_code_2() {
    let folder = folder("bad_input");
    refused(&["play", "chess"], "there is no game “chess”");
    refused(&["turns", "ur", "--rule", "stake"], "key=value");
    refused(&["turns", "ur", "--rule", "stake=NaN"], "stake");
    refused(&["turns", "ur", "--rule", "no_such=1"], "no_such");
    refused(
        &["turns", "ur", "--rule", "stake=1", "--rule", "stake=2"],
        "set twice",
    );
    refused(&["turns", "backgammon", "--throw", "7-1"], "7");
    refused(
        &["turns", "backgammon", "--throw", "3-1-1"],
        "--throw 3-1-1",
    );
    refused(&["turns", "backgammon"], "--throw");
    refused(&["turns", "backgammon", "--position", "24:16"], "character");
    refused(
        &["perft", "tabula", "--position", "I=hand:16 B=hand:15 ivory"],
        "",
    );
    refused(&["sim", "chess"], "chess");
    refused(&["sim", "all", "--rule", "drop_pays=one"], "drop_pays");
    refused(&["replay", "no_such_file"], "no_such_file");
    refused(&["best", "ur", "--level", "god"], "there is no level “god”");
    refused(
        &["best", "backgammon", "--throw", "6-5", "--bots", "/nowhere"],
        "/nowhere/backgammon.bin",
    );
    refused(
        &["best", "tablero_di_berona", "--position", "nonsense"],
        "character",
    );
    refused(&["evaluate", "chess"], "there is no game “chess”");
    refused(
        &["match", "ur", "guest", "nobody"],
        "there is no level “nobody”",
    );
    refused(&["match", "ur", "guest"], "<SECOND>");
    refused(
        &["play", "ur", "--seat", "third=guest"],
        "there is no seat “third”",
    );
    let file = folder.join("text").to_string_lossy().into_owned();
    fs::write(&file, "this is a letter\n").expect("written");
    refused(&["replay", &file], "this is no saved game");
    refused(&["convert", &file, "--to", "save"], "this is no saved game");
    fs::write(&file, b"Tesserae record 1\nGame: ur\n\xff\n").expect("written");
    refused(&["replay", &file], "line 3");
    fs::write(&file, r#"{"tesserae":99,"header":{"game":"ur"}}"#).expect("written");
    refused(&["replay", &file], "format 99");
    refused(&["play", "--resume", &file], "format 99");
    assert!(
        fs::read_to_string(&file)
            .expect("still there")
            .contains("99"),
        "the file is left as it is"
    );
}

#[test]
fn turns_are_listed_as_text_and_as_json() {
    let text = cli::run(&["turns", "backgammon", "--throw", "3-1"], "");
    assert_eq!((text.code, text.out.lines().count()), (0, 17));
    assert!(text.out.ends_with("16 turns\n"));
    let json = cli::run(&["turns", "backgammon", "--throw", "3-1", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["count"], 16);
    assert_eq!(json["turns"].as_array().map(Vec::len), Some(16));
}

#[test]
fn zeno_has_one_turn_or_eight_with_rule_7_off() {
    let one = cli::run(&["turns", "tabula", "--rule", "setup=zeno"], "");
    assert!(one.out.ends_with("1 turn\n"), "{}", one.out);
    let eight = cli::run(
        &[
            "turns",
            "tabula",
            "--rule",
            "setup=zeno",
            "--rule",
            "gather=off",
        ],
        "",
    );
    assert!(eight.out.ends_with("8 turns\n"), "{}", eight.out);
}

#[test]
fn every_game_can_be_simulated_without_a_broken_invariant() {
    let all = cli::run(&["sim", "all", "--games", "5", "--random-rules"], "");
    assert_eq!(all.code, 0, "{}", all.err);
    for game in games() {
        assert!(all.out.contains(&format!("{game}: 5 games")), "{}", all.out);
    }
}

#[test]
fn simulation_does_not_depend_on_the_number_of_threads() {
    let statistics = |threads: &str| {
        let run = cli::run(
            &["sim", "tabula", "--games", "12", "--threads", threads],
            "",
        );
        // The first line has the speed.
        run.out
            .lines()
            .skip(1)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(statistics("1"), statistics("3"));
}

#[test]
fn perft_counts_every_throw() {
    let run = cli::run(&["perft", "tablero_de_jesus", "--depth", "2"], "");
    assert!(
        run.out
            .lines()
            .any(|line| line.contains("17376") && line.contains("31356")),
        "{}",
        run.out
    );
}

#[test]
fn a_golden_record_can_be_replayed_and_converted_there_and_back() {
    let folder = folder("golden");
    for game in games() {
        let record = golden(game);
        let replayed = cli::run(&["replay", &record], "");
        assert_eq!(replayed.code, 0, "{}", replayed.err);
        assert!(
            replayed.out.trim_end().ends_with('.'),
            "it ends with the result: {}",
            replayed.out
        );
        let save = folder.join(game).to_string_lossy().into_owned();
        assert_eq!(
            cli::run(&["convert", &record, "--to", "save", "--out", &save], "").code,
            0
        );
        let back = cli::run(&["convert", &save, "--to", "record"], "");
        assert_eq!(
            back.out,
            fs::read_to_string(&record).expect("the golden record")
        );
        let position = cli::run(&["convert", &save, "--to", "position"], "");
        assert!(replayed.out.contains(position.out.trim_end()));
        refused(&["convert", &record, "--to", "save", "--out", &save], &save);
    }
}

#[test]
fn backgammon_is_converted_to_the_formats_of_other_programs_and_back() {
    let folder = folder("foreign");
    let record = golden("backgammon");
    let mat = cli::run(&["convert", &record, "--to", "mat"], "");
    assert_eq!(mat.code, 0, "{}", mat.err);
    assert!(mat.out.contains(" Game 1"), "{}", mat.out);
    let file = folder.join("match.mat").to_string_lossy().into_owned();
    fs::write(&file, &mat.out).expect("written");
    assert_eq!(
        cli::run(&["convert", &file, "--to", "mat"], "").out,
        mat.out
    );
    assert_eq!(cli::run(&["convert", &file, "--to", "save"], "").code, 0);
    // What a file is, is told by its content, not by its name.
    let sgf = cli::run(&["convert", &file, "--to", "sgf"], "").out;
    assert!(sgf.starts_with("(;FF[4]GM[6]"), "{sgf}");
    let other = folder.join("match.txt").to_string_lossy().into_owned();
    fs::write(&other, sgf).expect("written");
    assert_eq!(
        cli::run(&["convert", &other, "--to", "mat"], "").out,
        mat.out
    );

    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    assert_eq!(
        cli::run(&["convert", xgid, "--to", "xgid"], "").out,
        format!("{xgid}\n")
    );
    let position = cli::run(&["convert", xgid, "--to", "position"], "").out;
    let turns = cli::run(
        &[
            "turns",
            "backgammon",
            "--rule",
            "match_length=7",
            "--position",
            position.trim_end(),
        ],
        "",
    );
    assert!(
        turns.out.ends_with("16 turns\n"),
        "{} {}",
        turns.out,
        turns.err
    );
    let ids = cli::run(&["convert", xgid, "--to", "gnubg"], "").out;
    assert!(ids.starts_with("4HPwATDgc/ABMA:"), "{ids}");
    assert_eq!(
        cli::run(&["convert", ids.trim_end(), "--to", "xgid"], "").out,
        format!("{xgid}\n")
    );

    refused(&["convert", "XGID=-b", "--to", "position"], "character");
    refused(
        &["convert", &golden("ur"), "--to", "xgid"],
        "only backgammon",
    );
    fs::write(&file, mat.out.replace(" Game 1", " Game 1\nGone")).expect("written");
    refused(&["convert", &file, "--to", "save"], "line 4");
}

#[test]
fn every_game_can_be_played_to_its_end_in_the_terminal() {
    for game in games() {
        // The return key throws and does what is the only thing to do; 1 is the first step of the
        // list.
        let run = cli::run(
            &["play", game, "--seed", "5", "--seat", "random"],
            "\n1\n".repeat(20_000),
        );
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(
            run.out.contains(" wins ") || run.out.contains("draw"),
            "{game} has come to no end"
        );
    }
}

#[test]
fn a_game_is_kept_after_every_event_and_can_be_resumed() {
    let folder = folder("resume");
    let file = folder.join("game").to_string_lossy().into_owned();
    let first = cli::run(
        &["play", "tabula", "--seed", "4", "--save", &file],
        "\n\n1\nu\n1\n1\n",
    );
    assert_eq!(first.code, 0, "{}", first.err);
    let kept = fs::read_to_string(&file).expect("kept");
    assert!(kept.contains("\"undo\":1"), "{kept}");
    let resumed = cli::run(&["play", "--resume", &file], "log\nu\nq\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.contains("Tesserae record 1"));
    refused(&["play", "tabula", "--save", &file], "game");
}

#[test]
fn the_throws_of_a_resumed_game_are_those_that_it_would_have_had() {
    let folder = folder("same_throws");
    let throws = |file: &str| {
        let text = fs::read_to_string(folder.join(file)).expect("kept");
        text.lines()
            .filter(|line| line.contains("\"throw\""))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let path = |file: &str| folder.join(file).to_string_lossy().into_owned();
    let turn = "\n1\n1\n1\n1\n\n";
    cli::run(
        &["play", "tabula", "--seed", "9", "--save", &path("whole")],
        turn.repeat(8),
    );
    cli::run(
        &["play", "tabula", "--seed", "9", "--save", &path("parts")],
        turn.repeat(3),
    );
    cli::run(&["play", "--resume", &path("parts")], turn.repeat(5));
    assert!(throws("whole").len() > 5);
    assert_eq!(throws("whole"), throws("parts"));
}

#[test]
fn a_torn_save_is_refused_and_what_is_whole_can_be_recovered() {
    let folder = folder("torn");
    let file = folder.join("game").to_string_lossy().into_owned();
    cli::run(
        &["play", "backgammon", "--seed", "4", "--save", &file],
        "\n1\n1\n\n",
    );
    let whole = fs::read(&file).expect("kept");
    let torn = &whole[..whole.len() - 9];
    fs::write(&file, torn).expect("torn");
    refused(&["play", "--resume", &file], "breaks off");
    assert_eq!(fs::read(&file).expect("left as it is"), torn);
    let recovered = cli::run(&["play", "--resume", &file, "--recover"], "q\n");
    assert_eq!(recovered.code, 0, "{}", recovered.err);
    assert!(
        recovered.out.contains("that line is lost"),
        "{}",
        recovered.out
    );
    assert_eq!(
        fs::read(format!("{file}.damaged")).expect("kept beside it"),
        torn
    );
    assert_eq!(cli::run(&["replay", &file], "").code, 0);
}

#[test]
fn real_dice_are_typed_in() {
    let run = cli::run(
        &["play", "backgammon", "--dice", "entered"],
        "\nt 3-1\n8/5\n6/5\nfinish\nt 7-7\nq\n",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("3-1"), "{}", run.out);
    assert!(
        run.out.contains("{entered}") || run.out.contains("Throws: entered"),
        "{}",
        run.out
    );
}

#[test]
fn the_rules_of_every_game_are_shown_with_its_house_rules() {
    for game in games() {
        let run = cli::run(&["rules", game], "");
        assert_eq!(run.code, 0);
        assert!(run.out.lines().count() > 50, "{game}");
        assert!(run.out.contains("House rules for --rule"));
    }
}

#[test]
fn the_positions_of_the_readme_can_be_played_from() {
    let readme = include_str!("../../README.md");
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .map(|line| {
            line.trim_matches('|')
                .split(" | ")
                .map(|cell| cell.trim().trim_matches('`'))
                .collect()
        })
        .filter(|cells: &Vec<&str>| cells.len() == 3 && games().any(|game| game == cells[0]))
        .collect();
    assert_eq!(rows.len(), games().count());
    for cells in rows {
        let throw = if cells[0] == "ur" { "1-0-1" } else { "2-1" };
        let throw = if cells[0] == "tabula" { "2-1-3" } else { throw };
        let run = cli::run(
            &["turns", cells[0], "--position", cells[1], "--throw", throw],
            "",
        );
        assert_eq!(run.code, 0, "{}: {}", cells[0], run.err);
        assert!(run.out.contains("→"), "{}", run.out);
    }
}
