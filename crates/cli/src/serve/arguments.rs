//! The arguments of a request, each checked with a message that names it.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tesserae_bots::Level;
use tesserae_rules::{Action, Format, Kind, RuleValues, Throw, brief};

use super::{ProtocolError, request::WordOrAction};

/// The arguments of one request, which are taken out one by one.
pub struct Arguments {
    /// The arguments that have not been taken.
    rest: Map<String, Value>,
    /// The arguments that the command knows: those that it tried to take.
    known: Vec<&'static str>,
}

impl Arguments {
    pub fn new(fields: Map<String, Value>) -> Self {
        Self { rest: fields, known: Vec::new() }
    }

    /// Refuses arguments that the command does not know.
    pub fn end(self) -> Result<(), ProtocolError> {
        let Some(key) = self.rest.keys().next() else { return Ok(()) };
        let known = match self.known.as_slice() {
            [] => "it has none".to_owned(),
            known => format!("it knows {}", known.join(", ")),
        };
        Err(ProtocolError::arguments(format!("this command has no argument “{}”: {known}", brief(key))))
    }

    /// An optional argument; null counts as missing.
    fn take(&mut self, key: &'static str) -> Option<Value> {
        self.known.push(key);
        self.rest.remove(key).filter(|value| !value.is_null())
    }

    /// An optional argument of a type that serde knows.
    fn parse<T: DeserializeOwned>(&mut self, key: &'static str, expected: &str) -> Result<Option<T>, ProtocolError> {
        let value = self.take(key);
        value.map(|value| serde_json::from_value(value.clone()).map_err(|_| wrong(key, &value, expected))).transpose()
    }

    pub fn text(&mut self, key: &'static str) -> Result<Option<String>, ProtocolError> {
        self.parse(key, "a text")
    }

    pub fn required_text(&mut self, key: &'static str) -> Result<String, ProtocolError> {
        self.text(key)?.ok_or_else(|| missing(key, "a text"))
    }

    pub fn number(&mut self, key: &'static str) -> Result<Option<u64>, ProtocolError> {
        self.parse(key, &format!("a whole number from 0 to {}", u64::MAX))
    }

    /// A number of things; one that is too large for the machine is as many as it can count.
    pub fn count(&mut self, key: &'static str) -> Result<Option<usize>, ProtocolError> {
        Ok(self.number(key)?.map(|count| usize::try_from(count).unwrap_or(usize::MAX)))
    }

    /// The level of a bot; the strongest if none is named.
    pub fn level(&mut self) -> Result<Level, ProtocolError> {
        Ok(self.parse("level", &Level::ALL.map(Level::key).join(", "))?.unwrap_or(Level::Oracle))
    }

    pub fn flag(&mut self, key: &'static str) -> Result<bool, ProtocolError> {
        Ok(self.parse(key, "true or false")?.unwrap_or_default())
    }

    pub fn names(&mut self) -> Result<[String; 2], ProtocolError> {
        Ok(self.parse("names", "a list of two names")?.unwrap_or_default())
    }

    pub fn game(&mut self) -> Result<Option<Kind>, ProtocolError> {
        let Some(name) = self.parse::<String>("game", "the name of a game")? else { return Ok(None) };
        name.parse()
            .map(Some)
            .map_err(|error: tesserae_rules::TextError| ProtocolError::new("unknown_game", error.what))
    }

    pub fn required_game(&mut self) -> Result<Kind, ProtocolError> {
        self.game()?.ok_or_else(|| missing("game", &Kind::ALL.map(Kind::key).join(", ")))
    }

    /// House rules; numbers may be given as numbers or as text.
    pub fn house_rules(&mut self) -> Result<RuleValues, ProtocolError> {
        const SHOULD_BE: &str = "an object such as {\"stake\":\"20\"}";
        let rules = match self.take("house_rules") {
            None => return Ok(RuleValues::new()),
            Some(Value::Object(rules)) => rules,
            Some(value) => return Err(wrong("house_rules", &value, SHOULD_BE)),
        };
        let rule = |(key, value): (String, Value)| match value {
            Value::String(value) => Ok((key, value)),
            Value::Number(value) => Ok((key, value.to_string())),
            value => {
                let text = format!(
                    "the house rule “{}” is given as a text or a number, not {}",
                    brief(&key),
                    brief_json(&value)
                );
                Err(ProtocolError::arguments(text))
            }
        };
        rules.into_iter().map(rule).collect()
    }

    /// The format of a position; the protocol has called Tesserae's own notation “tesserae” from its first version on.
    pub fn notation(&mut self) -> Result<Option<&'static Format>, ProtocolError> {
        let others = Format::all().filter(|format| format.extension.is_none() && **format != Format::POSITION);
        let known: Vec<_> = [("tesserae", &Format::POSITION)].into_iter().chain(others.map(|f| (f.key, f))).collect();
        let keys: Vec<_> = known.iter().map(|(key, _)| *key).collect();
        let expected = format!("one of {}", keys.join(", "));
        let Some(key) = self.parse::<String>("format", &expected)? else { return Ok(None) };
        match known.iter().find(|(known, _)| *known == key) {
            Some((_, format)) => Ok(Some(format)),
            None => Err(wrong("format", &key.into(), &expected)),
        }
    }

    /// The faces of dice, as `"6-5"` or `[6,5]`.
    pub fn throw(&mut self, key: &'static str) -> Result<Option<Throw>, ProtocolError> {
        let expected = "the faces of the dice, as \"6-5\" or [6,5]";
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(word)) => Ok(Some(word.parse::<Throw>()?)),
            Some(value) => {
                let faces: Vec<u8> = serde_json::from_value(value.clone()).map_err(|_| wrong(key, &value, expected))?;
                Ok(Some(Throw::new(&faces)))
            }
        }
    }

    /// An action, as a word or in full.
    pub fn action(&mut self) -> Result<WordOrAction, ProtocolError> {
        let expected = "a word such as \"24/18\", or an action in full as in “steps”";
        match self.take("action") {
            None => Err(missing("action", expected)),
            Some(Value::String(word)) => Ok(WordOrAction::Word(word)),
            Some(value) => serde_json::from_value::<Action>(value.clone())
                .map(WordOrAction::Action)
                .map_err(|_| wrong("action", &value, expected)),
        }
    }
}

fn missing(key: &str, expected: &str) -> ProtocolError {
    ProtocolError::arguments(format!("“{key}” is missing: {expected}"))
}

fn wrong(key: &str, value: &Value, expected: &str) -> ProtocolError {
    ProtocolError::arguments(format!("“{key}” should be {expected}, not {}", brief_json(value)))
}

fn brief_json(value: &Value) -> String {
    brief(&value.to_string())
}
