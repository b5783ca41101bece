//! A trial of the archive: unpacked in an empty folder, by another user, without the sources, the game draws a board.

use std::env;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use flate2::read::GzDecoder;

use super::{archive, name, staging};
use crate::process::run;
use crate::{play, virtual_display};

/// The picture that the game is to take, at its lowest level of graphics.
const PICTURE: &str = "tablero_di_berona-whole";
/// More bytes than an empty scene of the same size compresses to, and less than a drawn board.
const LEAST_BYTES: u64 = 150_000;

/// Packs the development build, unpacks it elsewhere and lets it take a picture of a board.
///
/// # Errors
///
/// If the build or the packing fails, or the program does not draw a board.
pub fn run_unpacked() -> Result<()> {
    let folder = env::temp_dir().join(format!("tesserae-trial-{}", std::process::id()));
    let pictures = folder.join("pictures");
    fs::create_dir_all(&pictures)?;
    open_to_everybody(&[&folder, &pictures])?;
    let stage = staging::stage(&play::build(false)?, &folder.join("stage").join(name()))?;
    let packed = archive::pack(&stage, &folder)?;
    fs::remove_dir_all(folder.join("stage"))?;
    tar::Archive::new(GzDecoder::new(File::open(&packed)?)).unpack(&folder)?;
    let mut game = Command::new(folder.join(name()).join("tesserae"));
    game.env("TESSERAE_SHOTS", &pictures).env("TESSERAE_SHOTS_OF", PICTURE).env("TESSERAE_GRAPHICS", "low");
    let mut game = as_another_user(virtual_display::wrap(game)?);
    game.current_dir(&pictures).env("HOME", &pictures).env_remove("XDG_DATA_HOME").env_remove("BEVY_ASSET_ROOT");
    run(&mut game)?;
    let picture = pictures.join(format!("{PICTURE}.png"));
    let bytes = fs::metadata(&picture).with_context(|| format!("no picture {}", picture.display()))?.len();
    ensure!(bytes >= LEAST_BYTES, "the picture of the board has only {bytes} bytes: {}", picture.display());
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The same command as the user `nobody` where this program runs as root; others cannot change the user.
fn as_another_user(command: Command) -> Command {
    if !is_root() {
        return command;
    }
    let mut other = Command::new("setpriv");
    other
        .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
        .arg(command.get_program())
        .args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => other.env(name, value),
            None => other.env_remove(name),
        };
    }
    other
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}

#[cfg(unix)]
fn open_to_everybody(folders: &[&PathBuf]) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    for folder in folders {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o777))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn open_to_everybody(_: &[&PathBuf]) -> Result<()> {
    Ok(())
}
