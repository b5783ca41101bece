//! The server as a process of its own, which can be killed.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
};

/// A running server. It is killed when this is dropped.
pub struct Process {
    child: Child,
    pub port: u16,
    arguments: Vec<String>,
}

/// A port that is free now.
pub fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0))
        .unwrap()
        .local_addr()
        .unwrap()
        .port()
}

impl Process {
    /// Starts a server on a store, at a port.
    pub fn start(arguments: &[&str], port: u16) -> Self {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| (*argument).to_owned())
            .collect();
        let child = spawn(&arguments, port);
        Self {
            child,
            port,
            arguments,
        }
    }

    /// Starts a server on an SQLite file.
    pub fn on_file(file: &Path) -> Self {
        let file = file.to_string_lossy().into_owned();
        Self::start(
            &[
                "--store",
                &file,
                "--sockets-an-address",
                "10000",
                "--rooms-an-address",
                "10000",
            ],
            free_port(),
        )
    }

    /// Kills the server without warning and starts another one on the same store and port.
    pub fn kill_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = spawn(&self.arguments, self.port);
    }
}

fn spawn(arguments: &[String], port: u16) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tesserae-room"))
        .args(arguments)
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .env("TESSERAE_ROOM_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut address = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut address)
        .unwrap();
    assert_eq!(address.trim_end(), format!("http://127.0.0.1:{port}/"));
    child
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
