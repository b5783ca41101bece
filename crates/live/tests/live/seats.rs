//! A seat whose key is lost: it is replaced by consent alone, and that is counted.

use tesserae_live::{Ask, Client, Due, Line, News, Party, TimeControl, agreed, log::Change};
use tesserae_rules::{Header, Kind};

use crate::{
    games::{assert_same, play_on},
    hall::Hall,
    room::link,
};

/// The guest comes back with the invitation alone, and nothing of a throw is under way.
fn lost(kind: Kind) -> Hall {
    let mut hall = Hall::seated(kind);
    let mut rng = rand::SeedableRng::seed_from_u64(9);
    play_on(&mut hall, &mut rng, 30, 1_000);
    while hall.room.log.dice().unwrap().declared().is_some() {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
    }
    hall.cut(Party::Guest);
    *hall.client(Party::Guest) = Client::new(link(Party::Guest), [200; 32]);
    hall.connect(Party::Guest);
    hall.settle();
    hall
}

#[test]
fn a_guest_who_lost_the_key_plays_nothing_before_the_host_agrees_and_goes_on_afterwards() {
    for kind in Kind::ALL {
        let mut hall = lost(kind);
        let guest = hall.client(Party::Guest);
        assert!(guest.is_seat_elsewhere() && !guest.has_seat() && guest.own_link().is_none());
        assert!(!guest.offer(Line::Here) && !guest.throw(Vec::new()));
        let before = hall.room.log.len();
        hall.settle();
        assert_eq!(hall.room.log.len(), before, "nothing is done by itself");

        assert!(hall.client(Party::Guest).ask_for_seat());
        hall.settle();
        assert!(matches!(
            hall.client(Party::Host).log().asked(),
            Some((Party::Guest, Ask::Seat(_)))
        ));
        assert!(hall.client(Party::Host).offer(Line::Agree));
        hall.settle();
        assert!(hall.client(Party::Guest).has_seat());
        assert!(hall.room.log.dice().unwrap().is_ready(), "both commit anew");
        let is_replaced = |news: &News| {
            matches!(
                news,
                News::Line {
                    change: Change::Replaced,
                    ..
                }
            )
        };
        for party in Party::BOTH {
            let news = hall.client(party).take_news();
            assert!(news.iter().any(is_replaced), "{party:?}");
        }
        let mut rng = rand::SeedableRng::seed_from_u64(10);
        play_on(&mut hall, &mut rng, 200, 40);
        assert_same(&mut hall);
        let report = agreed::verify(hall.room.log.session().unwrap());
        assert_eq!(report.replacements, 1, "{kind:?}");
    }
}

#[test]
fn a_host_who_declines_changes_nothing_and_the_true_owner_can_decline_too() {
    for by in Party::BOTH {
        let mut hall = Hall::seated(Kind::Tabula);
        let mut other = Client::new(link(Party::Guest), [201; 32]);
        other.connected();
        let enter = other.take_frames();
        for answer in hall.room.take(Party::Guest, &enter[0]).0 {
            other.receive(0, &answer.text());
        }
        assert!(other.ask_for_seat());
        for frame in other.take_frames() {
            for answer in hall.room.take(Party::Guest, &frame).0 {
                Party::BOTH
                    .into_iter()
                    .for_each(|party| hall.queue(party, answer.clone()));
            }
        }
        hall.settle();
        assert!(hall.room.log.asked().is_some());
        assert!(hall.client(by).offer(Line::Disagree));
        hall.settle();
        assert_eq!(hall.room.log.asked(), None);
        assert!(hall.client(Party::Guest).has_seat());
        assert_eq!(hall.room.log.dice().unwrap().replacements(), 0);
    }
}

#[test]
fn nobody_agrees_to_another_key_while_their_own_share_is_known_to_somebody() {
    let mut hall = Hall::seated(Kind::Ur);
    let mut rng = rand::SeedableRng::seed_from_u64(4);
    // The host is to throw, and the room keeps the declaration to itself.
    loop {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
        let host = hall.client(Party::Host);
        if host.can_throw() && host.log().due() == Due::Seat(host.seat().unwrap()) {
            break;
        }
    }
    hall.cut(Party::Guest);
    *hall.client(Party::Guest) = Client::new(link(Party::Guest), [200; 32]);
    hall.connect(Party::Guest);
    hall.settle();
    assert!(hall.client(Party::Host).throw(Vec::new()));
    assert_eq!(hall.client(Party::Host).take_frames().len(), 1);
    assert!(hall.client(Party::Guest).ask_for_seat());
    for frame in hall.client(Party::Guest).take_frames() {
        for answer in hall.room.take(Party::Guest, &frame).0 {
            hall.queue(Party::Host, answer);
        }
    }
    assert!(hall.deliver(Party::Host));
    let again = hall.client(Party::Host).take_frames();
    assert_eq!(
        again.len(),
        1,
        "the throw is offered again, and kept back again"
    );
    let refuses = |client: &mut Client| {
        client.take_news();
        let offered = client.offer(Line::Agree);
        let news = client.take_news();
        let is_said =
            |news: &News| matches!(news, News::Refused { code, .. } if code == "throw_under_way");
        !offered && news.iter().any(is_said)
    };
    assert!(refuses(hall.client(Party::Host)));
    // Also after a reload: that the share has left was kept before it left.
    let host = hall.client(Party::Host);
    let (kept, revealed) = (host.lines().to_vec(), host.revealed());
    *host = Client::with_lines(link(Party::Host), [0; 32], kept, revealed);
    hall.cut(Party::Guest);
    hall.connect(Party::Host);
    hall.settle();
    assert!(refuses(hall.client(Party::Host)));
    assert_eq!(hall.room.log.dice().unwrap().replacements(), 0);
}

#[test]
fn a_declared_throw_keeps_a_key_from_being_replaced() {
    let mut hall = Hall::seated_with(Header::new(Kind::Ur), TimeControl::None);
    hall.cut(Party::Guest);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    *hall.client(Party::Guest) = Client::new(link(Party::Guest), [200; 32]);
    hall.connect(Party::Guest);
    hall.settle();
    hall.client(Party::Guest).ask_for_seat();
    hall.settle();
    assert_eq!(hall.room.log.asked(), None);
}
