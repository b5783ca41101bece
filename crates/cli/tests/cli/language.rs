//! What people read is in their language, and what programs read is not.

use std::{collections::BTreeSet, fs, io::Cursor};

use tesserae_cli::command_line::{self, Request};
use tesserae_rules::Kind;
use tesserae_words::Language;

use super::{
    binary::{self as cli, BOTS, folder},
    commands::golden,
};

/// The tags of all translations.
fn tags() -> Vec<String> {
    let words = format!("{}/assets/words", cli::ROOT);
    let entries = fs::read_dir(words).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let folders = paths.filter(|path| path.is_dir());
    folders
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect()
}

/// Whether a word belongs to the notation of a game, or is typed: it is the same in every language.
fn is_typed(word: &str) -> bool {
    const NOTATION: &str = "bar off start river home hand brown ivory blue throw finish skip move \
                            middle low high first second gate won began double take drop beaver \
                            claim next resign opening again reward done over white black bump \
                            decide receive lost startx";
    const TYPED: &str = "save log offers rules play resume dice entered nonsense";
    // Squares, and stacks of tokens.
    let is_place = word.chars().all(|letter| "ABCDEFabcdefx".contains(letter));
    let mut listed = [NOTATION, TYPED].iter().flat_map(|list| list.split(' '));
    is_place || listed.any(|known| known == word)
}

/// The words of four letters or more.
fn long_words(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words
        .filter(|word| word.chars().count() > 3)
        .map(str::to_lowercase)
        .collect()
}

/// What stands before the record of the game, which is English.
fn before_record(output: &str) -> &str {
    output.split("Tesserae record").next().unwrap_or(output)
}

#[test]
fn a_game_in_german_and_japanese_has_no_english_word() {
    /// What these languages have too.
    const SHARED: [&str; 6] = ["pips", "start", "berona", "tablero", "token", "enter"];
    let input = "\nh\n1\nu\n1\n1\n\n99\nnonsense\n8/5 6/5\nt 3-1\noffers\nu\nu\n\n1\n1\nq\n";
    for game in Kind::ALL.map(Kind::key) {
        let play = |tag: &str| {
            let args = ["play", game, "--seed", "5", "--language", tag];
            let run = cli::run_on(&[], &args, input);
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{game} {tag}");
            run.out
        };
        let english = long_words(before_record(&play("en")));
        assert!(english.len() > 40, "{game}: {english:?}");
        for tag in ["de", "ja"] {
            let said = long_words(before_record(&play(tag)));
            let both: Vec<&String> = said
                .intersection(&english)
                .filter(|word| !SHARED.contains(&word.as_str()) && !is_typed(word))
                .collect();
            assert!(both.is_empty(), "{game} {tag}: {both:?}");
        }
    }
}

/// What a command writes in a language in which the words of messages stand in brackets, and of
/// that the words of three letters or more that stand in none.
fn bare_words(line: &[&str], input: &str) -> BTreeSet<String> {
    let args = [&["tesserae-cli"], line].concat();
    let Ok(Request::Run(command)) = command_line::parse(args.iter().map(Into::into)) else {
        panic!("{line:?} is a command");
    };
    let (mut input, mut out) = (Cursor::new(input), Vec::new());
    let done = command.run(&Language::in_brackets(), &mut input, &mut out);
    assert!(done.is_ok(), "{line:?}: {done:?}");
    let out = String::from_utf8(out).expect("text");
    let bare = before_record(&out).split('⟦').map(|part| {
        let outside = part.split_once('⟧').map_or(part, |(_, outside)| outside);
        outside.replace(|letter: char| !letter.is_alphabetic(), " ")
    });
    let bare: Vec<String> = bare.collect();
    let words = bare.iter().flat_map(|part| part.split_whitespace());
    let long = words.filter(|word| word.chars().nth(2).is_some());
    long.map(str::to_owned).collect()
}

#[test]
fn what_is_no_message_is_notation_or_typed() {
    let input = "\nh\n1\nu\n1\n1\n\n99\nnonsense\n8/5 6/5\nt 3-1\noffers\nu\nu\n\n1\n1\n";
    for game in Kind::ALL.map(Kind::key) {
        let record = golden(game);
        let throw = if game == "ur" { "1-0-1" } else { "2-1" };
        for (line, input) in [
            (&["play", game, "--seed", "5"][..], input),
            (&["replay", &record, "--draw"], ""),
            (&["turns", game, "--throw", throw], ""),
        ] {
            let bare = bare_words(line, input);
            let is_known = |word: &str| is_typed(word) || ["Anna", "Ben"].contains(&word);
            let unknown: Vec<&String> = bare.iter().filter(|word| !is_known(word)).collect();
            assert!(unknown.is_empty(), "{line:?}: {unknown:?}");
        }
    }
}

#[test]
fn the_language_of_the_system_is_spoken() {
    for (system, said) in [
        (&[][..], "House rules for"),
        (&[("LANG", "tr_TR.UTF-8")], "masa kuralları"),
        (&[("LC_MESSAGES", "tr"), ("LANG", "de")], "masa kuralları"),
        (&[("LC_ALL", "pt_PT"), ("LANG", "de")], "Regras da casa"),
        (&[("LC_ALL", ""), ("LANG", "de_AT.UTF-8")], "Hausregeln für"),
        (&[("LC_ALL", "C"), ("LANG", "de")], "House rules for"),
        (&[("LANG", "xx_YY.UTF-8")], "House rules for"),
    ] {
        let run = cli::run_on(system, &["rules", "ur"], "");
        assert_eq!(run.code, 0, "{system:?}: {}", run.err);
        assert!(run.out.contains(said), "{system:?}: {}", run.out);
    }
    let asked = cli::run_on(&[("LANG", "tr")], &["rules", "ur", "--language", "JA"], "");
    assert!(asked.out.contains("ハウスルール"), "{}", asked.out);
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let folder = folder("languages");
    let record = golden("backgammon");
    let tags: Vec<String> = ["en".to_owned()].into_iter().chain(tags()).collect();
    assert!(tags.len() > 18, "{tags:?}");
    let turns = ["turns", "backgammon", "--throw", "3-1", "--json"];
    let best = [
        "best", "ur", "--throw", "1-0-0", "--throw", "0-0-0", "--throw", "1-1-0", "--level",
        "guest", "--bots", BOTS, "--json",
    ];
    let written = |tag: &str| {
        let mut texts = Vec::new();
        for command in [
            &turns[..],
            &best,
            &["convert", &record, "--to", "record"],
            &["convert", &record, "--to", "save"],
            &["convert", &record, "--to", "mat"],
            &["convert", &record, "--to", "position"],
        ] {
            let args = [command, &["--language", tag]].concat();
            let run = cli::run_on(&[], &args, "");
            assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
            texts.push(run.out);
        }
        let file = folder.join(tag).to_string_lossy().into_owned();
        let args = [
            "play",
            "tabula",
            "--seed",
            "4",
            "--save",
            &file,
            "--language",
            tag,
        ];
        cli::run_on(&[], &args, "\n\n1\nu\n1\n1\n");
        texts.push(fs::read_to_string(&file).expect("it is saved"));
        texts
    };
    let english = written("en");
    for tag in &tags {
        // The date of a game that is played over midnight is another one.
        assert_eq!(written(tag), english, "{tag}");
    }
    let input = "{\"cmd\":\"new\",\"game\":\"ur\",\"seed\":1}\n{\"cmd\":\"state\"}\n{\"cmd\":\"drawing\"}\n";
    let serve = |tag: &str| cli::run_on(&[("LANG", tag)], &["serve"], input).out;
    assert_eq!(serve("de"), serve("en"));
}

#[test]
fn a_language_that_is_not_there_is_refused_with_a_list_of_those_that_are() {
    let run = cli::run_on(&[], &["rules", "ur", "--language", "tlh"], "");
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(
        run.err
            .contains("--language: there is no language “tlh” (known: en, ar, de, ")
    );
}

#[test]
fn errors_are_said_in_one_line_of_the_language() {
    for (tag, said) in [
        ("de", "es ist nicht da"),
        ("ja", "そこにありません"),
        ("he", "זה לא קיים"),
    ] {
        let run = cli::run_on(&[], &["replay", "no_such_file", "--language", tag], "");
        assert_eq!((run.code, run.err.lines().count()), (2, 1), "{}", run.err);
        assert!(
            run.err.contains(said) && !run.err.contains("\\u{"),
            "{}",
            run.err
        );
    }
}

#[test]
fn an_analysis_is_said_in_the_language_as_text_and_as_a_page() {
    let folder = folder("analysis_languages");
    let (record, page) = (golden("tablero_di_berona"), folder.join("page.html"));
    let page = page.to_string_lossy().into_owned();
    let analyse = [
        "analyse",
        &record,
        "--quick",
        "--bots",
        BOTS,
        "--language",
        "de",
    ];
    let text = cli::run_on(&[], &analyse, "");
    assert_eq!(text.code, 0, "{}", text.err);
    assert!(text.out.contains("mit Wahl, Fehlerrate"), "{}", text.out);
    assert!(!text.out.contains("error"), "{}", text.out);
    let html = cli::run_on(&[], &[&analyse[..], &["--html", &page]].concat(), "");
    assert_eq!(html.code, 0, "{}", html.err);
    let html = fs::read_to_string(&page).expect("it is written");
    assert!(html.contains("<html lang=\"de\""));
}
