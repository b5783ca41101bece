use tesserae_rules::Throw;

/// What somebody has typed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// The number of an action in the list.
    Number(usize),
    /// An action in the game's notation.
    Word(String),
    /// Throw: by the generator, or what lies there.
    Throw(Option<Throw>),
    /// Nothing but the return key: throw, or do the only thing there is to do.
    Next,
    /// Take back a step.
    Undo,
    /// Write the session to a file.
    Save(String),
    /// Show the record so far.
    Log,
    /// Show the rules.
    Rules,
    /// Offer to resign, if the game knows that.
    Offers,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// What can be typed.
pub const HELP: &str = "\
  NUMBER          do what has this number in the list
  return          throw, or do the only thing in the list
  t, t 6-5        throw; with real dice, tell what they show
  u               take back the last step of this turn
  save FILE       write the game to a file, to go on with `play --resume FILE`
  log             the record of the game so far
  offers          what may be offered besides, such as resigning
  rules           the rules of the game
  q               leave
  Everything else is read as an action in the game's notation.";

impl Command {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
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
