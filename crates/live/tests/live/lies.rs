//! A room that lies is found out by the honest side, and one sentence says how.

use tesserae_live::{
    Access, Act, Client, Entry, FromRoom, Lie, Line, Lines, Mark, Party, RoomLink, SeatKey, Share,
    ToRoom, keys::fingerprint, next_mark,
};
use tesserae_rules::{Choice, Kind};

use crate::{
    hall::{Hall, Tamper},
    room::{host_key, link},
};

/// Plays a throw over a room that does something to the lines on their way to the guest; returns
/// what the guest says.
fn lie(tamper: impl FnMut(Lines) -> Vec<Lines> + 'static) -> Lie {
    let mut tamper = tamper;
    let mut hall = Hall::seated(Kind::Ur);
    let boxed: Tamper = Box::new(move |party, message| match message {
        FromRoom::Lines(lines) if party == Party::Guest => {
            tamper(lines).into_iter().map(FromRoom::Lines).collect()
        }
        other => vec![other],
    });
    hall.tamper = Some(boxed);
    assert!(hall.client(Party::Host).throw(vec![0.5]));
    hall.settle();
    // The throw waits for the guest’s share, whom the host calls.
    hall.client(Party::Host).offer(Line::Call);
    hall.settle();
    let guest = hall.client(Party::Guest);
    let lie = guest.lie().cloned().expect("the room is found out");
    assert!(
        lie.to_string().starts_with("The room ") || lie.to_string().starts_with("The room’s "),
        "{lie}"
    );
    guest.offer(Line::Call);
    assert!(guest.take_frames().is_empty(), "nothing more is sent to it");
    assert_eq!(hall.client(Party::Host).lie(), None);
    lie
}

/// The link of an onlooker.
fn onlookers_link() -> RoomLink {
    RoomLink {
        access: Access::Onlooker {
            host: fingerprint(&host_key().public()),
        },
        ..link(Party::Guest)
    }
}

/// The same line, changed, with the mark that would fit if it were the true one.
fn changed(lines: &Lines, before: Mark, change: impl Fn(&mut Line)) -> Lines {
    let mut entry = Entry::read(&lines.lines[0]).unwrap();
    let mut line = entry.act.read().unwrap();
    change(&mut line);
    entry.act.line = line.text();
    let text = entry.text();
    Lines {
        from: lines.from,
        mark: next_mark(&before, &text),
        lines: vec![text],
    }
}

/// The mark of the log that both had when the first throw was declared.
fn mark() -> Mark {
    Hall::seated(Kind::Ur).room.log.mark()
}

#[test]
fn a_swapped_share_is_found_out() {
    let before = mark();
    let other: Share = tesserae_live::Hex([5; 32]);
    let swapped = lie(move |lines| {
        vec![changed(&lines, before, |line| {
            if let Line::Declare(declare) = line {
                declare.share = Some(other);
            }
        })]
    });
    assert_eq!(swapped, Lie::Share);
}

#[test]
fn a_swapped_share_is_found_out_by_onlookers() {
    let mut hall = Hall::seated(Kind::Ur);
    let kept = hall.client(Party::Guest).lines().to_vec();
    let before = hall.room.log.mark();
    let mut onlooker = Client::with_lines(onlookers_link(), [0; 32], kept);
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    let from = onlooker.log().len();
    let line = Lines {
        from,
        lines: vec![hall.room.lines[from].clone()],
        mark: before,
    };
    let swapped = changed(&line, before, |line| {
        if let Line::Declare(declare) = line {
            declare.share = Some(tesserae_live::Hex([5; 32]));
        }
    });
    onlooker.connected();
    onlooker.receive(0, &FromRoom::Lines(swapped).text());
    assert_eq!(onlooker.lie(), Some(&Lie::Share));
}

#[test]
fn a_room_that_shows_somebody_elses_game_is_found_out_by_whoever_has_a_link() {
    let hall = Hall::seated(Kind::Ur);
    let other = fingerprint(&SeatKey::new([70; 32]).public());
    for access in [
        Access::Onlooker { host: other },
        Access::Invitation {
            host: other,
            key: crate::room::invitation(),
        },
    ] {
        let mut client = Client::new(
            RoomLink {
                access,
                ..link(Party::Guest)
            },
            [6; 32],
        );
        client.connected();
        let lines = Lines {
            from: 0,
            lines: hall.room.lines.clone(),
            mark: hall.room.log.mark(),
        };
        client.receive(0, &FromRoom::Lines(lines).text());
        assert_eq!(client.lie(), Some(&Lie::Stranger));
        assert!(client.log().is_empty());
    }
}

#[test]
fn dropped_lines_are_found_out() {
    // Whatever is asked for, the declaration stays away.
    let dropped = lie(|lines| {
        vec![Lines {
            from: lines.from + 1,
            ..lines
        }]
    });
    assert!(matches!(dropped, Lie::Gap { .. }), "{dropped}");
}

#[test]
fn a_line_that_was_moved_up_over_a_dropped_one_is_found_out() {
    let mut count = 0;
    let before = mark();
    let moved = lie(move |lines| {
        count += 1;
        if count == 1 {
            return Vec::new();
        }
        let text = lines.lines[0].clone();
        vec![Lines {
            from: lines.from - 1,
            mark: next_mark(&before, &text),
            lines: vec![text],
        }]
    });
    assert_eq!(
        moved,
        Lie::Invented(Party::Host),
        "its signature is over another mark"
    );
}

#[test]
fn a_repeated_line_is_found_out() {
    let before = mark();
    let repeated = lie(move |lines| {
        let again = Lines {
            from: lines.from + 1,
            mark: next_mark(&next_mark(&before, &lines.lines[0]), &lines.lines[0]),
            ..lines.clone()
        };
        vec![lines, again]
    });
    assert!(
        matches!(repeated, Lie::Invented(_) | Lie::Share),
        "{repeated}"
    );
}

#[test]
fn an_invented_line_is_found_out_in_whosever_name() {
    for by in Party::BOTH {
        let before = mark();
        let invented = lie(move |lines| {
            let line = Line::End(tesserae_live::Reason::GaveUp);
            let act = Act::sign(&SeatKey::new([99; 32]), &before, by, &line);
            let text = Entry {
                at: u64::MAX,
                by,
                act,
            }
            .text();
            vec![Lines {
                from: lines.from,
                mark: next_mark(&before, &text),
                lines: vec![text],
            }]
        });
        assert_eq!(invented, Lie::Invented(by));
    }
}

#[test]
fn a_line_that_was_confirmed_and_is_another_one_later_is_found_out() {
    let mut hall = Hall::seated(Kind::Ur);
    let mut entry = Entry::read(&hall.room.lines[1]).unwrap();
    entry.at += 1;
    let lines = Lines {
        from: 1,
        lines: vec![entry.text()],
        mark: mark(),
    };
    hall.queue(Party::Guest, FromRoom::Lines(lines));
    hall.settle();
    assert_eq!(hall.client(Party::Guest).lie(), Some(&Lie::Changed(2)));
}

#[test]
fn a_room_that_lost_confirmed_lines_is_found_out_when_one_comes_back() {
    let mut hall = Hall::seated(Kind::Ur);
    let lines: Vec<String> = hall.room.lines[..2].to_vec();
    hall.room = crate::room::Room {
        log: Default::default(),
        lines: Vec::new(),
        now: hall.room.now,
    };
    for line in lines {
        hall.room.log.push(&line).unwrap();
        hall.room.lines.push(line);
    }
    hall.cut(Party::Guest);
    hall.connect(Party::Guest);
    hall.settle();
    assert!(matches!(
        hall.client(Party::Guest).lie(),
        Some(Lie::Dropped { count: 2, .. })
    ));
}

#[test]
fn a_room_that_shows_the_two_different_games_is_found_out_at_the_next_line() {
    let mut hall = Hall::seated(Kind::Ur);
    // The guest never sees the host’s throw, and makes a line of another game.
    hall.tamper = Some(Box::new(|party, message| {
        if party == Party::Guest {
            Vec::new()
        } else {
            vec![message]
        }
    }));
    assert!(hall.client(Party::Host).throw(Vec::new()));
    hall.settle();
    assert!(hall.client(Party::Guest).offer(Line::Call));
    let frames = hall.client(Party::Guest).take_frames();
    let Ok(ToRoom::Offer(offer)) = ToRoom::read(&frames[0]) else {
        panic!("{frames:?}")
    };
    let entry = Entry {
        at: hall.room.now,
        by: Party::Guest,
        act: offer.act,
    };
    let (from, before, text) = (hall.room.log.len(), hall.room.log.mark(), entry.text());
    let lines = Lines {
        from,
        mark: next_mark(&before, &text),
        lines: vec![text],
    };
    hall.queue(Party::Host, FromRoom::Lines(lines));
    hall.settle();
    assert_eq!(
        hall.client(Party::Host).lie(),
        Some(&Lie::Invented(Party::Guest))
    );
}

#[test]
fn a_mark_that_does_not_fit_is_found_out() {
    let wrong = lie(|lines| {
        vec![Lines {
            mark: tesserae_live::Hex([0; 16]),
            ..lines
        }]
    });
    assert!(matches!(wrong, Lie::Mark(_)), "{wrong}");
}

#[test]
fn a_line_that_the_rules_forbid_is_found_out_also_where_its_author_has_signed_it() {
    let mut hall = Hall::seated(Kind::Ur);
    let kept = hall.client(Party::Guest).lines().to_vec();
    let mut client = Client::with_lines(onlookers_link(), [0; 32], kept);
    let (from, before) = (client.log().len(), client.log().mark());
    let forbidden = Line::Play(Choice::Finish.into());
    let entry = Entry {
        at: u64::MAX,
        by: Party::Host,
        act: Act::sign(&host_key(), &before, Party::Host, &forbidden),
    };
    let mark = next_mark(&before, &entry.text());
    client.connected();
    client.receive(
        0,
        &FromRoom::Lines(Lines {
            from,
            lines: vec![entry.text()],
            mark,
        })
        .text(),
    );
    let lie = client.lie();
    assert!(matches!(lie, Some(Lie::Illegal(_))), "{lie:?}");
}
