//! The JavaScript side of the module, made by wasm-bindgen.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::paths;
use crate::process::{cargo, output, run};
use crate::requirements::find_program;

/// The files that wasm-bindgen makes.
pub struct Bound {
    pub wasm: PathBuf,
    pub script: PathBuf,
    /// JavaScript files that some crates bring along; the folder need not exist.
    pub snippets: PathBuf,
}

/// Binds a module, leaving out the names of its functions: they are a third of its size.
///
/// # Errors
///
/// If wasm-bindgen is not available or fails.
pub fn make(module: &Path, out: &Path) -> Result<Bound> {
    let tool = tool()?;
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    let mut command = Command::new(tool);
    command.args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"]);
    command.args(["--out-name", "tesserae", "--out-dir"]).arg(out).arg(module);
    run(&mut command)?;
    Ok(Bound { wasm: out.join("tesserae_bg.wasm"), script: out.join("tesserae.js"), snippets: out.join("snippets") })
}

/// The program in exactly the version that the game was linked with; any other one refuses the module.
///
/// # Errors
///
/// If it is not installed and cannot be.
pub fn tool() -> Result<PathBuf> {
    let lock = fs::read_to_string(paths::root()?.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let version = locked_version(&lock, "wasm-bindgen").context("Cargo.lock has no wasm-bindgen")?;
    if let Some(found) = find_program("wasm-bindgen")
        && output(Command::new(&found).arg("--version")).is_ok_and(|text| text.ends_with(&format!(" {version}")))
    {
        return Ok(found);
    }
    let cache = paths::cache()?.join("tools");
    let root = cache.join(format!("wasm-bindgen-{version}"));
    let tool = root.join("bin/wasm-bindgen");
    if !tool.is_file() {
        // Without --locked, which fails on a dependency that has been withdrawn since.
        let mut install = cargo(["install", "wasm-bindgen-cli", "--version", version, "--root"])?;
        run(install.arg(&root).env("CARGO_TARGET_DIR", cache.join("build")))?;
        // Only disk space is lost if it stays.
        let _ = fs::remove_dir_all(cache.join("build"));
    }
    Ok(tool)
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let version = lock.lines().skip_while(|line| *line != name).nth(1)?;
    version.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_that_of_the_package_and_not_of_its_relatives() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.118\"\nsource = \"registry\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.118"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
