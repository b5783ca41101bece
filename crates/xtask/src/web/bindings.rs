//! The JavaScript side of the module, made by wasm-bindgen.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::cargo::{cargo, must, told};
use crate::folders;
use crate::needs::program;

/// What wasm-bindgen made.
pub struct Bound {
    pub wasm: PathBuf,
    pub script: PathBuf,
    /// Pieces of JavaScript that some crates bring along; the folder need not exist.
    pub snippets: PathBuf,
}

/// Binds a module, leaving out the names of its functions: they are a third of its size.
pub fn make(module: &Path, out: &Path) -> Result<Bound> {
    let tool = tool()?;
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    let mut command = Command::new(tool);
    command.args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"]);
    command.args(["--out-name", "tesserae", "--out-dir"]).arg(out).arg(module);
    must(&mut command)?;
    Ok(Bound { wasm: out.join("tesserae_bg.wasm"), script: out.join("tesserae.js"), snippets: out.join("snippets") })
}

/// The program in exactly the version that the game was linked with; any other one refuses the module.
pub fn tool() -> Result<PathBuf> {
    let version = locked_version("wasm-bindgen")?;
    if let Some(found) = program("wasm-bindgen")
        && told(Command::new(&found).arg("--version")).is_ok_and(|text| text.ends_with(&format!(" {version}")))
    {
        return Ok(found);
    }
    let cache = folders::cache()?.join("tools");
    let root = cache.join(format!("wasm-bindgen-{version}"));
    let tool = root.join("bin/wasm-bindgen");
    if !tool.is_file() {
        // Without --locked, which trips over a dependency that has been withdrawn since.
        let mut install = cargo(["install", "wasm-bindgen-cli", "--version", &version, "--root"])?;
        must(install.arg(&root).env("CARGO_TARGET_DIR", cache.join("build")))?;
        let _ = fs::remove_dir_all(cache.join("build"));
    }
    Ok(tool)
}

fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(folders::root()?.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    match lines.next().and_then(|line| line.strip_prefix("version = \"")) {
        Some(version) => Ok(version.trim_end_matches('"').to_owned()),
        None => bail!("Cargo.lock has no {package}"),
    }
}
