//! What records keep, and which line and place they name where one is wrong.

use proptest::prelude::*;
use tesserae_formats::record;
use tesserae_rules::{
    Choice, DiceSource, Event, Header, Kind, Session, Throw,
    session::{Player, random::played},
};

/// A game of Tabula: both dice to begin with, then the throws of the starter.
fn tabula(throws: &[&[u8]]) -> Session {
    let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
    for faces in throws {
        session.act(Throw::new(faces)).unwrap();
    }
    session
}

fn play_first(session: &mut Session, automatic: bool) {
    let event = Event::from(session.game().actions().remove(0));
    session
        .act(if automatic { event.automatic() } else { event })
        .unwrap();
}

#[test]
fn a_record_keeps_where_throws_come_from_and_which_dice_were_thrown_again() {
    let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
    session
        .act(Event::thrown(Throw::new(&[6, 1]), DiceSource::Physical))
        .unwrap();
    let cocked = Event {
        rethrown: vec![2, 2],
        ..Event::thrown(Throw::new(&[1, 3, 5]), DiceSource::Physical)
    };
    session.act(cocked).unwrap();
    play_first(&mut session, true);
    let text = record::write(&session);
    assert!(text.contains("Throws: physical\n"), "{text}");
    assert!(text.contains("1-3-5{again=3,again=3}:"), "{text}");
    assert!(text.contains("{automatic}"), "{text}");
    assert_eq!(record::read(&text).unwrap().events(), session.events());
}

#[test]
fn throws_of_other_sources_than_usual_are_marked_in_a_record() {
    let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
    session
        .act(Event::thrown(Throw::new(&[6, 6]), DiceSource::Seeded))
        .unwrap();
    session
        .act(Event::thrown(Throw::new(&[6, 5]), DiceSource::Seeded))
        .unwrap();
    session
        .act(Event::thrown(Throw::new(&[1, 3, 5]), DiceSource::Entered))
        .unwrap();
    let text = record::write(&session);
    assert!(text.contains("1-3-5{entered}:"), "{text}");
    assert_eq!(record::read(&text).unwrap().events(), session.events());
}

#[test]
fn a_turn_that_goes_on_is_marked_in_a_record() {
    let mut session = tabula(&[&[6, 1], &[1, 3, 5]]);
    for _ in 0..3 {
        play_first(&mut session, false);
    }
    assert!(record::write(&session).ends_with(" …\n"));
    assert_eq!(
        record::read(&record::write(&session)).unwrap().events(),
        session.events()
    );
    session.act(Choice::Finish).unwrap();
    assert!(!record::write(&session).contains('…'));
    assert_eq!(
        record::read(&record::write(&session)).unwrap().events(),
        session.events()
    );
}

#[test]
fn a_wrong_record_is_refused_with_the_line_and_the_place() {
    let session = tabula(&[&[6, 1], &[1, 3, 5]]);
    let text = record::write(&session);
    let error = |from: &str, to: &str| record::read(&text.replace(from, to)).unwrap_err();
    assert_eq!(error("Tesserae", "Another").line, Some(1));
    assert_eq!(
        error("record 1", "record 2").to_string(),
        "line 1, character 17: the record has format 2, but this program reads format 1 only"
    );
    assert_eq!(error("Game: tabula", "Game: chess").line, Some(2));
    assert_eq!(error("Rules:", "Laws:").line, Some(3));
    let last = text.lines().count();
    assert_eq!(error("2. Ivory", "3. Ivory").line, Some(last));
    assert_eq!(
        error("2. Ivory", "2. Brown").to_string(),
        format!("line {last}, character 4: it is the turn of “Ivory”")
    );
    assert_eq!(error("1-3-5:", "1-3-7:").line, Some(last));
    assert_eq!(
        error("1-3-5:", "1-3-5{upside-down}:").to_string(),
        format!("line {last}, character 16: “upside-down” is no note")
    );
    assert_eq!(error("1-3-5:", "1-3-5").line, Some(last));
}

#[test]
fn who_plays_which_game_is_kept_by_records() {
    for players in [
        [Player::Elsewhere, Player::Person],
        [Player::Person, Player::Bot("master".into())],
    ] {
        let session = Session::new(Header {
            players,
            id: Some(u64::MAX),
            ..Header::new(Kind::Tabula)
        })
        .unwrap();
        assert_eq!(
            record::read(&record::write(&session)).unwrap().header(),
            session.header()
        );
    }
}

#[test]
fn a_record_of_any_moment_of_any_game_comes_back_as_the_same_game_and_the_same_text() {
    for kind in Kind::ALL {
        let whole = played(kind, 17, 300).unwrap();
        for events in (0..=whole.events().len()).step_by(7) {
            let session = whole.truncated(events).unwrap();
            let text = record::write(&session);
            let read =
                record::read(&text).unwrap_or_else(|error| panic!("{kind}: {error}\n{text}"));
            assert_eq!(
                (read.header(), read.events()),
                (session.header(), session.events()),
                "{text}"
            );
            assert_eq!(record::write(&read), text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_record_or_an_error(text in "\\PC{0,200}") {
        prop_assert!(record::read(&text).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_record_is_refused_with_its_line_or_can_be_played(
        kind in prop::sample::select(Kind::ALL.to_vec()),
        events in 0_usize..400,
        at in any::<prop::sample::Index>(),
        length in 0_usize..6,
        what in "[0-9a-zA-Z:/.,* =#{}+-]{0,3}|18446744073709551616|\\PC{1,3}|\n|\u{0}",
    ) {
        let mut text: Vec<char> = record::write(&played(kind, 5, events).unwrap()).chars().collect();
        let start = at.index(text.len() + 1);
        let end = (start + length).min(text.len());
        text.splice(start..end, what.chars());
        match record::read(&text.iter().collect::<String>()) {
            Ok(session) => prop_assert_eq!(session.game().audit(), Ok(())),
            Err(error) => prop_assert!(error.to_string().starts_with("line "), "{}", error),
        }
    }
}
