//! Starting cargo again from within `cargo run`.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::folders;

/// A cargo command in the workspace's root, without the variables that cargo set for this program itself: build
/// scripts would see them change and run again.
pub fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<Command> {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments);
    clean(&mut command)?;
    Ok(command)
}

/// Puts a command into the workspace's root and takes this package's own variables away from it.
pub fn clean(command: &mut Command) -> Result<()> {
    command.current_dir(folders::root()?);
    for (name, _) in env::vars_os() {
        let name_text = name.to_string_lossy();
        if name_text.starts_with("CARGO_PKG_") || name_text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    Ok(())
}

/// Runs a command to its end and turns a failure into an error that shows the command.
pub fn must(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command and returns what it printed, without the last line break.
pub fn told(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start {}", shown(command)))?;
    if !output.status.success() {
        bail!("{} failed: {}", shown(command), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// A command as a person would type it, for messages.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
