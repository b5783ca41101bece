//! One recorded game of each kind: a change of rules, notation or chance shows up as a changed
//! record. And one file of each format, all of the same game: they open for ever.
//!
//! `BLESS=1 cargo test -p tesserae-formats --test golden` writes records and files anew; look at
//! what changed before committing, and count the number of a format up if a program of today cannot
//! read it.

use std::{fs, path::PathBuf};

use tesserae_formats::{Format, import, record};
use tesserae_rules::{
    DiceSource, Header, Kind, Pending, Session,
    session::{random, save},
};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name)
}

/// A whole game by the default rules, thrown and played by chance.
fn random_game(kind: Kind) -> Session {
    let header = Header {
        names: ["Anna".into(), "Ben".into()],
        seed: Some(2026),
        date: Some("2026-11-20".into()),
        ..Header::new(kind)
    };
    let mut session = Session::new(header).expect("the default rules go together");
    let mut rng = random::generator(2026);
    while session.game().pending() != Pending::Over {
        let event = random::random_event(session.game(), &mut rng).expect("the game is not over");
        session.act(event).expect("what is offered is accepted");
    }
    session
}

fn agrees_with_its_golden_record(kind: Kind) {
    let path = path(&format!("{kind}.txt"));
    let session = random_game(kind);
    let text = record::write(&session);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the record can be written");
    }
    let golden = fs::read_to_string(&path).expect("there is a golden record of each game");
    if let Some((number, (now, then))) = text
        .lines()
        .zip(golden.lines())
        .enumerate()
        .find(|(_, (a, b))| a != b)
    {
        panic!(
            "{kind}, line {}:\n  golden: {then}\n  now:    {now}",
            number + 1
        );
    }
    assert_eq!(text, golden);
    let read = record::read(&golden).expect("the golden record can be read");
    assert_eq!(read.game().position(), session.game().position());
    assert_eq!(read.events(), session.events());
}

#[test]
fn every_game_agrees_with_its_golden_record() {
    Kind::ALL
        .into_iter()
        .for_each(agrees_with_its_golden_record);
}

fn read(name: &str) -> String {
    fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn file(name: &str) -> PathBuf {
    path("files").join(name)
}

#[test]
fn a_file_of_each_format_is_recognised_and_the_same_game_and_is_written_again_byte_for_byte() {
    let game = save::load(read("game.tesserae")).unwrap();
    assert_eq!(game.events()[0].rethrown, [1, 1]);
    assert!(game.events().iter().any(|event| event.automatic));
    assert_eq!(game.dice_source(), DiceSource::Physical);
    for (name, format) in [
        ("game.tesserae", Format::SAVE),
        ("record.txt", Format::RECORD),
        ("link.txt", Format::LINK),
    ] {
        if std::env::var_os("BLESS").is_some() {
            fs::write(file(name), (format.write)(&game).unwrap()).unwrap();
        }
        let imported = import(read(name).as_bytes(), &Default::default()).unwrap();
        assert_eq!(
            (imported.format, imported.session.events()),
            (&format, game.events()),
            "{name}"
        );
        assert_eq!(
            (format.write)(&imported.session).unwrap(),
            read(name),
            "{name}"
        );
    }
}

#[test]
fn a_match_of_another_program_is_recognised() {
    let imported = import(read("match.mat").as_bytes(), &Default::default()).unwrap();
    assert_eq!(imported.format.key, "mat");
    assert!(!imported.session.events().is_empty());
}

#[test]
fn a_newer_format_is_refused_by_its_number() {
    for (name, number, newer) in [
        ("game.tesserae", "{\"tesserae\":1", "{\"tesserae\":7"),
        ("record.txt", "record 1", "record 7"),
        ("link.txt", "1-", "7-"),
    ] {
        let error = import(
            read(name).replacen(number, newer, 1).as_bytes(),
            &Default::default(),
        )
        .unwrap_err();
        assert!(
            error
                .to_string()
                .contains("has format 7, but this program reads format 1 only"),
            "{name}: {error}"
        );
    }
}
