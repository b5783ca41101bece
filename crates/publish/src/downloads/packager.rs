//! The system's usual package, made by cargo-packager: a Debian package, an app in a disk image, an
//! installer.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use xtask::process::{in_workspace, run, tools};

use super::staging::{SHARE, TEXTS};
use super::{PROGRAMS, VERSION, desktop};
use crate::files::files;

/// The version of cargo-packager.
const PACKAGER: &str = "0.11.8";

/// Writes the package into `out`.
///
/// # Errors
/// If cargo-packager cannot be installed or fails, or a file cannot be written.
pub fn pack(stage: &Path, out: &Path) -> Result<()> {
    // Beside the package the packager leaves the folders that it was made from.
    let work = stage.with_file_name("package");
    if work.exists() {
        fs::remove_dir_all(&work).with_context(|| format!("cannot empty {}", work.display()))?;
    }
    fs::create_dir_all(&work).with_context(|| format!("cannot make {}", work.display()))?;
    let mut command = in_workspace(tool()?)?;
    command.args(["packager", "--config", &config(stage, &work)?.to_string()]);
    run(&mut command)?;
    for entry in fs::read_dir(&work)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), out.join(entry.file_name()))
                .with_context(|| format!("cannot copy {}", entry.path().display()))?;
        }
    }
    fs::remove_dir_all(&work).with_context(|| format!("cannot remove {}", work.display()))
}

/// The packager, installed into the cache if it is not there.
fn tool() -> Result<PathBuf> {
    let folder = tools()?.join(format!("cargo-packager-{PACKAGER}"));
    let program = folder
        .join("bin")
        .join(format!("cargo-packager{}", env::consts::EXE_SUFFIX));
    if !program.is_file() {
        eprintln!("xtask: installing cargo-packager {PACKAGER}, once");
        let mut install = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        install
            .args([
                "install",
                "cargo-packager",
                "--locked",
                "--version",
                PACKAGER,
                "--root",
            ])
            .arg(&folder);
        run(&mut install)?;
    }
    Ok(program)
}

/// What the package is to contain, in the format of cargo-packager.
fn config(stage: &Path, out: &Path) -> Result<Value> {
    let is_macos = cfg!(target_os = "macos");
    let license = stage.join("LICENSE-MIT");
    let texts = TEXTS.map(|text| json!({ "src": stage.join(text), "target": text }));
    let resources = [
        &[json!({ "src": stage.join("assets"), "target": "assets" })],
        &texts[..],
    ]
    .concat();
    let share = stage.join(SHARE);
    let icons: Vec<_> = if cfg!(target_os = "linux") {
        let icon = |size| share.join(format!("icons/hicolor/{size}x{size}/apps/tesserae.png"));
        desktop::ICONS.into_iter().map(icon).collect()
    } else {
        vec![stage.join("assets/icons/icon.png")]
    };
    let mut installed = shared(&share)?;
    installed.insert(
        license.to_string_lossy().into_owned(),
        json!("usr/share/doc/tesserae/copyright"),
    );
    Ok(json!({
        "name": "tesserae",
        "productName": "Tesserae",
        "version": VERSION,
        "description": "Five board games played with dice",
        "longDescription": "Backgammon, Tabula, the Royal Game of Ur, Tablero de Jesus and Tablero di Berona, for two \
            people at one screen or against the computer.",
        "identifier": desktop::ID,
        "authors": ["The Tesserae authors"],
        "category": "BoardGame",
        // A disk image would ask for consent to it before it opens.
        "licenseFile": (!is_macos).then_some(&license),
        "formats": formats(),
        // Otherwise the name of the disk image would be that of one architecture.
        "targetTriple": is_macos.then_some("universal-apple-darwin"),
        "outDir": out,
        "binariesDir": stage,
        "binaries": PROGRAMS.map(|name| json!({ "path": name, "main": name == PROGRAMS[0] })),
        "resources": resources,
        "icons": icons,
        "fileAssociations": desktop::associations(),
        "deepLinkProtocols": desktop::links(),
        "deb": {
            "depends": ["libasound2 | libasound2t64", "libvulkan1", "libwayland-client0", "libx11-xcb1",
                "libudev1", "libxcursor1", "libxi6", "libxrandr2", "libxkbcommon-x11-0"],
            "section": "games",
            "desktopTemplate": share.join("applications/tesserae.desktop"),
            "files": installed,
        },
    }))
}

/// Where the files for `/usr/share` lie in a Debian package, but for what the packager lays there
/// itself.
fn shared(share: &Path) -> Result<Map<String, Value>> {
    let own = ["applications", "icons"];
    let all = files(share)?.into_iter();
    let others = all.filter(|path| !own.iter().any(|folder| path.starts_with(folder)));
    let target = |path: PathBuf| {
        let from = share.join(&path).to_string_lossy().into_owned();
        (from, json!(Path::new("usr/share").join(path)))
    };
    Ok(others.map(target).collect())
}

fn formats() -> Value {
    match env::consts::OS {
        "macos" => json!(["dmg"]),
        "windows" => json!(["nsis"]),
        _ => json!(["deb"]),
    }
}
