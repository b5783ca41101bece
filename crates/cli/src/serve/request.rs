//! The requests of the line protocol, read from JSON.

use serde::Deserialize;
use serde_json::{Map, Value};
use tesserae_rules::{Action, Header, Kind, RuleValues, Throw};

use super::{
    ProtocolError,
    arguments::{Arguments, brief},
};

/// All commands.
pub const COMMANDS: [&str; 24] = [
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
    "throw",
    "act",
    "random",
    "undo",
    "log",
    "save",
    "record",
    "mat",
    "load",
    "result",
    "audit",
    "quit",
];

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
    New(Header, Option<Notation>),
    /// Begin a session of the same game with the same house rules and players, at a position.
    SetPosition(String, Option<Notation>),
    /// The state of the game.
    State,
    /// The position in one line.
    Position(Notation),
    /// The board as text.
    Drawing,
    /// The legal actions.
    Steps,
    /// The legal turns.
    Turns(Turns),
    /// All throws with their probabilities.
    Chances,
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
    /// The session as a save file.
    Save,
    /// The session as a record.
    Record,
    /// The session as a .mat file.
    Mat,
    /// Load a session.
    Load(Load),
    /// The result of the game.
    Result,
    /// Whether the invariants of the game hold.
    Audit,
    /// End the program.
    Quit,
}

/// The notation of a position in one line.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum Notation {
    /// The game's own notation.
    #[default]
    Tesserae,
    /// The XGID of eXtreme Gammon.
    Xgid,
    /// Position ID and match ID of GNU Backgammon.
    Gnubg,
}

/// The arguments of `turns`.
#[derive(Debug)]
pub struct Turns {
    /// The throw; without it, the dice on the table.
    pub throw: Option<Throw>,
    /// The number of turns in the answer, at most.
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
    /// The text of a save file; if true, the undamaged part of a damaged one is loaded.
    Save(String, bool),
    /// The text of a record.
    Record(String),
    /// The text of a .mat file, and the house rules that it leaves open.
    Mat(String, RuleValues),
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
            "position" => Self::Position(arguments.notation()?.unwrap_or_default()),
            "drawing" => Self::Drawing,
            "steps" => Self::Steps,
            "turns" => {
                let most = arguments.number("most")?.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
                Self::Turns(Turns { throw: arguments.throw("throw")?, most })
            }
            "chances" => Self::Chances,
            "throw" => Self::Throw(arguments.throw("faces")?),
            "act" => Self::Act(arguments.action()?),
            "random" => Self::Random,
            "undo" => Self::Undo,
            "log" => Self::Log,
            "save" => Self::Save,
            "record" => Self::Record,
            "mat" => Self::Mat,
            "load" => Self::Load(load(&mut arguments)?),
            "result" => Self::Result,
            "audit" => Self::Audit,
            "quit" => Self::Quit,
            _ => {
                let text = format!("there is no command “{}” (known: {})", brief(&cmd), COMMANDS.join(", "));
                return Err(ProtocolError::new("unknown_command", text));
            }
        };
        arguments.end()?;
        Ok(request)
    }

    /// Whether it is the last request.
    pub fn is_quit(&self) -> bool {
        matches!(self, Self::Quit)
    }
}

fn load(arguments: &mut Arguments) -> Result<Load, ProtocolError> {
    match (arguments.text("save")?, arguments.text("record")?, arguments.text("mat")?) {
        (Some(save), None, None) => Ok(Load::Save(save, arguments.flag("lenient")?)),
        (None, Some(record), None) => Ok(Load::Record(record)),
        (None, None, Some(mat)) => Ok(Load::Mat(mat, arguments.house_rules()?)),
        _ => Err(ProtocolError::arguments("one of “save”, “record” and “mat” is needed, with its text")),
    }
}
