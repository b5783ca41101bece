//! Shrinking the module with Binaryen's `wasm-opt`, where a current one is available.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::process::{output, run};
use crate::requirements::find_program;
use crate::{debian, paths};

/// Older versions do not know what today's compiler emits; 108 breaks the module without an error.
const OLDEST: u32 = 116;

/// Shrinks a module in place. Without a current `wasm-opt` the module stays as it is, with a message.
///
/// # Errors
///
/// If `wasm-opt` fails.
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
    // The features that rustc enables for this target and we for the bots; wasm-bindgen may have removed the section
    // that lists them.
    for feature in [
        "bulk-memory",
        "nontrapping-float-to-int",
        "sign-ext",
        "mutable-globals",
        "reference-types",
        "multivalue",
        "simd",
    ] {
        command.arg(format!("--enable-{feature}"));
    }
    run(command.arg("-o").arg(&smaller).arg(wasm))?;
    fs::rename(&smaller, wasm).with_context(|| format!("cannot replace {}", wasm.display()))
}

/// A `wasm-opt` on the path if it is current, else Debian testing's, unpacked into the cache.
fn find() -> Result<Command> {
    if let Some(found) = find_program("wasm-opt")
        && is_current(&mut Command::new(&found))
    {
        return Ok(Command::new(found));
    }
    let folder = paths::cache()?.join("tools/wasm-opt");
    if !folder.join("usr").is_dir() {
        eprintln!("xtask: downloading a current wasm-opt");
        let packages = ["binaryen", "libc6", "libstdc++6", "libgcc-s1"];
        debian::unpack(&folder, &["testing"], &packages, &["usr/"])?;
    }
    let mut command = unpacked(&folder)?;
    ensure!(is_current(&mut command), "the one in {} does not run", folder.display());
    unpacked(&folder)
}

/// The unpacked program, started with the C library that was unpacked along with it.
fn unpacked(folder: &Path) -> Result<Command> {
    let usr = folder.join("usr");
    let linker = find_file(&usr, "ld-linux").context("no dynamic linker among the packages")?;
    let binaryen = find_file(&usr, "libbinaryen.so").context("no libbinaryen among the packages")?;
    let cpp = find_file(&usr, "libstdc++.so").context("no libstdc++ among the packages")?;
    let folders: Vec<_> = [&linker, &binaryen, &cpp].iter().filter_map(|file| file.parent()).collect();
    let folders: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).collect();
    let mut command = Command::new(&linker);
    command.args(["--library-path", &folders.join(":")]).arg(usr.join("bin/wasm-opt"));
    Ok(command)
}

/// The first file in a folder or below whose name starts with `prefix`.
fn find_file(folder: &Path, prefix: &str) -> Option<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    let (folders, files): (Vec<_>, Vec<_>) = entries.into_iter().partition(|path| path.is_dir() && !path.is_symlink());
    let fits = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix));
    files.into_iter().find(fits).or_else(|| folders.iter().find_map(|folder| find_file(folder, prefix)))
}

fn is_current(command: &mut Command) -> bool {
    output(command.arg("--version")).is_ok_and(|text| version_number(&text).is_some_and(|version| version >= OLDEST))
}

/// `116` of `wasm-opt version 116 (version_116-12-g0a1b2c)`.
fn version_number(text: &str) -> Option<u32> {
    text.strip_prefix("wasm-opt version ")?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_however_the_program_was_packaged() {
        assert_eq!(version_number("wasm-opt version 116 (version_116-12-g0a1b2c)"), Some(116));
        assert_eq!(version_number("wasm-opt version 120_b"), Some(120));
        assert_eq!(version_number("wasm-opt version 108"), Some(108));
        assert_eq!(version_number("error while loading shared libraries: libbinaryen.so"), None);
    }
}
