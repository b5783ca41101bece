//! Logs hold nothing of people and games, whatever is asked for.

use std::path::Path;

use tesserae_live::{
    Act, FromRoom, Hex, Line, Party, Phrase, TimeControl, ToRoom, first_mark, wire::Create,
};
use tesserae_rules::Kind;

use crate::{
    guests::{connect, first_line, hear, key, say, sit},
    liars::{enter, entered, offered},
    postgres::Database,
    process::{Logs, Process, free_port},
};

const NAMES: [&str; 2] = ["Zephyrine", "Balthasar"];

/// Opens a room, plays a little in it, and looks at everything that was logged.
async fn play_logged(arguments: &[&str], filter: &'static str, file: &Path) {
    let logs = Logs {
        filter,
        file: Some(file.to_owned()),
    };
    let process = Process::logged(arguments, free_port(), logs);
    let mut line = first_line(Kind::Ur, TimeControl::None);
    if let Line::Begin(begin) = &mut line {
        begin.header.names[0] = NAMES[0].to_owned();
    }
    let act = Act::sign(&key(Party::Host), &first_mark(), Party::Host, &line);
    let mut wire = connect(process.port).await;
    say(&mut wire, &ToRoom::Create(Box::new(Create { act }))).await;
    let Some(FromRoom::Created(created)) = hear(&mut wire).await else {
        panic!("no room");
    };
    let (mut guest, _) = entered(process.port, &created, created.guest).await;
    let sat = offered(&mut guest, 1, sit(NAMES[1])).await;
    assert_eq!(sat, Ok(()));
    let share = Hex([0xab; 32]);
    assert_eq!(offered(&mut guest, 2, Line::Commit(share)).await, Ok(()));
    say(&mut guest, &ToRoom::Phrase(Phrase::Hello)).await;
    let wrong = Hex([0xcd; 16]);
    say(&mut wire, &enter(&created, wrong)).await;
    assert!(matches!(
        hear(&mut wire).await,
        Some(FromRoom::Error { .. })
    ));
    process.end();

    let log = std::fs::read_to_string(file).unwrap();
    assert!(
        log.contains("the room has ended"),
        "something is logged: {log}"
    );
    let [host, guest, onlooker] =
        [created.host, created.guest, created.onlooker].map(|secret| secret.to_string());
    let (room, share, wrong) = (
        created.room.to_string(),
        share.to_string(),
        wrong.to_string(),
    );
    for private in [
        NAMES[0],
        NAMES[1],
        &room,
        &host,
        &guest,
        &onlooker,
        &share,
        &wrong,
        "hello",
        "commit",
        "127.0.0.1",
        "INSERT",
    ] {
        assert!(!log.contains(private), "{private} in {log}");
    }
}

#[tokio::test]
async fn no_log_of_the_embedded_store_holds_names_lines_secrets_or_addresses() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("rooms.sqlite");
    let arguments = ["--store", &store.to_string_lossy()];
    for filter in ["trace", "trace,tungstenite=trace,hyper=trace,log=trace"] {
        play_logged(&arguments, filter, &folder.path().join("log")).await;
    }
}

#[tokio::test]
async fn no_log_of_the_shared_store_holds_names_lines_secrets_or_addresses() {
    let Some(database) = Database::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--postgres", &database.config()];
    for filter in ["trace", "debug,tokio_postgres=trace,log=trace"] {
        play_logged(&arguments, filter, &folder.path().join("log")).await;
    }
}
