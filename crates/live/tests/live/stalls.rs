//! Nobody takes away the other one’s turn: not with lines that come first, nor with a full log.

use tesserae_live::{
    Act, Answer, Ask, CALL, Declare, Due, Line, Log, Party, Reason, Refusal, SeatKey,
    agreed::Chain,
    wire::{LINES_FOR_THE_END, LONGEST_LOG, SPARE_LINES_AT_ONCE},
};
use tesserae_rules::{Choice, Kind, Pending, Seat, session::random};

use crate::{
    hall::Hall,
    signatures::{key_of, offer},
};

/// Adds every line that somebody may add, whosever turn it is.
fn flood(hall: &mut Hall, by: Party, key: &SeatKey) -> usize {
    let mut added = 0;
    loop {
        let before = added;
        for line in [
            Line::ByLinks,
            Line::Ask(Ask::UndoTo(0)),
            Line::Disagree,
            Line::Call,
            Line::Here,
            Line::Commit(tesserae_live::Hex([1; 32])),
            Line::Ask(Ask::Rematch),
        ] {
            added += usize::from(offer(hall, by, key, &line).is_ok());
        }
        if before == added {
            return added;
        }
    }
}

#[test]
fn a_player_who_adds_whatever_they_may_after_every_line_keeps_nobody_from_throwing() {
    for kind in Kind::ALL {
        let mut hall = Hall::seated(kind);
        let guest = key_of(&mut hall, Party::Guest);
        let mut rng = rand::SeedableRng::seed_from_u64(2);
        for _ in 0..30 {
            hall.settle();
            let before = hall.room.log.session().unwrap().events().len();
            let mut rounds = 0;
            while hall.room.log.session().unwrap().events().len() == before {
                let Due::Seat(due) = hall.room.log.due() else {
                    break;
                };
                if Some(due) != hall.client(Party::Host).seat() {
                    break;
                }
                rounds += 1;
                assert!(rounds < 4, "{kind:?}: the host cannot go on");
                crate::games::play(hall.client(Party::Host), &mut rng);
                // The flood comes first, and the host’s offer is behind.
                let added = flood(&mut hall, Party::Guest, &guest);
                assert!(added <= SPARE_LINES_AT_ONCE + 2, "{added}");
                hall.settle();
            }
            for party in Party::BOTH {
                crate::games::play(hall.client(party), &mut rng);
            }
        }
        hall.settle();
        assert_eq!(hall.client(Party::Host).lie(), None);
    }
}

#[test]
fn a_turn_that_has_passed_on_is_not_taken_back_without_a_question() {
    let mut hall = Hall::seated(Kind::Backgammon);
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let mut tried = 0;
    for _ in 0..200 {
        hall.settle();
        for party in Party::BOTH {
            let own = hall.client(party).seat();
            let pending = hall.room.log.session().unwrap().game().pending();
            if pending.seat() != own && pending != Pending::Over {
                let key = key_of(&mut hall, party);
                for count in 1..4 {
                    assert!(offer(&mut hall, party, &key, &Line::Undo(count)).is_err());
                }
                tried += 1;
            }
        }
        for party in Party::BOTH {
            crate::games::play(hall.client(party), &mut rng);
        }
    }
    assert!(tried > 50);
}

/// A log that two programs have filled with a game of Tablero de Jesus.
fn full() -> (Hall, [SeatKey; 2]) {
    let mut hall = Hall::seated(Kind::TableroDeJesus);
    let keys = Party::BOTH.map(|party| key_of(&mut hall, party));
    let log = &hall.room.log;
    let game = log.dice().unwrap().game();
    let chains = Seat::BOTH.map(|seat| {
        let mark = log.dice().unwrap().committed_after(seat).unwrap();
        let key = &keys[usize::from(log.seat(Party::Guest) == Some(seat))];
        Chain::new(game, seat, key.chain_seed(&mark))
    });
    let mut rng: rand::rngs::StdRng = rand::SeedableRng::seed_from_u64(1);
    loop {
        let log = &hall.room.log;
        let session = log.session().unwrap();
        let dice = log.dice().unwrap();
        let share = |seat: Seat| chains[seat.index()].share(dice.next_index(seat).unwrap());
        let (seat, line) = match (dice.declared(), session.game().pending()) {
            (Some(declared), _) => {
                let seat = declared.by.other();
                let (throw, share) = (declared.throw, share(seat).unwrap());
                (seat, Line::Answer(Answer { throw, share }))
            }
            (None, Pending::Throw(spec)) => {
                let seat = spec.seat().unwrap_or(Seat::First);
                let declare = Declare {
                    throw: log.next_throw().unwrap_or_default(),
                    share: share(seat),
                    gesture: Vec::new(),
                };
                (seat, Line::Declare(declare))
            }
            (None, pending) => {
                let seat = pending.seat().unwrap_or(Seat::First);
                let event = random::random_event(session.game(), &mut rng);
                (seat, Line::Play(event.unwrap_or(Choice::NextGame.into())))
            }
        };
        let by = if log.seat(Party::Host) == Some(seat) {
            Party::Host
        } else {
            Party::Guest
        };
        let act = Act::sign(&keys[by as usize], &log.mark(), by, &line);
        match hall.room.add(by, act) {
            Ok(_) => {}
            Err(Refusal::Full) => return (hall, keys),
            // Somebody has won.
            Err(refusal @ Refusal::Over) => {
                panic!("{} lines: {refusal}", hall.room.log.len())
            }
            Err(refusal) => panic!("{refusal:?}: {line:?}"),
        }
    }
}

#[test]
fn a_full_log_stands_for_nobody_and_can_be_ended_or_left_by_both() {
    let (mut hall, keys) = full();
    assert_eq!(hall.room.log.len(), LONGEST_LOG - LINES_FOR_THE_END);
    assert_eq!(hall.room.log.due(), Due::Nobody, "nobody is late");
    hall.room.now += 2 * CALL;
    for line in [
        Line::Call,
        Line::End(Reason::Absent),
        Line::Ask(Ask::UndoTo(0)),
    ] {
        assert!(offer(&mut hall, Party::Guest, &keys[1], &line).is_err());
    }
    for party in Party::BOTH {
        offer(&mut hall, party, &keys[party as usize], &Line::ByLinks).unwrap();
        assert!(offer(&mut hall, party, &keys[party as usize], &Line::ByLinks).is_err());
    }
    offer(
        &mut hall,
        Party::Guest,
        &keys[1],
        &Line::End(Reason::GaveUp),
    )
    .unwrap();
    assert!(hall.room.log.end().is_some());
    let mut again = Log::default();
    for line in &hall.room.lines {
        again.push(line).unwrap();
    }
    assert_eq!(again.mark(), hall.room.log.mark());
}
