//! What the browser build needs beside Cargo: the standard library, wasm-bindgen, wasm-opt.
//!
//! Machines without access to rustup's servers or GitHub are served too: Debian packages the
//! sources of the standard library, which Cargo then compiles along with the game, and a current
//! `wasm-opt` (`debian.sh`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use xtask::process::{cargo, in_workspace, output, root, run, tools};
use xtask::system::find_program;

/// The target of the browser build.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// Older versions of wasm-opt do not know what today's compiler emits; 108 breaks the module
/// without an error.
const OLDEST_WASM_OPT: u32 = 116;
/// The features that rustc enables for the target and we for the bots; wasm-bindgen may have
/// removed the section that lists them.
const WASM_FEATURES: [&str; 7] = [
    "bulk-memory",
    "nontrapping-float-to-int",
    "sign-ext",
    "mutable-globals",
    "reference-types",
    "multivalue",
    "simd",
];

/// Where the standard library comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandardLibrary {
    /// The toolchain has it.
    Installed,
    /// Cargo compiles it along with the game.
    FromSource,
}

/// The toolchain's own folder.
///
/// # Errors
/// If there is no rustc.
pub fn sysroot() -> Result<PathBuf> {
    Ok(output(in_workspace("rustc")?.args(["--print", "sysroot"]))?.into())
}

/// Makes the standard library available in one form or the other: from source only after `rustup
/// target add` has failed.
///
/// # Errors
/// If neither rustup nor Debian provides it.
pub fn standard_library() -> Result<StandardLibrary> {
    let library = sysroot()?.join("lib/rustlib");
    let sources = library.join("src/rust/library");
    if library.join(TARGET).join("lib").is_dir() {
        return Ok(StandardLibrary::Installed);
    }
    // A link was made here by an earlier run, after the download had failed; a folder came with the
    // toolchain.
    let is_linked = sources.is_symlink() && sources.join("std").is_dir();
    let mut add = in_workspace("rustup")?;
    add.args(["target", "add", TARGET]).stdout(Stdio::null());
    if !is_linked && add.status().is_ok_and(|status| status.success()) {
        return Ok(StandardLibrary::Installed);
    }
    if !sources.join("std").is_dir() {
        eprintln!(
            "xtask: rustup cannot add the target {TARGET}: the standard library is compiled from source"
        );
        link_sources(&sources).with_context(|| {
            format!(
                "no standard library for {TARGET}: neither `rustup target add {TARGET}` nor Debian's rust-src helps"
            )
        })?;
    }
    Ok(StandardLibrary::FromSource)
}

/// Downloads the sources of exactly this compiler's library from Debian and links them to where
/// cargo looks for them.
fn link_sources(link: &Path) -> Result<()> {
    let rustc = output(in_workspace("rustc")?.arg("--version"))?;
    let version = number_after(&rustc, "rustc ")
        .with_context(|| format!("rustc does not print its version: {rustc}"))?;
    let folder = tools()?.join(format!("rust-src-{version}"));
    let library = format!("usr/src/rustc-{version}/library");
    if !folder.join(&library).join("std").is_dir() {
        unpack(
            &folder,
            "trixie-backports testing",
            &format!("rust-src={version}*"),
            &format!("{library}/"),
        )?;
    }
    if let Some(parent) = link.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    run(Command::new("ln")
        .args(["-sfn"])
        .arg(folder.join(library))
        .arg(link))
}

/// Unpacks packages (`name` or `name=version*`) of Debian into a folder: only what lies in
/// `prefixes`.
fn unpack(folder: &Path, suites: &str, packages: &str, prefixes: &str) -> Result<()> {
    let mut script = Command::new("sh");
    script
        .args(["-c", include_str!("debian.sh"), "debian"])
        .arg(folder)
        .args([suites, packages, prefixes]);
    let status = script.status().context("cannot start sh")?;
    ensure!(status.success(), "Debian's {packages} cannot be unpacked");
    Ok(())
}

/// The program `bindgen.rs`, with wasm-bindgen in exactly the version that the game was linked with;
/// any other one refuses the module. It is a package of its own: in this workspace its dependencies
/// would change features of the engine.
///
/// # Errors
/// If it cannot be built.
pub fn wasm_bindgen() -> Result<PathBuf> {
    let lock = fs::read_to_string(root()?.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let version =
        locked_version(&lock, "wasm-bindgen").context("Cargo.lock has no wasm-bindgen")?;
    let folder = tools()?.join(format!("wasm-bindgen-{version}"));
    let tool = folder.join("bindgen");
    let sources = [
        (
            folder.join("Cargo.toml"),
            include_str!("bindgen.toml").replace("VERSION", version),
        ),
        (
            folder.join("bindgen.rs"),
            include_str!("bindgen.rs").to_owned(),
        ),
    ];
    let is_current = |(path, text): &(PathBuf, String)| {
        fs::read_to_string(path).is_ok_and(|found| found == *text)
    };
    if tool.is_file() && sources.iter().all(is_current) {
        return Ok(tool);
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (path, text) in &sources {
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let built = folder.join("target");
    run(cargo(["build", "--release", "--manifest-path"])?
        .arg(folder.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", &built))?;
    fs::rename(built.join("release/bindgen"), &tool)
        .with_context(|| format!("cannot move {}", tool.display()))?;
    // Only disk space is lost if it stays.
    let _ = fs::remove_dir_all(built);
    Ok(tool)
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let version = lock.lines().skip_while(|line| *line != name).nth(1)?;
    version.strip_prefix("version = \"")?.strip_suffix('"')
}

/// Shrinks a module in place. Without a current `wasm-opt` the module stays as it is, with a
/// message.
///
/// # Errors
/// If `wasm-opt` fails.
pub fn shrink(wasm: &Path) -> Result<()> {
    let mut command = match wasm_opt() {
        Ok(command) => command,
        Err(reason) => {
            eprintln!(
                "xtask: no current wasm-opt ({reason:#}); the module stays as the compiler made it"
            );
            return Ok(());
        }
    };
    let smaller = wasm.with_extension("smaller.wasm");
    command
        .arg("-Oz")
        .args(WASM_FEATURES.map(|feature| format!("--enable-{feature}")));
    run(command.arg("-o").arg(&smaller).arg(wasm))?;
    fs::rename(&smaller, wasm).with_context(|| format!("cannot replace {}", wasm.display()))
}

/// A `wasm-opt` on the path if it is current, else Debian testing's, unpacked into the tools.
fn wasm_opt() -> Result<Command> {
    let is_current = |command: &mut Command| {
        let version = output(command.arg("--version")).unwrap_or_default();
        let number =
            number_after(&version, "wasm-opt version ").and_then(|number| number.parse().ok());
        number.is_some_and(|number: u32| number >= OLDEST_WASM_OPT)
    };
    if let Some(found) = find_program("wasm-opt")
        && is_current(&mut Command::new(&found))
    {
        return Ok(Command::new(found));
    }
    let folder = tools()?.join("wasm-opt");
    if !folder.join("usr").is_dir() {
        eprintln!("xtask: downloading a current wasm-opt");
        unpack(
            &folder,
            "testing",
            "binaryen libc6 libstdc++6 libgcc-s1",
            "usr/",
        )?;
    }
    let unpacked = || {
        let mut command = Command::new("sh");
        command
            .args(["-c", include_str!("wasm-opt.sh"), "wasm-opt"])
            .arg(&folder);
        command
    };
    if !is_current(&mut unpacked()) {
        bail!("the one in {} does not run", folder.display());
    }
    Ok(unpacked())
}

/// The digits and points that follow the name of a program: `1.95.0`, `116`. Nothing for a nightly
/// or beta compiler, of which Debian has no package.
fn number_after<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(name)?;
    let end = rest
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(rest.len());
    let (number, behind) = rest.split_at(end);
    (!number.is_empty() && !behind.starts_with('-')).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_however_the_program_was_packaged() {
        assert_eq!(
            number_after("rustc 1.95.0 (59807616e 2026-04-14)", "rustc "),
            Some("1.95.0")
        );
        assert_eq!(
            number_after("rustc 1.97.0-nightly (0a1b2c3d4 2026-05-01)", "rustc "),
            None
        );
        assert_eq!(
            number_after(
                "wasm-opt version 116 (version_116-12-g0a1b2c)",
                "wasm-opt version "
            ),
            Some("116")
        );
        assert_eq!(
            number_after("wasm-opt version 120_b", "wasm-opt version "),
            Some("120")
        );
        assert_eq!(
            number_after("error: no libbinaryen.so", "wasm-opt version "),
            None
        );
    }

    #[test]
    fn the_locked_version_is_that_of_the_package_and_not_of_its_relatives() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.118\"\nsource = \"registry\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.118"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
