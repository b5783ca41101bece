//! The file of the embedded store: one process alone has it, nobody else reads it, and what is
//! written into another one is not said to be kept.

use std::{
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use tesserae_live::{FromRoom, Party, ToRoom};
use tesserae_room::store::{Sqlite, Store};
use tesserae_rules::Kind;

use crate::{
    guests::{begin, connect, hear, open, say, sign, sit},
    liars::{entered, offered, offered_as, server, whole_log},
    page::get,
    process::{Killed, Process, does_not_start, free_port, program},
};

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Waits until the health of a server is this one.
async fn health(port: u16, status: &str) {
    for _ in 0..200 {
        if get(port, "/health", "")
            .await
            .starts_with(&format!("HTTP/1.1 {status}"))
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the health is not {status}");
}

#[tokio::test]
async fn a_server_that_ends_leaves_one_file_that_only_its_user_reads() {
    let (folder, process) = server();
    let created = open(process.port, Kind::Ur).await;
    let (mut guest, _) = entered(process.port, &created, created.guest).await;
    assert_eq!(offered(&mut guest, 1, sit("Ben")).await, Ok(()));
    process.end();
    assert_eq!(names(folder.path()), ["rooms.sqlite"]);
    let file = folder.path().join("rooms.sqlite");
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    // The copy of that one file has all lines.
    let copy = folder.path().join("copy.sqlite");
    std::fs::copy(&file, &copy).unwrap();
    let lines = Sqlite::open(&copy).unwrap().read(created.room, 1).await;
    assert_eq!(lines.unwrap().len(), 2);
}

#[tokio::test]
async fn a_second_process_on_one_file_ends_with_a_sentence() {
    let (folder, mut process) = server();
    let file = folder.path().join("rooms.sqlite");
    let link = folder.path().join("link.sqlite");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    for store in [&file, &link] {
        let (code, error) = does_not_start(program().arg("--store").arg(store));
        assert_eq!(code, Some(1), "{error}");
        assert!(error.contains("another process serves"), "{error}");
    }
    // One that was killed keeps nobody away.
    process.kill_and_restart();
    open(process.port, Kind::Ur).await;
}

#[tokio::test]
async fn lines_for_a_file_that_was_deleted_or_replaced_are_not_echoed() {
    for is_replaced in [false, true] {
        for ending in ["", "-wal"] {
            let (folder, process) = server();
            let created = open(process.port, Kind::Ur).await;
            let (mut guest, _) = entered(process.port, &created, created.guest).await;
            let log = whole_log(&mut guest).await;
            let act = sign(&log, 1, Party::Guest, sit("Ben"));
            health(process.port, "200").await;
            let file = folder.path().join(format!("rooms.sqlite{ending}"));
            if is_replaced {
                let copy = folder.path().join("copy");
                std::fs::copy(&file, &copy).unwrap();
                std::fs::rename(&copy, &file).unwrap();
            } else {
                std::fs::remove_file(&file).unwrap();
            }
            assert_eq!(
                offered_as(&mut guest, 1, act).await,
                Err("store".to_owned())
            );
            health(process.port, "503").await;
        }
    }
}

#[tokio::test]
async fn a_store_that_becomes_too_large_ends_no_process() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let child = Command::new("sh")
        .args(["-c", "ulimit -f 300 && exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_tesserae-room"))
        .args([
            "--rooms-an-address",
            "10000",
            "--listen",
            &format!("127.0.0.1:{port}"),
            "--store",
        ])
        .arg(folder.path().join("rooms.sqlite"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut child = Killed(child);
    let mut code = None;
    for _ in 0..1_000 {
        let mut wire = connect(port).await;
        say(&mut wire, &ToRoom::Create(Box::new(begin(Kind::Ur)))).await;
        match hear(&mut wire).await {
            Some(FromRoom::Created(_)) => {}
            Some(FromRoom::Error { code: said, .. }) => {
                code = Some(said.to_string());
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(code.as_deref(), Some("store"));
    health(port, "503").await;
    assert_eq!(child.0.try_wait().unwrap(), None, "it serves");
}

#[test]
fn a_server_on_a_port_that_is_taken_keeps_no_lock() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rooms.sqlite");
    let process = Process::on_file(&folder.path().join("other.sqlite"));
    let listen = format!("127.0.0.1:{}", process.port);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tesserae-room"));
    let command = command.args(["--listen", &listen, "--store"]).arg(&file);
    let (code, error) = does_not_start(command);
    assert_eq!(code, Some(1), "{error}");
    assert!(!folder.path().join("rooms.sqlite.lock").exists());
    assert!(Sqlite::open(&file).is_ok());
}
