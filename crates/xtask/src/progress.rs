//! How far a build is: Cargo's own count of crates, with an estimate of the minutes left.

use std::io::{self, BufReader, IsTerminal, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::process::display;

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
    let output = build.stderr.take().context("no output to read")?;
    Meter {
        what,
        is_terminal,
        began: Instant::now(),
        first: None,
        shown: None,
    }
    .follow(output, &mut io::stderr())?;
    let status = build.wait()?;
    if !status.success() {
        bail!("{} failed ({status})", display(command));
    }
    Ok(())
}

/// What is known of a build while it runs.
struct Meter<'a> {
    what: &'a str,
    is_terminal: bool,
    began: Instant,
    /// The crates that were there before the build began.
    first: Option<usize>,
    /// When the last line about the progress was shown.
    shown: Option<Instant>,
}

impl Meter<'_> {
    /// Reads Cargo's output to its end.
    fn follow(&mut self, output: impl Read, out: &mut impl Write) -> io::Result<()> {
        let mut line = Vec::new();
        for byte in BufReader::new(output).bytes() {
            match byte? {
                end @ (b'\r' | b'\n') => {
                    let text = String::from_utf8_lossy(&line).replace("\x1b[K", "");
                    match progress(&text) {
                        Some((done, total)) => self.show(done, total, out)?,
                        None if end == b'\r' && text.trim().is_empty()
                            || is_about_one_crate(&text) => {}
                        None => {
                            self.clear(out)?;
                            writeln!(out, "{text}")?;
                        }
                    }
                    line.clear();
                }
                byte => line.push(byte),
            }
        }
        self.clear(out)
    }

    /// Shows how far the build is: on a terminal in one line that changes, elsewhere now and then.
    fn show(&mut self, done: usize, total: usize, out: &mut impl Write) -> io::Result<()> {
        let first = *self.first.get_or_insert(done);
        let interval = if self.is_terminal {
            Duration::from_secs(1)
        } else {
            INTERVAL
        };
        if self.shown.unwrap_or(self.began).elapsed() < interval {
            return Ok(());
        }
        self.shown = Some(Instant::now());
        let left = left(
            self.began.elapsed(),
            done - first.min(done),
            total - first.min(total),
        );
        let left = left
            .map(|left| format!(", {}", words(left)))
            .unwrap_or_default();
        let line = format!("xtask: {}: {done} of {total} crates{left}", self.what);
        if self.is_terminal {
            write!(out, "\r\x1b[K{line}")?
        } else {
            writeln!(out, "{line}")?
        }
        out.flush()
    }

    fn clear(&self, out: &mut impl Write) -> io::Result<()> {
        if self.is_terminal && self.shown.is_some() {
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

/// The time that is left; none while too little has passed to say so.
///
/// The small crates come first and the large ones last: after half of the crates a quarter of the
/// time has passed.
fn left(passed: Duration, done: usize, total: usize) -> Option<Duration> {
    if passed < Duration::from_secs(20) || done == 0 || total == 0 {
        return None;
    }
    let share = (done as f64 / total as f64).min(1.0).powi(2);
    Some(
        passed
            .mul_f64((1.0 - share) / share)
            .min(Duration::from_secs(6 * 3600)),
    )
}

fn words(left: Duration) -> String {
    match left.as_secs().div_ceil(60) {
        0 | 1 => "less than a minute left".to_owned(),
        minutes => format!("about {minutes} minutes left"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_count_becomes_a_sentence_and_its_messages_are_kept() -> io::Result<()> {
        let output = "   Compiling serde v1.0.0\n    Building [=>   ] 3/10: serde\r\x1b[K\
            warning: unused\n\n  --> a.rs\n\x1b[1m\x1b[32m   Compiling\x1b[0m syn v2.0.0\n\
            \x1b[36m    Building\x1b[0m [==>  ] 6/10: syn, quote(build)\r";
        let began = Instant::now() - Duration::from_secs(60);
        let mut meter = Meter {
            what: "building",
            is_terminal: false,
            began,
            first: None,
            shown: None,
        };
        let mut shown = Vec::new();
        meter.follow(output.as_bytes(), &mut shown)?;
        let shown = String::from_utf8_lossy(&shown).into_owned();
        assert_eq!(
            shown,
            "xtask: building: 3 of 10 crates\nwarning: unused\n\n  --> a.rs\n"
        );
        Ok(())
    }

    #[test]
    fn the_time_left_shrinks_to_nothing_and_says_nothing_at_first() {
        assert_eq!(left(Duration::from_secs(5), 10, 100), None);
        assert_eq!(
            left(Duration::from_secs(100), 100, 100),
            Some(Duration::ZERO)
        );
        let early = left(Duration::from_secs(60), 20, 100);
        assert!(
            early > left(Duration::from_secs(60), 60, 100)
                && early > Some(Duration::from_secs(240))
        );
        assert_eq!(words(Duration::from_secs(61)), "about 2 minutes left");
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
