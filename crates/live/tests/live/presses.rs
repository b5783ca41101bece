//! What both press at the same moment, and what one of them presses twice: nothing happens twice,
//! and nobody is refused what they were allowed to do.

use tesserae_live::{Ask, Client, Line, News, Party, Reason, TimeControl};
use tesserae_rules::{Choice, Header, Kind, Pending};

use crate::hall::Hall;

/// What somebody was refused.
fn refusals(client: &mut Client) -> Vec<String> {
    let refused = |news| {
        if let News::Refused { text, .. } = news {
            Some(text.to_string())
        } else {
            None
        }
    };
    client.take_news().into_iter().filter_map(refused).collect()
}

fn assert_no_refusals(hall: &mut Hall) {
    for party in Party::BOTH {
        assert_eq!(
            refusals(hall.client(party)),
            Vec::<String>::new(),
            "{party:?}"
        );
        assert_eq!(
            (
                hall.client(party).offered().count(),
                hall.client(party).lie()
            ),
            (0, None)
        );
    }
}

#[test]
fn the_opening_throw_that_both_make_is_made_once_and_nobody_is_refused() {
    let mut hall = Hall::seated(Kind::Backgammon);
    for again in [false, true] {
        for party in Party::BOTH {
            assert!(hall.client(party).throw(vec![0.5]));
        }
        hall.settle();
        assert_eq!(hall.room.log.session().unwrap().events().len(), 1);
        assert_no_refusals(&mut hall);
        if !again {
            // It is taken back, and comes again with the shares that are known.
            hall.client(Party::Host).ask(Ask::UndoTo(0));
            hall.settle();
            hall.client(Party::Guest).offer(Line::Agree);
            hall.settle();
            assert_eq!(hall.room.log.session().unwrap().events().len(), 0);
        }
    }
}

#[test]
fn the_next_game_that_both_begin_begins_once_and_nobody_is_refused() {
    let mut header = Header::new(Kind::TableroDiBerona);
    header.house_rules = [("series".to_owned(), "ledger".to_owned())].into();
    let mut hall = Hall::seated_with(header, TimeControl::None);
    let mut rng = rand::SeedableRng::seed_from_u64(5);
    while hall.room.log.session().unwrap().game().pending() != Pending::Over {
        for party in Party::BOTH {
            crate::games::play(hall.client(party), &mut rng);
        }
        hall.settle();
    }
    refusals(hall.client(Party::Host));
    refusals(hall.client(Party::Guest));
    let events = hall.room.log.session().unwrap().events().len();
    for party in Party::BOTH {
        assert!(hall.client(party).play(Choice::NextGame));
    }
    hall.settle();
    assert_eq!(hall.room.log.session().unwrap().events().len(), events + 1);
    assert_no_refusals(&mut hall);
}

#[test]
fn a_button_that_is_pressed_twice_is_pressed_once() {
    let mut hall = Hall::open(Kind::Ur, TimeControl::None);
    hall.connect(Party::Host);
    hall.connect(Party::Guest);
    hall.settle();
    assert!(hall.client(Party::Guest).sit("Ben") && hall.client(Party::Guest).sit("Ben"));
    hall.settle();
    hall.client(Party::Host).offer(Line::End(Reason::GaveUp));
    hall.settle();
    // Both want another game.
    for party in Party::BOTH {
        assert!(hall.client(party).ask(Ask::Rematch) && hall.client(party).ask(Ask::Rematch));
    }
    hall.settle();
    assert_eq!(hall.room.log.end(), None, "it has begun");
    let rematches = hall.room.count(|line| *line == Line::Agree);
    assert_eq!(rematches, 1);
    assert_no_refusals(&mut hall);
    hall.client(Party::Host).ask(Ask::UndoTo(9));
    hall.settle();
    refusals(hall.client(Party::Host));
    hall.client(Party::Guest).offer(Line::End(Reason::GaveUp));
    hall.settle();
    hall.client(Party::Guest).ask(Ask::Rematch);
    hall.settle();
    for _ in 0..2 {
        assert!(hall.client(Party::Host).offer(Line::Agree));
    }
    hall.settle();
    assert_no_refusals(&mut hall);
}
