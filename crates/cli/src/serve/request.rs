use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use tesserae_rules::{
    Action, Chosen, Header, HeaderError, Kind, Refusal, TextError, UndoError, session::save::SaveError,
};

/// Every command there is.
pub const COMMANDS: [&str; 23] = [
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
    "load",
    "result",
    "audit",
    "quit",
];

/// What a line asks for.
#[derive(Debug)]
pub enum Request {
    /// What can be asked.
    Help,
    /// The five games.
    Games,
    /// The house rules of a game.
    Options(OfGame),
    /// The rulebook of a game.
    Rulebook(OfGame),
    /// Begin a session.
    New(New),
    /// Begin a session of the same game, by the same house rules and with the same people, at a position.
    SetPosition(SetPosition),
    /// Everything about the game as it stands.
    State,
    /// The notation of the position.
    Position,
    /// The board in text.
    Drawing,
    /// What may be done now.
    Steps,
    /// Whole turns.
    Turns(Turns),
    /// Throws and how likely they are.
    Chances,
    /// Throw.
    Throw(Thrown),
    /// Do something.
    Act(Act),
    /// Do something by chance.
    Random,
    /// Take back a step.
    Undo,
    /// What has happened.
    Log,
    /// The session as a save file.
    Save,
    /// The session as a record.
    Record,
    /// Go on with a save file or a record.
    Load(Load),
    /// How the game ended.
    Result,
    /// Whether the game keeps its laws.
    Audit,
    /// No more requests.
    Quit,
}

/// A game by its name; the one in hand if there is no name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfGame {
    /// Its key.
    pub game: Option<Kind>,
}

/// What a new session needs.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    game: Kind,
    #[serde(default)]
    house_rules: Chosen,
    #[serde(default)]
    names: [String; 2],
    seed: Option<u64>,
    date: Option<String>,
    position: Option<String>,
}

impl From<New> for Header {
    fn from(new: New) -> Self {
        let New { game, house_rules, names, seed, date, position } = new;
        Self { game, house_rules, names, seed, date, start: position }
    }
}

/// Where to begin.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetPosition {
    /// In the game's notation.
    pub position: String,
}

/// Which turns.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// The turns that this throw would give; with the dice that lie there, if there is none.
    pub throw: Option<Faces>,
    /// At most so many are told.
    pub most: Option<usize>,
}

/// What is thrown.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// What real dice show; drawn from the seed if left out.
    pub faces: Option<Faces>,
}

/// Faces, as `"6-5"` or `[6,5]`.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Faces {
    /// In the notation of throws.
    Word(String),
    /// One by one.
    List(Vec<u8>),
}

/// What to do.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The action.
    pub action: WordOrAction,
}

/// An action in the game's notation, or in full.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum WordOrAction {
    /// `"24/18"`.
    Word(String),
    /// `{"step":{"from":{"point":24},"path":[{"point":18}],"die":6}}`.
    Action(Action),
}

/// What to go on with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The text of a save file.
    pub save: Option<String>,
    /// The text of a record.
    pub record: Option<String>,
    /// Go on with what is whole of a damaged save.
    #[serde(default)]
    pub lenient: bool,
}

impl Request {
    /// Reads a request without its `id`.
    pub fn read(mut fields: Map<String, Value>) -> Result<Self, Complaint> {
        let Some(Value::String(cmd)) = fields.remove("cmd") else {
            return Err(Complaint::new("no_command", "a request names its command: {\"cmd\":\"help\"}"));
        };
        Ok(match cmd.as_str() {
            "help" => nothing_else(&fields, Self::Help)?,
            "games" => nothing_else(&fields, Self::Games)?,
            "options" => Self::Options(arguments(fields)?),
            "rulebook" => Self::Rulebook(arguments(fields)?),
            "new" => Self::New(arguments(fields)?),
            "set_position" => Self::SetPosition(arguments(fields)?),
            "state" => nothing_else(&fields, Self::State)?,
            "position" => nothing_else(&fields, Self::Position)?,
            "drawing" => nothing_else(&fields, Self::Drawing)?,
            "steps" => nothing_else(&fields, Self::Steps)?,
            "turns" => Self::Turns(arguments(fields)?),
            "chances" => nothing_else(&fields, Self::Chances)?,
            "throw" => Self::Throw(arguments(fields)?),
            "act" => Self::Act(arguments(fields)?),
            "random" => nothing_else(&fields, Self::Random)?,
            "undo" => nothing_else(&fields, Self::Undo)?,
            "log" => nothing_else(&fields, Self::Log)?,
            "save" => nothing_else(&fields, Self::Save)?,
            "record" => nothing_else(&fields, Self::Record)?,
            "load" => Self::Load(arguments(fields)?),
            "result" => nothing_else(&fields, Self::Result)?,
            "audit" => nothing_else(&fields, Self::Audit)?,
            "quit" => nothing_else(&fields, Self::Quit)?,
            _ => {
                let cmd: String = cmd.chars().take(40).collect();
                let text = format!("there is no command “{cmd}” (known: {})", COMMANDS.join(", "));
                return Err(Complaint::new("unknown_command", text));
            }
        })
    }

    /// Whether it is the last one.
    pub fn is_quit(&self) -> bool {
        matches!(self, Self::Quit)
    }
}

fn nothing_else(fields: &Map<String, Value>, request: Request) -> Result<Request, Complaint> {
    match fields.keys().next() {
        None => Ok(request),
        Some(key) => {
            let key: String = key.chars().take(40).collect();
            Err(Complaint::new("bad_arguments", format!("this command has no argument “{key}”")))
        }
    }
}

fn arguments<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Complaint> {
    serde_json::from_value(fields.into()).map_err(|error| {
        let text: String = error.to_string().chars().take(200).collect();
        Complaint::new("bad_arguments", text)
    })
}

/// Why a request is not answered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Complaint {
    /// For programs; stays the same when the wording changes.
    pub code: &'static str,
    /// For people, in a sentence.
    pub text: String,
}

impl Complaint {
    /// A complaint.
    pub fn new(code: &'static str, text: impl Into<String>) -> Self {
        Self { code, text: text.into() }
    }
}

impl From<Refusal> for Complaint {
    fn from(refusal: Refusal) -> Self {
        Self::new(refusal.code, refusal.text)
    }
}

impl From<TextError> for Complaint {
    fn from(error: TextError) -> Self {
        Self::new("bad_text", error.to_string())
    }
}

impl From<HeaderError> for Complaint {
    fn from(error: HeaderError) -> Self {
        let code = match error {
            HeaderError::Options(_) => "bad_house_rule",
            HeaderError::Position(_) => "bad_position",
            HeaderError::LongName | HeaderError::Name(_) => "bad_name",
            HeaderError::Date(_) => "bad_date",
        };
        Self::new(code, error.to_string())
    }
}

impl From<SaveError> for Complaint {
    fn from(error: SaveError) -> Self {
        let code = if matches!(error, SaveError::Version(_)) { "unknown_version" } else { "bad_save" };
        Self::new(code, error.to_string())
    }
}

impl From<UndoError> for Complaint {
    fn from(error: UndoError) -> Self {
        Refusal::from(error).into()
    }
}
