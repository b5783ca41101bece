//! The system's usual package, made by cargo-packager: a Debian package, an app in a disk image, an installer.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use serde_json::{Value, json};

use super::VERSION;
use crate::paths;
use crate::process::{in_workspace, run};

/// The version of cargo-packager.
const PACKAGER: &str = "0.11.8";

/// Writes the package into `out`.
///
/// # Errors
///
/// If cargo-packager cannot be installed or fails.
pub fn pack(stage: &Path, out: &Path) -> Result<()> {
    let mut command = in_workspace(tool()?)?;
    command.args(["packager", "--config", &config(stage, out).to_string()]);
    run(&mut command)
}

/// The packager, installed into the cache if it is not there.
fn tool() -> Result<PathBuf> {
    let folder = paths::cache()?.join("tools").join(format!("cargo-packager-{PACKAGER}"));
    let program = folder.join("bin").join(format!("cargo-packager{}", env::consts::EXE_SUFFIX));
    if !program.is_file() {
        eprintln!("xtask: installing cargo-packager {PACKAGER}, once");
        let mut install = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        install.args(["install", "cargo-packager", "--locked", "--version", PACKAGER, "--root"]).arg(&folder);
        run(&mut install)?;
    }
    Ok(program)
}

/// What the package is to contain, in the format of cargo-packager.
fn config(stage: &Path, out: &Path) -> Value {
    json!({
        "name": "tesserae",
        "productName": "Tesserae",
        "version": VERSION,
        "description": "Five board games played with dice",
        "longDescription": "Backgammon, Tabula, the Royal Game of Ur, Tablero de Jesus and Tablero di Berona, for two \
            people at one screen or against the computer.",
        "identifier": "org.tesserae.Tesserae",
        "authors": ["The Tesserae authors"],
        "category": "BoardGame",
        "licenseFile": stage.join("LICENSE-MIT"),
        "formats": formats(),
        "outDir": out,
        "binariesDir": stage,
        "binaries": [{ "path": "tesserae", "main": true }],
        "resources": [{ "src": stage.join("assets"), "target": "assets" }],
        "icons": [stage.join("assets/icons/icon.png")],
        "deb": {
            "depends": ["libasound2 | libasound2t64", "libvulkan1", "libwayland-client0", "libx11-xcb1",
                "libxcursor1", "libxi6", "libxrandr2", "libxkbcommon-x11-0"],
            "section": "games",
        },
    })
}

fn formats() -> Value {
    match env::consts::OS {
        "macos" => json!(["dmg"]),
        "windows" => json!(["nsis"]),
        _ => json!(["deb"]),
    }
}
