//! The optimised program: of this machine's architecture, on macOS of both.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::process::{cargo, run};
use crate::{paths, play};

/// The architectures of a universal program.
const MACOS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];

/// Builds the program and returns its path.
///
/// # Errors
///
/// If a build fails, or on macOS `rustup` or `lipo` does.
pub fn build() -> Result<PathBuf> {
    if !cfg!(target_os = "macos") {
        return play::build(true);
    }
    run(Command::new("rustup").args(["target", "add"]).args(MACOS))?;
    let target = paths::target()?;
    let mut join = Command::new("lipo");
    for architecture in MACOS {
        run(&mut cargo(["build", "--workspace", "--bin", "tesserae", "--release", "--target", architecture])?)?;
        join.arg(target.join(architecture).join("release/tesserae"));
    }
    let universal = target.join("release/tesserae-universal");
    run(join.args(["-create", "-output"]).arg(&universal))?;
    Ok(universal)
}
