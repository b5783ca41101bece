//! The game: building it, playing it, and taking its pictures.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo, run};
use crate::system::{self, BUILD, GAMEPADS, HEADLESS, WAYLAND, X11};
use crate::{progress, virtual_display};

/// How programs are built.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Build {
    /// To play: what a frame spends its time in is optimised, and a first build is short.
    Development,
    /// As in tests: with the same engine, and the table unoptimised.
    Test,
    /// To keep: without the tools for developers, and with what takes too long to compile for a
    /// first build.
    Release,
}

/// Builds the game and runs it until its window is closed. Unless it is to be optimised throughout,
/// it is built for development; `cargo xtask test` has the same engine.
///
/// # Errors
/// If there is no screen, a package is missing, or the build fails.
pub fn play(release: bool, arguments: &[String]) -> Result<ExitCode> {
    // Before anything is compiled: the answer would be the same afterwards.
    system::ensure(&[
        BUILD,
        window_system(is_set("DISPLAY"), is_set("WAYLAND_DISPLAY"))?,
        if release { GAMEPADS } else { &[] },
    ])?;
    let program = build(if release {
        Build::Release
    } else {
        Build::Development
    })?;
    let mut game = Command::new(&program);
    game.args(arguments)
        .env("BEVY_ASSET_ROOT", process::root()?);
    let status = game
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn is_set(variable: &str) -> bool {
    env::var_os(variable).is_some_and(|value| !value.is_empty())
}

/// What can be done without a screen, each with its command.
const WITHOUT_SCREEN: &str = "\
  cargo run -p tesserae-cli -- play ur   a game in this terminal; --help lists more
  cargo xtask web --serve                the page, on an address of this machine, for a browser
  cargo xtask screenshots                pictures of the table";

/// What a window requires here. The engine takes Wayland where both are there.
fn window_system(x11: bool, wayland: bool) -> Result<&'static [system::Requirement]> {
    if wayland {
        Ok(WAYLAND)
    } else if x11 || !cfg!(target_os = "linux") {
        Ok(X11)
    } else {
        bail!(
            "there is no screen to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set. \
             What works without one:\n{WITHOUT_SCREEN}"
        )
    }
}

/// Builds the game and returns the path of the program.
///
/// # Errors
/// If the build fails.
pub fn build(build: Build) -> Result<PathBuf> {
    let mut built = build_programs(&["tesserae"], build)?;
    built.pop().context("no program was built")
}

/// Builds programs of the workspace and returns their paths.
///
/// # Errors
/// If the build fails.
pub fn build_programs(names: &[&str], build: Build) -> Result<Vec<PathBuf>> {
    let mut command = cargo(["build"])?;
    command.args(selection(names, build));
    let what = "building the game";
    if build == Build::Development {
        progress::run_game(what, &mut command)?;
    } else {
        progress::run(what, &mut command)?;
    }
    let folder = process::target()?.join(if build == Build::Release {
        "release"
    } else {
        "debug"
    });
    let path = |name| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX));
    Ok(names.iter().map(path).collect())
}

/// What Cargo is to build for these programs.
///
/// The whole workspace is selected although few programs are built: Cargo unites the features of
/// what is selected, and the engine takes minutes to compile again for every other set of them. So
/// playing and testing share one engine (`tests/one_engine.rs`).
#[must_use]
pub fn selection<'a>(names: &[&'a str], build: Build) -> Vec<&'a str> {
    let mut arguments = vec!["--workspace"];
    arguments.extend(names.iter().flat_map(|name| ["--bin", *name]));
    arguments.extend(match build {
        Build::Development => &[][..],
        Build::Test => &["--profile", "test"],
        Build::Release => &[
            "--release",
            "--no-default-features",
            "--features",
            "tesserae/screen-reader,tesserae/gamepad",
        ],
    });
    arguments
}

/// Has the game render its list of states into a folder, on a virtual screen.
///
/// The list is the game's own (`TESSERAE_SHOTS=FOLDER tesserae`): it knows its states, this command
/// only knows how to run it without a screen.
///
/// # Errors
/// If a package is missing, the build fails, or the game does.
pub fn take_screenshots(folder: &Path) -> Result<ExitCode> {
    system::ensure(&[BUILD, X11, HEADLESS])?;
    let folder = env::current_dir()?.join(folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut game = Command::new(build(Build::Development)?);
    game.env("TESSERAE_SHOTS", &folder)
        .env("BEVY_ASSET_ROOT", process::root()?);
    run(&mut virtual_display::wrap(game)?)?;
    println!("pictures: {}", folder.display());
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_window_system_is_enough_and_without_both_other_commands_are_named() {
        assert_eq!(window_system(false, true).ok(), Some(WAYLAND));
        assert_eq!(window_system(true, true).ok(), Some(WAYLAND));
        assert_eq!(window_system(true, false).ok(), Some(X11));
        if cfg!(target_os = "linux") {
            let refusal = window_system(false, false).map_err(|error| error.to_string());
            let text = refusal.err().unwrap_or_default();
            assert!(text.starts_with("there is no screen"), "{text}");
            for command in ["tesserae-cli -- play", "xtask web", "xtask screenshots"] {
                let lines = text.lines().filter(|line| line.contains(command));
                assert_eq!(lines.count(), 1, "{command}: {text}");
            }
        }
    }
}
