//! Rooms that are damaged, deleted or kept; and the order in which a room says things.

use tesserae_live::{
    FromRoom, Hex, Line, Party, ToRoom,
    wire::{Created, Offer},
};
use tesserae_room::{RoomError, store::RoomId};
use tesserae_rules::Kind;

use crate::{
    guests::{connect, hear, open, say, sign, sit},
    liars::{enter, entered, server, whole_log},
    page::get,
    time::{Served, WALL, game, sqlite},
};

const DAY: u64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_damaged_log_is_called_so_to_whoever_has_a_link_of_its_room() {
    let (folder, mut process) = server();
    let damage = |sql: &str| {
        let file = rusqlite::Connection::open(folder.path().join("rooms.sqlite")).unwrap();
        file.execute_batch(sql).unwrap();
    };
    for sql in [
        "UPDATE lines SET line = '{}' WHERE number = 1",
        "UPDATE lines SET line = '{}' WHERE number = 0",
    ] {
        let created = open(process.port, Kind::Ur).await;
        damage(sql);
        process.kill_and_restart();
        let said = async |secret: Hex<16>| {
            let mut wire = connect(process.port).await;
            say(&mut wire, &enter(&created, secret)).await;
            match hear(&mut wire).await {
                Some(FromRoom::Error {
                    code, closes: true, ..
                }) => code.to_string(),
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(said(created.host).await, "damaged");
        if sql.ends_with('1') {
            assert_eq!(
                said(Hex([1; 16])).await,
                "closed",
                "no right secret, no word"
            );
        }
    }
}

#[tokio::test]
async fn a_room_in_which_somebody_sits_does_not_expire_and_a_deleted_one_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path());
    let served = Served::start(store.clone(), WALL).await;
    served.begin().await;
    let (created, guest) = game(&served).await;
    let (other, other_guest) = game(&served).await;
    let later = async |days: u64| {
        // As if another process on the store had served for so long.
        store
            .beat(served.hub.time.now() + days * DAY)
            .await
            .unwrap();
        served.serve(1).await;
    };
    served.hub.leave(&other_guest.membership);
    later(31).await;
    served.hub.expire(30).await;
    assert_eq!(
        store.read(other.room, 0).await,
        Ok(Vec::new()),
        "nobody has been there for 31 days"
    );
    assert_eq!(store.read(created.room, 0).await.unwrap().len(), 5);
    assert_eq!(
        served.seat(&other, other.guest).await.err(),
        Some(RoomError::NotFound),
        "although the room is still in memory"
    );

    // Whoever only comes and looks has touched it, too.
    served.hub.leave(&guest.membership);
    later(20).await;
    let looking = served.seat(&created, created.onlooker).await.unwrap();
    served.hub.leave(&looking.membership);
    later(20).await;
    served.hub.expire(30).await;
    let guest = served.seat(&created, created.guest).await.unwrap();

    // If somebody else deletes it under people, they hear so.
    store.expire(u64::MAX / 4).await.unwrap();
    assert_eq!(
        served.offer(&guest, 4, Line::Call).await,
        Err("closed".to_owned())
    );
    assert_eq!(
        served.seat(&created, created.guest).await.err(),
        Some(RoomError::NotFound)
    );
}

#[tokio::test]
async fn a_room_of_an_earlier_version_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    let store = sqlite(folder.path());
    let served = Served::start(store.clone(), WALL).await;
    let (created, guest) = game(&served).await;
    drop(guest);
    let private = store.read(created.room, 0).await.unwrap().remove(0);
    let old: RoomId = Hex([4; 10]);
    let first = r#"{"at":1,"by":"host","line":{"begin":{"version":1}},"seal":"00"}"#;
    for (number, line) in [private, first.to_owned()].into_iter().enumerate() {
        store.append(old, number, WALL * 1000, line).await.unwrap();
    }
    let created = Created {
        room: old,
        ..created
    };
    let entered = served.seat(&created, created.host).await;
    assert_eq!(entered.err(), Some(RoomError::Earlier));
}

#[tokio::test]
async fn whoever_hears_the_answer_to_a_ping_has_all_lines_that_came_before() {
    let (_folder, process) = server();
    // Either could come first by chance.
    for _ in 0..20 {
        let created = open(process.port, Kind::Ur).await;
        let (mut guest, _) = entered(process.port, &created, created.guest).await;
        let log = whole_log(&mut guest).await;
        let act = sign(&log, 1, Party::Guest, sit("Ben"));
        let offer = Offer { after: 1, act };
        say(&mut guest, &ToRoom::Offer(Box::new(offer))).await;
        say(&mut guest, &ToRoom::Ping(5)).await;
        let mut first = hear(&mut guest).await;
        while let Some(FromRoom::Presence(_)) = first {
            first = hear(&mut guest).await;
        }
        assert!(matches!(first, Some(FromRoom::Lines(_))), "{first:?}");
        let mut second = hear(&mut guest).await;
        while let Some(FromRoom::Presence(_)) = second {
            second = hear(&mut guest).await;
        }
        assert!(
            matches!(
                second,
                Some(FromRoom::Pong {
                    number: 5,
                    count: 2,
                    ..
                })
            ),
            "{second:?}"
        );
    }
}

#[tokio::test]
async fn the_number_of_rooms_is_current() {
    let (_folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (guest, _) = entered(process.port, &created, created.guest).await;
    let numbers = get(process.port, "/metrics", "").await;
    assert!(numbers.contains("\ntesserae_room_rooms 1\n"), "{numbers}");
    drop(guest);
    let mut numbers = String::new();
    for _ in 0..200 {
        numbers = get(process.port, "/metrics", "").await;
        if numbers.contains("\ntesserae_room_rooms 0\n") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{numbers}");
}
