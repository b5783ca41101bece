//! The page as it is played: served by the room (`crates/room`), with rooms for two people apart
//! beside it.

use std::env::consts::EXE_SUFFIX;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use xtask::process::{cargo, in_workspace, run, target};
use xtask::{ROOM, progress};

/// A running server. It ends with this value.
pub struct Server {
    process: Child,
    address: String,
    /// Its rooms, which end with it.
    _folder: TempDir,
}

impl Server {
    /// Serves a folder on 127.0.0.1, at any free port.
    ///
    /// # Errors
    /// If the folder holds no page, or the room does not compile or start.
    pub fn start(folder: &Path) -> Result<Self> {
        // A store has one process, and another one may serve the page just now.
        let rooms = tempfile::tempdir().context("no folder for the rooms")?;
        let mut process = room(folder, 0, &rooms.path().join("rooms.sqlite"))?
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the room")?;
        let output = process.stdout.take().context("no output to read")?;
        let mut server = Self {
            process,
            address: String::new(),
            _folder: rooms,
        };
        BufReader::new(output).read_line(&mut server.address)?;
        ensure!(
            server.address().starts_with("http://"),
            "the room has ended"
        );
        Ok(server)
    }

    /// The address to open in a browser.
    pub fn address(&self) -> &str {
        self.address.trim_end()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Serves a folder until the program is stopped, and prints the address to open.
///
/// # Errors
/// If the folder holds no page, the room does not compile, or the port is taken.
pub fn serve(folder: &Path, port: u16) -> Result<()> {
    let mut room = room(folder, port, &target()?.join("web/rooms.sqlite"))?;
    println!("page and rooms (stop with Ctrl-C):");
    run(&mut room)
}

/// The program of the room, built as for its tests, so that nothing is compiled twice for both.
///
/// # Errors
/// If it does not compile.
pub fn room_program() -> Result<PathBuf> {
    let mut build = cargo(["build", "--bin", "tesserae-room"])?;
    progress::run("building the room", build.args(ROOM))?;
    Ok(target()?
        .join("debug")
        .join(format!("tesserae-room{EXE_SUFFIX}")))
}

/// The command that serves a folder.
fn room(folder: &Path, port: u16, store: &Path) -> Result<Command> {
    ensure!(
        folder.join("index.html").is_file(),
        "nothing to serve yet: run `cargo xtask web` first"
    );
    let mut command = in_workspace(room_program()?)?;
    command
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .arg("--page")
        .arg(folder);
    command
        .arg("--store")
        .arg(store)
        .env("TESSERAE_ROOM_LOG", "warn");
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_page_there_is_nothing_to_serve() {
        let folder = std::env::temp_dir().join(format!("tesserae-no-page-{}", std::process::id()));
        let said = room(&folder, 0, &folder.join("rooms.sqlite"))
            .err()
            .map(|error| error.to_string());
        assert!(said.is_some_and(|said| said.contains("run `cargo xtask web` first")));
    }
}
