//! Shrinking the module with Binaryen's `wasm-opt`, where a current one is to be had.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo::{must, told};
use crate::needs::program;
use crate::{debian, folders};

/// Older ones do not know what today's compiler emits; 108 quietly breaks the module.
const OLDEST: u32 = 116;

/// Shrinks a module in place, or says why it is left as it is.
pub fn shrink(wasm: &Path) -> Result<()> {
    let mut command = match find() {
        Ok(command) => command,
        Err(reason) => {
            eprintln!("xtask: no current wasm-opt ({reason:#}); the module stays as the compiler made it");
            return Ok(());
        }
    };
    let smaller = wasm.with_extension("smaller.wasm");
    command.arg("-Oz");
    // What rustc switches on for this target; wasm-bindgen may have removed the section that says so.
    for feature in
        ["bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals", "reference-types", "multivalue"]
    {
        command.arg(format!("--enable-{feature}"));
    }
    must(command.arg("-o").arg(&smaller).arg(wasm))?;
    fs::rename(&smaller, wasm).with_context(|| format!("cannot replace {}", wasm.display()))
}

/// A `wasm-opt` on the path if it is current, else Debian testing's, unpacked into the cache.
fn find() -> Result<Command> {
    if let Some(found) = program("wasm-opt")
        && is_current(&mut Command::new(&found))
    {
        return Ok(Command::new(found));
    }
    let folder = folders::cache()?.join("tools/wasm-opt");
    if !folder.join("usr").is_dir() {
        eprintln!("xtask: fetching a current wasm-opt");
        let packages = ["binaryen", "libc6", "libstdc++6", "libgcc-s1"];
        debian::unpack(&folder, &["testing"], &packages, &["usr/"])?;
    }
    let mut command = unpacked(&folder)?;
    anyhow::ensure!(is_current(&mut command), "the one in {} does not run", folder.display());
    unpacked(&folder)
}

/// The unpacked program, started by the C library that it was unpacked with.
fn unpacked(folder: &Path) -> Result<Command> {
    let usr = folder.join("usr");
    let linker = below(&usr, "ld-linux").context("no dynamic linker among the packages")?;
    let binaryen = below(&usr, "libbinaryen.so").context("no libbinaryen among the packages")?;
    let folders = [linker.parent(), binaryen.parent(), below(&usr, "libstdc++.so").as_deref().and_then(Path::parent)]
        .map(|folder| folder.map(|folder| folder.display().to_string()).unwrap_or_default());
    let mut command = Command::new(&linker);
    command.args(["--library-path", &folders.join(":")]).arg(usr.join("bin/wasm-opt"));
    Ok(command)
}

/// The first file below a folder whose name begins so.
fn below(folder: &Path, beginning: &str) -> Option<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    let (folders, files): (Vec<_>, Vec<_>) = entries.into_iter().partition(|path| path.is_dir() && !path.is_symlink());
    let fits = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning));
    files.into_iter().find(fits).or_else(|| folders.iter().find_map(|folder| below(folder, beginning)))
}

fn is_current(command: &mut Command) -> bool {
    let Ok(text) = told(command.arg("--version")) else { return false };
    let number = text.split(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty());
    number.and_then(|number| number.parse().ok()).is_some_and(|version: u32| version >= OLDEST)
}
