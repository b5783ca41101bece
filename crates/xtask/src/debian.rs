//! Debian packages of another suite, unpacked into a folder without touching the system.
//!
//! This serves machines that reach a Debian mirror but not rustup's servers or GitHub: the sources of Rust's standard
//! library (`web/standard_library.rs`) and a current `wasm-opt` (`web/wasm_opt.rs`) are both Debian packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{output, run};
use crate::requirements::find_program;

const KEYRINGS: &str = "/usr/share/keyrings";

/// Downloads packages (`name` or `name=version*`) from suites of the mirror that apt already uses, checks their
/// signatures, and unpacks the files whose path starts with one of `prefixes` into `folder`.
///
/// # Errors
///
/// If this is not a Debian system, or a package cannot be downloaded.
pub fn unpack(folder: &Path, suites: &[&str], packages: &[&str], prefixes: &[&str]) -> Result<()> {
    let apt = Apt::new(folder.join("apt"), suites)?;
    apt.run(&["update"])?;
    apt.run(&[&["download"], packages].concat())?;
    for package in downloaded(&apt.folder)? {
        // dpkg-deb decompresses, as tar may not know the package's compression.
        let script =
            r#"deb=$1; folder=$2; shift 2; dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$folder" --wildcards "$@""#;
        let mut command = Command::new("sh");
        command.args(["-ec", script, "unpack"]).arg(&package).arg(folder);
        command.args(prefixes.iter().map(|prefix| format!("./{prefix}*")));
        run(&mut command).with_context(|| format!("cannot unpack {}", package.display()))?;
    }
    fs::remove_dir_all(&apt.folder).context("cannot remove apt's files")
}

fn downloaded(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let files = entries.flatten().map(|entry| entry.path());
    Ok(files.filter(|path| path.extension().is_some_and(|extension| extension == "deb")).collect())
}

/// apt with lists, cache and sources in a folder of its own.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    fn new(folder: PathBuf, suites: &[&str]) -> Result<Self> {
        if find_program("apt-get").is_none() || find_program("dpkg-deb").is_none() {
            bail!("this is no Debian system");
        }
        let mirrors = output(Command::new("apt-get").args(["indextargets", "--format", "$(REPO_URI)"]).args([
            "Created-By: Packages",
            "Origin: Debian",
            "Label: Debian",
        ]))?;
        let mirror = mirrors.lines().next().context("apt knows no Debian mirror")?;
        let keyrings = fs::read_dir(KEYRINGS).with_context(|| format!("cannot read {KEYRINGS}"))?;
        let keyring = keyrings
            .flatten()
            .map(|file| file.path())
            .find(|path| path.file_stem().is_some_and(|stem| stem == "debian-archive-keyring"))
            .context("the keys of the Debian archive are not installed")?;
        for part in ["lists/partial", "cache/archives/partial"] {
            let part = folder.join(part);
            fs::create_dir_all(&part).with_context(|| format!("cannot make {}", part.display()))?;
        }
        fs::write(folder.join("sources.list"), sources(mirror, &keyring, suites))
            .context("cannot write the list of sources")?;
        Ok(Self { folder })
    }

    fn run(&self, arguments: &[&str]) -> Result<()> {
        let folder = self.folder.display();
        let mut command = Command::new("apt-get");
        command.current_dir(&self.folder).arg("-q");
        for option in [
            format!("Dir::Etc::sourcelist={folder}/sources.list"),
            "Dir::Etc::sourceparts=/dev/null".to_owned(),
            format!("Dir::State::lists={folder}/lists"),
            format!("Dir::Cache={folder}/cache"),
            "Acquire::Languages=none".to_owned(),
            // The user that apt downloads as may not enter this folder.
            "APT::Sandbox::User=root".to_owned(),
        ] {
            command.args(["-o", &option]);
        }
        run(command.args(arguments))
    }
}

/// The contents of a `sources.list`: signed packages only, one line for each suite.
fn sources(mirror: &str, keyring: &Path, suites: &[&str]) -> String {
    suites.iter().map(|suite| format!("deb [signed-by={}] {mirror} {suite} main\n", keyring.display())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_names_the_keys_that_have_to_sign_it() {
        let keyring = Path::new("/usr/share/keyrings/debian-archive-keyring.gpg");
        assert_eq!(
            sources("http://deb.debian.org/debian", keyring, &["trixie-backports", "testing"]),
            "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian \
             trixie-backports main\n\
             deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian \
             testing main\n"
        );
    }
}
