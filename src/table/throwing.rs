//! What the dice are doing, and how fast the hand moves that shakes them.

use bevy::prelude::*;
use tesserae_rules::{Event, session::save::Released};

/// What the dice are doing.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) enum Throwing {
    /// They lie on the table.
    #[default]
    Lying,
    /// They are being shaken, in the hand or in a cup.
    Shaken {
        /// The recent motion of the hand.
        trail: Trail,
        /// The cup they are in, if any.
        cup: Option<Entity>,
        /// Who shakes them.
        by: Shaker,
    },
    /// They fly.
    Flying,
}

impl Throwing {
    /// Whether a throw is under way.
    #[must_use]
    pub(crate) fn is_busy(&self) -> bool {
        *self != Self::Lying
    }
}

/// Who shakes dice.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Reflect)]
pub(crate) enum Shaker {
    /// The pointer.
    Pointer,
    /// A bot.
    Bot,
    /// A hand that has let go of an agreed throw: it goes on shaking until the other machine has
    /// answered.
    Released,
    /// A player at another machine.
    Elsewhere,
}

/// Somebody here lets go of the dice of an agreed throw; the movement of their hand as numbers.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) struct ThrowReleased(pub(crate) Vec<f32>);

/// The throw that both machines have agreed on and that is on its way to the game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct AgreedThrow(pub(crate) Option<ComingThrow>);

/// An agreed throw on its way to the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ComingThrow {
    /// What is added to the game when the dice lie.
    pub(crate) event: Event,
    /// The movement of the hand as numbers; of any other length for a calm throw.
    pub(crate) gesture: Vec<f32>,
    /// The seed of the flight.
    pub(crate) seed: u64,
    /// Whether the dice are in the air.
    pub(crate) flies: bool,
}

/// A throw whose dice were rolling when the program ended: it is made again as soon as the table is
/// idle.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct InterruptedThrow(pub(crate) Option<Released>);

/// The faces of real dice that have been entered so far, for the throw that is due.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct EnteredFaces(pub(crate) Vec<u8>);

/// The recent positions of a moving hand.
#[derive(Clone, Debug, PartialEq, Reflect)]
pub(crate) struct Trail {
    /// Positions and the times at which the hand was there, in seconds; never empty.
    points: Vec<(Vec3, f32)>,
}

impl Trail {
    /// How far back the trail reaches, in seconds.
    const MEMORY: f32 = 0.12;

    /// A trail that begins at a position at a time, in seconds.
    #[must_use]
    pub(crate) fn new(at: Vec3, now: f32) -> Self {
        Self {
            points: vec![(at, now)],
        }
    }

    /// Adds a position and forgets old ones; the last two are always kept.
    pub(crate) fn add(&mut self, at: Vec3, now: f32) {
        self.points.push((at, now));
        let old = self
            .points
            .iter()
            .position(|(_, when)| now - when < Self::MEMORY)
            .unwrap_or(0);
        self.points
            .drain(..old.min(self.points.len().saturating_sub(2)));
    }

    /// Where the hand is now.
    #[must_use]
    pub(crate) fn position(&self) -> Vec3 {
        self.ends().map_or(Vec3::ZERO, |(_, (last, _))| *last)
    }

    /// The way from the oldest position to the newest one.
    #[must_use]
    pub(crate) fn displacement(&self) -> Vec3 {
        self.ends()
            .map_or(Vec3::ZERO, |((first, _), (last, _))| last - first)
    }

    /// The velocity of the hand, in table units per second.
    #[must_use]
    pub(crate) fn velocity(&self) -> Vec3 {
        /// A trail within one frame is taken to last this long, in seconds.
        const SHORTEST: f32 = 1.0 / 120.0;
        let seconds = self
            .ends()
            .map_or(0.0, |((_, since), (_, until))| until - since);
        self.displacement() / seconds.max(SHORTEST)
    }

    fn ends(&self) -> Option<(&(Vec3, f32), &(Vec3, f32))> {
        self.points.first().zip(self.points.last())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trail_has_the_velocity_of_the_last_moments() {
        let mut trail = Trail::new(Vec3::ZERO, 0.0);
        assert_eq!(trail.velocity(), Vec3::ZERO);
        for step in 1..=20_u8 {
            let now = f32::from(step) * 0.02;
            // Slow at first, three units a second in the end.
            let x = if step < 10 { 0.0 } else { 3.0 * (now - 0.2) };
            trail.add(Vec3::X * x, now);
        }
        assert!(
            (trail.velocity().x - 3.0).abs() < 1e-3,
            "{}",
            trail.velocity()
        );
        assert!(
            (trail.position().x - 0.6).abs() < 1e-3,
            "{}",
            trail.position()
        );
    }
}
