//! The checks of one run: what each of them counted, and the line that the run closes with.

use std::io;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::Result;
use xtask::beside::Beside;
use xtask::test_count::TestCount;

/// The checks done so far.
///
/// Closes with one line, `N passed, N failed, N skipped`, which counts tests. A check without tests
/// of its own (format, lints), or a test run that ended before it could count, adds nothing when it
/// passes and one failure when it fails. A check that is left out as a whole counts as one skipped
/// test.
#[derive(Default)]
pub struct Checks {
    count: TestCount,
    failed: Vec<&'static str>,
    /// The checks that were left out, with the reason.
    skipped: Vec<String>,
}

impl Checks {
    /// Makes a check of a command that succeeds or fails; summaries of tests in its output count.
    pub fn command(&mut self, name: &'static str, mut command: Command) {
        self.check(name, |count| count.run(&mut command));
    }

    /// Makes a check, which returns whether it passed. An error is a failure.
    pub fn check(
        &mut self,
        name: &'static str,
        check: impl FnOnce(&mut TestCount) -> Result<bool>,
    ) {
        self.check_since(name, Instant::now(), check);
    }

    /// Ends a check that was started beside others, and shows what it printed.
    pub fn finish(&mut self, name: &'static str, beside: Result<Beside>) {
        let begun = beside
            .as_ref()
            .map_or_else(|_| Instant::now(), Beside::begun);
        self.check_since(name, begun, |count| {
            beside?.finish(count, &mut io::stdout())
        });
    }

    fn check_since(
        &mut self,
        name: &'static str,
        begun: Instant,
        check: impl FnOnce(&mut TestCount) -> Result<bool>,
    ) {
        println!("\n=== {name}");
        let before = self.count.failed;
        let passed = check(&mut self.count).unwrap_or_else(|error| {
            eprintln!("xtask: {error:#}");
            false
        });
        println!("\n{name}: {} s", begun.elapsed().as_secs());
        if passed && self.count.failed == before {
            return;
        }
        self.failed.push(name);
        if self.count.failed == before {
            self.count.failed += 1;
        }
    }

    /// Leaves a check out.
    pub fn skip(&mut self, name: &str, reason: &str) {
        println!("\n=== {name}");
        self.count.skipped += 1;
        self.skipped.push(format!("{name} ({reason})"));
    }

    /// Names the checks that failed or were left out, and prints the line.
    pub fn close(self) -> ExitCode {
        println!();
        if !self.failed.is_empty() {
            println!("failed checks: {}", self.failed.join(", "));
        }
        if !self.skipped.is_empty() {
            println!("skipped checks: {}", self.skipped.join(", "));
        }
        println!("{}", self.count);
        if self.failed.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_cannot_be_started_beside_others_is_a_failure() {
        let missing = Beside::start("beside-missing", Command::new("./no such program"));
        let mut checks = Checks::default();
        checks.finish("games in a window", missing);
        assert_eq!(checks.failed, ["games in a window"]);
        assert_eq!(checks.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_check_that_fails_without_counting_adds_one_failure_and_counted_ones_are_not_counted_twice()
    {
        let mut checks = Checks::default();
        checks.check("format", |_| Ok(false));
        checks.check("tests", |count| {
            count.passed += 5;
            count.failed += 2;
            Ok(false)
        });
        assert_eq!(
            checks.count,
            TestCount {
                passed: 5,
                failed: 3,
                skipped: 0
            }
        );
        assert_eq!(checks.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_check_that_is_left_out_counts_as_one_skipped_test_and_is_no_failure() {
        let mut checks = Checks::default();
        checks.skip("browser", "no Chromium");
        assert_eq!(
            checks.count,
            TestCount {
                skipped: 1,
                ..TestCount::default()
            }
        );
        assert_eq!(checks.close(), ExitCode::SUCCESS);
    }
}
