//! Debian packages of another suite, unpacked into a folder without touching the system.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::cargo::{must, told};
use crate::needs::program;

const KEYS: &str = "/usr/share/keyrings";

/// Fetches packages (`name` or `name=version*`) from suites of the mirror that apt already uses, checks their
/// signatures, and unpacks the parts whose path begins with one of `parts` into `folder`.
///
/// # Errors
///
/// If this is not a Debian system, or a package cannot be had.
pub fn unpack(folder: &Path, suites: &[&str], packages: &[&str], parts: &[&str]) -> Result<()> {
    let apt = Apt::new(folder.join("apt"), suites)?;
    apt.run(&["update"])?;
    apt.run(&[&["download"], packages].concat())?;
    for package in with_extension(&apt.folder, "deb")? {
        // Tar alone is not asked: the archive inside may be of any compression that dpkg knows.
        let script =
            r#"deb=$1; folder=$2; shift 2; dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$folder" --wildcards "$@""#;
        let mut command = Command::new("sh");
        command.args(["-ec", script, "unpack"]).arg(&package).arg(folder);
        command.args(parts.iter().map(|part| format!("./{part}*")));
        must(&mut command).with_context(|| format!("cannot unpack {}", package.display()))?;
    }
    fs::remove_dir_all(&apt.folder).context("cannot tidy up after apt")
}

fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect())
}

/// apt with lists, cache and sources of its own.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    fn new(folder: PathBuf, suites: &[&str]) -> Result<Self> {
        if program("apt-get").is_none() || program("dpkg-deb").is_none() {
            bail!("this is no Debian system");
        }
        let mirror = told(Command::new("apt-get").args(["indextargets", "--format", "$(REPO_URI)"]).args([
            "Created-By: Packages",
            "Origin: Debian",
            "Label: Debian",
        ]))?;
        let mirror = mirror.lines().next().context("apt knows no Debian mirror")?;
        let keys = fs::read_dir(KEYS).with_context(|| format!("cannot read {KEYS}"))?;
        let key = keys
            .flatten()
            .map(|file| file.path())
            .find(|path| path.file_stem().is_some_and(|stem| stem == "debian-archive-keyring"))
            .context("the keys of the Debian archive are not installed")?;
        for part in ["lists/partial", "cache/archives/partial"] {
            let part = folder.join(part);
            fs::create_dir_all(&part).with_context(|| format!("cannot make {}", part.display()))?;
        }
        let source = |suite: &&str| format!("deb [signed-by={}] {mirror} {suite} main\n", key.display());
        let sources: String = suites.iter().map(source).collect();
        fs::write(folder.join("sources.list"), sources).context("cannot write the list of sources")?;
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
            // The download's own user may not enter this folder.
            "APT::Sandbox::User=root".to_owned(),
        ] {
            command.args(["-o", &option]);
        }
        must(command.args(arguments))
    }
}
