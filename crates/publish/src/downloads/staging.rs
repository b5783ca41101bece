//! The folder that becomes an archive: the program, its assets, its licences, and on Linux a
//! launcher.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use xtask::process;

use crate::files::{copy, published_assets};

/// Files of the repository that go with the program.
pub const TEXTS: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"];
/// What only the browser, the repository or nobody reads at run time.
const LEFT_OUT: [&str; 1] = ["pictures"];

/// Fills a folder from nothing and returns it.
///
/// # Errors
/// If a file is missing or cannot be written.
pub fn stage(program: &Path, folder: &Path) -> Result<PathBuf> {
    let root = process::root()?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let installed = folder.join(format!("tesserae{}", env::consts::EXE_SUFFIX));
    fs::copy(program, &installed).with_context(|| format!("cannot copy {}", program.display()))?;
    let assets = root.join("assets");
    let mut needed = published_assets(&assets)?;
    needed.retain(|path| !LEFT_OUT.iter().any(|left_out| path.starts_with(left_out)));
    copy(&assets, &folder.join("assets"), &needed)?;
    copy(&root, folder, &TEXTS.map(PathBuf::from))?;
    fs::write(folder.join("README.txt"), include_str!("readme.txt"))?;
    if cfg!(target_os = "linux") {
        fs::copy(assets.join("icons/icon.png"), folder.join("tesserae.png"))?;
        fs::write(folder.join("install.sh"), include_str!("install.sh"))?;
        process::run(
            Command::new("chmod")
                .arg("+x")
                .arg(folder.join("install.sh")),
        )?;
    }
    Ok(folder.to_owned())
}
