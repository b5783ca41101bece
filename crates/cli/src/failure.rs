//! The ways in which a command fails, each with its message and exit code.

use std::{io, path::Path};

use tesserae_words::{Language, Text, common, refusal, terminal};
use thiserror::Error;

/// Why a command ended early. The message has one line; [`in_one_line`] makes it safe to print.
#[derive(Debug, Error)]
#[error("{}", self.text())]
pub enum Failure {
    /// Invalid input: what is wrong and where. Exit code 2.
    Input(Text),
    /// A file cannot be read or written. Exit code 2.
    File {
        /// The path of the file.
        file: String,
        /// The error of the operating system.
        error: io::Error,
    },
    /// An invariant of a game does not hold: a bug in the rules. Exit code 1.
    Invariant(String),
    /// A record does not prove its throws. Exit code 1.
    Unproven(String),
    /// The output cannot be written. Exit code 0 if its reader has closed it, else 1.
    Output(#[from] io::Error),
}

impl Failure {
    /// Invalid input of a command that speaks English, or an error that has no message.
    #[must_use]
    pub fn in_english(error: impl ToString) -> Self {
        Self::Input(common::as_written(error.to_string()))
    }

    /// What is wrong with an option, or with another part of the command line.
    #[must_use]
    pub fn of_option(option: impl Into<String>, what: Text) -> Self {
        Self::Input(common::titled(common::as_written(option), what))
    }

    /// Invalid content of a file.
    #[must_use]
    pub fn in_file(file: &Path, what: Text) -> Self {
        Self::of_option(file.display().to_string(), what)
    }

    /// A file that cannot be read or written.
    #[must_use]
    pub fn file(file: &Path, error: io::Error) -> Self {
        Self::File {
            file: file.display().to_string(),
            error,
        }
    }

    /// What is wrong, and where.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Input(what) => what.clone(),
            Self::File { file, error } => {
                common::titled(common::as_written(file.as_str()), words_of(error))
            }
            Self::Invariant(what) => common::as_written(what.as_str()),
            Self::Unproven(what) => common::as_written(format!("not proven: {what}")),
            Self::Output(error) => terminal::output_unwritable(words_of(error)),
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

/// Why the system refuses, in a message: its own words are English.
fn words_of(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::AlreadyExists => terminal::exists(),
        _ => refusal(error),
    }
}

/// A text in one line of a terminal, as [`one_line`] makes it. What a language that is written from
/// right to left sets around names is left out.
#[must_use]
pub fn in_one_line(text: &Text, language: &Language) -> String {
    let words = language.word(text);
    if language.is_right_to_left() {
        one_line(&words.replace(['\u{2066}', '\u{2068}', '\u{2069}'], ""))
    } else {
        one_line(&words)
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
