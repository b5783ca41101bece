//! Whoever has a seat comes in, whatever strangers do; and is not absent while trying to.

use std::sync::Arc;

use tesserae_live::{
    FromRoom, Hex, Line, Reason, ToRoom,
    wire::{Created, Enter},
};
use tesserae_room::{hub::Entrance, limits};
use tesserae_rules::Kind;
use tokio::sync::mpsc;

use crate::{
    guests::{Wire, begin, connect, hear, open, say, sit},
    liars::{enter, entered, offered, server},
    postgres::Database,
    process::{Process, free_port},
    time::{Served, WALL, game, sqlite},
};

/// The code with which a socket is closed.
async fn closed(wire: &mut Wire) -> String {
    loop {
        match hear(wire).await {
            Some(FromRoom::Error {
                code, closes: true, ..
            }) => {
                assert_eq!(hear(wire).await, None);
                return code.to_string();
            }
            Some(_) => {}
            None => panic!("nothing was said"),
        }
    }
}

/// The code with which a socket that enters is closed.
async fn turned_away(mut wire: Wire, created: &Created, secret: Hex<16>) -> String {
    say(&mut wire, &enter(created, secret)).await;
    closed(&mut wire).await
}

#[tokio::test]
async fn a_room_full_of_onlookers_lets_both_players_in_and_the_newest_window_of_a_seat_counts() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let mut onlookers = Vec::new();
    for _ in 0..limits::ONLOOKERS {
        onlookers.push(entered(process.port, &created, created.onlooker).await);
    }
    let wire = connect(process.port).await;
    assert_eq!(
        turned_away(wire, &created, created.onlooker).await,
        "room_full"
    );
    let (mut host, _) = entered(process.port, &created, created.host).await;
    let (mut oldest, _) = entered(process.port, &created, created.guest).await;
    let mut newer = Vec::new();
    for _ in 0..limits::SOCKETS_A_SEAT {
        newer.push(entered(process.port, &created, created.guest).await.0);
    }
    assert_eq!(closed(&mut oldest).await, "replaced");
    for wire in &mut newer {
        let said = offered(wire, 9, Line::Call).await;
        assert_eq!(said, Err("behind".to_owned()), "it is still open");
    }
    say(&mut host, &ToRoom::Ping(1)).await;
    loop {
        match hear(&mut host).await.unwrap() {
            FromRoom::Pong { .. } => break,
            FromRoom::Presence(presence) => {
                assert!(presence.host);
                assert_eq!(presence.onlookers as usize, limits::ONLOOKERS);
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn beyond_the_limit_of_an_address_only_seats_are_entered() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("rooms.sqlite");
    let arguments = [
        "--sockets-an-address",
        "2",
        "--store",
        &store.to_string_lossy(),
    ];
    let process = Process::start(&arguments, free_port());
    let created = open(process.port, Kind::Ur).await;
    let mut strangers = Vec::new();
    while strangers.len() < 2 {
        // The socket that opened the room may still count.
        let mut wire = connect(process.port).await;
        say(&mut wire, &enter(&created, created.onlooker)).await;
        match hear(&mut wire).await {
            Some(FromRoom::Entered(_)) => strangers.push(wire),
            Some(FromRoom::Error { code, .. }) => assert_eq!(code.to_string(), "address_full"),
            other => panic!("{other:?}"),
        }
    }
    let wire = connect(process.port).await;
    assert_eq!(
        turned_away(wire, &created, created.onlooker).await,
        "address_full"
    );
    let wire = connect(process.port).await;
    assert_eq!(turned_away(wire, &created, Hex([0; 16])).await, "closed");
    let mut wire = connect(process.port).await;
    say(&mut wire, &ToRoom::Create(Box::new(begin(Kind::Ur)))).await;
    assert_eq!(closed(&mut wire).await, "address_full");

    let mut idle = connect(process.port).await;
    let mut seats = Vec::new();
    for secret in [created.guest, created.host, created.guest, created.host] {
        seats.push(entered(process.port, &created, secret).await.0);
    }
    assert_eq!(offered(&mut seats[0], 1, sit("Ben")).await, Ok(()));
    assert_eq!(
        closed(&mut idle).await,
        "address_full",
        "it may not wait for long"
    );

    // Those that wait cannot keep somebody with a seat out: the newest is heard.
    let mut waiting = Vec::new();
    for _ in 0..limits::WAITING_SOCKETS {
        waiting.push(connect(process.port).await);
    }
    entered(process.port, &created, created.guest).await;
    assert_eq!(closed(&mut waiting[0]).await, "address_full");
}

/// Tries to enter with another version.
async fn knock(served: &Served, created: &Created, secret: Hex<16>) {
    let ToRoom::Enter(known) = enter(created, secret) else {
        panic!("an entry");
    };
    let entrance = Entrance {
        out: mpsc::channel(9).0,
        seats_only: false,
        is_replaced: Arc::default(),
    };
    let enter = Enter {
        version: 99,
        ..known
    };
    let error = served.hub.enter(enter, entrance).await.unwrap_err();
    assert_eq!(
        error.code().to_string(),
        if secret == Hex([0; 16]) {
            "closed"
        } else {
            "version"
        }
    );
}

#[tokio::test]
async fn nobody_is_absent_who_tries_to_come_in() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(sqlite(folder.path()), WALL).await;
    let (created, guest) = game(&served).await;
    let absent = || served.offer(&guest, 5, Line::End(Reason::Absent));
    assert_eq!(served.offer(&guest, 4, Line::Call).await, Ok(()));
    assert_eq!(absent().await, Err("not_absent".to_owned()));
    served.begin().await;
    served.serve(301).await;
    knock(&served, &created, created.host).await;
    assert_eq!(absent().await, Err("knocking".to_owned()));
    // Whoever came in and left again is not knocking; nor is who has no right secret, or another
    // seat.
    let host = served.seat(&created, created.host).await.unwrap();
    served.hub.leave(&host.membership);
    for secret in [Hex([0; 16]), created.onlooker, created.guest] {
        knock(&served, &created, secret).await;
    }
    assert_eq!(absent().await, Ok(()));
}

#[tokio::test]
async fn whoever_tries_to_come_in_at_another_process_is_not_absent() {
    let Some(database) = Database::start() else {
        return;
    };
    let config = database.config();
    let [first, second] = [0; 2].map(|_| Process::start(&["--postgres", &config], free_port()));
    let created = open(first.port, Kind::Ur).await;
    let (mut guest, _) = entered(first.port, &created, created.guest).await;
    let ToRoom::Enter(known) = enter(&created, created.host) else {
        panic!("an entry");
    };
    let entry = ToRoom::Enter(Enter {
        version: 99,
        ..known
    });
    let mut said = String::new();
    for _ in 0..100 {
        let mut host = connect(second.port).await;
        say(&mut host, &entry).await;
        assert_eq!(closed(&mut host).await, "version");
        let claim = offered(&mut guest, 1, Line::End(Reason::Absent)).await;
        said = claim.unwrap_err();
        if said == "knocking" {
            return;
        }
    }
    panic!("{said}");
}
