//! Rust's standard library for the browser: downloaded ready-made, or failing that, compiled from source.
//!
//! The second way serves machines without access to rustup's servers, which can add no target: Debian packages the
//! library's sources (`debian.rs`), and Cargo compiles them along with the game. It is used only after
//! `rustup target add` has failed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result};

use crate::process::{in_workspace, output};
use crate::{debian, paths};

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
///
/// # Errors
///
/// If there is no rustc.
pub fn sysroot() -> Result<PathBuf> {
    Ok(output(in_workspace("rustc")?.args(["--print", "sysroot"]))?.into())
}

/// Makes the standard library available in one form or the other.
///
/// # Errors
///
/// If neither rustup nor Debian provides it.
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
    if add_target()? {
        return Ok(StandardLibrary::Installed);
    }
    eprintln!("xtask: rustup cannot add the target {TARGET}: the standard library is compiled from source");
    if !sources.join("std").is_dir() {
        link_sources(&sources).with_context(|| {
            format!(
                "no standard library for {TARGET}: neither `rustup target add {TARGET}` nor Debian's rust-src helps"
            )
        })?;
    }
    Ok(StandardLibrary::FromSource)
}

/// Has rustup download the library; returns whether it could.
fn add_target() -> Result<bool> {
    let mut rustup = in_workspace("rustup")?;
    rustup.args(["target", "add", TARGET]).stdout(Stdio::null());
    Ok(rustup.status().is_ok_and(|status| status.success()))
}

/// Downloads the sources of exactly this compiler's library from Debian and links them to where cargo looks for them.
fn link_sources(link: &Path) -> Result<()> {
    let rustc = output(in_workspace("rustc")?.arg("--version"))?;
    let version = version_number(&rustc).with_context(|| format!("rustc does not print its version: {rustc}"))?;
    let folder = paths::cache()?.join("tools").join(format!("rust-src-{version}"));
    let library = folder.join(format!("usr/src/rustc-{version}/library"));
    if !library.join("std").is_dir() {
        let package = format!("rust-src={version}*");
        let prefix = format!("usr/src/rustc-{version}/library/");
        debian::unpack(&folder, &["trixie-backports", "testing"], &[&package], &[&prefix])?;
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
    anyhow::bail!("only available on Linux")
}

/// `1.95.0` of `rustc 1.95.0 (59807616e 2026-04-14)`; nothing for a nightly or beta, of which Debian has no package.
fn version_number(text: &str) -> Option<&str> {
    let version = text.strip_prefix("rustc ")?.split_whitespace().next()?;
    version.split('.').all(|part| part.parse::<u32>().is_ok()).then_some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compilers_version_is_the_one_that_debian_names_its_package_by() {
        assert_eq!(version_number("rustc 1.95.0 (59807616e 2026-04-14)"), Some("1.95.0"));
        assert_eq!(version_number("rustc 1.97.0-nightly (0a1b2c3d4 2026-05-01)"), None);
        assert_eq!(version_number("error: no toolchain"), None);
    }
}
