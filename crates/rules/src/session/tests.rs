use super::{Event, Header, HeaderError, Session, Source, UndoError, random};
use crate::{Action, Kind, Throw};

#[test]
fn a_new_session_has_no_history_and_nothing_to_undo() {
    for kind in Kind::ALL {
        let mut session = Session::new(Header::new(kind)).unwrap();
        assert!(!session.can_undo());
        assert_eq!(session.undo(), Err(UndoError::NothingHappened));
        assert_eq!(session.at(0).unwrap().position(), session.game().position());
        assert!(session.at(1).is_none());
    }
}

#[test]
fn the_header_names_every_house_rule_even_where_nothing_was_chosen() {
    for kind in Kind::ALL {
        let session = Session::new(Header::new(kind)).unwrap();
        assert_eq!(session.header().house_rules.len(), kind.house_rules().len());
    }
}

#[test]
fn a_header_with_a_name_or_date_that_cannot_be_written_is_refused() {
    let header = |name: &str, date: &str| Header {
        names: [name.into(), String::new()],
        date: Some(date.into()),
        ..Header::new(Kind::Ur)
    };
    assert!(Session::new(header("Anna Maria", "2024-02-29")).is_ok());
    assert_eq!(Session::new(header(&"x".repeat(41), "2024-02-29")).unwrap_err(), HeaderError::LongName);
    assert!(matches!(Session::new(header("a\nb", "2024-02-29")), Err(HeaderError::Name(_))));
    assert!(matches!(Session::new(header(" a", "2024-02-29")), Err(HeaderError::Name(_))));
    for date in ["2023-02-29", "2024-13-01", "2024-1-1", "1900-02-29", "+024-01-01", "2024-01-00", "today"] {
        assert!(matches!(Session::new(header("a", date)), Err(HeaderError::Date(_))), "{date}");
    }
}

#[test]
fn only_a_throw_has_a_source_and_dice_that_were_thrown_again() {
    let throw = Event { rethrown: vec![0, 0, 1], ..Event::thrown(Throw::new(&[6, 5]), Source::Physical) };
    assert!(throw.check().is_ok());
    assert!(Event { rethrown: vec![2], ..throw.clone() }.check().is_err());
    assert!(Event { action: Action::Choice(crate::Choice::Finish), ..throw }.check().is_err());
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed| {
        let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
        let mut rng = random::generator(seed);
        for _ in 0..100 {
            let Some(event) = random::random_event(session.game(), &mut rng) else { break };
            session.act(event).unwrap();
        }
        session.game().position()
    };
    assert_eq!(play(7), play(7));
}
