//! The commands that can be typed during a game in the terminal.

use tesserae_rules::Throw;

use crate::game_args;

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

/// The list of commands.
pub const HELP: &str = "\
  NUMBER          play the action with this number in the list
  return          throw, or play the only action in the list
  t, t 6-5, 65    throw; with real dice, enter their faces
  8/5 6/5         several steps of a turn; also 8/5(2), bar/20*/18
  u               undo the last step of this turn
  save FILE       write the game to a file; `play --resume FILE` goes on with it
  log             the record of the game so far
  offers          list offers such as resigning
  rules           the rules of the game
  q               quit
  Anything else is read as an action in the game's notation.";

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
