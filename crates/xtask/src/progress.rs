//! How far a build is: Cargo's own count of crates, and of a first build the minutes left.

use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::process::display;
use crate::time_left::{CORES, TimeLeft, words};

/// How often the line on a terminal changes. Cargo itself is silent while a large crate is compiled.
const TICK: Duration = Duration::from_secs(1);
/// How often a line appears where the output is no terminal.
const INTERVAL: Duration = Duration::from_secs(30);
/// The words that begin a line of Cargo about a single crate; the count says as much.
const SINGLE: [&str; 5] = [
    "Compiling",
    "Checking",
    "Downloaded",
    "Finished",
    "Executable",
];

/// Runs a build of Cargo to its end and says how far it is. Its warnings and errors are shown as
/// they come.
///
/// # Errors
/// If it cannot be started or fails; the message shows the command.
pub fn run(what: &str, command: &mut Command) -> Result<()> {
    follow(what, command, None)
}

/// The same for the development build of the game, the only one whose record there is: if nothing
/// has been compiled yet, it also says how many minutes are left.
///
/// # Errors
/// As [`run`].
pub fn run_game(what: &str, command: &mut Command) -> Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let time_left = (cores <= CORES).then(TimeLeft::default);
    follow(what, command, time_left)
}

fn follow(what: &str, command: &mut Command, time_left: Option<TimeLeft>) -> Result<()> {
    let is_terminal = io::stderr().is_terminal();
    command.stderr(Stdio::piped());
    command.envs([
        ("CARGO_TERM_PROGRESS_WHEN", "always"),
        ("CARGO_TERM_PROGRESS_WIDTH", "100"),
    ]);
    if is_terminal {
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut build = command
        .spawn()
        .with_context(|| format!("cannot start {}", display(command)))?;
    let mut output = BufReader::new(build.stderr.take().context("no output to read")?);
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        while let Some(line) = read_line(&mut output).transpose() {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    let began = Instant::now();
    let mut meter = Meter::new(what, is_terminal, time_left);
    let out = &mut io::stderr();
    loop {
        match lines.recv_timeout(TICK) {
            Ok(line) => meter.read(&line?, began.elapsed(), out)?,
            Err(RecvTimeoutError::Timeout) => meter.show(began.elapsed(), out)?,
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    meter.clear(out)?;
    let status = build.wait()?;
    if !status.success() {
        bail!("{} failed ({status})", display(command));
    }
    Ok(())
}

/// A line of Cargo's output, and whether the next one is written over it.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    text: String,
    is_passing: bool,
}

/// The next line; none at the end. What follows the last line break is not a line.
fn read_line(output: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    for byte in output.by_ref().bytes() {
        match byte? {
            end @ (b'\r' | b'\n') => {
                return Ok(Some(Line {
                    text: String::from_utf8_lossy(&line).replace("\x1b[K", ""),
                    is_passing: end == b'\r',
                }));
            }
            byte => line.push(byte),
        }
    }
    Ok(None)
}

/// What is known of a build while it runs.
struct Meter<'a> {
    what: &'a str,
    is_terminal: bool,
    time_left: Option<TimeLeft>,
    /// When the first crate was compiled; downloads come before.
    began: Option<Duration>,
    /// The crates done and all crates.
    crates: Option<(usize, usize)>,
    /// When the last line about the progress was shown, and whether there is one to be cleared.
    shown: (Duration, bool),
}

impl<'a> Meter<'a> {
    fn new(what: &'a str, is_terminal: bool, time_left: Option<TimeLeft>) -> Self {
        Self {
            what,
            is_terminal,
            time_left,
            began: None,
            crates: None,
            shown: (Duration::ZERO, false),
        }
    }

    /// Takes a line of Cargo's that came after so much time.
    fn read(&mut self, line: &Line, passed: Duration, out: &mut impl Write) -> io::Result<()> {
        let Line { text, is_passing } = line;
        if let Some(crates) = progress(text) {
            self.crates = Some(crates);
            self.show(passed, out)
        } else if *is_passing && text.trim().is_empty() || is_about_one_crate(text) {
            Ok(())
        } else {
            self.clear(out)?;
            writeln!(out, "{text}")
        }
    }

    /// Shows how far the build is: on a terminal in one line that changes, elsewhere now and then.
    fn show(&mut self, passed: Duration, out: &mut impl Write) -> io::Result<()> {
        let Some((done, total)) = self.crates else {
            return Ok(());
        };
        let compiled = passed - *self.began.get_or_insert(passed);
        let left = self.time_left.as_mut();
        let left = left.and_then(|left| left.after(compiled, done, total));
        let interval = if self.is_terminal { TICK } else { INTERVAL };
        if passed - self.shown.0 < interval {
            return Ok(());
        }
        self.shown = (passed, true);
        let left = left.and_then(words);
        let left = left.map(|left| format!(", {left}")).unwrap_or_default();
        let line = format!("xtask: {}: {done} of {total} crates{left}", self.what);
        if self.is_terminal {
            write!(out, "\r\x1b[K{line}")?
        } else {
            writeln!(out, "{line}")?
        }
        out.flush()
    }

    fn clear(&self, out: &mut impl Write) -> io::Result<()> {
        if self.is_terminal && self.shown.1 {
            write!(out, "\r\x1b[K")
        } else {
            Ok(())
        }
    }
}

/// The crates done and all crates, if a line is Cargo's progress: `Building [=====>   ] 120/381:
/// serde, syn`.
fn progress(line: &str) -> Option<(usize, usize)> {
    let (before, after) = line.split_once("] ")?;
    if !before.contains("Building") {
        return None;
    }
    let (done, total) = after.split([':', ' ']).next()?.split_once('/')?;
    Some((done.parse().ok()?, total.parse().ok()?))
}

/// Whether a line only names a crate that is being built.
fn is_about_one_crate(line: &str) -> bool {
    let mut parts = line.split("\x1b[");
    let uncoloured = parts.next().unwrap_or_default();
    let coloured = parts.map(|part| part.split_once('m').map_or(part, |(_, text)| text));
    [uncoloured]
        .into_iter()
        .chain(coloured)
        .flat_map(str::split_whitespace)
        .take(1)
        .any(|word| SINGLE.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is shown of an output that comes after so many seconds, and of a wait of as many more.
    fn shown(output: &str, seconds: u64) -> io::Result<String> {
        let (mut output, mut shown) = (output.as_bytes(), Vec::new());
        let passed = Duration::from_secs(seconds);
        let mut meter = Meter::new("building", false, None);
        while let Some(line) = read_line(&mut output)? {
            meter.read(&line, passed, &mut shown)?;
        }
        meter.show(passed * 2, &mut shown)?;
        Ok(String::from_utf8_lossy(&shown).into_owned())
    }

    #[test]
    fn cargos_count_becomes_a_sentence_and_its_messages_are_kept() -> io::Result<()> {
        let output = "   Compiling serde v1.0.0\n    Building [=>   ] 3/10: serde\r\x1b[K\
            warning: unused\n\n  --> a.rs\n\x1b[1m\x1b[32m   Compiling\x1b[0m syn v2.0.0\n\
            \x1b[36m    Building\x1b[0m [==>  ] 6/10: syn, quote(build)\r";
        assert_eq!(
            shown(output, 60)?,
            "xtask: building: 3 of 10 crates\nwarning: unused\n\n  --> a.rs\n\
             xtask: building: 6 of 10 crates\n"
        );
        assert_eq!(shown(output, 1)?, "warning: unused\n\n  --> a.rs\n");
        assert_eq!(shown("    Finished in 3 s\n", 60)?, "");
        Ok(())
    }

    #[test]
    fn only_cargos_own_progress_is_read_as_progress() {
        assert_eq!(
            progress("    Building [=====>   ] 120/381: bevy_pbr"),
            Some((120, 381))
        );
        assert_eq!(progress(" Downloading [==> ] 12/40: serde"), None);
        assert_eq!(progress("error: [E0308] 3/4"), None);
    }
}
