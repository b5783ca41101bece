//! The ways in which a command fails, each with its message and exit code.

use std::{io, path::Path};

use thiserror::Error;

/// Why a command ended early. The message has one line; [`one_line`] makes it safe to print.
#[derive(Debug, Error)]
pub enum Failure {
    /// Invalid input: what is wrong and where. Exit code 2.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read or written. Exit code 2.
    #[error("{file}: {error}")]
    File {
        /// The path of the file.
        file: String,
        /// The error of the operating system.
        error: io::Error,
    },
    /// An invariant of a game does not hold: a bug in the rules. Exit code 1.
    #[error("{0}")]
    Invariant(String),
    /// A record does not prove its throws. Exit code 1.
    #[error("not proven: {0}")]
    Unproven(String),
    /// The output cannot be written. Exit code 0 if its reader has closed it, else 1.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Invalid input.
    #[must_use]
    pub fn input(error: impl ToString) -> Self {
        Self::Input(error.to_string())
    }

    /// Invalid content of a file.
    #[must_use]
    pub fn in_file(file: &Path, error: impl std::fmt::Display) -> Self {
        Self::Input(format!("{}: {error}", file.display()))
    }

    /// A file that cannot be read or written.
    #[must_use]
    pub fn file(file: &Path, error: io::Error) -> Self {
        Self::File {
            file: file.display().to_string(),
            error,
        }
    }

    /// The exit code of the process.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Input(_) | Self::File { .. } => 2,
            Self::Invariant(_) | Self::Unproven(_) => 1,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(_) => 1,
        }
    }
}

/// A message in one line: control characters and those that change the direction of writing are
/// escaped, so that no input can break or disguise a line of the terminal.
#[must_use]
pub fn one_line(message: &str) -> String {
    let unsafe_to_print = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    message
        .chars()
        .fold(String::with_capacity(message.len()), |mut line, c| {
            if unsafe_to_print(c) {
                line.extend(c.escape_default())
            } else {
                line.push(c)
            }
            line
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_would_disturb_a_terminal_is_escaped() {
        assert_eq!(one_line("“Zoë” 6-5 → C:\\games"), "“Zoë” 6-5 → C:\\games");
        assert_eq!(
            one_line("a\nb\r\t\u{1b}[2J\u{85}"),
            "a\\nb\\r\\t\\u{1b}[2J\\u{85}"
        );
        assert_eq!(
            one_line("\u{202e}gpj.exe\u{2066}\u{2028}"),
            "\\u{202e}gpj.exe\\u{2066}\\u{2028}"
        );
    }

    #[test]
    fn a_closed_pipe_is_no_error() {
        let code = |kind: io::ErrorKind| Failure::from(io::Error::from(kind)).exit_code();
        assert_eq!(
            (
                code(io::ErrorKind::BrokenPipe),
                code(io::ErrorKind::StorageFull)
            ),
            (0, 1)
        );
    }
}
