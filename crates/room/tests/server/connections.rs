//! Connections that say nothing: they are let go, and one address cannot have them all.

use std::{
    ffi::OsString,
    time::{Duration, Instant},
};

use clap::Parser;
use tesserae_room::{Config, Server};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::{
    page::get,
    process::{Process, free_port},
};

fn server(arguments: &[&str]) -> (tempfile::TempDir, Process) {
    let folder = tempfile::tempdir().unwrap();
    let store = folder
        .path()
        .join("rooms.sqlite")
        .to_string_lossy()
        .into_owned();
    let process = Process::start(
        &[&["--store", store.as_str()], arguments].concat(),
        free_port(),
    );
    (folder, process)
}

async fn connect(process: &Process) -> TcpStream {
    TcpStream::connect(("127.0.0.1", process.port))
        .await
        .unwrap()
}

/// Whether a connection is closed by the server within this time, whatever it says before.
async fn closes(stream: &mut TcpStream, within: Duration) -> bool {
    timeout(within, stream.read_to_end(&mut Vec::new()))
        .await
        .is_ok()
}

#[tokio::test]
async fn whoever_sends_no_request_in_time_is_let_go() {
    let (_folder, process) = server(&["--head-seconds", "1"]);
    let (mut silent, mut slow) = (connect(&process).await, connect(&process).await);
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        .await
        .unwrap();
    for stream in [&mut silent, &mut slow] {
        assert!(closes(stream, Duration::from_secs(20)).await);
    }
}

#[tokio::test]
async fn one_address_cannot_have_all_connections_and_the_newest_is_always_heard() {
    let (_folder, process) =
        server(&["--connections-an-address", "3", "--sockets-an-address", "2"]);
    let mut oldest = connect(&process).await;
    let _others = [connect(&process).await, connect(&process).await];
    let answer = get(process.port, "/health", "").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(
        closes(&mut oldest, Duration::from_secs(10)).await,
        "there were four"
    );
}

#[tokio::test]
async fn a_socket_that_answers_nothing_is_closed_after_the_time_of_silence() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("rooms.sqlite");
    let mut config = Config::parse_from(
        ["tesserae-room", "--listen", "127.0.0.1:0", "--store"]
            .map(OsString::from)
            .into_iter()
            .chain([store.into_os_string()]),
    );
    let silence = Duration::from_millis(600);
    config.silence = silence;
    let server = Server::start(config).await.unwrap();
    let address = server.address().unwrap();
    let serving = tokio::spawn(server.serve(std::future::pending()));
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = "GET /live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let began = Instant::now();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    timeout(Duration::from_secs(60), stream.read_to_end(&mut heard))
        .await
        .expect("it is closed")
        .unwrap();
    assert!(began.elapsed() >= silence);
    let heard = String::from_utf8_lossy(&heard);
    assert!(heard.starts_with("HTTP/1.1 101"), "{heard}");
    assert!(
        !heard.contains("late"),
        "it was silent, and not late: {heard}"
    );
    serving.abort();
}
