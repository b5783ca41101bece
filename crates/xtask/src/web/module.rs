//! The game compiled to WebAssembly.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Effort;
use super::standard_library::{self, StandardLibrary, TARGET};
use crate::cargo::{cargo, must};
use crate::folders;

/// Compiles the game and returns the module, not yet bound to JavaScript.
pub fn build(effort: Effort) -> Result<PathBuf> {
    let library = standard_library::ensure()?;
    let profile = profile(effort);
    let mut command = cargo(["build", "--package", "tesserae", "--bin", "tesserae", "--profile", profile])?;
    command.args(["--target", TARGET, "--config", &short_paths()?]);
    if library == StandardLibrary::FromSource {
        command.args(["-Z", "build-std=std,panic_abort"]).env("RUSTC_BOOTSTRAP", "1");
    }
    must(&mut command)?;
    Ok(folder(effort)?.join("tesserae.wasm"))
}

/// Whether the dependencies of the quick build lie in the target folder, so that another one takes minutes, not an hour.
pub fn is_cached() -> Result<bool> {
    Ok(folder(Effort::Fast)?.join("tesserae.wasm").is_file())
}

fn profile(effort: Effort) -> &'static str {
    match effort {
        Effort::Full => "web",
        Effort::Fast => "web-fast",
    }
}

fn folder(effort: Effort) -> Result<PathBuf> {
    Ok(folders::target()?.join(TARGET).join(profile(effort)))
}

/// The setting that keeps this machine's folders out of the module's log lines and panic messages.
///
/// Given by `--config` and not by `RUSTFLAGS`, which would displace the flags of `.cargo/config.toml`.
fn short_paths() -> Result<String> {
    let home = env::home_dir().context("no home folder")?;
    let crates = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from).join("registry/src");
    // The last one that fits counts, so the widest stands first.
    let names = [
        (home, "home"),
        (folders::target()?, "target"),
        (crates, "crates"),
        (standard_library::sysroot()?, "rust"),
        (folders::root()?, "tesserae"),
    ];
    let flags = names.map(|(path, name)| format!("'--remap-path-prefix={}={name}'", path.display()));
    Ok(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")))
}
