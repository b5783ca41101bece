//! Calling somebody to the table, and leaving it for links.

use tesserae_live::{Ask, CALL, Line, Party, Reason};
use tesserae_rules::Kind;

use crate::hall::Hall;

/// A throw of the host waits for the guest’s machine, and the host has called the guest.
fn called(kind: Kind) -> Hall {
    let mut hall = Hall::seated(kind);
    hall.client(Party::Host).throw(Vec::new());
    hall.settle();
    while hall.room.log.due() != tesserae_live::Due::Seat(hall.room.log.seat(Party::Guest).unwrap())
    {
        let mut rng = rand::SeedableRng::seed_from_u64(4);
        Party::BOTH
            .into_iter()
            .for_each(|party| crate::games::play(hall.client(party), &mut rng));
        hall.settle();
    }
    hall.client(Party::Host).offer(Line::Call);
    hall.settle();
    assert_eq!(hall.room.log.called().map(|(by, _)| by), Some(Party::Host));
    hall
}

#[test]
fn whoever_is_called_and_says_that_they_are_here_cannot_be_claimed_against() {
    for answer in [Line::Here, Line::Ask(Ask::UndoTo(0))] {
        let mut hall = called(Kind::TableroDiBerona);
        hall.room.now += CALL - 1_000;
        hall.client(Party::Host).offer(Line::Here);
        hall.settle();
        assert!(
            hall.room.log.called().is_some(),
            "whoever calls does not answer"
        );
        hall.client(Party::Guest).offer(answer.clone());
        hall.settle();
        assert_eq!(hall.room.log.called(), None, "{answer:?}");
        hall.room.now += CALL;
        hall.client(Party::Host).offer(Line::End(Reason::Absent));
        hall.settle();
        assert_eq!(hall.room.log.end(), None, "{answer:?}");
    }
}

#[test]
fn nobody_puts_off_a_share_that_they_owe_by_saying_that_they_are_here() {
    let mut hall = Hall::seated(Kind::TableroDiBerona);
    hall.cut(Party::Guest);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.client(Party::Host).offer(Line::Call);
    hall.settle();
    assert!(hall.room.log.called().is_some());
    let owner = crate::signatures::key_of(&mut hall, Party::Guest);
    for line in [Line::Here, Line::Ask(Ask::UndoTo(0)), Line::Disagree] {
        let refused = crate::signatures::offer(&mut hall, Party::Guest, &owner, &line);
        assert!(refused.is_err(), "{line:?}");
        assert!(hall.room.log.called().is_some());
    }
    hall.room.now += CALL;
    hall.client(Party::Host).offer(Line::End(Reason::Absent));
    hall.settle();
    assert!(hall.room.log.end().is_some());
}

#[test]
fn whoever_goes_on_by_links_is_said_to_until_they_act_again() {
    let mut hall = called(Kind::Ur);
    hall.client(Party::Guest).offer(Line::ByLinks);
    hall.settle();
    assert!(hall.client(Party::Host).log().by_links(Party::Guest));
    hall.client(Party::Guest).ask(Ask::UndoTo(0));
    hall.settle();
    assert!(!hall.client(Party::Host).log().by_links(Party::Guest));
}
