//! `cargo xtask play`: build the game and play it.

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::process::{cargo, run};
use crate::{packages, paths, requirements};

/// Builds the game and runs it until its window is closed.
///
/// The development profile is the default: its dependencies are optimised already (`opt-level = 2`), so it is
/// playable, its first build is the shorter one, and it is the build that `cargo xtask test` needs as well.
///
/// # Errors
///
/// If a package is missing, the build fails, or there is no screen.
pub fn play(release: bool, arguments: &[String]) -> Result<ExitCode> {
    packages::ensure(&[requirements::BUILD, requirements::WINDOW])?;
    if cfg!(target_os = "linux") && env::var_os("DISPLAY").is_none_or(|display| display.is_empty()) {
        bail!(
            "there is no X display to open a window on (DISPLAY is not set); `cargo xtask screenshots` works without one"
        );
    }
    let program = build(release)?;
    let mut game = Command::new(&program);
    game.args(arguments).env("BEVY_ASSET_ROOT", paths::root()?);
    let status = game.status().with_context(|| format!("cannot start {}", program.display()))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Builds the game and returns the path of the program.
///
/// The whole workspace is selected although only one program is built: Cargo unites the features of what is selected,
/// and the engine takes minutes to compile again for every other set of them. So playing and testing share one engine
/// (`tests/one_engine.rs`).
///
/// # Errors
///
/// If the build fails.
pub fn build(release: bool) -> Result<PathBuf> {
    eprintln!("xtask: building the game. The first time this takes 15 to 30 minutes on two cores, then seconds.");
    let mut command = cargo(["build", "--workspace", "--bin", "tesserae"])?;
    if release {
        command.arg("--release");
    }
    run(&mut command)?;
    let folder = paths::target()?.join(if release { "release" } else { "debug" });
    Ok(folder.join(format!("tesserae{}", env::consts::EXE_SUFFIX)))
}
