//! Starting other programs: cargo again from within `cargo run`, commands whose failure is an error.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::paths;

/// A cargo command in the workspace's root.
///
/// # Errors
///
/// If this program was not started by cargo.
pub fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<Command> {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = in_workspace(program)?;
    command.args(arguments);
    Ok(command)
}

/// A command in the workspace's root, without the variables that cargo set for this package: build scripts would see
/// them change and run again.
///
/// # Errors
///
/// If this program was not started by cargo.
pub fn in_workspace(program: impl AsRef<OsStr>) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(paths::root()?);
    for (name, _) in env::vars_os() {
        let name_text = name.to_string_lossy();
        if name_text.starts_with("CARGO_PKG_") || name_text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    Ok(command)
}

/// Runs a command to its end.
///
/// # Errors
///
/// If it cannot be started or fails; the message shows the command.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", display(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", display(command));
    }
    Ok(())
}

/// Runs a command and returns what it printed, without the last line break.
///
/// # Errors
///
/// If it cannot be started or fails; the message shows the command and its error output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start {}", display(command)))?;
    if !output.status.success() {
        bail!("{} failed: {}", display(command), String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// A command as a person would type it, for messages.
pub fn display(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_failed_command_is_an_error_that_shows_the_command() {
        let error = run(&mut shell("exit 3")).map_err(|error| format!("{error:#}"));
        assert!(error.is_err_and(|text| text.starts_with("sh -c exit 3 failed")));
    }

    #[test]
    fn output_comes_without_its_last_line_break_and_an_error_with_what_was_printed() {
        assert_eq!(output(&mut shell("printf 'a\\nb\\n'")).ok().as_deref(), Some("a\nb"));
        let error = output(&mut shell("echo no such thing >&2; exit 1")).map_err(|error| format!("{error:#}"));
        assert!(error.is_err_and(|text| text.ends_with("failed: no such thing")));
    }

    #[test]
    fn variables_of_this_package_are_not_handed_on_and_others_are() -> Result<()> {
        let names = output(in_workspace("env")?.env("TESSERAE_EXAMPLE", "1"))?;
        assert!(names.lines().any(|line| line == "TESSERAE_EXAMPLE=1"));
        assert!(!names.lines().any(|line| line.starts_with("CARGO_PKG_")), "{names}");
        Ok(())
    }
}
