//! One file of each format, as it was written. All are the same game, and they open for ever.
//!
//! `BLESS=1 cargo test -p tesserae-formats --test golden_files` writes those of our own formats anew; look at what
//! changed before committing, and count the number of the format up if a program of today cannot read it.

use std::{fs, path::PathBuf};

use tesserae_formats::{Format, import};
use tesserae_rules::{DiceSource, Session, session::save};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/files").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn game() -> Session {
    save::load(read("game.tesserae")).unwrap()
}

#[test]
fn a_file_of_each_format_is_recognised_and_the_same_game_and_is_written_again_byte_for_byte() {
    let game = game();
    assert_eq!(game.events()[0].rethrown, [1, 1]);
    assert!(game.events().iter().any(|event| event.automatic));
    assert_eq!(game.dice_source(), DiceSource::Physical);
    for (name, format) in [("game.tesserae", Format::SAVE), ("record.txt", Format::RECORD), ("link.txt", Format::LINK)]
    {
        if std::env::var_os("BLESS").is_some() {
            fs::write(path(name), (format.write)(&game).unwrap()).unwrap();
        }
        let imported = import(read(name).as_bytes(), &Default::default()).unwrap();
        assert_eq!((imported.format, imported.session.events()), (&format, game.events()), "{name}");
        assert_eq!((format.write)(&imported.session).unwrap(), read(name), "{name}");
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
        let error = import(read(name).replacen(number, newer, 1).as_bytes(), &Default::default()).unwrap_err();
        assert!(error.to_string().contains("has format 7, but this program reads format 1 only"), "{name}: {error}");
    }
}
