//! Starting other programs, and the folders that they work in.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The folder of the root `Cargo.toml`.
///
/// Cargo passes it at run time. The value at compile time would point to another clone when two of
/// them share a target folder.
///
/// # Errors
/// If this program was not started by cargo.
pub fn root() -> Result<PathBuf> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("start this through `cargo xtask`")?;
    let root = PathBuf::from(manifest).join("../..");
    root.canonicalize()
        .with_context(|| format!("no workspace at {}", root.display()))
}

/// The target folder that Cargo uses, whoever chose it: this program is `<target>/debug/xtask`.
///
/// # Errors
/// If this program was moved elsewhere.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe().context("cannot find this program's own file")?;
    let target = program.parent().and_then(|folder| folder.parent());
    target
        .map(PathBuf::from)
        .context("this program does not lie in a target folder")
}

/// A folder for tools that are downloaded or built once and outlive a clone.
///
/// # Errors
/// If there is no home folder.
pub fn tools() -> Result<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME")
        .filter(|value| !value.is_empty())
        .map(PathBuf::from);
    let base = base.or_else(|| env::home_dir().map(|home| home.join(".cache")));
    Ok(base
        .context("neither XDG_CACHE_HOME nor a home folder is set")?
        .join("tesserae/tools"))
}

/// A cargo command in the workspace's root.
///
/// # Errors
/// If this program was not started by cargo.
pub fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<Command> {
    let mut command = in_workspace(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))?;
    command.args(arguments);
    Ok(command)
}

/// A command in the workspace's root, without the variables that cargo set for this package: build
/// scripts would see them change and run again.
///
/// # Errors
/// If this program was not started by cargo.
pub fn in_workspace(program: impl AsRef<OsStr>) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(root()?);
    for (name, _) in env::vars_os() {
        if ["CARGO_PKG_", "CARGO_MANIFEST_"]
            .iter()
            .any(|prefix| name.to_string_lossy().starts_with(prefix))
        {
            command.env_remove(&name);
        }
    }
    Ok(command)
}

/// Runs a command to its end.
///
/// # Errors
/// If it cannot be started or fails; the message shows the command.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", display(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", display(command));
    }
    Ok(())
}

/// Runs a command and returns what it printed, without the last line break.
///
/// # Errors
/// If it cannot be started or fails; the message shows the command and its error output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("cannot start {}", display(command)))?;
    if !output.status.success() {
        bail!(
            "{} failed: {}",
            display(command),
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout)
        .trim_end()
        .to_owned())
}

/// A command as a person would type it, for messages.
pub fn display(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The same program with the same arguments and environment, as arguments of another one.
#[must_use]
pub fn wrapped(mut outer: Command, inner: &Command) -> Command {
    outer.arg(inner.get_program()).args(inner.get_args());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => outer.env(name, value),
            None => outer.env_remove(name),
        };
    }
    outer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_is_an_error_that_shows_the_command_and_what_it_printed() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo no such thing >&2; exit 1"]);
        let error = output(&mut shell).map_err(|error| error.to_string());
        assert_eq!(
            error,
            Err("sh -c echo no such thing >&2; exit 1 failed: no such thing".to_owned())
        );
    }

    #[test]
    fn variables_of_this_package_are_not_handed_on_and_others_are() -> Result<()> {
        let names = output(in_workspace("env")?.env("TESSERAE_EXAMPLE", "1"))?;
        assert!(names.lines().any(|line| line == "TESSERAE_EXAMPLE=1"));
        assert!(
            !names.lines().any(|line| line.starts_with("CARGO_PKG_")),
            "{names}"
        );
        Ok(())
    }
}
