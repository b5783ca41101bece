//! The game, its opponents and the page of one position, compiled to WebAssembly.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use xtask::process::{cargo, output, target};
use xtask::progress;

use super::tools::{StandardLibrary, TARGET, standard_library, sysroot};
use super::{Page, Profile};

/// The package of the page of one position.
const POSITION: &str = "tesserae-position-page";

/// What is compiled for a page.
pub struct Built {
    /// The module of its program, not yet bound to JavaScript.
    pub program: PathBuf,
    /// The module of the page of one position, which is published with the game.
    pub position: Option<PathBuf>,
}

/// Compiles a page's program, and with the game the page of one position: in the same run, so that
/// what both depend on is compiled once.
///
/// # Errors
/// If the standard library is not available or the build fails.
pub fn build(profile: Profile, page: Page) -> Result<Built> {
    let library = standard_library()?;
    // Tests use the quick build; the one that is published has no tools for developers.
    let (profile, features) = match profile {
        Profile::Full => ("web", &["--no-default-features"][..]),
        Profile::Fast => ("web-fast", &[][..]),
    };
    let (program, module, position) = match page {
        Page::Game => (
            &["--bin", "tesserae", "--package", POSITION, "--lib"][..],
            "tesserae.wasm",
            Some("tesserae_position_page.wasm"),
        ),
        Page::Empty => (&["--example", "empty"][..], "examples/empty.wasm", None),
    };
    let mut command = cargo(["build", "--package", "tesserae", "--profile", profile])?;
    command.args(program).args(features);
    let mut command = for_browser(command, library, &[])?;
    progress::run("building the page", &mut command)?;
    let folder = target()?.join(TARGET).join(profile);
    Ok(Built {
        program: folder.join(module),
        position: position.map(|module| folder.join(module)),
    })
}

/// Compiles the module that answers questions, optimised even in a quick build: it is small, and
/// its speed is tested. It computes with vector instructions. Nothing is shown: it is built beside
/// the page.
///
/// # Errors
/// If the standard library is not available or the build fails.
pub fn build_bots() -> Result<PathBuf> {
    const PROFILE: &str = "web-bots";
    let command = cargo([
        "build",
        "--quiet",
        "--package",
        "tesserae-bot-worker",
        "--profile",
        PROFILE,
    ])?;
    let flags = ["-Ctarget-feature=+simd128"];
    output(&mut for_browser(command, standard_library()?, &flags)?)?;
    Ok(target()?
        .join(TARGET)
        .join(PROFILE)
        .join("tesserae_bot_worker.wasm"))
}

/// A build for the browser with these flags for the compiler.
fn for_browser(mut command: Command, library: StandardLibrary, flags: &[&str]) -> Result<Command> {
    let flags: Vec<_> = short_paths()?
        .into_iter()
        .chain(flags.iter().map(ToString::to_string))
        .collect();
    command.args(["--target", TARGET, "--config", &rust_flags(&flags)]);
    if library == StandardLibrary::FromSource {
        // RUSTC_BOOTSTRAP lets the stable compiler take the unstable flag.
        command
            .args(["-Z", "build-std=std,panic_abort"])
            .env("RUSTC_BOOTSTRAP", "1");
    }
    Ok(command)
}

/// The flags that keep this machine's folders out of the module's log lines and panic messages.
///
/// The workspace is not among them: Cargo names its files by relative paths anyway, and with flags
/// that differ from clone to clone, no clone could use what another one has built.
fn short_paths() -> Result<Vec<String>> {
    let home = env::home_dir().context("no home folder")?;
    let crates = env::var_os("CARGO_HOME")
        .map_or_else(|| home.join(".cargo"), PathBuf::from)
        .join("registry/src");
    let (target, rust) = (target()?, sysroot()?);
    // The last prefix that fits counts, so the widest comes first.
    Ok(remap_flags(&[
        (&home, "home"),
        (&target, "target"),
        (&crates, "crates"),
        (&rust, "rust"),
    ]))
}

/// Flags that give folders other names in everything the compiler writes.
fn remap_flags(names: &[(&Path, &str)]) -> Vec<String> {
    names
        .iter()
        .map(|(path, name)| format!("--remap-path-prefix={}={name}", path.display()))
        .collect()
}

/// The setting of Cargo for these flags. Passed by `--config` and not by `RUSTFLAGS`, which would
/// replace the flags of `.cargo/config.toml`.
fn rust_flags(flags: &[String]) -> String {
    let flags: Vec<_> = flags.iter().map(|flag| format!("'{flag}'")).collect();
    format!("target.{TARGET}.rustflags=[{}]", flags.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_renamed_in_the_given_order() {
        assert_eq!(
            rust_flags(&remap_flags(&[
                (Path::new("/home/ann"), "home"),
                (Path::new("/home/ann/.cargo"), "crates")
            ])),
            "target.wasm32-unknown-unknown.rustflags=\
             ['--remap-path-prefix=/home/ann=home','--remap-path-prefix=/home/ann/.cargo=crates']"
        );
    }
}
