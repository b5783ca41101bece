use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tesserae_rules::{Action, Kind, RuleValues, Throw};

use super::{
    Complaint,
    request::{Notation, WordOrAction},
};

/// The arguments of one request, taken out one by one.
pub struct Arguments {
    left: Map<String, Value>,
    /// Those that were asked for: those that the command knows.
    known: Vec<&'static str>,
}

impl Arguments {
    pub fn new(fields: Map<String, Value>) -> Self {
        Self { left: fields, known: Vec::new() }
    }

    /// Nothing may be left that the command does not know.
    pub fn end(self) -> Result<(), Complaint> {
        let Some(key) = self.left.keys().next() else { return Ok(()) };
        let known = match self.known.as_slice() {
            [] => "it has none".to_owned(),
            known => format!("it knows {}", known.join(", ")),
        };
        Err(Complaint::arguments(format!("this command has no argument “{}”: {known}", brief(key))))
    }

    /// An argument that may be left out; null counts as left out.
    fn take(&mut self, key: &'static str) -> Option<Value> {
        self.known.push(key);
        self.left.remove(key).filter(|value| !value.is_null())
    }

    /// An argument of a simple kind.
    fn simple<T: DeserializeOwned>(&mut self, key: &'static str, should_be: &str) -> Result<Option<T>, Complaint> {
        let value = self.take(key);
        value.map(|value| serde_json::from_value(value.clone()).map_err(|_| wrong(key, &value, should_be))).transpose()
    }

    pub fn text(&mut self, key: &'static str) -> Result<Option<String>, Complaint> {
        self.simple(key, "a text")
    }

    pub fn needed_text(&mut self, key: &'static str) -> Result<String, Complaint> {
        self.text(key)?.ok_or_else(|| missing(key, "a text"))
    }

    pub fn number(&mut self, key: &'static str) -> Result<Option<u64>, Complaint> {
        self.simple(key, &format!("a whole number from 0 to {}", u64::MAX))
    }

    pub fn switch(&mut self, key: &'static str) -> Result<bool, Complaint> {
        Ok(self.simple(key, "true or false")?.unwrap_or_default())
    }

    pub fn names(&mut self) -> Result<[String; 2], Complaint> {
        Ok(self.simple("names", "a list of two names")?.unwrap_or_default())
    }

    pub fn game(&mut self) -> Result<Option<Kind>, Complaint> {
        let Some(name) = self.simple::<String>("game", "the name of a game")? else { return Ok(None) };
        name.parse().map(Some).map_err(|error: tesserae_rules::TextError| Complaint::new("unknown_game", error.what))
    }

    pub fn needed_game(&mut self) -> Result<Kind, Complaint> {
        self.game()?.ok_or_else(|| missing("game", &Kind::ALL.map(Kind::key).join(", ")))
    }

    /// House rules; what is a number may be given as one.
    pub fn house_rules(&mut self) -> Result<RuleValues, Complaint> {
        const SHOULD_BE: &str = "an object such as {\"stake\":\"20\"}";
        let rules = match self.take("house_rules") {
            None => return Ok(RuleValues::new()),
            Some(Value::Object(rules)) => rules,
            Some(value) => return Err(wrong("house_rules", &value, SHOULD_BE)),
        };
        let told = |(key, value): (String, Value)| match value {
            Value::String(value) => Ok((key, value)),
            Value::Number(value) => Ok((key, value.to_string())),
            value => {
                let text =
                    format!("the house rule “{}” is given as a text or a number, not {}", brief(&key), told(&value));
                Err(Complaint::arguments(text))
            }
        };
        rules.into_iter().map(told).collect()
    }

    /// How a position is told.
    pub fn notation(&mut self) -> Result<Option<Notation>, Complaint> {
        self.simple("format", "tesserae, xgid or gnubg")
    }

    /// The faces of dice, as `"6-5"` or `[6,5]`.
    pub fn throw(&mut self, key: &'static str) -> Result<Option<Throw>, Complaint> {
        let should_be = "what the dice show, as \"6-5\" or [6,5]";
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(word)) => Ok(Some(word.parse::<Throw>()?)),
            Some(value) => {
                let faces: Vec<u8> =
                    serde_json::from_value(value.clone()).map_err(|_| wrong(key, &value, should_be))?;
                Ok(Some(Throw::new(&faces)))
            }
        }
    }

    /// An action, as a word or in full.
    pub fn action(&mut self) -> Result<WordOrAction, Complaint> {
        let should_be = "a word such as \"24/18\", or an action in full as “steps” tells it";
        match self.take("action") {
            None => Err(missing("action", should_be)),
            Some(Value::String(word)) => Ok(WordOrAction::Word(word)),
            Some(value) => serde_json::from_value::<Action>(value.clone())
                .map(WordOrAction::Action)
                .map_err(|_| wrong("action", &value, should_be)),
        }
    }
}

fn missing(key: &str, should_be: &str) -> Complaint {
    Complaint::arguments(format!("“{key}” is missing: {should_be}"))
}

fn wrong(key: &str, value: &Value, should_be: &str) -> Complaint {
    Complaint::arguments(format!("“{key}” should be {should_be}, not {}", told(value)))
}

fn told(value: &Value) -> String {
    brief(&value.to_string())
}

/// At most forty characters of a text.
pub fn brief(text: &str) -> String {
    let mut brief: String = text.chars().take(40).collect();
    if brief.len() < text.len() {
        brief.push('…');
    }
    brief
}
