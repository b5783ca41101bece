//! The commands that can be typed during a game in the terminal.

use tesserae_rules::Throw;

/// A line that was typed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// The number of an action in the list.
    Number(usize),
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
  t, t 6-5        throw; with real dice, enter their faces
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
            ("t" | "throw", faces) => match faces.parse() {
                Ok(throw) => Self::Throw(Some(throw)),
                Err(_) => Self::Word(line.to_owned()),
            },
            _ => match line.parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Word(line.to_owned()),
            },
        }
    }
}
