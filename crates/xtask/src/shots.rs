//! `cargo xtask shots`: pictures of a fixed list of states.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result};

use crate::cargo::must;
use crate::{display, folders, needs, packages, play};

/// Has the game render its list of states into a folder, on a virtual screen.
///
/// The list is the game's own (`TESSERAE_SHOTS=FOLDER tesserae`): it knows its states, this command only knows how to run
/// it without a screen.
pub fn shots(out: &Path) -> Result<ExitCode> {
    packages::ensure(&[needs::BUILD, needs::WINDOW, needs::NO_SCREEN])?;
    let root = folders::root()?;
    let out = env::current_dir().unwrap_or_else(|_| root.clone()).join(out);
    fs::create_dir_all(&out).with_context(|| format!("cannot make {}", out.display()))?;
    let mut game = Command::new(play::build(false)?);
    game.env("TESSERAE_SHOTS", &out).env("BEVY_ASSET_ROOT", &root);
    must(&mut display::without_screen(game)?)?;
    println!("pictures: {}", out.display());
    Ok(ExitCode::SUCCESS)
}
