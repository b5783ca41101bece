//! The requests of the line protocol, read from JSON.

use serde_json::{Map, Value};
use tesserae_bots::Level;
use tesserae_rules::{Action, Format, Header, Kind, RuleValues, Throw, brief};

use super::{ProtocolError, arguments::Arguments};

/// The commands that are not the key of a format: see [`commands`].
const COMMANDS: [&str; 23] = [
    "help",
    "games",
    "options",
    "rulebook",
    "new",
    "set_position",
    "state",
    "position",
    "drawing",
    "steps",
    "turns",
    "chances",
    "best",
    "evaluate",
    "throw",
    "act",
    "random",
    "undo",
    "log",
    "load",
    "result",
    "audit",
    "quit",
];

/// All commands; the key of a format of files writes the session in it.
#[must_use]
pub fn commands() -> Vec<&'static str> {
    COMMANDS.into_iter().chain(file_formats().map(|format| format.key)).collect()
}

fn file_formats() -> impl Iterator<Item = &'static Format> {
    Format::all().filter(|format| format.extension.is_some())
}

/// A request.
#[derive(Debug)]
pub enum Request {
    /// The commands.
    Help,
    /// The games.
    Games,
    /// The house rules of a game; without a name, of the current game.
    Options(Option<Kind>),
    /// The rulebook of a game.
    Rulebook(Option<Kind>),
    /// Begin a session.
    New(Header, Option<&'static Format>),
    /// Begin a session of the same game with the same house rules and players, at a position.
    SetPosition(String, Option<&'static Format>),
    /// The state of the game.
    State,
    /// The position in one line.
    Position(&'static Format),
    /// The board as text.
    Drawing,
    /// The legal actions.
    Steps,
    /// The legal turns.
    Turns(Turns),
    /// All throws with their probabilities.
    Chances,
    /// What a bot would do: the best decisions with their values.
    Best(Question),
    /// What the position is worth by a bot.
    Evaluate(Question),
    /// Throw: the faces of real dice, or a throw from the seed.
    Throw(Option<Throw>),
    /// Play an action.
    Act(WordOrAction),
    /// Play a random action.
    Random,
    /// Undo a step.
    Undo,
    /// The events so far.
    Log,
    /// The session in a format of files.
    Write(&'static Format),
    /// Load a session.
    Load(Load),
    /// The result of the game.
    Result,
    /// Whether the invariants of the game hold.
    Audit,
    /// End the program.
    Quit,
}

/// The arguments of `turns`.
#[derive(Debug)]
pub struct Turns {
    /// The throw; without it, the dice on the table.
    pub throw: Option<Throw>,
    /// The number of turns in the answer, at most.
    pub most: Option<usize>,
}

/// The arguments of `best` and `evaluate`.
#[derive(Debug)]
pub struct Question {
    /// The throw; without it, the game as it stands.
    pub throw: Option<Throw>,
    /// How well the bot plays.
    pub level: Level,
    /// The number of decisions in the answer, at most.
    pub most: Option<usize>,
}

/// An action in the game's notation, or in full.
#[derive(Debug)]
pub enum WordOrAction {
    /// `"24/18"`.
    Word(String),
    /// `{"step":{"from":{"point":24},"path":[{"point":18}],"die":6}}`.
    Action(Action),
}

/// A session to load.
#[derive(Debug)]
pub enum Load {
    /// A text in a format of files, and the house rules that it leaves open.
    Text(&'static Format, String, RuleValues),
    /// The text of a save file, of which the undamaged part is loaded if it is damaged.
    DamagedSave(String),
}

impl Request {
    /// Reads a request without its `id`.
    pub fn read(mut fields: Map<String, Value>) -> Result<Self, ProtocolError> {
        let Some(Value::String(cmd)) = fields.remove("cmd") else {
            return Err(ProtocolError::new("no_command", "a request names its command: {\"cmd\":\"help\"}"));
        };
        let mut arguments = Arguments::new(fields);
        let request = match cmd.as_str() {
            "help" => Self::Help,
            "games" => Self::Games,
            "options" => Self::Options(arguments.game()?),
            "rulebook" => Self::Rulebook(arguments.game()?),
            "new" => {
                let header = Header {
                    house_rules: arguments.house_rules()?,
                    names: arguments.names()?,
                    seed: arguments.number("seed")?,
                    date: arguments.text("date")?,
                    start: arguments.text("position")?,
                    ..Header::new(arguments.required_game()?)
                };
                Self::New(header, arguments.notation()?)
            }
            "set_position" => Self::SetPosition(arguments.required_text("position")?, arguments.notation()?),
            "state" => Self::State,
            "position" => Self::Position(arguments.notation()?.unwrap_or(&Format::POSITION)),
            "drawing" => Self::Drawing,
            "steps" => Self::Steps,
            "turns" => {
                let most = arguments.count("most")?;
                Self::Turns(Turns { throw: arguments.throw("throw")?, most })
            }
            "chances" => Self::Chances,
            "best" => Self::Best(question(&mut arguments, true)?),
            "evaluate" => Self::Evaluate(question(&mut arguments, false)?),
            "throw" => Self::Throw(arguments.throw("faces")?),
            "act" => Self::Act(arguments.action()?),
            "random" => Self::Random,
            "undo" => Self::Undo,
            "log" => Self::Log,
            "load" => Self::Load(load(&mut arguments)?),
            "result" => Self::Result,
            "audit" => Self::Audit,
            "quit" => Self::Quit,
            key => match file_formats().find(|format| format.key == key) {
                Some(format) => Self::Write(format),
                None => {
                    let text = format!("there is no command “{}” (known: {})", brief(&cmd), commands().join(", "));
                    return Err(ProtocolError::new("unknown_command", text));
                }
            },
        };
        arguments.end()?;
        Ok(request)
    }

    /// Whether it is the last request.
    pub fn is_quit(&self) -> bool {
        matches!(self, Self::Quit)
    }
}

fn question(arguments: &mut Arguments, has_most: bool) -> Result<Question, ProtocolError> {
    let most = if has_most { arguments.count("most")? } else { None };
    Ok(Question { throw: arguments.throw("throw")?, level: arguments.level()?, most })
}

fn load(arguments: &mut Arguments) -> Result<Load, ProtocolError> {
    let mut given = Vec::new();
    for format in file_formats() {
        given.extend(arguments.text(format.key)?.map(|text| (format, text)));
    }
    match given.pop().filter(|_| given.is_empty()) {
        Some((format, text)) if *format == Format::SAVE && arguments.flag("lenient")? => Ok(Load::DamagedSave(text)),
        Some((format, text)) => {
            let house_rules = if format.has_house_rules { RuleValues::new() } else { arguments.house_rules()? };
            Ok(Load::Text(format, text, house_rules))
        }
        None => {
            let keys: Vec<_> = file_formats().map(|format| format!("“{}”", format.key)).collect();
            Err(ProtocolError::arguments(format!("exactly one of {} is needed, with its text", keys.join(", "))))
        }
    }
}
