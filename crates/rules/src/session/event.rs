use serde::{Deserialize, Serialize};

use crate::{Action, Choice, RuleViolation, Step, Throw};

/// One thing that happened in a session, and how it came about.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// What happened.
    pub action: Action,
    /// Where a throw comes from, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// Which dice, counted from 0, lay cocked and were thrown again before they showed what the throw tells; a die that lay
    /// cocked twice is named twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rethrown: Vec<u8>,
    /// Whether the program played it by itself because nothing else could be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
}

/// Where the faces of a throw come from.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Drawn by a generator from a seed.
    Seeded,
    /// Bodies that were thrown and came to rest.
    Physical,
    /// Real dice, entered by hand.
    Entered,
    /// Written down beforehand, as in tests.
    Scripted,
}

impl Event {
    /// A throw and where it comes from.
    #[must_use]
    pub fn thrown(throw: Throw, source: Source) -> Self {
        Self { source: Some(source), ..Action::Throw(throw).into() }
    }

    /// The same event, played by the program because nothing else could be played.
    #[must_use]
    pub fn automatic(mut self) -> Self {
        self.automatic = true;
        self
    }

    /// Checks that what is told about throws is told of a throw.
    pub(super) fn check(&self) -> Result<(), EventError> {
        match &self.action {
            Action::Throw(throw) => match self.rethrown.iter().find(|die| usize::from(**die) >= throw.faces().len()) {
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
        Self { action: action.into(), source: None, rethrown: Vec::new(), automatic: false }
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

/// Why an event cannot be meant as it stands.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum EventError {
    /// A die that was not thrown cannot have been thrown again.
    #[error("die {} is said to have been thrown again, but there are fewer dice", usize::from(*.0) + 1)]
    NoSuchDie(u8),
    /// Only throws have a source and dice that were thrown again.
    #[error("only a throw can have a source or dice that were thrown again")]
    NoThrow,
}

impl RuleViolation for EventError {
    fn code(&self) -> &'static str {
        match self {
            Self::NoSuchDie(_) => "no_such_die",
            Self::NoThrow => "no_throw",
        }
    }
}
