//! Adding up the summaries that test runners print.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::process::display;

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCount {
    pub passed: u64,
    pub failed: u64,
    /// Tests that their runner left out: `#[ignore]`d ones, or those whose requirements are not met.
    pub skipped: u64,
}

impl TestCount {
    /// Adds the counts of one line, if it is a runner's summary: `test result: ok. 3 passed; 0 failed; 1 ignored; …` of
    /// Rust's test programs, `# pass 3`, `# fail 0`, `# cancelled 0`, `# skipped 1` and `# todo 0` of Node's.
    fn add_line(&mut self, line: &str) {
        if let Some(summary) = line.strip_prefix("test result: ") {
            let counts = summary.split_once(". ").map_or(summary, |(_, counts)| counts);
            for count in counts.split("; ") {
                if let Some((number, name)) = count.split_once(' ') {
                    self.add(name, number);
                }
            }
        } else if let Some((name, number)) = line.strip_prefix("# ").and_then(|summary| summary.split_once(' ')) {
            self.add(name, number);
        }
    }

    /// Adds a number under the name that a runner gives it; other names count nothing.
    fn add(&mut self, name: &str, number: &str) {
        let Ok(number) = number.trim().parse::<u64>() else { return };
        match name {
            "passed" | "pass" => self.passed += number,
            "failed" | "fail" | "cancelled" => self.failed += number,
            "ignored" | "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }

    /// Runs a test command, shows its output as it comes, and adds up its summaries.
    ///
    /// Returns whether the command itself succeeded.
    ///
    /// # Errors
    ///
    /// If it cannot be started, or its output cannot be read or shown.
    pub fn run(&mut self, command: &mut Command) -> Result<bool> {
        let name = display(command);
        let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {name}"))?;
        let output = child.stdout.take().context("no output to read")?;
        self.read(output, &mut io::stdout())?;
        Ok(child.wait().with_context(|| format!("lost {name}"))?.success())
    }

    /// Adds up the summaries of an output and copies it, line by line.
    fn read(&mut self, output: impl Read, copy: &mut impl Write) -> io::Result<()> {
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
        write!(out, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(output: &str) -> TestCount {
        let mut count = TestCount::default();
        output.lines().for_each(|line| count.add_line(line));
        count
    }

    #[test]
    fn the_summaries_of_rust_are_added_up() {
        let output = "running 2 tests\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            test result: FAILED. 3 passed; 2 failed; 4 ignored; 0 measured; 7 filtered out; finished in 0.01s\n";
        assert_eq!(count(output), TestCount { passed: 15, failed: 2, skipped: 5 });
    }

    #[test]
    fn the_summary_of_node_is_added_up_and_a_cancelled_test_has_failed() {
        let output = "ok 1 - the page loads\n# tests 8\n# suites 0\n# pass 3\n# fail 1\n# cancelled 2\n# skipped 1\n\
            # todo 1\n# duration_ms 812.5\n";
        assert_eq!(count(output), TestCount { passed: 3, failed: 3, skipped: 2 });
    }

    #[test]
    fn a_line_that_only_looks_like_a_summary_counts_nothing() {
        let output = "3 passed, 2 failed\ntest result: unknown\n# passed by 3\n  # pass 3\n# pass many\n";
        assert_eq!(count(output), TestCount::default());
    }

    #[test]
    fn the_output_is_shown_as_it_came_even_where_it_is_not_text() -> Result<()> {
        let output = b"\xff\r\ntest result: ok. 2 passed; 0 failed; 1 ignored\r\nno line break at the end";
        let (mut count, mut copy) = (TestCount::default(), Vec::new());
        count.read(&output[..], &mut copy)?;
        assert_eq!(count, TestCount { passed: 2, failed: 0, skipped: 1 });
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

    #[test]
    fn the_closing_line_names_all_three_counts() {
        assert_eq!(TestCount { passed: 7, failed: 0, skipped: 3 }.to_string(), "7 passed, 0 failed, 3 skipped");
    }
}
