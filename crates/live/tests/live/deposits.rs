//! Shares that are left with the room: who may leave which, what they are used for, and what a room
//! cannot make of them.

use tesserae_live::{
    Answer, Client, Entry, FromRoom, Hex, Lie, Line, Lines, Mark, Party, ToRoom,
    line::deposit_mark, next_mark,
};
use tesserae_rules::{Kind, Pending};

use crate::{
    hall::Hall,
    room::{key, link},
};

/// Two people at a table of backgammon, of whom the guest leaves shares with the room.
fn hall() -> Hall {
    let mut hall = Hall::seated(Kind::Backgammon);
    hall.client(Party::Guest).allow_deposits(true);
    hall.settle();
    hall
}

fn thrown(hall: &Hall) -> usize {
    hall.room.log.session().unwrap().events().len()
}

#[test]
fn a_throw_goes_on_without_the_other_machine_if_its_player_has_left_a_share() {
    let mut hall = hall();
    assert!(hall.client(Party::Guest).has_deposited());
    assert!(
        !hall.client(Party::Host).has_deposited(),
        "only whoever has allowed it leaves a share"
    );
    hall.cut(Party::Guest);
    assert!(hall.client(Party::Host).throw(vec![0.5]));
    hall.settle();
    assert_eq!(thrown(&hall), 1);
    let last = Entry::read(hall.room.lines.last().unwrap()).unwrap();
    assert!(
        matches!(
            last.line,
            Line::Answer(Answer {
                deposited: true,
                ..
            })
        ),
        "the log says that it was left there"
    );
    hall.connect(Party::Guest);
    hall.settle();
    crate::games::assert_same(&mut hall);
}

#[test]
fn a_share_for_an_own_throw_is_never_left_and_one_for_the_others_throw_again_and_again() {
    for kind in Kind::ALL {
        let mut hall = Hall::seated(kind);
        let mut rng: rand::rngs::StdRng = rand::SeedableRng::seed_from_u64(11);
        for party in Party::BOTH {
            hall.client(party).allow_deposits(true);
        }
        let mut kept = 0;
        for _ in 0..60 {
            hall.settle();
            let due = hall.room.log.session().unwrap().game().pending();
            for party in Party::BOTH {
                let client = hall.client(party);
                let is_others = matches!(due, Pending::Throw(_)) && due.seat() != client.seat();
                assert_eq!(client.has_deposited(), is_others, "{kind:?}: {due:?}");
                kept += usize::from(client.has_deposited());
            }
            for party in Party::BOTH {
                crate::games::play(hall.client(party), &mut rng);
            }
        }
        assert!(kept > 5, "{kind:?}: {kept}");
        assert!(
            Party::BOTH
                .into_iter()
                .all(|party| hall.client(party).lie().is_none())
        );
    }
}

#[test]
fn a_share_that_is_withdrawn_is_not_used() {
    let mut hall = hall();
    hall.client(Party::Guest).allow_deposits(false);
    assert!(!hall.client(Party::Guest).has_deposited());
    hall.settle();
    hall.cut(Party::Guest);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    assert_eq!(thrown(&hall), 0);
    hall.connect(Party::Guest);
    hall.settle();
    assert_eq!(thrown(&hall), 1, "its machine answers when it is back");
}

#[test]
fn a_share_that_was_left_is_void_when_the_other_side_commits_anew() {
    let mut hall = hall();
    let left = hall.room.deposits[1].unwrap();
    // Room and host know the share now, and the host commits to another chain.
    hall.cut(Party::Guest);
    hall.cut(Party::Host);
    *hall.client(Party::Host) = Client::new(link(Party::Host), [99; 32]);
    hall.connect(Party::Host);
    hall.settle();
    assert!(
        !hall.client(Party::Host).throw(Vec::new()),
        "the guest has to commit anew first"
    );
    let seat = hall.client(Party::Host).seat().unwrap().other();
    let dice = hall.room.log.dice().unwrap();
    assert!(!dice.is_ready() && dice.check_deposit(seat, left.throw, &left.share).is_err());
    hall.connect(Party::Guest);
    hall.settle();
    assert!(
        hall.client(Party::Guest).has_deposited(),
        "a share of the new chain is left"
    );
    assert_ne!(hall.room.deposits[1].unwrap().share, left.share);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    assert_eq!(thrown(&hall), 1);
}

/// What the host says of a room that answers its throw with a line made from what the guest has
/// left.
fn lie(declares: bool, answer: impl FnOnce(&mut Entry)) -> Lie {
    let mut hall = hall();
    let left = hall.room.deposits[1].take().unwrap();
    hall.cut(Party::Guest);
    let mut mark: Mark = hall.room.log.mark();
    if declares {
        assert!(hall.client(Party::Host).throw(Vec::new()));
        hall.settle();
        mark = hall.room.log.mark();
    }
    let line = Line::Answer(left.answer());
    let mut entry = Entry {
        at: u64::MAX,
        by: Party::Guest,
        line,
        seal: left.seal,
    };
    answer(&mut entry);
    let text = entry.text();
    let lines = Lines {
        from: hall.room.log.len(),
        mark: next_mark(&mark, &text),
        lines: vec![text],
    };
    hall.client(Party::Host)
        .receive(0, &FromRoom::Lines(lines).text());
    hall.client(Party::Host)
        .lie()
        .cloned()
        .expect("the room is found out")
}

#[test]
fn a_room_that_makes_something_else_of_a_share_that_was_left_is_found_out() {
    let change = |answer: fn(&mut Answer)| {
        move |entry: &mut Entry| {
            let Line::Answer(given) = &mut entry.line else {
                panic!("an answer")
            };
            answer(given);
        }
    };
    assert_eq!(
        lie(true, change(|answer| answer.share = Hex([5; 32]))),
        Lie::Share
    );
    assert_eq!(lie(true, change(|answer| answer.throw += 1)), Lie::Share);
    assert_eq!(
        lie(true, change(|answer| answer.deposited = false)),
        Lie::Share,
        "the log says that it was left"
    );
    assert_eq!(lie(true, |entry| entry.by = Party::Host), Lie::Share);
    assert_eq!(lie(true, |entry| entry.seal = None), Lie::Share);
    assert!(
        matches!(lie(false, |_| {}), Lie::Illegal(_)),
        "before the throw is declared"
    );
    let sealed_for_another_game = |entry: &mut Entry| {
        entry.seal = Some(key().seal(&deposit_mark(32), entry.by, &entry.line));
    };
    assert_eq!(lie(true, sealed_for_another_game), Lie::Share);
}

#[test]
fn nothing_is_left_with_a_room_before_both_have_committed_or_without_leave() {
    let mut hall = Hall::open(Kind::Backgammon, tesserae_live::TimeControl::None);
    hall.client(Party::Host).allow_deposits(true);
    hall.connect(Party::Host);
    hall.settle();
    hall.connect(Party::Guest);
    hall.settle();
    assert!(hall.room.deposits.iter().all(Option::is_none));
    hall.client(Party::Guest).sit("Ben");
    while !hall.room.log.dice().unwrap().is_ready() {
        assert!(hall.room.deposits.iter().all(Option::is_none));
        assert!(hall.send() | hall.deliver(Party::Host) | hall.deliver(Party::Guest));
    }
    hall.settle();
    assert!(hall.room.deposits[1].is_none());
    let frames = [
        ToRoom::Withdraw.text(),
        ToRoom::Deposit(hall.room.deposits[0].unwrap()).text(),
    ];
    assert!(frames.iter().all(|frame| ToRoom::read(frame).is_ok()));
}
