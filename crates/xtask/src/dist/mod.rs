//! `cargo xtask dist`: the program of this machine as downloads that run without a compiler.

mod archive;
mod checksums;
mod packager;
mod program;
mod staging;
pub mod trial;

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::{packages, paths, requirements};

/// The version of the downloads: that of all packages of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds the program and writes into a folder: an archive, the system's usual package, and a list of checksums.
///
/// # Errors
///
/// If a package or the packager is missing, the build fails, or a file cannot be written.
pub fn make(folder: &Path, only_archive: bool) -> Result<ExitCode> {
    packages::ensure(&[requirements::BUILD])?;
    let folder = env::current_dir()?.join(folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let program = program::build()?;
    let stage = staging::stage(&program, &paths::target()?.join("dist").join(name()))?;
    archive::pack(&stage, &folder)?;
    if !only_archive {
        packager::pack(&stage, &folder)?;
    }
    checksums::write(&folder)?;
    println!("downloads: {}", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// The name of the archive and of its folder, without an extension: `tesserae-0.1.0-linux-x86_64`.
fn name() -> String {
    let architecture = if cfg!(target_os = "macos") { "universal" } else { env::consts::ARCH };
    format!("tesserae-{VERSION}-{}-{architecture}", env::consts::OS)
}
