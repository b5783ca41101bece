//! Bad command lines, torn files, foreign encodings and limits of the system: one clear line each,
//! and nothing is lost.

use std::fs;

use super::binary::{self as cli, folder};

/// A save file with a torn last line.
fn torn_save(file: &str) -> Vec<u8> {
    cli::run(
        &["play", "backgammon", "--seed", "4", "--save", file],
        "\n1\n1\n\n",
    );
    let whole = fs::read(file).expect("kept");
    let torn = whole[..whole.len() - 9].to_vec();
    fs::write(file, &torn).expect("torn");
    torn
}

#[test]
fn usage_errors_are_one_line_with_exit_code_2() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "play, turns"),
        (&["fly"], "fly"),
        (&["turns"], "<GAME>"),
        (&["turns", "ur", "--flow"], "--flow"),
        (&["convert", "x", "--to", "pdf"], "save, record"),
        (&["perft", "ur", "--depth", "99"], "99"),
        (&["play", "ur", "--names", "Ann"], "--names"),
        (&["play", "ur", "--save", "a", "--resume", "b"], "--resume"),
    ];
    for (args, expected) in cases {
        let run = cli::run(args, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        assert!(
            run.err.starts_with("tesserae-cli: ") && run.err.contains(expected),
            "{args:?}: {}",
            run.err
        );
    }
}

#[test]
fn control_characters_of_the_command_line_are_escaped_in_messages() {
    let cases: &[&[&str]] = &[
        &["play", "ch\ness\u{1b}[2J"],
        &["replay", "no\nsuch\u{202e}file\u{1b}[2J"],
        &["turns", "ur", "--position", "B:\ns5\u{1b}[2J"],
        &["turns", "ur", "--rule", "\n\u{1b}[2J=1"],
        &["perft", "ur", "--depth", "1\n\u{1b}[2J"],
        &["--\n\u{1b}[2J"],
    ];
    for args in cases {
        let run = cli::run(args, "");
        assert_eq!(
            (run.code, run.err.lines().count()),
            (2, 1),
            "{args:?}: {}",
            run.err
        );
        assert!(run.err.contains("\\u{1b}[2J"), "{args:?}: {:?}", run.err);
        assert!(
            !run.err
                .trim_end()
                .contains(|c: char| c.is_control() || c == '\u{202e}'),
            "{args:?}: {:?}",
            run.err
        );
    }
}

#[test]
fn help_and_version_go_to_the_output() {
    for (args, expected) in [
        ("--help", "Usage: tesserae-cli"),
        ("--version", env!("CARGO_PKG_VERSION")),
    ] {
        let run = cli::run(&[args], "");
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        assert!(run.out.contains(expected), "{}", run.out);
    }
}

/// With a limit of 0 on the size of files the first byte that the recovery writes ends the program.
#[cfg(unix)]
#[test]
fn a_recovery_that_breaks_off_leaves_the_damaged_file_where_it_was() {
    let file = folder("recovery")
        .join("game")
        .to_string_lossy()
        .into_owned();
    let torn = torn_save(&file);
    let script = format!(
        "ulimit -f 0; exec '{}' play --resume '{file}' --recover",
        cli::BINARY
    );
    cli::run_program("sh", &["-c", &script], "q\n");
    assert_eq!(fs::read(&file).ok(), Some(torn));
    let recovered = cli::run(&["play", "--resume", &file, "--recover"], "q\n");
    assert_eq!(
        recovered.code, 0,
        "a second attempt is not hindered by the first: {}",
        recovered.err
    );
}

#[test]
fn a_recovery_never_overwrites_what_an_earlier_one_kept() {
    let file = folder("recovery_twice")
        .join("game")
        .to_string_lossy()
        .into_owned();
    let torn = torn_save(&file);
    fs::write(format!("{file}.damaged"), "an earlier one").expect("written");
    let run = cli::run(&["play", "--resume", &file, "--recover"], "q\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains(".damaged"), "{}", run.err);
    assert_eq!(fs::read(&file).ok(), Some(torn));
    assert_eq!(
        fs::read_to_string(format!("{file}.damaged"))
            .ok()
            .as_deref(),
        Some("an earlier one")
    );
}

#[test]
fn a_save_file_that_another_program_has_open_is_refused() {
    let file = folder("locked").join("game").to_string_lossy().into_owned();
    cli::run(&["play", "ur", "--seed", "4", "--save", &file], "\nq\n");
    let first = fs::OpenOptions::new()
        .append(true)
        .open(&file)
        .expect("there");
    first.lock().expect("locked");
    let second = cli::run(&["play", "--resume", &file], "q\n");
    assert_eq!(second.code, 2, "{}", second.out);
    assert!(second.err.contains("another program"), "{}", second.err);
    first.unlock().expect("unlocked");
    assert_eq!(cli::run(&["play", "--resume", &file], "q\n").code, 0);
}

#[test]
fn no_more_threads_are_started_than_there_are_games() {
    let run = cli::run(
        &[
            "sim",
            "ur",
            "--games",
            "3",
            "--threads",
            "100000",
            "--unchecked",
        ],
        "",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("ur: 3 games"), "{}", run.out);
}

/// No system has memory for threads with stacks of a pebibyte.
#[cfg(all(unix, target_pointer_width = "64"))]
#[test]
fn a_simulation_runs_even_where_the_system_allows_no_threads() {
    let script = format!(
        "RUST_MIN_STACK={} exec '{}' sim ur --games 3 --unchecked",
        1_u64 << 50,
        cli::BINARY
    );
    let run = cli::run_program("sh", &["-c", &script], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("ur: 3 games"), "{}", run.out);
}

#[test]
fn a_save_in_another_encoding_is_read_but_no_lines_in_utf_8_are_added_to_it() {
    let file = folder("encodings")
        .join("game")
        .to_string_lossy()
        .into_owned();
    let run = cli::run(
        &[
            "play",
            "backgammon",
            "--names",
            "Zoë",
            "Jürgen",
            "--seed",
            "4",
            "--save",
            &file,
        ],
        "q\n",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let save = fs::read_to_string(&file).expect("kept");
    let utf_16 = format!("\u{feff}{save}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for bytes in [format!("\u{feff}{save}").into_bytes(), utf_16] {
        fs::write(&file, &bytes).expect("written");
        let read = cli::run(&["convert", &file, "--to", "save"], "");
        assert_eq!(
            (read.code, read.out.as_str()),
            (0, save.as_str()),
            "{}",
            read.err
        );
        let resumed = cli::run(&["play", "--resume", &file], "q\n");
        assert_eq!(
            (resumed.code, resumed.err.lines().count()),
            (2, 1),
            "{}",
            resumed.err
        );
        assert!(resumed.err.contains("convert"), "{}", resumed.err);
        assert_eq!(fs::read(&file).expect("there"), bytes);
    }
}
