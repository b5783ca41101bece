//! The server as a process of its own, which can be killed.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A running server. It is killed when this is dropped.
pub struct Process {
    child: Child,
    pub port: u16,
    arguments: Vec<String>,
    logs: Logs,
}

/// What a server logs, and into which file; without one it goes where the test’s own output goes.
pub struct Logs {
    pub filter: &'static str,
    pub file: Option<PathBuf>,
}

/// Some other process. It is killed when this is dropped, also where a test fails.
pub struct Killed(pub Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
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
        let logs = Logs {
            filter: "warn",
            file: None,
        };
        Self::logged(arguments, port, logs)
    }

    /// The same, with other logs.
    pub fn logged(arguments: &[&str], port: u16, logs: Logs) -> Self {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| (*argument).to_owned())
            .collect();
        let child = spawn(&arguments, port, &logs);
        Self {
            child,
            port,
            arguments,
            logs,
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
        self.child = spawn(&self.arguments, self.port, &self.logs);
    }

    /// Asks the server to end, as the system does, and waits until it has.
    pub fn end(mut self) {
        let process = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &process]).status();
        assert!(asked.unwrap().success() && self.child.wait().unwrap().success());
    }
}

fn spawn(arguments: &[String], port: u16, logs: &Logs) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tesserae-room"));
    command
        .args(arguments)
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .env("TESSERAE_ROOM_LOG", logs.filter)
        .stdout(Stdio::piped());
    if let Some(file) = &logs.file {
        command.stderr(File::create(file).unwrap());
    }
    let mut child = command.spawn().unwrap();
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

/// The exit code and the words of a server that does not start.
pub fn does_not_start(command: &mut Command) -> (Option<i32>, String) {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut address = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut address)
        .unwrap();
    if !address.is_empty() {
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(address, "", "it has started");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("tesserae-room: "), "{error}");
    (output.status.code(), error)
}

/// The program, at some free port.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tesserae-room"));
    command.args(["--listen", "127.0.0.1:0"]);
    command
}
