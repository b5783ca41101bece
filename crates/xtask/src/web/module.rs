//! The game compiled to WebAssembly.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::standard_library::{self, StandardLibrary, TARGET};
use super::{Effort, Program};
use crate::cargo::{cargo, must};
use crate::folders;

/// Compiles a program and returns the module, not yet bound to JavaScript.
pub fn build(effort: Effort, program: Program) -> Result<PathBuf> {
    let library = standard_library::ensure()?;
    let profile = profile(effort);
    let (target, built) = match program {
        Program::Game => (["--bin", "tesserae"], "tesserae.wasm"),
        Program::Empty => (["--example", "empty"], "examples/empty.wasm"),
    };
    let mut command = cargo(["build", "--package", "tesserae", "--profile", profile])?;
    command.args(target);
    command.args(["--target", TARGET, "--config", &short_paths()?]);
    if library == StandardLibrary::FromSource {
        command.args(["-Z", "build-std=std,panic_abort"]).env("RUSTC_BOOTSTRAP", "1");
    }
    must(&mut command)?;
    Ok(folders::target()?.join(TARGET).join(profile).join(built))
}

fn profile(effort: Effort) -> &'static str {
    match effort {
        Effort::Full => "web",
        Effort::Fast => "web-fast",
    }
}

/// The setting that keeps this machine's folders out of the module's log lines and panic messages.
///
/// Given by `--config` and not by `RUSTFLAGS`, which would displace the flags of `.cargo/config.toml`. The workspace is
/// not among them: Cargo names its files by relative paths anyway, and with flags that differ from clone to clone, no
/// clone could use what another one has built.
fn short_paths() -> Result<String> {
    let home = env::home_dir().context("no home folder")?;
    let crates = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from).join("registry/src");
    // The last one that fits counts, so the widest stands first.
    let names =
        [(home, "home"), (folders::target()?, "target"), (crates, "crates"), (standard_library::sysroot()?, "rust")];
    let flags = names.map(|(path, name)| format!("'--remap-path-prefix={}={name}'", path.display()));
    Ok(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")))
}
