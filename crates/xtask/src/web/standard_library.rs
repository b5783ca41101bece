//! Rust's standard library for the browser: downloaded ready-made, or failing that, compiled from source.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::cargo::{clean, told};
use crate::{debian, folders};

/// The target of the browser build.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Where the standard library comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandardLibrary {
    /// The toolchain has it.
    Installed,
    /// Cargo compiles it along with the game.
    FromSource,
}

/// The toolchain's own folder.
pub fn sysroot() -> Result<PathBuf> {
    let mut rustc = Command::new("rustc");
    clean(&mut rustc)?;
    Ok(told(rustc.args(["--print", "sysroot"]))?.into())
}

/// Sees to it that the standard library is there in one form or the other.
pub fn ensure() -> Result<StandardLibrary> {
    let sysroot = sysroot()?;
    let sources = sysroot.join("lib/rustlib/src/rust/library");
    if sysroot.join("lib/rustlib").join(TARGET).join("lib").is_dir() {
        return Ok(StandardLibrary::Installed);
    }
    // A link was made here by an earlier run, after the download had failed; a folder came with the toolchain.
    if sources.is_symlink() && sources.join("std").is_dir() {
        return Ok(StandardLibrary::FromSource);
    }
    if rustup_brings_it()? {
        return Ok(StandardLibrary::Installed);
    }
    eprintln!("xtask: rustup cannot bring the target {TARGET}: the standard library is compiled from source");
    if !sources.join("std").is_dir() {
        link_sources(&sources).with_context(|| {
            format!(
                "no standard library for {TARGET}: neither `rustup target add {TARGET}` nor Debian's rust-src helps"
            )
        })?;
    }
    Ok(StandardLibrary::FromSource)
}

fn rustup_brings_it() -> Result<bool> {
    let mut rustup = Command::new("rustup");
    clean(&mut rustup)?;
    rustup.args(["target", "add", TARGET]).stdout(Stdio::null());
    Ok(rustup.status().is_ok_and(|status| status.success()))
}

/// Fetches the sources of exactly this compiler's library from Debian and links them to where cargo looks for them.
fn link_sources(link: &Path) -> Result<()> {
    let version = compiler_version()?;
    let folder = folders::cache()?.join("tools").join(format!("rust-src-{version}"));
    let library = folder.join(format!("usr/src/rustc-{version}/library"));
    if !library.join("std").is_dir() {
        let package = format!("rust-src={version}*");
        let part = format!("usr/src/rustc-{version}/library/");
        debian::unpack(&folder, &["trixie-backports", "testing"], &[&package], &[&part])?;
    }
    if let Some(parent) = link.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    if link.is_symlink() {
        fs::remove_file(link).with_context(|| format!("cannot replace {}", link.display()))?;
    }
    symlink(&library, link).with_context(|| format!("cannot link {}", link.display()))
}

#[cfg(unix)]
fn symlink(to: &Path, link: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(to, link)?)
}

#[cfg(not(unix))]
fn symlink(_to: &Path, _link: &Path) -> Result<()> {
    bail!("only done on Linux")
}

/// The version of the compiler, as `1.95.0`.
pub fn compiler_version() -> Result<String> {
    let mut rustc = Command::new("rustc");
    clean(&mut rustc)?;
    let text = told(rustc.arg("--version"))?;
    match text.split_whitespace().nth(1) {
        Some(version) => Ok(version.to_owned()),
        None => bail!("rustc does not say its version: {text}"),
    }
}
