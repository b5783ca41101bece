//! Files that earlier versions wrote, as they wrote them. They must open for ever, and to the same games.

use std::{fs, path::PathBuf};

use tesserae_rules::{
    DiceSource, Kind, Session,
    session::{import::import, record, save},
};

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/files").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn load(name: &str) -> Session {
    save::load(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The games of version 0.1.
const GAMES_OF_VERSION_0_1: [Kind; 5] =
    [Kind::Backgammon, Kind::Tabula, Kind::Ur, Kind::TableroDeJesus, Kind::TableroDiBerona];

#[test]
fn saves_of_version_0_1_open_and_are_written_again_byte_for_byte() {
    for kind in GAMES_OF_VERSION_0_1 {
        let name = format!("{kind}.tesserae");
        let session = load(&name);
        assert_eq!(session.header().game, kind);
        assert_eq!(session.dice_source(), DiceSource::Seeded, "{name}: a seed meant drawn dice");
        assert_eq!(save::save(&session), file(&name), "{name}");
    }
}

#[test]
fn a_save_of_version_0_1_with_undo_lines_opens_at_the_position_that_it_was_left_in() {
    let session = load("undone.tesserae");
    assert_eq!(session.events().len(), 2);
    assert_eq!(session.game().write_action(&session.events()[1].action), "8/5");
    assert_eq!(session.dice_source(), DiceSource::Entered, "its last throw was entered");
    assert_eq!(session.header().names, ["Anna", "Ben"]);
}

#[test]
fn a_save_and_a_record_of_version_0_1_with_physical_dice_are_the_same_game() {
    let (saved, recorded) = (load("physical.tesserae"), record::read(&file("physical.txt")).expect("a record"));
    assert_eq!(saved.events(), recorded.events());
    assert_eq!(saved.header(), recorded.header());
    assert_eq!(saved.events()[0].rethrown, [1, 1]);
    assert!(saved.events().iter().any(|event| event.automatic));
    assert_eq!(saved.dice_source(), DiceSource::Physical);
    assert_eq!(record::write(&saved), file("physical.txt"));
}

#[test]
fn files_of_version_0_1_are_recognised_by_what_stands_in_them() {
    let formats = [("ur.tesserae", "save"), ("physical.txt", "record"), ("match.mat", "mat")];
    for (name, format) in formats {
        let imported =
            import(file(name).as_bytes(), &Default::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(imported.format.key, format);
        assert!(!imported.session.events().is_empty());
    }
}
