//! `cargo xtask dist`: the program of this machine as downloads that run without a compiler.

mod desktop;
mod packager;
mod staging;
pub mod trial;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};
use xtask::game::{self, Build};
use xtask::process::{self, cargo, run};
use xtask::system;

use crate::files::{files, sha256, slashed};

/// The version of the downloads: that of all packages of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The architectures of a universal program.
const MACOS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-apple-darwin"];
/// The programs of a download: the table, and the same games in a terminal.
const PROGRAMS: [&str; 2] = ["tesserae", "tesserae-cli"];
/// The list of checksums, which `sha256sum --check` reads.
const CHECKSUMS: &str = "SHA256SUMS";

/// Builds the program and writes into a folder: an archive, the system's usual package, and a list
/// of checksums.
///
/// # Errors
/// If a package or the packager is missing, the build fails, or a file cannot be written.
pub fn make(folder: &Path, only_archive: bool) -> Result<()> {
    system::ensure(&[system::BUILD, system::GAMEPADS])?;
    let folder = env::current_dir()?.join(folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let stage = staging::stage(&programs()?, &process::target()?.join("dist").join(name()))?;
    pack(&stage, &folder)?;
    if !only_archive {
        packager::pack(&stage, &folder)?;
    }
    write_checksums(&folder)?;
    println!("downloads: {}", folder.display());
    Ok(())
}

/// The name of the archive and of its folder, without an extension: `tesserae-0.1.0-linux-x86_64`.
fn name() -> String {
    let architecture = if cfg!(target_os = "macos") {
        "universal"
    } else {
        env::consts::ARCH
    };
    format!("tesserae-{VERSION}-{}-{architecture}", env::consts::OS)
}

/// Builds the optimised programs, of this machine's architecture, on macOS of both.
fn programs() -> Result<Vec<PathBuf>> {
    if !cfg!(target_os = "macos") {
        return game::build_programs(&PROGRAMS, Build::Release);
    }
    run(Command::new("rustup").args(["target", "add"]).args(MACOS))?;
    let target = process::target()?;
    for architecture in MACOS {
        let mut build = cargo(["build", "--target", architecture])?;
        run(build.args(game::selection(&PROGRAMS, Build::Release)))?;
    }
    let universal = target.join("universal");
    fs::create_dir_all(&universal)
        .with_context(|| format!("cannot make {}", universal.display()))?;
    let join = |name: &&str| {
        let program = universal.join(name);
        let parts = MACOS.map(|architecture| target.join(architecture).join("release").join(name));
        let mut join = Command::new("lipo");
        run(join.args(["-create", "-output"]).arg(&program).args(parts))?;
        Ok(program)
    };
    PROGRAMS.iter().map(join).collect()
}

/// Packs a folder under its own name: a zip on Windows, elsewhere a compressed tar, which keeps the
/// right to execute. Each of the systems has a `tar`.
fn pack(stage: &Path, out: &Path) -> Result<PathBuf> {
    let name = stage
        .file_name()
        .context("the folder has no name")?
        .to_string_lossy();
    let (extension, options) = if cfg!(windows) {
        ("zip", "-acf")
    } else {
        ("tar.gz", "-czf")
    };
    let archive = out.join(format!("{name}.{extension}"));
    let above = stage.parent().context("the folder lies nowhere")?;
    run(Command::new("tar")
        .arg(options)
        .arg(&archive)
        .arg("-C")
        .arg(above)
        .arg(&*name))?;
    Ok(archive)
}

/// Writes the checksums of all files of a folder beside them.
fn write_checksums(folder: &Path) -> Result<()> {
    let mut list = String::new();
    for path in files(folder)?
        .iter()
        .filter(|path| *path != Path::new(CHECKSUMS))
    {
        let bytes = fs::read(folder.join(path))
            .with_context(|| format!("cannot read {}", path.display()))?;
        writeln!(list, "{}  {}", sha256(&bytes), slashed(path))?;
    }
    fs::write(folder.join(CHECKSUMS), list).with_context(|| format!("cannot write {CHECKSUMS}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksums_are_those_of_sha256sum_and_do_not_list_themselves() -> Result<()> {
        let folder = env::temp_dir().join(format!("tesserae-checksums-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("abc.txt"), "abc")?;
        write_checksums(&folder)?;
        write_checksums(&folder)?;
        let list = fs::read_to_string(folder.join(CHECKSUMS))?;
        // The example of FIPS 180-2, appendix B.1.
        assert_eq!(
            list,
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\n"
        );
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
