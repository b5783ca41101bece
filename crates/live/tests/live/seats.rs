//! A seat whose key is lost: it is replaced by consent alone, and that is counted.

use tesserae_live::{
    Act, Ask, CALL, Change, Claim, Client, Due, FromRoom, Lie, Line, Lines, Log, News, Party,
    SeatKey, TimeControl, agreed,
    wire::{Entered, MOST_CLAIMS, Refused},
};
use tesserae_rules::{Header, Kind};

use crate::{
    games::{assert_same, play_on},
    hall::Hall,
    room::{Room, host_key, invitation, link},
    signatures::offer,
};

/// A table at which the guest is due and nothing of a throw is under way.
pub fn guests_turn(kind: Kind) -> Hall {
    let mut hall = Hall::seated(kind);
    let mut rng = rand::SeedableRng::seed_from_u64(9);
    play_on(&mut hall, &mut rng, 30, 1_000);
    let is_guests = |hall: &Hall| {
        let log = &hall.room.log;
        let is_due = log.due() == Due::Seat(log.seat(Party::Guest).unwrap());
        is_due && log.dice().unwrap().declared().is_none()
    };
    while !is_guests(&hall) {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
    }
    hall
}

/// The guest comes back with the invitation alone.
fn lost(kind: Kind) -> Hall {
    let mut hall = guests_turn(kind);
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
        hall.room.now += CALL - 1_000;
        assert!(hall.client(Party::Host).offer(Line::Agree));
        hall.settle();
        assert!(!hall.client(Party::Guest).has_seat(), "it is too early");
        hall.room.now += 1_000;
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
fn a_host_who_declines_changes_nothing() {
    let mut hall = lost(Kind::Tabula);
    assert!(hall.client(Party::Guest).ask_for_seat());
    hall.settle();
    assert!(hall.client(Party::Host).offer(Line::Disagree));
    hall.settle();
    assert_eq!(hall.room.log.asked(), None);
    assert!(hall.client(Party::Guest).is_seat_elsewhere());
    assert_eq!(hall.room.log.dice().unwrap().replacements(), 0);
}

/// Somebody else, such as the host, asks for the seat with the invitation.
fn stranger_asks(hall: &mut Hall) -> Result<(), String> {
    let key = SeatKey::new([201; 32]);
    let room = hall.room.log.mark_at(1).unwrap();
    let claim = Claim {
        key: key.public(),
        invited: invitation().invite(&room, &key.public()),
    };
    let line = Line::Ask(Ask::Seat(claim));
    offer(hall, Party::Guest, &key, &line).map_err(|refusal| refusal.code().to_string())
}

#[test]
fn a_host_who_asks_for_the_guests_seat_themselves_gets_it_of_nobody_who_is_there() {
    let mut hall = guests_turn(Kind::Tabula);
    let mut asked = 0;
    let refused = loop {
        if let Err(code) = stranger_asks(&mut hall) {
            break code;
        }
        asked += 1;
        hall.room.now += CALL;
        // The guest’s machine has seen the question and refuses by itself.
        hall.settle();
        hall.client(Party::Host).offer(Line::Agree);
        hall.settle();
        assert!(hall.client(Party::Guest).has_seat());
        assert_eq!(hall.room.log.dice().unwrap().replacements(), 0);
    };
    assert_eq!((asked, refused.as_str()), (MOST_CLAIMS, "enough"));
    // None of it has used up what the guest may ask and call.
    assert!(hall.client(Party::Guest).ask(Ask::UndoTo(0)));
    hall.settle();
    assert!(hall.room.log.asked().is_some());
}

#[test]
fn a_seat_is_not_asked_for_while_its_player_need_not_be_there() {
    let mut hall = guests_turn(Kind::Tabula);
    let mut rng = rand::SeedableRng::seed_from_u64(4);
    let host = hall.room.log.seat(Party::Host).unwrap();
    while hall.room.log.due() != Due::Seat(host) {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
    }
    hall.cut(Party::Guest);
    assert_eq!(stranger_asks(&mut hall), Err("not_due".to_owned()));
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

#[test]
fn an_own_link_at_a_new_machine_shows_a_room_that_has_another_log() {
    let mut hall = guests_turn(Kind::Ur);
    let own = hall.client(Party::Guest).own_link().unwrap();
    let lines = hall.room.lines.clone();
    let shown = |lines: &[String]| {
        let mut log = Log::default();
        lines.iter().for_each(|line| drop(log.push(line).unwrap()));
        let mut client = Client::new(own.clone(), [0; 32]);
        client.connected();
        let entered = Entered {
            party: Some(Party::Guest),
            count: log.len(),
            now: 0,
        };
        client.receive(0, &FromRoom::Entered(entered).text());
        let message = Lines {
            from: 0,
            lines: lines.to_vec(),
            mark: log.mark(),
        };
        client.receive(0, &FromRoom::Lines(message).text());
        client.lie().cloned()
    };
    assert_eq!(shown(&lines), None);
    let count = lines.len() - 1;
    let dropped = Lie::Dropped {
        count,
        own: lines.len(),
    };
    assert_eq!(shown(&lines[..count]), Some(dropped));

    // Room and host let the game branch off before the link was copied.
    let mut fork = Room {
        log: Log::default(),
        lines: Vec::new(),
        now: hall.room.now,
    };
    for line in &lines[..3] {
        fork.log.push(line).unwrap();
        fork.lines.push(line.clone());
    }
    while fork.log.len() < lines.len() {
        let line = Line::Ask(Ask::UndoTo(0));
        let key = host_key();
        let line = match fork.log.asked() {
            Some(_) => Line::Disagree,
            None if fork.log.session().unwrap().events().is_empty() => Line::ByLinks,
            None => line,
        };
        let act = Act::sign(&key, &fork.log.mark(), Party::Host, &line);
        if fork.add(Party::Host, act).is_err() {
            break;
        }
    }
    let lie = shown(&fork.lines);
    assert!(
        matches!(lie, Some(Lie::Dropped { .. } | Lie::Changed(_))),
        "{lie:?}"
    );
}

#[test]
fn nobody_throws_while_they_ask_to_take_something_back() {
    let mut hall = Hall::seated(Kind::TableroDiBerona);
    let mut rng = rand::SeedableRng::seed_from_u64(6);
    loop {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
        let host = hall.client(Party::Host);
        let events = host.log().session().unwrap().events().len();
        if host.can_throw() && host.log().due() == Due::Seat(host.seat().unwrap()) && events > 0 {
            break;
        }
    }
    hall.client(Party::Host).ask(Ask::UndoTo(0));
    hall.settle();
    assert!(!hall.client(Party::Host).throw(Vec::new()));
    assert!(hall.client(Party::Host).take_back_question());
    hall.settle();
    assert!(!hall.client(Party::Host).take_back_question());
    assert!(hall.client(Party::Host).throw(Vec::new()));
}

#[test]
fn a_room_that_refuses_a_throw_which_it_has_seen_is_found_out() {
    let mut hall = Hall::seated(Kind::Tabula);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.client(Party::Host).take_frames();
    let refused = Refused {
        after: hall.room.log.len(),
        code: "not_due".to_owned().into(),
        text: "It is not your turn.".to_owned(),
    };
    hall.queue(Party::Host, FromRoom::Refused(refused));
    hall.deliver(Party::Host);
    assert_eq!(hall.client(Party::Host).lie(), Some(&Lie::Refused));
}
