//! Whole games over lines that break, with undo, questions and clocks.

use rand::{RngExt, rngs::StdRng};
use tesserae_live::{Ask, CALL, Client, Due, End, Line, News, Party, Reason, TimeControl, agreed};
use tesserae_rules::{Action, Choice, Kind, Pending, session::random};

use crate::hall::{Hall, index};

/// What a player without plan does, if it is their turn and nothing of theirs is under way.
pub fn play(client: &mut Client, rng: &mut StdRng) {
    let Some(seat) = client.seat() else { return };
    let may = match client.log().due() {
        Due::Seat(due) => due == seat,
        Due::Either => client.party() == Some(Party::Host),
        Due::Nobody => false,
    };
    if !may
        || client.offered().count() > 0
        || client
            .log()
            .dice()
            .is_none_or(|dice| dice.declared().is_some())
    {
        return;
    }
    let Some(session) = client.log().session() else {
        return;
    };
    match random::random_event(session.game(), rng) {
        Some(event) if matches!(event.action, Action::Throw(_)) => {
            client.throw(vec![0.25, rng.random_range(-1.0..1.0)]);
        }
        Some(event) => {
            client.play(event);
        }
        None => {}
    }
}

/// Plays until this number of lines is in the log or the series is over; every line breaks once in
/// `cuts` rounds.
pub fn play_on(hall: &mut Hall, rng: &mut StdRng, lines: usize, cuts: u32) -> u32 {
    let mut cut = 0;
    let mut rounds = 0;
    while hall.room.log.len() < lines && hall.room.log.due() != Due::Nobody {
        rounds += 1;
        assert!(
            rounds < 200_000,
            "the game stands still: {:?}",
            hall.room.lines.last()
        );
        for party in Party::BOTH {
            play(hall.client(party), rng);
            if rng.random_ratio(1, 30) {
                hall.client(party).undo();
            }
            if rng.random_ratio(1, cuts) {
                hall.cut(party);
                cut += 1;
                hall.connect(party);
            }
        }
        // Frames leave and arrive at odd times.
        if rng.random_ratio(2, 3) {
            hall.send();
        }
        for party in Party::BOTH {
            if rng.random_ratio(1, cuts) {
                hall.cut(party);
                cut += 1;
                hall.connect(party);
            }
            if rng.random_ratio(2, 3) {
                hall.deliver(party);
            }
        }
    }
    hall.settle();
    cut
}

/// Nothing is lost, nothing doubled: both clients have the log of the room, line by line, and every
/// throw is proven.
pub fn assert_same(hall: &mut Hall) {
    for party in Party::BOTH {
        let lines = hall.room.lines.clone();
        let client = hall.client(party);
        assert_eq!((client.lie(), client.lines()), (None, lines.as_slice()));
    }
    let report = agreed::verify(hall.room.log.session().unwrap());
    assert!(report.is_proven(), "{:?}", report.doubtful().next());
}

#[test]
fn whole_games_of_all_kinds_survive_lines_that_break_all_the_time() {
    for kind in Kind::ALL {
        for seed in 0..3 {
            let mut rng: StdRng = rand::SeedableRng::seed_from_u64(seed);
            let mut hall = Hall::seated(kind);
            let cuts = play_on(&mut hall, &mut rng, 900, 25);
            assert!(cuts >= 10 || hall.room.log.len() < 60, "{kind:?}: {cuts}");
            assert_same(&mut hall);
        }
    }
}

#[test]
fn a_window_that_reloads_goes_on_with_the_lines_and_the_key_it_kept() {
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(5);
    let mut hall = Hall::seated(Kind::Tabula);
    for round in 1..12 {
        play_on(&mut hall, &mut rng, round * 12, 1_000);
        let party = if round % 2 == 0 {
            Party::Host
        } else {
            Party::Guest
        };
        hall.cut(party);
        let client = hall.client(party);
        // Sometimes it has kept everything, sometimes less.
        let kept: Vec<String> = client.lines().iter().take(round * 11).cloned().collect();
        *client = Client::with_lines(client.link().clone(), *client.secret(), kept);
        hall.connect(party);
    }
    hall.settle();
    assert_same(&mut hall);
    let commitments = hall.room.count(|line| matches!(line, Line::Commit(_)));
    assert_eq!(commitments, 2, "nobody had to commit again");
}

#[test]
fn a_machine_that_has_the_own_link_alone_goes_on_with_the_same_shares() {
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(6);
    let mut hall = Hall::seated(Kind::Ur);
    for round in 1..8 {
        play_on(&mut hall, &mut rng, round * 20, 1_000);
        let party = Party::BOTH[round % 2];
        let own = hall.client(party).own_link().unwrap();
        hall.cut(party);
        // The link is carried to another machine as text.
        let link = own.to_string().parse().unwrap();
        *hall.client(party) = Client::new(link, [200 + round as u8; 32]);
        hall.connect(party);
        hall.settle();
    }
    assert_eq!(
        hall.room.count(|line| matches!(line, Line::Commit(_))),
        2,
        "nobody had to commit again"
    );
    assert_same(&mut hall);
}

#[test]
fn two_windows_on_one_seat_do_not_disturb_the_game() {
    // The second window is the host’s as well: it enters with the same link.
    let mut hall = Hall::seated(Kind::TableroDeJesus);
    let mut second = Client::new(crate::room::link(Party::Host), [0; 32]);
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(8);
    for step in 0..40 {
        play_on(&mut hall, &mut rng, 6 + step * 3, 1_000);
        second.connected();
        let mut rounds = 0;
        loop {
            let frames = second.take_frames();
            if frames.is_empty() {
                break;
            }
            rounds += 1;
            assert!(rounds < 50, "the second window does not come to rest");
            for frame in frames {
                let (answers, to_all) = hall.room.take(Party::Host, &frame);
                for answer in answers {
                    second.receive(0, &answer.text());
                    if to_all {
                        hall.queue(Party::Host, answer.clone());
                        hall.queue(Party::Guest, answer);
                    }
                }
            }
        }
        hall.settle();
    }
    assert_eq!(second.lie(), None);
    assert_same(&mut hall);
}

#[test]
fn an_undone_throw_comes_again_with_the_same_faces_whoever_asks_and_however_often() {
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(7);
    let mut hall = Hall::seated(Kind::Backgammon);
    let mut thrown: Vec<Action> = Vec::new();
    let throws = |hall: &Hall| -> Vec<Action> {
        let events = hall.room.log.session().unwrap().events();
        let is_throw = |action: &&Action| matches!(action, Action::Throw(_));
        events
            .iter()
            .map(|event| &event.action)
            .filter(is_throw)
            .cloned()
            .collect()
    };
    for round in 0..20 {
        let next = hall.room.log.len() + 14;
        play_on(&mut hall, &mut rng, next, 1_000);
        while hall.room.log.dice().unwrap().declared().is_some() {
            hall.settle();
        }
        if hall.room.log.due() == Due::Nobody {
            break;
        }
        let now = throws(&hall);
        let common = now.len().min(thrown.len());
        // The specification of a throw is the same wherever the game went; only the first throw is
        // another one.
        assert_eq!(
            now[..common],
            thrown[..common],
            "a throw that was undone came up differently"
        );
        if now.len() > thrown.len() {
            thrown = now;
        }
        let party = if round % 2 == 0 {
            Party::Host
        } else {
            Party::Guest
        };
        let events = hall.room.log.session().unwrap().events().len();
        let to = rng.random_range(0..events);
        hall.client(party).ask(Ask::UndoTo(to));
        hall.settle();
        assert_eq!(hall.room.log.asked(), Some((party, Ask::UndoTo(to))));
        assert!(hall.client(party).offer(Line::Agree));
        hall.settle();
        assert!(
            hall.room.log.asked().is_some(),
            "nobody agrees with themselves"
        );
        assert!(hall.client(party.other()).offer(Line::Agree));
        hall.settle();
        assert_eq!(hall.room.log.session().unwrap().events().len(), to);
    }
    assert!(thrown.len() > 4);
    assert_same(&mut hall);
}

#[test]
fn a_withheld_share_rolls_nothing_and_ends_in_a_claim() {
    let mut hall = Hall::seated(Kind::Ur);
    hall.cut(Party::Guest);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    let before = hall.room.log.session().unwrap().events().len();
    assert!(hall.room.log.dice().unwrap().declared().is_some());
    for line in [
        Line::Undo(1),
        Line::Ask(Ask::UndoTo(0)),
        Line::Play(Choice::Finish.into()),
        Line::End(Reason::Absent),
    ] {
        hall.client(Party::Host).offer(line);
        hall.settle();
        assert!(
            hall.room.log.dice().unwrap().declared().is_some(),
            "the throw still waits"
        );
    }
    let second = !hall.client(Party::Host).throw(Vec::new());
    assert!(second, "nobody declares another throw");
    hall.client(Party::Host).offer(Line::Call);
    hall.settle();
    hall.room.now += CALL - 1_000;
    hall.client(Party::Host).offer(Line::End(Reason::Absent));
    hall.settle();
    assert_eq!(hall.room.log.end(), None);
    hall.room.now += 1_000;
    hall.client(Party::Host).offer(Line::End(Reason::Absent));
    hall.settle();
    let seat = hall.client(Party::Host).seat().unwrap();
    assert_eq!(
        hall.room.log.end(),
        Some(End {
            winner: seat,
            reason: Reason::Absent
        })
    );
    let events = hall.room.log.session().unwrap().events();
    let end = Action::from(Choice::Forfeit(seat.other(), Reason::Absent));
    assert_eq!(
        (events.len(), &events[before].action),
        (before + 1, &end),
        "no dice were ever seen"
    );
}

#[test]
fn time_runs_for_whoever_is_to_act_and_only_the_other_one_may_say_that_it_is_out() {
    let mut hall = Hall::open(Kind::Backgammon, TimeControl::SuddenDeath { seconds: 60 });
    hall.connect(Party::Host);
    hall.connect(Party::Guest);
    hall.settle();
    hall.client(Party::Guest).sit("Ben");
    hall.settle();
    hall.room.now += 3_600_000;
    hall.client(Party::Guest).throw(Vec::new());
    hall.settle();
    assert_eq!(
        hall.room.log.session().unwrap().events().len(),
        1,
        "nobody’s time runs before the first throw"
    );
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(1);
    while matches!(
        hall.room.log.session().unwrap().game().pending(),
        Pending::Throw(_)
    ) {
        let next = hall.room.log.len() + 1;
        play_on(&mut hall, &mut rng, next, 1_000);
    }
    let Due::Seat(due) = hall.room.log.due() else {
        panic!("somebody is to act")
    };
    let slow = if hall.client(Party::Host).seat() == Some(due) {
        Party::Host
    } else {
        Party::Guest
    };
    let events = hall.room.log.session().unwrap().events().len();
    hall.client(slow)
        .play(Action::from(Choice::Forfeit(due.other(), Reason::GaveUp)));
    hall.settle();
    assert_eq!(
        hall.room.log.session().unwrap().events().len(),
        events,
        "nobody gives up for the other one"
    );
    hall.room.now += 61_000;
    hall.client(slow).offer(Line::End(Reason::Time));
    hall.settle();
    assert_eq!(hall.room.log.end(), None);
    hall.client(slow.other()).offer(Line::End(Reason::Time));
    hall.settle();
    assert_eq!(hall.room.log.end().map(|end| end.winner), Some(due.other()));
}

#[test]
fn a_rematch_exchanges_the_seats_and_begins_with_new_commitments() {
    let mut hall = Hall::seated(Kind::TableroDiBerona);
    hall.client(Party::Guest).offer(Line::End(Reason::GaveUp));
    hall.settle();
    let (seat, game) = (
        hall.client(Party::Host).seat(),
        hall.room.log.dice().unwrap().game(),
    );
    hall.client(Party::Guest).ask(Ask::Rematch);
    hall.settle();
    hall.client(Party::Host).offer(Line::Agree);
    hall.settle();
    assert_ne!(
        (
            hall.client(Party::Host).seat(),
            hall.room.log.dice().unwrap().game()
        ),
        (seat, game)
    );
    let names = &hall.room.log.session().unwrap().header().names;
    assert_eq!(names, &["Ben".to_owned(), "Anna".to_owned()]);
    assert!(
        hall.room.log.dice().unwrap().is_ready(),
        "both have committed again"
    );
    let mut rng: StdRng = rand::SeedableRng::seed_from_u64(2);
    let lines = hall.room.log.len() + 60;
    play_on(&mut hall, &mut rng, lines, 40);
    assert_same(&mut hall);
}

#[test]
fn an_illegal_step_is_refused_and_the_table_is_told_while_offers_after_it_are_dropped() {
    let mut hall = Hall::seated(Kind::Ur);
    let host = hall.client(Party::Host);
    host.take_news();
    host.play(Choice::Finish);
    host.play(Choice::Double);
    hall.settle();
    let host = hall.client(Party::Host);
    assert_eq!(host.offered().count(), 0);
    let refused = host
        .take_news()
        .into_iter()
        .filter(|news| matches!(news, News::Refused { .. }))
        .count();
    assert_eq!((refused, host.lie()), (1, None));
    assert_eq!(index(Party::Host), 0);
}
