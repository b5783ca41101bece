//! `manual`: the manual pages and the completions of shells, for those who package the program.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Args, Command};
use clap_complete::Shell;

use crate::Failure;

/// The arguments of `manual`.
#[derive(Args, Clone, Debug)]
pub struct ManualArgs {
    /// The folder, which is laid out like /usr/share
    pub folder: PathBuf,
}

/// Where the completions of a shell lie.
const COMPLETIONS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions"),
    (Shell::Zsh, "zsh/site-functions"),
    (Shell::Fish, "fish/vendor_completions.d"),
];

/// Writes a page for the program and each of its commands, and a file for each shell.
///
/// # Errors
/// If a file cannot be written.
pub fn run(args: &ManualArgs, mut program: Command) -> Result<(), Failure> {
    let pages = made(&args.folder, "man/man1")?;
    clap_mangen::generate_to(program.clone(), &pages)
        .map_err(|error| Failure::file(&pages, error))?;
    let name = program.get_name().to_owned();
    for (shell, folder) in COMPLETIONS {
        let folder = made(&args.folder, folder)?;
        let name = name.clone();
        clap_complete::generate_to(shell, &mut program, name, &folder)
            .map_err(|error| Failure::file(&folder, error))?;
    }
    // Bash looks for a file with the name of the command.
    let bash = args.folder.join(COMPLETIONS[0].1);
    let written = bash.join(format!("{name}.bash"));
    fs::rename(&written, bash.join(&name)).map_err(|error| Failure::file(&written, error))
}

/// A folder in this one, made if it is not there.
fn made(folder: &Path, inner: &str) -> Result<PathBuf, Failure> {
    let inner = folder.join(inner);
    fs::create_dir_all(&inner).map_err(|error| Failure::file(&inner, error))?;
    Ok(inner)
}
