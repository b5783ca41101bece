//! The folder that becomes an archive: the programs, their assets and licences, manual pages and
//! completions of shells, and on Linux what desktops are told.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use xtask::process;

use super::desktop;
use crate::files::{HALF, copy, published_assets};

/// Files of the repository that go with the program.
pub const TEXTS: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"];
/// What only the browser, the repository or nobody reads at run time.
const LEFT_OUT: [&str; 1] = ["pictures"];

/// The folder in it that is laid out like `/usr/share`.
pub const SHARE: &str = "share";

/// Fills a folder from nothing and returns it. The last of the programs is that of the terminal,
/// which writes its manual pages and completions itself.
///
/// # Errors
/// If a file is missing or cannot be written.
pub fn stage(programs: &[PathBuf], folder: &Path) -> Result<PathBuf> {
    let root = process::root()?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for program in programs {
        let name = program.file_name().context("a program has no name")?;
        fs::copy(program, folder.join(name))
            .with_context(|| format!("cannot copy {}", program.display()))?;
    }
    let assets = root.join("assets");
    let mut needed = published_assets(&assets)?;
    needed.retain(|path| {
        let is_half = path.to_string_lossy().ends_with(HALF);
        !is_half && !LEFT_OUT.iter().any(|left_out| path.starts_with(left_out))
    });
    copy(&assets, &folder.join("assets"), &needed)?;
    copy(&root, folder, &TEXTS.map(PathBuf::from))?;
    fs::write(folder.join("README.txt"), include_str!("readme.txt"))?;
    let share = folder.join(SHARE);
    let terminal = programs.last().context("there is no program")?;
    process::run(Command::new(terminal).arg("manual").arg(&share))?;
    if cfg!(target_os = "linux") {
        desktop::write(&root, &share)?;
        fs::write(folder.join("install.sh"), include_str!("linux/install.sh"))?;
        process::run(
            Command::new("chmod")
                .arg("+x")
                .arg(folder.join("install.sh")),
        )?;
    }
    Ok(folder.to_owned())
}
