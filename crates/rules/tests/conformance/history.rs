//! What must hold for a log.

use rand::RngExt;
use tesserae_rules::{
    Session,
    session::{random::Generator, save},
};

use crate::invariants;

/// Undo, as often as it goes, leads back step by step to the throw or the last choice, and to the
/// same place.
pub fn undo_keeps_the_throw(session: &Session, positions: &[String]) {
    let mut back = session.clone();
    while back.can_undo() {
        assert_eq!(back.undo(), Ok(1), "nothing was automatic");
        assert_eq!(back.game().position(), positions[back.events().len()]);
        assert_eq!(back.game().audit(), Ok(()));
    }
    let taken = session
        .events()
        .iter()
        .rev()
        .take_while(|event| session.game().can_undo(&event.action))
        .count();
    assert_eq!(back.events().len(), session.events().len() - taken);
    let there = back.clone();
    assert!(back.undo().is_err());
    assert_eq!(back.game().arrangement(), there.game().arrangement());
    // A replay from the beginning at every step would make long games quadratic.
    if session.events().len().is_multiple_of(50) {
        let kept = session.at(back.events().len()).expect("part of the log");
        assert_eq!(
            kept.arrangement(),
            back.game().arrangement(),
            "undo mixes up the pieces"
        );
    }
}

/// The log played again gives the same game, at every moment.
pub fn replay(session: &Session, positions: &[String], rng: &mut Generator) {
    let now = session.at(session.events().len()).expect("part of the log");
    invariants::same(session.game(), now.as_ref());
    assert_eq!(session.game().arrangement(), now.arrangement());
    for _ in 0..10 {
        let then = rng.random_range(0..positions.len());
        assert_eq!(
            session.at(then).expect("part of the log").position(),
            positions[then]
        );
    }
}

/// The session as it was after some events.
fn part(session: &Session, events: usize) -> Session {
    let mut part = Session::new(session.header().clone()).expect("the same header");
    for event in session.events().iter().take(events) {
        part.act(event.clone()).expect("the same events");
    }
    part
}

/// A save holds the session; a torn save holds the lines before the tear.
pub fn save_and_load(session: &Session, rng: &mut Generator) {
    let file = save::save(session);
    let loaded = save::load(&file).expect("own save");
    assert_eq!(loaded.header(), session.header());
    assert_eq!(loaded.events(), session.events());
    assert_eq!(loaded.game().arrangement(), session.game().arrangement());
    assert_eq!(save::save(&loaded), file);
    let first = file.find('\n').expect("a first line");
    for _ in 0..3 {
        let torn = &file[..rng.random_range(first..=file.len())];
        let whole = torn[first..].matches('\n').count() - 1;
        let recovered = save::load_lenient(torn)
            .expect("the first line is whole")
            .session
            .events()
            .len();
        assert!(
            (whole..=whole + 1).contains(&recovered),
            "{whole} lines are whole, {recovered} were recovered"
        );
        assert_eq!(
            session.events()[..recovered],
            *part(session, recovered).events()
        );
    }
}
