//! One recorded game of each kind. A change of rules, notation or chance shows up as a changed record.
//!
//! `BLESS=1 cargo test -p tesserae-formats --test golden` writes the records anew; look at what changed before
//! committing.

use std::{fs, path::PathBuf};

use tesserae_formats::record;
use tesserae_rules::{Header, Kind, Pending, Session, session::random};

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
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{kind}.txt"));
    let session = random_game(kind);
    let text = record::write(&session);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the record can be written");
    }
    let golden = fs::read_to_string(&path).expect("there is a golden record of each game");
    if let Some((number, (now, then))) = text.lines().zip(golden.lines()).enumerate().find(|(_, (a, b))| a != b) {
        panic!("{kind}, line {}:\n  golden: {then}\n  now:    {now}", number + 1);
    }
    assert_eq!(text, golden);
    let read = record::read(&golden).expect("the golden record can be read");
    assert_eq!(read.game().position(), session.game().position());
    assert_eq!(read.events(), session.events());
}

#[test]
fn every_game_agrees_with_its_golden_record() {
    Kind::ALL.into_iter().for_each(agrees_with_its_golden_record);
}
