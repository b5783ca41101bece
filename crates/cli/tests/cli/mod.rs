//! Running the binary.

use std::{
    io::Write,
    process::{Child, Command, Stdio},
};

/// What a run gave.
pub struct Output {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Starts the binary with pipes.
pub fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tesserae-cli"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

/// Runs the binary with this input, all of which need not be read.
pub fn run(args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut child = start(args);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.into();
    let writer = std::thread::spawn(move || {
        // The binary may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    Output {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}
