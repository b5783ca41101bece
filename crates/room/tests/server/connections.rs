//! Connections that say nothing: they are let go, and one address cannot have them all.

use std::time::Duration;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::process::{Process, free_port};

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
async fn one_address_cannot_have_all_connections() {
    let (_folder, process) =
        server(&["--connections-an-address", "3", "--sockets-an-address", "2"]);
    let held = [
        connect(&process).await,
        connect(&process).await,
        connect(&process).await,
    ];
    assert!(
        closes(&mut connect(&process).await, Duration::from_secs(10)).await,
        "there are three already"
    );
    drop(held);
    let mut answered = false;
    for _ in 0..100 {
        let mut again = connect(&process).await;
        let asked = again
            .write_all(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            .await;
        let mut said = Vec::new();
        answered = asked.is_ok()
            && again.read_to_end(&mut said).await.is_ok()
            && said.starts_with(b"HTTP/1.1 200");
        if answered {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(answered, "what is closed no longer counts");
}
