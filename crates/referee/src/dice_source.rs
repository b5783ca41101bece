use std::collections::VecDeque;

use bevy_ecs::resource::Resource;
use tesserae_rules::{
    Throw, ThrowSpec,
    session::{
        Source,
        random::{Generator, generator},
    },
};

/// Where throws come from. The choice is the players'; the referee accepts throws from nowhere else.
#[derive(Resource, Clone, Debug)]
pub enum DiceSource {
    /// Drawn by a generator: headless play, opponents.
    Seeded(Box<Generator>),
    /// Bodies on the table that come to rest; the table reports what lies there.
    Physical,
    /// Real dice, entered by hand.
    Entered,
    /// Written down beforehand, for tests: an intent to throw when none is left is refused.
    Scripted(VecDeque<Throw>),
}

impl DiceSource {
    /// A generator from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self::Seeded(Box::new(generator(seed)))
    }

    /// Throws in this order.
    pub fn scripted(throws: impl IntoIterator<Item = Throw>) -> Self {
        Self::Scripted(throws.into_iter().collect())
    }

    /// How the log calls it.
    #[must_use]
    pub const fn source(&self) -> Source {
        match self {
            Self::Seeded(_) => Source::Seeded,
            Self::Physical => Source::Physical,
            Self::Entered => Source::Entered,
            Self::Scripted(_) => Source::Scripted,
        }
    }

    /// Whether a scripted source still holds throws. A test that leaves some has not tested what it says.
    #[must_use]
    pub fn is_used_up(&self) -> bool {
        !matches!(self, Self::Scripted(throws) if !throws.is_empty())
    }

    /// The next throw of a source that has dice of its own.
    pub(crate) fn draw(&mut self, spec: &ThrowSpec) -> Option<Throw> {
        match self {
            Self::Seeded(rng) => Some(spec.draw(rng)),
            Self::Scripted(throws) => throws.pop_front(),
            Self::Physical | Self::Entered => None,
        }
    }
}
