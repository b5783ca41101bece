//! The folders that the commands work in: the workspace, the target folder, the cache.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// The folder of the root `Cargo.toml`.
///
/// Cargo passes it at run time. The value at compile time would point to another clone when two of them share a target
/// folder.
///
/// # Errors
///
/// If this program was not started by cargo.
pub fn root() -> Result<PathBuf> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("start this through `cargo xtask`")?;
    let root = PathBuf::from(manifest).join("../..");
    root.canonicalize().with_context(|| format!("no workspace at {}", root.display()))
}

/// The target folder that Cargo uses, whoever chose it: this program is `<target>/debug/xtask`.
///
/// # Errors
///
/// If this program was moved elsewhere.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe().context("cannot find this program's own file")?;
    let target = program.parent().and_then(|folder| folder.parent());
    target.map(PathBuf::from).context("this program does not lie in a target folder")
}

/// A folder for tools that are downloaded or built once and outlive a clone.
///
/// # Errors
///
/// If there is no home folder.
pub fn cache() -> Result<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME")
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .context("neither XDG_CACHE_HOME nor a home folder is set")?;
    Ok(base.join("tesserae"))
}
