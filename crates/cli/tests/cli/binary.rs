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

/// The folder with the assets of all programs in it.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What a system says of the language of its user.
const OF_LANGUAGE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// A program with these arguments, on a system that says nothing of a language.
fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    for name in OF_LANGUAGE {
        command.env_remove(name);
    }
    command
}

/// Starts a program with pipes.
pub fn start(program: &str, args: &[&str]) -> Child {
    start_command(command(program, args))
}

fn start_command(mut command: Command) -> Child {
    command
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

/// Runs the binary where it finds the translations, on a system that says this of the language.
pub fn run_on(system: &[(&str, &str)], args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut command = command(BINARY, args);
    command.current_dir(ROOT).envs(system.iter().copied());
    finish(start_command(command), input)
}

/// Runs a program with this input, all of which need not be read.
pub fn run_program(program: &str, args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    finish(start(program, args), input)
}

fn finish(mut child: Child, input: impl Into<Vec<u8>>) -> Output {
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
