//! One suite for both stores.

use std::sync::Arc;

use tesserae_live::{Hex, Party};
use tesserae_room::store::{Postgres, RoomId, Signal, Sqlite, Store, StoreError};

use crate::postgres::Database;

fn room(number: u8) -> RoomId {
    Hex([number; 10])
}

/// What every store does.
async fn suite(store: Arc<dyn Store>) {
    // Lines come back as they were added, and only the next one is added.
    assert_eq!(store.read(room(1), 0).await, Ok(Vec::new()));
    assert_eq!(
        store.append(room(1), 1, "early".into()).await,
        Err(StoreError::NotNext)
    );
    for (number, line) in ["{\"a\":1}", "“Zoë” \u{1f3b2}", ""].into_iter().enumerate() {
        assert_eq!(store.append(room(1), number, line.into()).await, Ok(()));
    }
    assert_eq!(
        store.append(room(1), 2, "another".into()).await,
        Err(StoreError::NotNext)
    );
    assert_eq!(
        store.append(room(1), 4, "late".into()).await,
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
                tokio::spawn(
                    async move { store.append(room(3), number, format!("by {writer}")).await },
                )
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
                        .append(room(number), line, format!("{number} {line}"))
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

    // One deposit a party is kept until it is replaced or dropped.
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(store.deposited(room(1), Party::Guest).await, Ok(None));
    for kept in [text("one"), text("two"), None, text("three")] {
        assert_eq!(
            store.deposit(room(1), Party::Guest, kept.clone()).await,
            Ok(())
        );
        assert_eq!(store.deposited(room(1), Party::Guest).await, Ok(kept));
    }
    assert_eq!(store.deposited(room(1), Party::Host).await, Ok(None));
    assert_eq!(store.deposited(room(3), Party::Guest).await, Ok(None));

    // Rooms that nobody touched since a time are gone, all others stay.
    assert_eq!(store.expire(1).await, Ok(0));
    assert_eq!(
        store.deposited(room(1), Party::Guest).await,
        Ok(text("three"))
    );
    assert_eq!(store.expire(u64::MAX / 4).await, Ok(52));
    assert_eq!(store.deposited(room(1), Party::Guest).await, Ok(None));
    assert_eq!(store.read(room(1), 0).await, Ok(Vec::new()));
    assert_eq!(store.append(room(1), 0, "again".into()).await, Ok(()));
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
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    while signals.try_recv().is_ok() || own.try_recv().is_ok() {}
    first.append(room(7), 0, "one".into()).await.unwrap();
    first.whisper(room(7), "a hand".into());
    assert!(matches!(signals.recv().await, Ok(Signal::Appended(id)) if id == room(7)));
    let heard = signals.recv().await;
    assert!(
        matches!(&heard, Ok(Signal::Whisper { process: 1, text, .. }) if text == "a hand"),
        "{heard:?}"
    );
    assert!(
        own.try_recv().is_err(),
        "nobody hears what they said themselves"
    );
    assert_eq!(
        second.append(room(7), 0, "other".into()).await,
        Err(StoreError::NotNext)
    );
    assert_eq!(
        second.append(room(7), 0, "one".into()).await,
        Ok(()),
        "the same line again is no other line"
    );

    // After a crash of the database everything that was confirmed is there, and writing goes on.
    database.restart();
    second.append(room(7), 1, "two".into()).await.unwrap();
    assert_eq!(
        first.read(room(7), 0).await,
        Ok(vec!["one".to_owned(), "two".to_owned()])
    );
}
