//! Adding up what test runners say about themselves.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::cargo::shown;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
}

impl Tally {
    /// Adds the counts of one line, if it is a runner's summary: `test result: ok. 3 passed; 0 failed; …` of Rust's
    /// test programs, `# pass 3` and `# fail 0` of Node's.
    fn read(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("test result: ") {
            let rest = rest.split_once(". ").map_or(rest, |(_, counts)| counts);
            for count in rest.split("; ") {
                match count.split_once(' ') {
                    Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                    Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                    _ => {}
                }
            }
        } else if let Some(number) = line.strip_prefix("# pass ") {
            self.passed += number.trim().parse().unwrap_or(0);
        } else if let Some(number) = line.strip_prefix("# fail ") {
            self.failed += number.trim().parse().unwrap_or(0);
        }
    }

    /// Runs a test command, shows its output as it comes, and adds up its summaries.
    ///
    /// Returns whether the command itself succeeded.
    pub fn run(&mut self, command: &mut Command) -> Result<bool> {
        let name = shown(command);
        let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {name}"))?;
        let output = child.stdout.take().context("no output to read")?;
        let mut lines = BufReader::new(output);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line)? > 0 {
            self.read(&String::from_utf8_lossy(&line));
            io::stdout().write_all(&line)?;
            io::stdout().flush()?;
            line.clear();
        }
        Ok(child.wait().with_context(|| format!("lost {name}"))?.success())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Tally {
        let mut tally = Tally::default();
        text.lines().for_each(|line| tally.read(line));
        tally
    }

    #[test]
    fn the_summaries_of_rust_are_added_up() {
        let text = "running 2 tests\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
        assert_eq!(read(text), Tally { passed: 15, failed: 2 });
    }

    #[test]
    fn the_summary_of_node_is_added_up() {
        assert_eq!(read("ok 1 - the page loads\n# tests 4\n# pass 3\n# fail 1\n"), Tally { passed: 3, failed: 1 });
    }

    #[test]
    fn a_line_that_only_looks_like_a_summary_counts_nothing() {
        assert_eq!(read("3 passed, 2 failed\ntest result: unknown\n"), Tally::default());
    }

    #[test]
    fn the_closing_line_is_plain() {
        assert_eq!(Tally { passed: 7, failed: 0 }.to_string(), "7 passed, 0 failed");
    }
}
