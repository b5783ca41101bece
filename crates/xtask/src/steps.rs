//! `cargo xtask test`: every check, one after the other.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::cargo::cargo;
use crate::tally::Tally;
use crate::{browser, display, needs, packages};

/// The package that no check builds: it makes what the bots know, which takes hours.
const TRAINER: &str = "tesserae-trainer";

/// Runs all checks, also after a failure, and closes with one line, `N passed, N failed`.
///
/// The line counts tests. A check without tests of its own (format, lints, documentation), or a test run that fell
/// over before it could count, adds nothing when it passes and one failure when it fails.
pub fn all() -> Result<ExitCode> {
    packages::ensure(&[needs::BUILD, needs::WINDOW, needs::NO_SCREEN, needs::HANDS])?;
    let mut run = Run::default();
    run.step("format", cargo(["fmt", "--all", "--check"])?);
    run.step("lints", cargo(["clippy", "--workspace", "--exclude", TRAINER, "--all-targets", "--", "-D", "warnings"])?);
    run.step(
        "tests",
        display::without_screen(cargo(["test", "--workspace", "--exclude", TRAINER, "--no-fail-fast"])?)?,
    );
    let mut documentation = cargo(["doc", "--workspace", "--exclude", TRAINER, "--no-deps"])?;
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    run.step("documentation", documentation);
    match browser::hindrance() {
        Ok(Some(reason)) => println!("\nbrowser: left out: {reason}"),
        Ok(None) => run.result("browser", browser::test),
        Err(error) => run.result("browser", |_| Err(error)),
    }
    Ok(run.close())
}

/// The checks done so far.
#[derive(Default)]
struct Run {
    tally: Tally,
    failed: Vec<&'static str>,
}

impl Run {
    fn step(&mut self, name: &'static str, mut command: Command) {
        self.result(name, |tally| tally.run(&mut command));
    }

    fn result(&mut self, name: &'static str, check: impl FnOnce(&mut Tally) -> Result<bool>) {
        println!("\n=== {name}");
        let before = self.tally.failed;
        let passed = check(&mut self.tally).unwrap_or_else(|error| {
            eprintln!("xtask: {error:#}");
            false
        });
        if passed && self.tally.failed == before {
            return;
        }
        self.failed.push(name);
        if self.tally.failed == before {
            self.tally.failed += 1;
        }
    }

    fn close(self) -> ExitCode {
        println!();
        if !self.failed.is_empty() {
            println!("failed checks: {}", self.failed.join(", "));
        }
        println!("{}", self.tally);
        if self.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_fails_without_counting_adds_one_failure() {
        let mut run = Run::default();
        run.result("format", |_| Ok(false));
        assert_eq!(run.tally, Tally { passed: 0, failed: 1 });
        assert_eq!(run.failed, ["format"]);
    }

    #[test]
    fn counted_failures_are_not_counted_twice() {
        let mut run = Run::default();
        run.result("tests", |tally| {
            *tally = Tally { passed: 5, failed: 2 };
            Ok(false)
        });
        assert_eq!(run.tally, Tally { passed: 5, failed: 2 });
    }
}
