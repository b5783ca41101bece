//! The commands that can be typed during a game in the terminal.

use tesserae_rules::Throw;
use tesserae_words::{Language, Text, terminal};

use crate::{columns::padded, game_args};

/// A line that was typed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// The number of an action in the list, or the faces of real dice: `31`.
    Number(String),
    /// An action in the game's notation.
    Word(String),
    /// Throw: by the generator, or with the faces of real dice.
    Throw(Option<Throw>),
    /// Only the return key: throw, or play the only action there is.
    Next,
    /// Undo the last step.
    Undo,
    /// Write the session to a file.
    Save(String),
    /// Show the record so far.
    Log,
    /// Show the rules.
    Rules,
    /// List offers such as resigning, if the game has any.
    Offers,
    /// List the commands.
    Help,
    /// Quit.
    Quit,
}

/// The list of commands: what is typed, and what it does.
pub fn help(language: &Language) -> String {
    let word = |text: Text| language.word(&text);
    let file = word(terminal::a_file());
    let resume = format!("`play --resume {file}`");
    let mut list = String::new();
    for (typed, does) in [
        (word(terminal::a_number()), terminal::help_number()),
        (word(terminal::return_key()), terminal::help_return()),
        ("t, t 6-5, 65".to_owned(), terminal::help_throw()),
        (
            "8/5 6/5".to_owned(),
            terminal::help_turn("8/5(2), bar/20*/18"),
        ),
        ("u".to_owned(), terminal::help_undo()),
        (format!("save {file}"), terminal::help_save(resume)),
        ("log".to_owned(), terminal::help_log()),
        ("offers".to_owned(), terminal::help_offers()),
        ("rules".to_owned(), terminal::help_rules()),
        ("q".to_owned(), terminal::help_quit()),
    ] {
        list += &format!("  {} {}\n", padded(&typed, 15), word(does));
    }
    format!("{list}  {}", word(terminal::help_others()))
}

impl Command {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line
            .split_once(' ')
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => Self::Next,
            ("u" | "undo", "") => Self::Undo,
            ("t" | "throw", "") => Self::Throw(None),
            ("q" | "quit" | "exit", "") => Self::Quit,
            ("log", "") => Self::Log,
            ("rules", "") => Self::Rules,
            ("offers", "") => Self::Offers,
            ("h" | "help" | "?", "") => Self::Help,
            ("save", file) if !file.is_empty() => Self::Save(file.to_owned()),
            ("t" | "throw", faces) => match game_args::throw(faces) {
                Ok(throw) => Self::Throw(Some(throw)),
                Err(_) => Self::Word(line.to_owned()),
            },
            _ if line.bytes().all(|byte| byte.is_ascii_digit()) => Self::Number(line.to_owned()),
            _ => Self::Word(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_written_with_and_without_a_hyphen() {
        for line in ["t 31", "t 3-1", "throw 31"] {
            let command = Command::read(line);
            assert_eq!(command, Command::Throw(Some(Throw::new(&[3, 1]))), "{line}");
        }
        assert_eq!(Command::read("31"), Command::Number("31".into()));
        assert_eq!(Command::read("t 39"), Command::Word("t 39".into()));
    }
}
