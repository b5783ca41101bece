//! Why a command did not do what it was asked to do.

use std::{io, path::Path};

use thiserror::Error;

/// Why a command ended early.
#[derive(Debug, Error)]
pub enum Failure {
    /// What was given cannot be meant: one line with what is wrong and where. Exit code 2.
    #[error("{0}")]
    Input(String),
    /// A file cannot be read or written. Exit code 2.
    #[error("{file}: {error}")]
    File {
        /// The file.
        file: String,
        /// What the system says.
        error: io::Error,
    },
    /// A game broke one of its own laws. Exit code 1.
    #[error("{0}")]
    RuleViolation(String),
    /// Nobody listens at the other end of the output any more. Exit code 0.
    #[error("the output is closed: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A complaint about what was given.
    #[must_use]
    pub fn input(what: impl ToString) -> Self {
        Self::Input(what.to_string())
    }

    /// A complaint about something in a file.
    #[must_use]
    pub fn in_file(file: &Path, what: impl std::fmt::Display) -> Self {
        Self::Input(format!("{}: {what}", file.display()))
    }

    /// A file that could not be read or written.
    #[must_use]
    pub fn file(file: &Path, error: io::Error) -> Self {
        Self::File { file: file.display().to_string(), error }
    }

    /// The exit code of the process.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Input(_) | Self::File { .. } => 2,
            Self::RuleViolation(_) => 1,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(_) => 1,
        }
    }
}
