//! The scripts of the page: their packages, and what reads them without a browser.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process::{in_workspace, root, run};
use crate::system;

/// Installs the packages that `web/package-lock.json` names, unless they are there.
///
/// # Errors
/// If Node or npm is missing, or a package cannot be had.
pub fn install() -> Result<()> {
    system::ensure(&[system::NODE])?;
    let page = root()?.join("web");
    let wanted = fs::read(page.join("package-lock.json")).context("no package-lock.json")?;
    // What was installed, beside it.
    let installed = page.join("node_modules/package-lock.json");
    if fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(npm()?.args(["ci", "--prefer-offline", "--no-audit", "--no-fund"]))?;
    fs::write(&installed, wanted).with_context(|| format!("cannot write {}", installed.display()))
}

/// The command that checks the types of all scripts and runs the linter over them.
///
/// # Errors
/// As for `install`.
pub fn check() -> Result<Command> {
    install()?;
    let mut check = npm()?;
    check.args(["run", "--silent", "check"]);
    Ok(check)
}

/// npm in the folder of the page.
fn npm() -> Result<Command> {
    let mut npm = in_workspace("npm")?;
    npm.current_dir(root()?.join("web"));
    Ok(npm)
}
