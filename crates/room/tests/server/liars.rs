//! Clients that mean harm: every kind of message is answered once, and nobody gets in or changes
//! anything.

use futures_util::{SinkExt, StreamExt};
use tesserae_live::{
    Act, Answer, Declare, FromRoom, HandSample, Hex, Line, Log, Motion, Party, Phrase, Reason,
    SeatKey, TimeControl, ToRoom, first_mark,
    wire::{Create, Created, Enter, Known, Offer, Owner},
};
use tesserae_rules::{Choice, Kind, Throw};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{
    guests::{Wire, begin, connect, first_line, hear, key, open, say, sign, sit},
    process::{Process, free_port},
};

pub fn server() -> (tempfile::TempDir, Process) {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::on_file(&folder.path().join("rooms.sqlite"));
    (folder, process)
}

pub fn enter(created: &Created, secret: Hex<16>) -> ToRoom {
    let known = Known {
        count: 0,
        mark: first_mark(),
    };
    let by = if secret == created.guest {
        Party::Guest
    } else {
        Party::Host
    };
    let seat = (secret != created.onlooker).then(|| Owner {
        key: key(by).public(),
        signature: key(by).sign_entry(&created.room),
    });
    ToRoom::Enter(Enter {
        version: tesserae_live::wire::VERSION,
        room: created.room,
        secret,
        known,
        seat,
    })
}

/// Enters, and hears everything until the presence that follows.
pub async fn entered(port: u16, created: &Created, secret: Hex<16>) -> (Wire, usize) {
    let mut wire = connect(port).await;
    if secret == created.guest {
        wire.by = Party::Guest;
    }
    say(&mut wire, &enter(created, secret)).await;
    let mut lines = 0;
    loop {
        match hear(&mut wire).await.unwrap() {
            FromRoom::Entered(_) => {}
            FromRoom::Lines(more) => lines += more.lines.len(),
            FromRoom::Presence(_) => return (wire, lines),
            other => panic!("{other:?}"),
        }
    }
}

/// The log of the room, as it is sent to whoever knows nothing of it.
pub async fn whole_log(wire: &mut Wire) -> Log {
    let known = Known {
        count: 0,
        mark: Hex([0; 16]),
    };
    say(wire, &ToRoom::Resync(known)).await;
    // The answer to the ping has overtaken nothing.
    say(wire, &ToRoom::Ping(77)).await;
    let mut log = Log::default();
    loop {
        match hear(wire).await.unwrap() {
            FromRoom::Lines(lines) if lines.from == log.len() => {
                lines.lines.iter().for_each(|line| drop(log.push(line)));
            }
            FromRoom::Pong {
                number: 77, count, ..
            } => {
                assert_eq!(log.len(), count);
                return log;
            }
            _ => {}
        }
    }
}

/// The answer to an offer that follows this number of lines.
pub async fn offered(wire: &mut Wire, after: usize, line: Line) -> Result<(), String> {
    let log = whole_log(wire).await;
    let act = sign(&log, after, wire.by, line);
    offered_as(wire, after, act).await
}

/// The answer to an act that is offered as it is.
pub async fn offered_as(wire: &mut Wire, after: usize, act: Act) -> Result<(), String> {
    say(wire, &ToRoom::Offer(Box::new(Offer { after, act }))).await;
    loop {
        match hear(wire).await.unwrap() {
            FromRoom::Refused(refused) => return Err(refused.code.to_string()),
            FromRoom::Lines(_) => return Ok(()),
            FromRoom::Presence(_) | FromRoom::Hand { .. } | FromRoom::Phrase { .. } => {}
            FromRoom::Error { code, .. } => return Err(code.to_string()),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_wrong_secret_opens_nothing_and_the_answer_does_not_say_what_is_wrong() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let other = open(process.port, Kind::Ur).await;
    let mut near = created.guest;
    near.0[15] ^= 1;
    let nowhere = Created {
        room: Hex([1; 10]),
        ..created
    };
    let mut answers = Vec::new();
    for (room, secret) in [
        (&created, near),
        (&created, other.host),
        (&nowhere, created.host),
        (&created, Hex([0; 16])),
    ] {
        let mut wire = connect(process.port).await;
        say(&mut wire, &enter(room, secret)).await;
        let answer = hear(&mut wire).await.unwrap();
        assert!(
            matches!(&answer, FromRoom::Error { code, closes: true, .. } if code.to_string() == "closed"),
            "{answer:?}"
        );
        assert!(!answer.text().contains(&secret.to_string()));
        assert_eq!(hear(&mut wire).await, None, "the socket closes");
        answers.push(answer);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1);
}

#[tokio::test]
async fn every_kind_of_line_is_refused_where_it_does_not_belong() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut host, lines) = entered(process.port, &created, created.host).await;
    assert_eq!(lines, 1);
    let share = Hex([1; 32]);
    let declare = || {
        Line::Declare(Declare {
            throw: 0,
            share: Some(share),
            gesture: Vec::new(),
        })
    };
    // Before the guest has sat down.
    for (line, code) in [
        (first_line(Kind::Ur, TimeControl::None), "begun"),
        (declare(), "not_sat"),
        (Line::Commit(share), "not_sat"),
        (Line::Answer(Answer { throw: 0, share }), "no_throw_waits"),
        (Line::Play(Choice::Finish.into()), "not_sat"),
        (Line::Undo(1), "not_due"),
        (Line::Agree, "not_asked"),
        (Line::Disagree, "not_asked"),
        (Line::Ask(tesserae_live::Ask::Rematch), "not_over"),
        (Line::Call, "not_their_turn"),
        (Line::Here, "not_called"),
        (Line::ByLinks, "not_sat"),
        (Line::End(Reason::GaveUp), "over"),
    ] {
        assert_eq!(offered(&mut host, 1, line).await, Err(code.to_owned()));
    }
    let (mut guest, _) = entered(process.port, &created, created.guest).await;
    for (name, code) in [
        ("<script>alert(1)</script>".repeat(3), "header"),
        ("a\u{202e}b".to_owned(), "header"),
        (" Ben".to_owned(), "header"),
        ("x\ny".to_owned(), "name"),
        ("Anna".to_owned(), "name"),
    ] {
        assert_eq!(
            offered(&mut guest, 1, sit(&name)).await,
            Err(code.to_owned())
        );
    }
    assert_eq!(offered(&mut guest, 1, sit("<b>Ben</b>")).await, Ok(()));
    assert_eq!(
        offered(&mut guest, 2, declare()).await,
        Err("not_due".to_owned())
    );
    assert_eq!(offered(&mut guest, 2, Line::Commit(share)).await, Ok(()));
    for (line, code) in [
        (sit("Eve"), "sat"),
        (declare(), "not_due"),
        (Line::Play(Throw::new(&[1, 1, 1]).into()), "throw"),
        (Line::End(Reason::Absent), "not_absent"),
        (Line::End(Reason::Time), "time_left"),
        (Line::Ask(tesserae_live::Ask::UndoTo(0)), "undo_count"),
    ] {
        assert_eq!(offered(&mut guest, 3, line).await, Err(code.to_owned()));
    }
    // The host knows the secret of the guest’s seat, and the room everything but the keys.
    let log = whole_log(&mut guest).await;
    for stranger in [key(Party::Host), SeatKey::new([99; 32])] {
        let line = Line::End(Reason::GaveUp);
        let act = Act::sign(&stranger, &log.mark(), Party::Guest, &line);
        assert_eq!(
            offered_as(&mut guest, 3, act).await,
            Err("signature".to_owned())
        );
    }
    // What is old, and what is not yet.
    assert_eq!(
        offered(&mut guest, 1, sit("Ben")).await,
        Err("behind".to_owned())
    );
    assert_eq!(
        offered(&mut guest, 99, Line::Call).await,
        Err("behind".to_owned())
    );
}

#[tokio::test]
async fn onlookers_see_everything_and_touch_nothing() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut onlooker, lines) = entered(process.port, &created, created.onlooker).await;
    assert_eq!(lines, 1);
    for line in [
        sit("Eve"),
        Line::Call,
        Line::Agree,
        Line::Commit(Hex([1; 32])),
    ] {
        assert_eq!(
            offered(&mut onlooker, 1, line).await,
            Err("onlooker".to_owned())
        );
    }
    for message in [
        ToRoom::Phrase(Phrase::Hello),
        ToRoom::Hand(HandSample {
            at: 0,
            motion: Motion::Rest,
        }),
    ] {
        say(&mut onlooker, &message).await;
        assert!(matches!(
            hear(&mut onlooker).await,
            Some(FromRoom::Error { closes: false, .. })
        ));
    }
    let (mut guest, _) = entered(process.port, &created, created.guest).await;
    assert_eq!(offered(&mut guest, 1, sit("Ben")).await, Ok(()));
    say(
        &mut guest,
        &ToRoom::Hand(HandSample {
            at: 5,
            motion: Motion::Dice {
                to: [0.1, 0.2, 0.3],
            },
        }),
    )
    .await;
    let mut seen = Vec::new();
    while seen.len() < 2 {
        match hear(&mut onlooker).await.unwrap() {
            FromRoom::Lines(lines) => seen.push(lines.lines.len()),
            FromRoom::Hand {
                by: Party::Guest,
                hand,
            } => seen.push(hand.at as usize),
            _ => {}
        }
    }
    assert_eq!(seen, [1, 5]);
}

#[tokio::test]
async fn whoever_is_in_enters_nothing_else_shows_no_hand_beyond_the_table_and_gets_all_lines_for_an_unknown_log()
 {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut host, _) = entered(process.port, &created, created.host).await;
    let far = HandSample {
        at: 0,
        motion: Motion::Point {
            to: [1e9, 0.0, 0.0],
        },
    };
    for (message, code) in [
        (enter(&created, created.guest), "entered"),
        (ToRoom::Create(Box::new(begin(Kind::Ur))), "entered"),
        (ToRoom::Hand(far), "hand"),
    ] {
        say(&mut host, &message).await;
        let answer = hear(&mut host).await;
        assert!(
            matches!(&answer, Some(FromRoom::Error { code: said, closes: false, .. }) if said.to_string() == code),
            "{answer:?}"
        );
    }
    say(
        &mut host,
        &ToRoom::Resync(Known {
            count: 1,
            mark: Hex([9; 16]),
        }),
    )
    .await;
    let answer = hear(&mut host).await;
    assert!(
        matches!(&answer, Some(FromRoom::Lines(lines)) if lines.from == 0 && lines.lines.len() == 1),
        "{answer:?}"
    );

    let ToRoom::Enter(known) = enter(&created, created.guest) else {
        panic!("an entry")
    };
    let mut other = connect(process.port).await;
    say(
        &mut other,
        &ToRoom::Enter(Enter {
            version: 99,
            ..known
        }),
    )
    .await;
    let answer = hear(&mut other).await;
    assert!(
        matches!(&answer, Some(FromRoom::Error { code, closes: true, .. }) if code.to_string() == "version"),
        "{answer:?}"
    );
    // Entries of another version may hold other things besides.
    let entry = |room: Hex<10>| {
        let secret = created.guest;
        format!(r#"{{"enter":{{"version":99,"room":"{room}","secret":"{secret}","new":[1]}}}}"#)
    };
    for (room, expected) in [(created.room, "version"), (Hex([1; 10]), "closed")] {
        let mut other = connect(process.port).await;
        other.send(Message::text(entry(room))).await.unwrap();
        let answer = hear(&mut other).await;
        assert!(
            matches!(&answer, Some(FromRoom::Error { code, closes: true, .. }) if code.to_string() == expected),
            "{answer:?}"
        );
    }
    let absent = offered(&mut host, 1, Line::End(Reason::Absent)).await;
    assert_eq!(absent, Err("knocking".to_owned()));
}

#[tokio::test]
async fn a_message_with_a_fault_gets_one_error_and_too_many_close_the_socket() {
    let (_folder, process) = server();
    let mut wire = connect(process.port).await;
    for (frame, code) in [
        ("", "json"),
        ("{", "json"),
        ("[]", "message"),
        ("{\"ping\":1,\"ping\":2}", "json"),
        ("{\"fly\":1}", "message"),
        ("{\"enter\":{}}", "message"),
        ("{\"offer\":{\"after\":0,\"line\":\"call\"}}", "message"),
        ("{\"offer\":[1,\"call\"]}", "message"),
        ("{\"resync\":[1,\"00\"]}", "message"),
        (
            "{\"resync\":{\"count\":0,\"mark\":\"00000000000000000000000000000000\"}}",
            "not_entered",
        ),
        ("{\"hand\":{\"at\":0,\"motion\":\"rest\"}}", "not_entered"),
    ] {
        wire.send(Message::text(frame)).await.unwrap();
        match hear(&mut wire).await {
            Some(FromRoom::Error {
                code: said,
                closes: false,
                ..
            }) => assert_eq!(said.to_string(), code, "{frame}"),
            other => panic!("{frame}: {other:?}"),
        }
    }
    say(&mut wire, &ToRoom::Ping(9)).await;
    assert!(
        matches!(
            hear(&mut wire).await,
            Some(FromRoom::Pong { number: 9, .. })
        ),
        "the socket lives"
    );
    let mut last = None;
    for _ in 0..30 {
        // Each answer is awaited: what is written to a socket that is being closed takes the last
        // one along.
        if wire.send(Message::text("nonsense")).await.is_err() {
            break;
        }
        match hear(&mut wire).await {
            Some(message) => last = Some(message),
            None => break,
        }
    }
    assert!(
        matches!(last, Some(FromRoom::Error { closes: true, .. })),
        "{last:?}"
    );
}

#[tokio::test]
async fn huge_frames_bytes_and_floods_close_the_socket_and_nothing_else() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut host, _) = entered(process.port, &created, created.host).await;
    for message in [
        Message::text("x".repeat(9_000)),
        Message::binary(vec![0; 10]),
    ] {
        let mut wire = connect(process.port).await;
        wire.send(message).await.unwrap();
        while let Some(answer) = hear(&mut wire).await {
            assert!(
                matches!(answer, FromRoom::Error { closes: true, .. }),
                "{answer:?}"
            );
        }
    }
    let mut flood = connect(process.port).await;
    for number in 0..500 {
        if flood
            .send(Message::text(ToRoom::Ping(number).text()))
            .await
            .is_err()
        {
            break;
        }
    }
    let mut pongs = 0;
    while let Some(Ok(message)) = flood.next().await {
        pongs += usize::from(message.to_text().is_ok_and(|text| text.contains("pong")));
    }
    assert!(pongs < 200, "{pongs}");
    say(&mut host, &ToRoom::Ping(1)).await;
    loop {
        match hear(&mut host).await {
            Some(FromRoom::Pong { .. }) => break,
            Some(_) => {}
            None => panic!("the room was disturbed"),
        }
    }
}

#[tokio::test]
async fn foreign_pages_and_whoever_opens_too_many_rooms_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder
        .path()
        .join("rooms.sqlite")
        .to_string_lossy()
        .into_owned();
    let arguments = ["--store", &store, "--rooms-an-address", "2"];
    let process = Process::start(&arguments, free_port());
    let mut request = format!("ws://127.0.0.1:{}/live", process.port)
        .into_client_request()
        .unwrap();
    request
        .headers_mut()
        .insert("origin", "https://evil.example".parse().unwrap());
    assert!(
        connect_async(request)
            .await
            .unwrap_err()
            .to_string()
            .contains("403")
    );
    let mut wire = connect(process.port).await;
    for _ in 0..2 {
        say(&mut wire, &ToRoom::Create(Box::new(begin(Kind::Ur)))).await;
        assert!(matches!(hear(&mut wire).await, Some(FromRoom::Created(_))));
    }
    say(&mut wire, &ToRoom::Create(Box::new(begin(Kind::Ur)))).await;
    assert!(
        matches!(hear(&mut wire).await, Some(FromRoom::Error { code, .. }) if code.to_string() == "rooms")
    );
}

#[tokio::test]
async fn a_room_is_opened_only_by_a_line_that_begins_it() {
    let (_folder, process) = server();
    let mut wire = connect(process.port).await;
    say(
        &mut wire,
        &ToRoom::Create(Box::new(Create {
            act: Act::sign(&key(Party::Host), &first_mark(), Party::Host, &Line::Call),
        })),
    )
    .await;
    assert!(
        matches!(hear(&mut wire).await, Some(FromRoom::Error { code, .. }) if code.to_string() == "refused")
    );
}
