//! The project's own commands: `cargo xtask play`, `test`, `screenshots`, `web`, `web-test`,
//! `dist`.
//!
//! Each of them does all set-up itself, system packages included, or says what is missing. This
//! program is small, so that the first answer comes within seconds of a fresh clone: the page and
//! the downloads are made by another one, `crates/publish`, which is built when it is asked for.

mod checks;
mod lints;
mod test;

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use xtask::{game, process, progress, system};

const HELP: &str = include_str!("help.txt");

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let result = lints::as_compiler().unwrap_or_else(|| command(&arguments));
    result.unwrap_or_else(|error| {
        eprintln!("xtask: {error:#}");
        ExitCode::FAILURE
    })
}

fn command(arguments: &[String]) -> Result<ExitCode> {
    let words: Vec<_> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", rest @ ..] => {
            let (own, game) =
                rest.iter()
                    .position(|word| *word == "--")
                    .map_or((rest, &[][..]), |at| {
                        let (own, game) = rest.split_at(at);
                        (own, game.get(1..).unwrap_or_default())
                    });
            let game: Vec<_> = game.iter().map(|word| (*word).to_owned()).collect();
            match own {
                [] => game::play(false, &game),
                ["--release"] => game::play(true, &game),
                other => bail!(
                    "play has no argument “{}”: it knows --release, and arguments for the game after --",
                    other.join(" ")
                ),
            }
        }
        ["test", rest @ ..] => test::run(test::Extent::of(rest)?),
        ["screenshots" | "shots"] => game::take_screenshots(Path::new("shots")),
        ["screenshots" | "shots", "--out", folder] => game::take_screenshots(Path::new(folder)),
        ["web" | "web-test" | "dist", ..] => publisher(&words)?
            .status()
            .map(exit_code)
            .context("cannot start the publisher"),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        _ => bail!(
            "there is no command “{}”; `cargo xtask --help` lists them",
            words.join(" ")
        ),
    }
}

fn exit_code(status: std::process::ExitStatus) -> ExitCode {
    if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The program that makes the page and the downloads, with these arguments.
///
/// The whole workspace is selected so that it shares what it depends on with the tests.
fn publisher(arguments: &[&str]) -> Result<Command> {
    system::ensure(&[system::COMPILER])?;
    let mut build = process::cargo(["build", "--workspace", "--bin", "tesserae-publish"])?;
    progress::run("building the publisher", &mut build)?;
    let program = process::target()?
        .join("debug")
        .join(format!("tesserae-publish{}", env::consts::EXE_SUFFIX));
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_or_argument_is_named() {
        for line in ["fly", "test --fast", "play --fast", "screenshots here"] {
            let words: Vec<_> = line.split(' ').map(str::to_owned).collect();
            let named = words.last().cloned().unwrap_or_default();
            assert!(
                command(&words).is_err_and(|error| error.to_string().contains(&named)),
                "{line}"
            );
        }
    }
}
