//! `cargo xtask test`: every check, one after the other.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::process::cargo;
use crate::test_count::TestCount;
use crate::{dist, packages, requirements, virtual_display, web_test};

/// The package that no check builds: it trains the bots, which takes hours.
const TRAINER: &str = "tesserae-trainer";

/// Runs all checks, also after a failure, and closes with one line, `N passed, N failed, N skipped`.
///
/// The line counts tests. A check without tests of its own (format, lints, documentation), or a test run that ended
/// before it could count, adds nothing when it passes and one failure when it fails. A check that is left out as a
/// whole counts as one skipped test.
///
/// # Errors
///
/// If a package is missing.
pub fn all() -> Result<ExitCode> {
    packages::ensure(&[
        requirements::BUILD,
        requirements::WINDOW,
        requirements::HEADLESS,
        requirements::SIMULATED_INPUT,
    ])?;
    let mut checks = Checks::default();
    checks.command("format", cargo(["fmt", "--all", "--check"])?);
    let packages = ["--workspace", "--exclude", TRAINER];
    let mut lints = cargo(["clippy"])?;
    lints.args(packages).args(["--all-targets", "--", "-D", "warnings"]);
    checks.command("lints", lints);
    let mut tests = cargo(["test"])?;
    tests.args(packages).arg("--no-fail-fast");
    checks.command("tests", virtual_display::wrap(tests)?);
    if cfg!(target_os = "linux") {
        checks.check("download", |count| {
            dist::trial::run_unpacked()?;
            count.passed += 1;
            Ok(true)
        });
    } else {
        checks.skip("download", "its trial needs a virtual screen");
    }
    let mut documentation = cargo(["doc"])?;
    documentation.args(packages).arg("--no-deps");
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    checks.command("documentation", documentation);
    match web_test::skip_reason() {
        Ok(Some(reason)) => checks.skip("browser", &reason),
        Ok(None) => checks.check("browser", web_test::build_and_test),
        Err(error) => checks.check("browser", |_| Err(error)),
    }
    Ok(checks.close())
}

/// The checks done so far.
#[derive(Default)]
struct Checks {
    count: TestCount,
    failed: Vec<&'static str>,
    /// The checks that were left out, with the reason.
    skipped: Vec<String>,
}

impl Checks {
    fn command(&mut self, name: &'static str, mut command: Command) {
        self.check(name, |count| count.run(&mut command));
    }

    fn check(&mut self, name: &'static str, check: impl FnOnce(&mut TestCount) -> Result<bool>) {
        println!("\n=== {name}");
        let before = self.count.failed;
        let passed = check(&mut self.count).unwrap_or_else(|error| {
            eprintln!("xtask: {error:#}");
            false
        });
        if passed && self.count.failed == before {
            return;
        }
        self.failed.push(name);
        if self.count.failed == before {
            self.count.failed += 1;
        }
    }

    fn skip(&mut self, name: &str, reason: &str) {
        println!("\n=== {name}");
        self.count.skipped += 1;
        self.skipped.push(format!("{name} ({reason})"));
    }

    fn close(self) -> ExitCode {
        println!();
        if !self.failed.is_empty() {
            println!("failed checks: {}", self.failed.join(", "));
        }
        if !self.skipped.is_empty() {
            println!("skipped checks: {}", self.skipped.join(", "));
        }
        println!("{}", self.count);
        if self.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_fails_without_counting_adds_one_failure() {
        let mut checks = Checks::default();
        checks.check("format", |_| Ok(false));
        assert_eq!(checks.count, TestCount { failed: 1, ..TestCount::default() });
        assert_eq!(checks.failed, ["format"]);
    }

    #[test]
    fn counted_failures_are_not_counted_twice() {
        let mut checks = Checks::default();
        checks.check("tests", |count| {
            *count = TestCount { passed: 5, failed: 2, skipped: 1 };
            Ok(false)
        });
        assert_eq!(checks.count, TestCount { passed: 5, failed: 2, skipped: 1 });
        assert_eq!(checks.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_check_that_is_left_out_counts_as_one_skipped_test_and_is_no_failure() {
        let mut checks = Checks::default();
        checks.skip("browser", "no Chromium");
        assert_eq!(checks.count, TestCount { skipped: 1, ..TestCount::default() });
        assert_eq!(checks.skipped, ["browser (no Chromium)"]);
        assert_eq!(checks.close(), ExitCode::SUCCESS);
    }
}
