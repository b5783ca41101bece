//! The clock of a whole log: turns, throws and their answers.

use tesserae_live::{Due, Line, Party, TimeControl};
use tesserae_rules::{Header, Kind, Pending, Seat};

use crate::hall::Hall;

/// How long every step and every throw is thought about, in milliseconds.
const THOUGHT: u64 = 2_000;

/// Plays some turns and returns what both have left.
fn left_after(clock: TimeControl, turns: u32) -> [u64; 2] {
    let mut hall = Hall::seated_with(Header::new(Kind::Backgammon), clock);
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let (mut taken, mut last) = (0, None);
    loop {
        let pending = hall.room.log.session().unwrap().game().pending().seat();
        if pending != last && last.is_some() {
            taken += 1;
        }
        if taken == turns {
            let now = hall.room.now;
            return Seat::BOTH.map(|seat| hall.room.log.clock().unwrap().left(seat, now).unwrap());
        }
        last = pending;
        assert_ne!(hall.room.log.due(), Due::Nobody);
        hall.room.now += THOUGHT;
        for party in Party::BOTH {
            crate::games::play(hall.client(party), &mut rng);
        }
        hall.settle();
    }
}

#[test]
fn an_increment_is_given_once_a_turn_whatever_is_thrown_in_it() {
    let (sum, turns) = (|left: [u64; 2]| left.into_iter().sum::<u64>(), 8);
    let without = sum(left_after(
        TimeControl::Increment {
            seconds: 6_000,
            increment: 0,
        },
        turns,
    ));
    let with = sum(left_after(
        TimeControl::Increment {
            seconds: 6_000,
            increment: 10,
        },
        turns,
    ));
    assert_eq!(with - without, u64::from(turns) * 10_000);
}

#[test]
fn a_delay_is_given_once_a_turn_whatever_is_thrown_in_it() {
    let turns = 8;
    let sum = |delay| {
        left_after(
            TimeControl::Delay {
                seconds: 6_000,
                delay,
            },
            turns,
        )
        .into_iter()
        .sum::<u64>()
    };
    // Every turn takes longer than a second: a throw and at least one step of two seconds each.
    assert_eq!(sum(1) - sum(0), u64::from(turns) * 1_000);
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
