//! Running the binary.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// The path of the binary.
pub const BINARY: &str = env!("CARGO_BIN_EXE_tesserae-cli");

/// The folder of the bots' files.
pub const BOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots");

/// The result of a run.
pub struct Output {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Starts a program with pipes.
pub fn start(program: &str, args: &[&str]) -> Child {
    Command::new(program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Runs the binary with this input, all of which need not be read.
pub fn run(args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    run_program(BINARY, args, input)
}

/// Runs a program with this input, all of which need not be read.
pub fn run_program(program: &str, args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut child = start(program, args);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.into();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Output {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}
