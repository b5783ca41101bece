use serde::Deserialize;
use serde_json::{Map, Value};
use tesserae_rules::{Action, Header, Kind, RuleValues, Throw};

use super::{
    Complaint,
    arguments::{Arguments, brief},
};

/// Every command there is.
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

/// What a line asks for.
#[derive(Debug)]
pub enum Request {
    /// What can be asked.
    Help,
    /// The five games.
    Games,
    /// The house rules of a game; of the one in hand if there is no name.
    Options(Option<Kind>),
    /// The rulebook of a game.
    Rulebook(Option<Kind>),
    /// Begin a session.
    New(Header, Option<Notation>),
    /// Begin a session of the same game, by the same house rules and with the same people, at a position.
    SetPosition(String, Option<Notation>),
    /// Everything about the game as it stands.
    State,
    /// The position in one line.
    Position(Notation),
    /// The board in text.
    Drawing,
    /// What may be done now.
    Steps,
    /// Whole turns.
    Turns(Turns),
    /// Throws and how likely they are.
    Chances,
    /// Throw: what real dice show, or what is drawn from the seed.
    Throw(Option<Throw>),
    /// Do something.
    Act(WordOrAction),
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
    /// The session as a .mat file.
    Mat,
    /// Go on with a session.
    Load(Load),
    /// How the game ended.
    Result,
    /// Whether the game keeps its laws.
    Audit,
    /// No more requests.
    Quit,
}

/// How a position is told in one line.
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

/// Which turns.
#[derive(Debug)]
pub struct Turns {
    /// The turns that this throw would give; with the dice that lie there, if there is none.
    pub throw: Option<Throw>,
    /// At most so many are told.
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

/// What to go on with.
#[derive(Debug)]
pub enum Load {
    /// The text of a save file; leniently, what is whole of a damaged one.
    Save(String, bool),
    /// The text of a record.
    Record(String),
    /// The text of a .mat file, and the house rules that it does not tell.
    Mat(String, RuleValues),
}

impl Request {
    /// Reads a request without its `id`.
    pub fn read(mut fields: Map<String, Value>) -> Result<Self, Complaint> {
        let Some(Value::String(cmd)) = fields.remove("cmd") else {
            return Err(Complaint::new("no_command", "a request names its command: {\"cmd\":\"help\"}"));
        };
        let mut given = Arguments::new(fields);
        let request = match cmd.as_str() {
            "help" => Self::Help,
            "games" => Self::Games,
            "options" => Self::Options(given.game()?),
            "rulebook" => Self::Rulebook(given.game()?),
            "new" => {
                let header = Header {
                    house_rules: given.house_rules()?,
                    names: given.names()?,
                    seed: given.number("seed")?,
                    date: given.text("date")?,
                    start: given.text("position")?,
                    ..Header::new(given.needed_game()?)
                };
                Self::New(header, given.notation()?)
            }
            "set_position" => Self::SetPosition(given.needed_text("position")?, given.notation()?),
            "state" => Self::State,
            "position" => Self::Position(given.notation()?.unwrap_or_default()),
            "drawing" => Self::Drawing,
            "steps" => Self::Steps,
            "turns" => {
                let most = given.number("most")?.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
                Self::Turns(Turns { throw: given.throw("throw")?, most })
            }
            "chances" => Self::Chances,
            "throw" => Self::Throw(given.throw("faces")?),
            "act" => Self::Act(given.action()?),
            "random" => Self::Random,
            "undo" => Self::Undo,
            "log" => Self::Log,
            "save" => Self::Save,
            "record" => Self::Record,
            "mat" => Self::Mat,
            "load" => Self::Load(load(&mut given)?),
            "result" => Self::Result,
            "audit" => Self::Audit,
            "quit" => Self::Quit,
            _ => {
                let text = format!("there is no command “{}” (known: {})", brief(&cmd), COMMANDS.join(", "));
                return Err(Complaint::new("unknown_command", text));
            }
        };
        given.end()?;
        Ok(request)
    }

    /// Whether it is the last one.
    pub fn is_quit(&self) -> bool {
        matches!(self, Self::Quit)
    }
}

fn load(given: &mut Arguments) -> Result<Load, Complaint> {
    match (given.text("save")?, given.text("record")?, given.text("mat")?) {
        (Some(save), None, None) => Ok(Load::Save(save, given.switch("lenient")?)),
        (None, Some(record), None) => Ok(Load::Record(record)),
        (None, None, Some(mat)) => Ok(Load::Mat(mat, given.house_rules()?)),
        _ => Err(Complaint::arguments("give one of “save”, “record” and “mat”, with the text of it")),
    }
}
