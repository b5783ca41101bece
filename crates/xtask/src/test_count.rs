//! Adding up the summaries that test runners print.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::process::display;

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCount {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed, or were broken off.
    pub failed: u64,
    /// Tests that their runner left out: `#[ignore]`d ones, or those whose requirements are not
    /// met.
    pub skipped: u64,
}

impl TestCount {
    /// Adds the counts of one line, if it is a runner's summary: `test result: ok. 3 passed; 0
    /// failed; 1 ignored; …` of Rust's test programs, `# pass 3`, `# fail 0`, `# cancelled 0`, `#
    /// skipped 1` and `# todo 0` of Node's.
    fn add_line(&mut self, line: &str) {
        let numbers: Vec<(&str, &str)> = if let Some(summary) = line.strip_prefix("test result: ") {
            let counts = summary
                .split_once(". ")
                .map_or(summary, |(_, counts)| counts);
            counts
                .split("; ")
                .filter_map(|count| count.split_once(' '))
                .collect()
        } else {
            let summary = line
                .strip_prefix("# ")
                .and_then(|summary| summary.split_once(' '));
            summary
                .map(|(name, number)| (number, name))
                .into_iter()
                .collect()
        };
        for (number, name) in numbers {
            let Ok(number) = number.trim().parse::<u64>() else {
                continue;
            };
            match name {
                "passed" | "pass" => self.passed += number,
                "failed" | "fail" | "cancelled" => self.failed += number,
                "ignored" | "skipped" | "todo" => self.skipped += number,
                _ => {}
            }
        }
    }

    /// Runs a test command, shows its output as it comes, and adds up its summaries.
    ///
    /// Returns whether the command itself succeeded.
    ///
    /// # Errors
    /// If it cannot be started, or its output cannot be read or shown.
    pub fn run(&mut self, command: &mut Command) -> Result<bool> {
        let name = display(command);
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let output = child.stdout.take().context("no output to read")?;
        self.read(output, &mut io::stdout())?;
        Ok(child
            .wait()
            .with_context(|| format!("lost {name}"))?
            .success())
    }

    /// Adds up the summaries of an output and copies it, line by line.
    ///
    /// # Errors
    /// If it cannot be read or shown.
    pub fn read(&mut self, output: impl Read, copy: &mut impl Write) -> io::Result<()> {
        let mut lines = BufReader::new(output);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line)? > 0 {
            self.add_line(String::from_utf8_lossy(&line).trim_end());
            copy.write_all(&line)?;
            copy.flush()?;
            line.clear();
        }
        Ok(())
    }
}

impl fmt::Display for TestCount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{} passed, {} failed, {} skipped",
            self.passed, self.failed, self.skipped
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summaries_of_rust_and_node_are_added_up_and_nothing_else() -> Result<()> {
        let output: &[u8] =
            b"test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; in 0.01s\r\n\
            test result: FAILED. 3 passed; 2 failed; 4 ignored; 0 measured; 7 filtered out; in 0.01s\n\
            # tests 8\n# pass 3\n# fail 1\n# cancelled 2\n# skipped 1\n# todo 1\n# duration_ms 812.5\n\
            3 passed, 2 failed\ntest result: unknown\n# passed by 3\n  # pass 3\n# pass many\n\xff no line break";
        let (mut count, mut copy) = (TestCount::default(), Vec::new());
        count.read(output, &mut copy)?;
        assert_eq!(count.to_string(), "18 passed, 5 failed, 7 skipped");
        assert_eq!(copy, output);
        Ok(())
    }

    #[test]
    fn the_exit_status_of_a_command_is_returned() -> Result<()> {
        let mut count = TestCount::default();
        assert!(count.run(&mut Command::new("true"))?);
        assert!(!count.run(&mut Command::new("false"))?);
        Ok(())
    }
}
