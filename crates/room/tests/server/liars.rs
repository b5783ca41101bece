//! Clients that mean harm: every kind of message is answered once, and nobody gets in or changes
//! anything.

use futures_util::{SinkExt, StreamExt};
use tesserae_live::{
    Answer, Declare, FromRoom, Hand, Hex, Line, Mark, Motion, Party, Phrase, Reason, ToRoom,
    wire::{Create, Created, Enter, Known, Offer},
};
use tesserae_rules::{Choice, Kind, Throw};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use crate::{
    guests::{Wire, begin, connect, hear, open, say},
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
        mark: tesserae_live::first_mark(),
    };
    ToRoom::Enter(Enter {
        version: 1,
        room: created.room,
        secret,
        known,
    })
}

/// Enters, and hears everything until the presence that follows.
pub async fn entered(port: u16, created: &Created, secret: Hex<16>) -> (Wire, usize) {
    let mut wire = connect(port).await;
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

/// A seal, which the room cannot check.
pub const SEAL: Option<Mark> = Some(Hex([8; 16]));

/// The answer to an offer that follows this number of lines.
pub async fn offered(wire: &mut Wire, after: usize, line: Line) -> Result<(), String> {
    offered_with(wire, after, line, SEAL).await
}

async fn offered_with(
    wire: &mut Wire,
    after: usize,
    line: Line,
    seal: Option<Mark>,
) -> Result<(), String> {
    say(wire, &ToRoom::Offer(Box::new(Offer { after, line, seal }))).await;
    loop {
        match hear(wire).await.unwrap() {
            FromRoom::Refused(refused) => return Err(refused.code),
            FromRoom::Lines(_) => return Ok(()),
            FromRoom::Presence(_) | FromRoom::Hand { .. } | FromRoom::Phrase { .. } => {}
            FromRoom::Error { code, .. } => return Err(code),
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
            matches!(&answer, FromRoom::Error { code, closes: true, .. } if code == "closed"),
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
        (begin(Kind::Ur).line, "begun"),
        (Line::Sit("Anna".into()), "sat"),
        (declare(), "not_sat"),
        (
            Line::Answer(Answer {
                throw: 0,
                share,
                deposited: false,
            }),
            "no_throw_waits",
        ),
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
    for name in [
        "<script>alert(1)</script>".repeat(3),
        "a\u{202e}b".to_owned(),
        " Ben".to_owned(),
        "x\ny".to_owned(),
    ] {
        assert_eq!(
            offered(&mut guest, 1, Line::Sit(name)).await,
            Err("header".to_owned())
        );
    }
    assert_eq!(
        offered(&mut guest, 1, Line::Sit("<b>Ben</b>".into())).await,
        Ok(())
    );
    assert_eq!(
        offered(&mut guest, 2, declare()).await,
        Err("not_due".to_owned())
    );
    assert_eq!(offered(&mut guest, 2, Line::Commit(share)).await, Ok(()));
    for (line, code) in [
        (Line::Sit("Eve".into()), "sat"),
        (declare(), "not_due"),
        (Line::Play(Throw::new(&[1, 1, 1]).into()), "throw"),
        (Line::End(Reason::Absent), "not_absent"),
        (Line::End(Reason::Time), "time_left"),
        (Line::Ask(tesserae_live::Ask::UndoTo(0)), "undo_count"),
    ] {
        assert_eq!(offered(&mut guest, 3, line).await, Err(code.to_owned()));
    }
    let sealed = offered_with(&mut guest, 3, Line::End(Reason::GaveUp), None).await;
    assert_eq!(
        sealed,
        Err("unsealed".to_owned()),
        "a game that begins with a seal has one on every line"
    );
    // What is old, and what is not yet.
    assert_eq!(
        offered(&mut guest, 1, Line::Sit("Ben".into())).await,
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
        Line::Sit("Eve".into()),
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
        ToRoom::Hand(Hand {
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
    assert_eq!(
        offered(&mut guest, 1, Line::Sit("Ben".into())).await,
        Ok(())
    );
    say(
        &mut guest,
        &ToRoom::Hand(Hand {
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
    let far = Hand {
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
            matches!(&answer, Some(FromRoom::Error { code: said, closes: false, .. }) if said == code),
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
        matches!(&answer, Some(FromRoom::Error { code, closes: true, .. }) if code == "version"),
        "{answer:?}"
    );
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
        ("{\"offer\":{\"after\":0,\"line\":\"call\"}}", "not_entered"),
        ("{\"hand\":{\"at\":0,\"motion\":\"rest\"}}", "not_entered"),
    ] {
        wire.send(Message::text(frame)).await.unwrap();
        match hear(&mut wire).await {
            Some(FromRoom::Error {
                code: said,
                closes: false,
                ..
            }) => assert_eq!(said, code, "{frame}"),
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
async fn foreign_pages_and_too_many_sockets_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder
        .path()
        .join("rooms.sqlite")
        .to_string_lossy()
        .into_owned();
    let arguments = [
        "--store",
        &store,
        "--sockets-an-address",
        "3",
        "--rooms-an-address",
        "2",
    ];
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
    assert!(matches!(hear(&mut wire).await, Some(FromRoom::Error { code, .. }) if code == "rooms"));
    let _held = [
        connect(process.port).await,
        connect(process.port).await,
        connect(process.port).await,
    ];
    let refused = connect_async(format!("ws://127.0.0.1:{}/live", process.port))
        .await
        .unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
}

#[tokio::test]
async fn a_room_is_opened_only_by_a_line_that_begins_it() {
    let (_folder, process) = server();
    let mut wire = connect(process.port).await;
    say(
        &mut wire,
        &ToRoom::Create(Box::new(Create {
            line: Line::Call,
            seal: None,
        })),
    )
    .await;
    assert!(
        matches!(hear(&mut wire).await, Some(FromRoom::Error { code, .. }) if code == "refused")
    );
}
