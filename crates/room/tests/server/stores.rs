//! One suite for both stores.

use std::{sync::Arc, time::Duration};

use tesserae_live::Hex;
use tesserae_room::store::{Postgres, RoomId, Sqlite, Store, StoreError, StoreSignal};
use tokio::{sync::broadcast::Receiver, time::timeout};

use crate::postgres::Database;

/// When lines are added.
const AT: u64 = 1_000;

fn room(number: u8) -> RoomId {
    Hex([number; 10])
}

/// What every store does.
async fn suite(store: Arc<dyn Store>) {
    // Lines come back as they were added, and only the next one is added.
    assert_eq!(store.read(room(1), 0).await, Ok(Vec::new()));
    assert_eq!(
        store.append(room(1), 1, AT, "early".into()).await,
        Err(StoreError::NotNext)
    );
    for (number, line) in ["{\"a\":1}", "“Zoë” \u{1f3b2}", ""].into_iter().enumerate() {
        assert_eq!(store.append(room(1), number, AT, line.into()).await, Ok(()));
    }
    assert_eq!(
        store.append(room(1), 2, AT, "another".into()).await,
        Err(StoreError::NotNext)
    );
    assert_eq!(
        store.append(room(1), 4, AT, "late".into()).await,
        Err(StoreError::NotNext)
    );
    assert_eq!(
        store.read(room(1), 1).await,
        Ok(vec!["“Zoë” \u{1f3b2}".to_owned(), String::new()])
    );
    assert_eq!(store.read(room(1), 3).await, Ok(Vec::new()));
    assert_eq!(
        store.read(room(2), 0).await,
        Ok(Vec::new()),
        "rooms are apart"
    );

    // Of many who add the same number at once, one succeeds.
    for number in 0..20 {
        let tries: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move {
                    store
                        .append(room(3), number, AT, format!("by {writer}"))
                        .await
                })
            })
            .collect();
        let mut added = 0;
        for one in tries {
            added += usize::from(one.await.unwrap().is_ok());
        }
        assert_eq!(added, 1);
    }
    assert_eq!(store.read(room(3), 0).await.unwrap().len(), 20);

    // Many rooms at once share transactions and do not disturb each other.
    let rooms: Vec<_> = (10..60)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                for line in 0..10 {
                    store
                        .append(room(number), line, AT, format!("{number} {line}"))
                        .await
                        .unwrap();
                }
            })
        })
        .collect();
    for one in rooms {
        one.await.unwrap();
    }
    assert_eq!(store.read(room(42), 9).await, Ok(vec!["42 9".to_owned()]));

    // The latest time is kept.
    for (at, kept) in [(0, 0), (7, 7), (5, 7), (9, 9), (0, 9)] {
        assert_eq!(store.beat(at).await, Ok(kept));
    }

    // Rooms that nobody touched since a time are gone, all others stay. Whoever sits in one touches
    // it without a line.
    assert_eq!(store.expire(AT).await, Ok(0));
    assert_eq!(store.touch(room(1), AT + 5).await, Ok(true));
    assert_eq!(
        store.touch(room(9), AT + 5).await,
        Ok(false),
        "no such room"
    );
    assert_eq!(store.expire(AT + 1).await, Ok(51));
    assert_eq!(store.read(room(1), 0).await.unwrap().len(), 3);
    assert_eq!(store.read(room(3), 0).await, Ok(Vec::new()));
    assert_eq!(store.touch(room(3), AT).await, Ok(false));
    assert_eq!(store.expire(AT + 6).await, Ok(1));
    assert_eq!(store.read(room(1), 0).await, Ok(Vec::new()));
    assert_eq!(store.append(room(1), 0, AT, "again".into()).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_lines_and_has_them_after_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rooms.sqlite");
    suite(Arc::new(Sqlite::open(&file).unwrap())).await;
    let again = Sqlite::open(&file).unwrap();
    assert_eq!(again.read(room(1), 0).await, Ok(vec!["again".to_owned()]));
    std::fs::write(
        folder.path().join("letter"),
        "this is a letter, and not a short one at that\n".repeat(99),
    )
    .unwrap();
    assert!(Sqlite::open(&folder.path().join("letter")).is_err());
}

/// What is told to the peers until it is heard.
const GREETING: &str = "are you there?";

/// Greets another process until it hears that: each begins to listen some time after its start.
async fn until_heard(speaker: &Postgres, listener: &mut Receiver<StoreSignal>) {
    for _ in 0..1_000 {
        speaker.tell_peers(room(9), GREETING.into());
        let heard = timeout(Duration::from_millis(50), listener.recv()).await;
        if matches!(&heard, Ok(Ok(StoreSignal::Peer { text, .. })) if text == GREETING) {
            return;
        }
    }
    panic!("a process does not hear the other one");
}

/// The next signal that is neither a greeting nor about the connection itself.
async fn news(signals: &mut Receiver<StoreSignal>) -> StoreSignal {
    loop {
        match signals.recv().await.unwrap() {
            StoreSignal::Lost => {}
            StoreSignal::Peer { text, .. } if text == GREETING => {}
            signal => return signal,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_keeps_lines_and_tells_other_processes() {
    let Some(mut database) = Database::start() else {
        return;
    };
    let first = Postgres::open(&database.config(), 1).await.unwrap();
    suite(Arc::new(first)).await;
    let (first, second) = (
        Postgres::open(&database.config(), 1).await.unwrap(),
        Postgres::open(&database.config(), 2).await.unwrap(),
    );
    let (mut own, mut signals) = (first.signals(), second.signals());
    until_heard(&first, &mut signals).await;
    until_heard(&second, &mut own).await;
    first.append(room(7), 0, AT, "one".into()).await.unwrap();
    first.tell_peers(room(7), "a hand".into());
    let heard = news(&mut signals).await;
    assert!(
        matches!(heard, StoreSignal::Appended(id) if id == room(7)),
        "{heard:?}"
    );
    let heard = news(&mut signals).await;
    assert!(
        matches!(&heard, StoreSignal::Peer { process: 1, text, .. } if text == "a hand"),
        "{heard:?}"
    );
    // Signals come in their order: what the first one said itself would come before the answer.
    second.tell_peers(room(7), "an answer".into());
    let heard = news(&mut own).await;
    assert!(
        matches!(&heard, StoreSignal::Peer { process: 2, text, .. } if text == "an answer"),
        "nobody hears what they said themselves, not {heard:?}"
    );
    assert_eq!(
        second.append(room(7), 0, AT, "other".into()).await,
        Err(StoreError::NotNext)
    );
    assert_eq!(
        second.append(room(7), 0, AT, "one".into()).await,
        Ok(()),
        "the same line again is no other line"
    );

    // After a crash of the database everything that was confirmed is there, and writing goes on.
    database.restart();
    second.append(room(7), 1, AT, "two".into()).await.unwrap();
    assert_eq!(
        first.read(room(7), 0).await,
        Ok(vec!["one".to_owned(), "two".to_owned()])
    );
}

#[tokio::test]
async fn what_is_wrong_with_a_store_is_said_and_a_password_is_not() {
    let nobody = tempfile::tempdir().unwrap();
    let unreachable = format!(
        "host={} user=tesserae password=hush",
        nobody.path().display()
    );
    let error = Postgres::open(&unreachable, 1)
        .await
        .unwrap_err()
        .to_string();
    assert!(error.contains("No such file"), "{error}");
    for wrong in [
        "host=a password=hush hush2=x",
        "password='hush",
        "password=my hush=x",
    ] {
        let error = Postgres::open(wrong, 1).await.unwrap_err().to_string();
        assert!(
            error.contains("not understood") && !error.contains("hush"),
            "{error}"
        );
    }

    let file = nobody.path().join("rooms.sqlite");
    let store = Sqlite::open(&file).unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = store
        .append(room(1), 0, AT, "line".into())
        .await
        .unwrap_err();
    assert!(
        error
            .to_string()
            .contains("another program has locked the file"),
        "{error}"
    );
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.append(room(1), 0, AT, "line".into()).await, Ok(()));
}
