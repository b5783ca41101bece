//! What a log consists of: actions, with where a throw came from and whether the program played by
//! itself.

use serde::{Deserialize, Serialize};

use super::Proof;
use tesserae_words::{self as words, Text};

use crate::{Action, Choice, RuleViolation, Step, Throw};

/// One thing that happened in a session, and how it came about.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// What happened.
    pub action: Action,
    /// Where a throw comes from, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<DiceSource>,
    /// Which dice, counted from 0, came to rest cocked and were thrown again; a die that was
    /// cocked twice is named twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rethrown: Vec<u8>,
    /// Whether the program played it because nothing else could be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// What two people apart gave for an agreed throw, so that anybody can check it later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Box<Proof>>,
}

/// Where throws come from.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
    /// Drawn by a generator from the seed in the header.
    Seeded,
    /// Dice on the table that are thrown and come to rest.
    #[default]
    Physical,
    /// Real dice, entered by hand.
    Entered,
    /// Written down beforehand, as in tests.
    Scripted,
    /// Agreed between two people apart, so that neither can choose or foresee them.
    Agreed,
}

impl DiceSource {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Seeded,
        Self::Physical,
        Self::Entered,
        Self::Scripted,
        Self::Agreed,
    ];

    /// The name in files and on command lines.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Seeded => "seeded",
            Self::Physical => "physical",
            Self::Entered => "entered",
            Self::Scripted => "scripted",
            Self::Agreed => "agreed",
        }
    }

    /// The source with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|source| source.key() == key)
    }
}

impl Event {
    /// A throw and where it comes from.
    #[must_use]
    pub fn thrown(throw: Throw, source: DiceSource) -> Self {
        Self {
            source: Some(source),
            ..Action::Throw(throw).into()
        }
    }

    /// The same event, marked as played by the program because nothing else could be played.
    #[must_use]
    pub fn automatic(mut self) -> Self {
        self.automatic = true;
        self
    }

    /// Checks that only a throw has a source and dice that were thrown again, and only an agreed
    /// one a proof.
    pub(super) fn check(&self) -> Result<(), EventError> {
        if let Some(proof) = &self.proof
            && (self.source != Some(DiceSource::Agreed) || !proof.is_written_well())
        {
            return Err(EventError::Proof);
        }
        match &self.action {
            Action::Throw(throw) => match self
                .rethrown
                .iter()
                .find(|die| usize::from(**die) >= throw.faces().len())
            {
                Some(die) => Err(EventError::NoSuchDie(*die)),
                None => Ok(()),
            },
            _ if self.source.is_some() || !self.rethrown.is_empty() => Err(EventError::NoThrow),
            _ => Ok(()),
        }
    }
}

impl<A: Into<Action>> From<A> for Event {
    fn from(action: A) -> Self {
        Self {
            action: action.into(),
            source: None,
            rethrown: Vec::new(),
            automatic: false,
            proof: None,
        }
    }
}

impl From<&Step> for Event {
    fn from(step: &Step) -> Self {
        step.clone().into()
    }
}

impl From<&Choice> for Event {
    fn from(choice: &Choice) -> Self {
        (*choice).into()
    }
}

/// An inconsistent event.
#[derive(Copy, Clone, Debug, Eq, PartialEq, strum::IntoStaticStr, thiserror::Error)]
#[error("{}", self.text())]
#[strum(serialize_all = "snake_case")]
pub enum EventError {
    /// A die that was not thrown cannot have been thrown again.
    NoSuchDie(u8),
    /// Only throws have a source and dice that were thrown again.
    NoThrow,
    /// Only agreed throws have a proof, and it consists of 32 bytes for each share and commitment.
    Proof,
}

impl RuleViolation for EventError {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::NoSuchDie(die) => words::common::thrown_again(u16::from(*die) + 1),
            Self::NoThrow => words::common::no_throw(),
            Self::Proof => words::common::proof(),
        }
    }
}
