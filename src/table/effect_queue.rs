//! Effects that have happened and are still to be shown. `world::playback` plays them.

use std::collections::VecDeque;

use bevy::prelude::*;
use tesserae_rules::Effect;

/// Effects in the order in which they happened, and the pause before the next one.
#[derive(Resource, Default, Debug)]
pub(crate) struct EffectQueue {
    waiting: VecDeque<Effect>,
    /// Seconds until the next effect begins.
    pause: f32,
}

impl EffectQueue {
    /// Whether everything that happened has been shown.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.pause <= 0.0
    }

    /// Adds an effect behind all others.
    pub(crate) fn push(&mut self, effect: Effect) {
        self.waiting.push_back(effect);
    }

    /// Drops everything that has not been shown.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Lets time pass, in seconds.
    pub(crate) fn advance(&mut self, seconds: f32) {
        if self.pause > 0.0 {
            self.pause -= seconds;
        }
    }

    /// The next effect, once the pause is over.
    pub(crate) fn pop(&mut self) -> Option<Effect> {
        if self.pause > 0.0 {
            return None;
        }
        let next = self.waiting.pop_front();
        if next.is_none() {
            self.pause = 0.0;
        }
        next
    }

    /// Waits before the next effect, in seconds; less the more effects wait, so that nobody waits
    /// for the table.
    pub(crate) fn wait(&mut self, seconds: f32) {
        self.pause = seconds / (1.0 + self.waiting.len() as f32 / 12.0);
    }
}
