//! The throws that the referee makes itself: drawn from a seed, or taken from a script.

use std::collections::VecDeque;

use tesserae_rules::{
    DiceSource, Session, Throw, ThrowSpec,
    session::random::{Generator, throws_of},
};

/// A generator for games with drawn dice, a script for tests.
#[derive(Debug, Default)]
pub(crate) struct Throws {
    generator: Option<Generator>,
    script: VecDeque<Throw>,
}

impl Throws {
    /// Takes the throws of scripted games from this list.
    pub fn scripted(throws: impl IntoIterator<Item = Throw>) -> Self {
        Self {
            generator: None,
            script: throws.into_iter().collect(),
        }
    }

    /// Makes ready for a session: the generator of drawn dice goes on where the session's seed left
    /// it.
    pub fn begin(&mut self, session: &Session) {
        self.generator = (session.dice_source() == DiceSource::Seeded)
            .then(|| throws_of(session))
            .flatten();
    }

    /// The next throw, if the source is the generator or the script and has one.
    pub fn draw(&mut self, source: DiceSource, spec: &ThrowSpec) -> Option<Throw> {
        match source {
            DiceSource::Seeded => self
                .generator
                .as_mut()
                .map(|generator| spec.draw(generator)),
            DiceSource::Scripted => self.script.pop_front(),
            DiceSource::Physical | DiceSource::Entered | DiceSource::Agreed => None,
        }
    }

    /// Whether no scripted throw is left.
    pub(crate) fn is_used_up(&self) -> bool {
        self.script.is_empty()
    }
}
