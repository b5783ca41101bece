//! The clock of a whole log: turns, throws and their answers.

use tesserae_live::{Due, Line, Party, TimeControl};
use tesserae_rules::{Header, Kind, Pending, Seat};

use crate::hall::Hall;

/// How long every step and every throw is thought about, in milliseconds.
const THOUGHT: u64 = 2_000;

/// Plays some turns and returns how much less time both have lost than has passed, in milliseconds,
/// rounded to seconds: the answers of the machines take some milliseconds.
fn given_in(clock: TimeControl, turns: u32) -> i64 {
    let mut hall = Hall::seated_with(Header::new(Kind::Backgammon), clock);
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let (mut taken, mut last, mut began) = (0, None, None);
    loop {
        let now = hall.room.now;
        let log = &hall.room.log;
        let pending = log.session().unwrap().game().pending().seat();
        if pending.is_some() && began.is_none() {
            began = Some(now);
        }
        if pending != last && last.is_some() {
            taken += 1;
        }
        if taken == turns {
            let left = Seat::BOTH.map(|seat| log.clock().unwrap().left(seat, now).unwrap());
            let lost = i64::from(2 * RESERVE) * 1_000 - left.into_iter().sum::<u64>() as i64;
            let passed = (now - began.unwrap()) as i64;
            return (passed - lost + 500) / 1_000 * 1_000;
        }
        last = pending;
        assert_ne!(log.due(), Due::Nobody);
        hall.room.now += THOUGHT;
        for party in Party::BOTH {
            crate::games::play(hall.client(party), &mut rng);
        }
        hall.settle();
    }
}

/// What both have at the beginning, in seconds.
const RESERVE: u32 = 6_000;

#[test]
fn an_increment_is_given_once_a_turn_whatever_is_thrown_in_it() {
    let turns = 8;
    let given = |increment| {
        let seconds = RESERVE;
        given_in(TimeControl::Increment { seconds, increment }, turns)
    };
    assert_eq!(given(10) - given(0), i64::from(turns) * 10_000);
}

#[test]
fn a_delay_is_given_once_a_turn_whatever_is_thrown_in_it() {
    let turns = 8;
    let given = |delay| {
        let seconds = RESERVE;
        given_in(TimeControl::Delay { seconds, delay }, turns)
    };
    // Every turn takes longer than a second: a throw and at least one step of two seconds each.
    assert_eq!(given(1) - given(0), i64::from(turns) * 1_000);
}

#[test]
fn a_share_that_is_withheld_costs_the_time_of_whoever_withholds_it() {
    let mut hall = Hall::seated_with(
        Header::new(Kind::Ur),
        TimeControl::SuddenDeath { seconds: 60 },
    );
    hall.cut(Party::Guest);
    assert!(matches!(
        hall.room.log.session().unwrap().game().pending(),
        Pending::Throw(_)
    ));
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    hall.room.now += 62_000;
    let guest = hall.client(Party::Guest).seat();
    assert_eq!(
        hall.room.log.clock().unwrap().out_of_time(hall.room.now),
        None,
        "an answer has three seconds"
    );
    hall.room.now += 1_100;
    assert_eq!(
        hall.room.log.clock().unwrap().out_of_time(hall.room.now),
        guest
    );
    hall.client(Party::Host)
        .offer(Line::End(tesserae_live::Reason::Time));
    hall.settle();
    assert!(hall.room.log.end().is_some());
}
