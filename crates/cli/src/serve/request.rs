//! The requests of the line protocol, read from JSON.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Number, Value};
use serde_path_to_error::Segment;
use strum::VariantNames;
use tesserae_bots::Level;
use tesserae_formats::Format;
use tesserae_rules::{Action, Kind, RuleValues, TextError, Throw, brief};

use super::ProtocolError;

/// A request: the command, with its arguments as fields. An argument that is null counts as
/// missing.
#[derive(Debug, Deserialize, VariantNames)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Request {
    /// The commands.
    Help {},
    /// The games.
    Games {},
    /// The house rules of a game; without a name, of the current game.
    Options { game: Option<String> },
    /// The rulebook of a game.
    Rulebook { game: Option<String> },
    /// Begin a session.
    New {
        game: Option<String>,
        house_rules: Option<HouseRules>,
        names: Option<[String; 2]>,
        seed: Option<u64>,
        date: Option<String>,
        position: Option<String>,
        format: Option<String>,
    },
    /// Begin a session of the same game with the same house rules and players, at a position.
    SetPosition {
        position: String,
        format: Option<String>,
    },
    /// The state of the game.
    State {},
    /// The position in one line.
    Position { format: Option<String> },
    /// The board as text.
    Drawing {},
    /// The legal actions.
    Steps {},
    /// The legal turns, with this throw or the dice on the table.
    Turns {
        throw: Option<Faces>,
        most: Option<u64>,
    },
    /// All throws with their probabilities.
    Chances {},
    /// What a bot would do, after this throw or as the game stands: the best decisions with their
    /// values.
    Best {
        throw: Option<Faces>,
        level: Option<Level>,
        most: Option<u64>,
    },
    /// What the position is worth by a bot.
    Evaluate {
        throw: Option<Faces>,
        level: Option<Level>,
    },
    /// Throw: the faces of real dice, or a throw from the seed.
    Throw { faces: Option<Faces> },
    /// Play an action.
    Act { action: WordOrAction },
    /// Play a random action.
    Random {},
    /// Undo a step.
    Undo {},
    /// The events so far.
    Log {},
    /// Load a session.
    Load(Load),
    /// The result of the game.
    Result {},
    /// Whether the invariants of the game hold.
    Audit {},
    /// End the program.
    Quit {},
}

/// The arguments of `load`.
#[derive(Debug, Deserialize)]
pub struct Load {
    /// The house rules that the text leaves open.
    pub house_rules: Option<HouseRules>,
    /// Whether to load the undamaged part of a damaged save file.
    pub lenient: Option<bool>,
    /// Which game of a text that holds several, counted from 1.
    pub game: Option<usize>,
    /// One text, under the key of its format.
    #[serde(flatten)]
    pub texts: BTreeMap<String, Option<String>>,
}

/// House rules by their keys.
pub type HouseRules = BTreeMap<String, RuleValue>;

/// The value of a house rule.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a text or a number")]
pub enum RuleValue {
    /// `"20"`.
    Text(String),
    /// `20`.
    Number(Number),
}

/// The faces of dice.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "the faces of the dice, as \"6-5\" or [6,5]")]
pub enum Faces {
    /// `"6-5"`.
    Word(String),
    /// `[6,5]`.
    List(Vec<u8>),
}

/// An action in the game's notation, or in full.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "a word such as \"24/18\", or an action in full as in “steps”"
)]
pub enum WordOrAction {
    /// `"24/18"`.
    Word(String),
    /// `{"step":{"from":{"point":24},"path":[{"point":18}],"die":6}}`.
    Action(Action),
}

/// All commands; the key of a format of files writes the session in it.
#[must_use]
pub fn commands() -> Vec<&'static str> {
    Request::VARIANTS
        .iter()
        .copied()
        .chain(file_formats().map(|format| format.key))
        .collect()
}

/// The formats of files.
pub fn file_formats() -> impl Iterator<Item = &'static Format> {
    Format::all().filter(|format| format.extension.is_some())
}

impl Request {
    /// Reads the arguments of a command.
    pub fn read(command: &str, arguments: Map<String, Value>) -> Result<Self, ProtocolError> {
        if !Self::VARIANTS.contains(&command) {
            let text = format!(
                "there is no command “{}” (known: {})",
                brief(command),
                commands().join(", ")
            );
            return Err(ProtocolError::new("unknown_command", text));
        }
        let request = Value::Object(Map::from_iter([(
            command.to_owned(),
            Value::Object(arguments),
        )]));
        serde_path_to_error::deserialize(&request).map_err(|error| complaint(&error, &request))
    }
}

impl Load {
    /// The only text, with its format.
    pub fn text(self) -> Result<(&'static Format, String), ProtocolError> {
        let mut given = Vec::new();
        for (key, text) in self.texts {
            let format = file_formats().find(|format| format.key == key);
            let format = format.ok_or_else(|| {
                unknown_argument(&key, "house_rules, lenient, game and the formats of files")
            })?;
            given.extend(text.map(|text| (format, text)));
        }
        let only = given.pop().filter(|_| given.is_empty());
        only.ok_or_else(|| {
            let keys: Vec<_> = file_formats()
                .map(|format| format!("“{}”", format.key))
                .collect();
            ProtocolError::arguments(format!(
                "exactly one of {} is needed, with its text",
                keys.join(", ")
            ))
        })
    }
}

impl Faces {
    /// The throw.
    pub fn throw(&self) -> Result<Throw, TextError> {
        match self {
            Self::Word(word) => word.parse(),
            Self::List(faces) => Ok(Throw::new(faces)),
        }
    }
}

/// House rules as the games read them.
pub fn rule_values(rules: Option<HouseRules>) -> RuleValues {
    let rule = |(key, value)| match value {
        RuleValue::Text(text) => (key, text),
        RuleValue::Number(number) => (key, number.to_string()),
    };
    rules.unwrap_or_default().into_iter().map(rule).collect()
}

/// The game of this name.
pub fn game(name: &str) -> Result<Kind, ProtocolError> {
    name.parse()
        .map_err(|error: TextError| ProtocolError::new("unknown_game", error.what.to_string()))
}

/// The format of a position with this key.
pub fn notation(name: &str) -> Result<&'static Format, ProtocolError> {
    let known = || Format::all().filter(|format| format.extension.is_none());
    known().find(|format| format.key == name).ok_or_else(|| {
        let keys: Vec<_> = known().map(|format| format.key).collect();
        wrong(
            "format",
            &format!("one of {}", keys.join(", ")),
            &name.into(),
        )
    })
}

/// What is wrong with the arguments, in a sentence that names the argument, what it should be and
/// what it is.
fn complaint(
    error: &serde_path_to_error::Error<serde_json::Error>,
    request: &Value,
) -> ProtocolError {
    let message = error.inner().to_string();
    if let Some((key, known)) = message
        .strip_prefix("unknown field `")
        .and_then(|text| text.split_once("`, "))
    {
        let known = known
            .replace("expected ", "")
            .replace("one of ", "")
            .replace('`', "");
        return unknown_argument(key, &known.replace("there are no fields", "nothing"));
    }
    if let Some(key) = message.strip_prefix("missing field `") {
        return missing(key.trim_end_matches('`'), "this command needs it");
    }
    let (mut path, mut value) = (Vec::new(), request);
    for segment in error.path() {
        let step = match segment {
            Segment::Seq { index } => value.get(index),
            Segment::Map { key } | Segment::Enum { variant: key } => value.get(key),
            Segment::Unknown => None,
        };
        let Some(inner) = step else { break };
        path.push(segment.to_string());
        value = inner;
    }
    let expected = match message
        .rsplit_once("expected ")
        .map_or(message.as_str(), |(_, expected)| expected)
    {
        "u64" => "a whole number from 0 to 18446744073709551615",
        "a string" => "a text",
        "a boolean" => "true or false",
        "a map" => "an object such as {\"stake\":\"20\"}",
        expected => expected,
    };
    // The path begins with the command.
    wrong(
        &path.get(1..).unwrap_or_default().join("."),
        expected,
        value,
    )
}

fn unknown_argument(key: &str, known: &str) -> ProtocolError {
    ProtocolError::arguments(format!(
        "this command has no argument “{}”: it knows {known}",
        brief(key)
    ))
}

/// The complaint that an argument is missing.
pub fn missing(key: &str, expected: &str) -> ProtocolError {
    ProtocolError::arguments(format!("“{key}” is missing: {expected}"))
}

fn wrong(key: &str, expected: &str, value: &Value) -> ProtocolError {
    ProtocolError::arguments(format!(
        "“{}” should be {expected}, not {}",
        brief(key),
        brief(&value.to_string())
    ))
}
