//! `cargo xtask screenshots`: pictures of a fixed list of states.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result};

use crate::process::run;
use crate::{packages, paths, play, requirements, virtual_display};

/// Has the game render its list of states into a folder, on a virtual screen.
///
/// The list is the game's own (`TESSERAE_SHOTS=FOLDER tesserae`): it knows its states, this command only knows how to
/// run it without a screen.
///
/// # Errors
///
/// If a package is missing, the build fails, or the game does.
pub fn take(folder: &Path) -> Result<ExitCode> {
    packages::ensure(&[requirements::BUILD, requirements::WINDOW, requirements::HEADLESS])?;
    let root = paths::root()?;
    let folder = env::current_dir().unwrap_or_else(|_| root.clone()).join(folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut game = Command::new(play::build(false)?);
    game.env("TESSERAE_SHOTS", &folder).env("BEVY_ASSET_ROOT", &root);
    run(&mut virtual_display::wrap(game)?)?;
    println!("pictures: {}", folder.display());
    Ok(ExitCode::SUCCESS)
}
