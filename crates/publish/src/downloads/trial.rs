//! A trial of the archive: unpacked in an empty folder, by another user, without the sources, the
//! game draws a board.

use std::env;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use xtask::game::{self, Build};
use xtask::process::{output, run, wrapped};
use xtask::virtual_display;

use super::{PROGRAMS, name, pack, staging};

/// The picture that the game is to take, at its lowest level of graphics, and its size: on a
/// processor a larger one takes minutes.
const PICTURE: &str = "tablero_di_berona-whole";
const SIZE: &str = "480x270";
/// More bytes than a picture in which nothing is drawn compresses to, and less than a drawn board.
const LEAST_BYTES: u64 = 100_000;

/// The trial as one test, which other systems than Linux skip: there is no virtual screen.
///
/// # Errors
/// As [`run_unpacked`].
pub fn count() -> Result<()> {
    if cfg!(target_os = "linux") {
        run_unpacked()?;
        println!("# pass 1");
    } else {
        println!("left out: the trial of the download needs a virtual screen\n# skipped 1");
    }
    Ok(())
}

/// Packs the programs of the tests, unpacks them elsewhere and lets the game take a picture of a
/// board.
///
/// # Errors
/// If the build or the packing fails, or the program does not draw a board.
fn run_unpacked() -> Result<()> {
    let folder = env::temp_dir().join(format!("tesserae-trial-{}", std::process::id()));
    let pictures = folder.join("pictures");
    fs::create_dir_all(&pictures)?;
    run(Command::new("chmod").arg("777").args([&folder, &pictures]))?;
    let programs = game::build_programs(&PROGRAMS, Build::Test)?;
    let stage = staging::stage(&programs, &folder.join("stage").join(name()))?;
    let packed = pack(&stage, &folder)?;
    fs::remove_dir_all(folder.join("stage"))?;
    run(Command::new("tar")
        .arg("-xzf")
        .arg(&packed)
        .arg("-C")
        .arg(&folder))?;
    let mut game = Command::new(folder.join(name()).join("tesserae"));
    game.env("TESSERAE_SHOTS", &pictures)
        .env("TESSERAE_SHOTS_OF", PICTURE)
        .env("TESSERAE_SIZE", SIZE)
        .env("TESSERAE_GRAPHICS", "low");
    let mut game = as_another_user(virtual_display::wrap(game)?)?;
    game.current_dir(&pictures)
        .env("HOME", &pictures)
        .env_remove("XDG_DATA_HOME")
        .env_remove("BEVY_ASSET_ROOT");
    run(&mut game)?;
    let picture = pictures.join(format!("{PICTURE}.png"));
    let bytes = fs::metadata(&picture)
        .with_context(|| format!("no picture {}", picture.display()))?
        .len();
    ensure!(
        bytes >= LEAST_BYTES,
        "the picture of the board has only {bytes} bytes: {}",
        picture.display()
    );
    fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The same command as the user `nobody` where this program runs as root; others cannot change the
/// user.
fn as_another_user(command: Command) -> Result<Command> {
    if output(Command::new("id").arg("-u"))? != "0" {
        return Ok(command);
    }
    let mut other = Command::new("setpriv");
    other.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
    Ok(wrapped(other, &command))
}
