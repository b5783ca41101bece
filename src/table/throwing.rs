//! What the dice are doing: one state, which the folder `throw` alone changes. Everybody else asks
//! it for a change with a `ThrowCommand`.

use bevy::prelude::*;
use tesserae_rules::Event;

/// What the dice are doing.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) enum Throwing {
    /// They lie on the table.
    #[default]
    Lying,
    /// They are real ones: these faces have been entered so far for the throw that is due.
    Entering(Vec<u8>),
    /// A hand shakes them.
    Held(HeldDice),
    /// A hand here has let go of an agreed throw, and the other machine has not answered yet.
    Awaiting {
        /// The movement of the hand as numbers, until it is declared to the room.
        gesture: Option<Vec<f32>>,
        /// The hand, which goes on shaking for a while.
        held: Option<HeldDice>,
    },
    /// They lie on the table, and a throw that is settled already is made as soon as it can be.
    Coming(ComingThrow),
    /// They fly.
    Flying {
        /// What is added to the game when they lie, if both machines have agreed on it.
        #[reflect(ignore)]
        agreed: Option<Event>,
    },
    /// They fly because a replay shows a throw, and nothing follows from it.
    Replayed,
}

impl Throwing {
    /// Whether a hand may take the dice up.
    #[must_use]
    pub(crate) const fn is_free(&self) -> bool {
        matches!(
            self,
            Self::Lying | Self::Entering(_) | Self::Awaiting { held: None, .. }
        )
    }

    /// Whether the dice are in a hand or in the air.
    #[must_use]
    pub(crate) fn is_busy(&self) -> bool {
        self.is_flying() || self.held().is_some()
    }

    /// Whether they fly.
    #[must_use]
    pub(crate) const fn is_flying(&self) -> bool {
        matches!(self, Self::Flying { .. } | Self::Replayed)
    }

    /// Whether they fly because a replay shows a throw.
    #[must_use]
    pub(crate) const fn is_replayed(&self) -> bool {
        matches!(self, Self::Replayed)
    }

    /// Whether this hand holds them.
    #[must_use]
    pub(crate) fn is_held_by(&self, hand: Shaker) -> bool {
        matches!(self, Self::Held(held) if held.by == hand)
    }

    /// Whether a throw that both machines have agreed on is under way.
    #[must_use]
    pub(crate) const fn is_agreed(&self) -> bool {
        matches!(
            self,
            Self::Coming(ComingThrow { event: Some(_), .. }) | Self::Flying { agreed: Some(_) }
        )
    }

    /// The dice in a hand.
    #[must_use]
    pub(crate) const fn held(&self) -> Option<&HeldDice> {
        match self {
            Self::Held(held)
            | Self::Awaiting {
                held: Some(held), ..
            } => Some(held),
            _ => None,
        }
    }

    /// The same, to move them.
    pub(crate) const fn held_mut(&mut self) -> Option<&mut HeldDice> {
        match self {
            Self::Held(held)
            | Self::Awaiting {
                held: Some(held), ..
            } => Some(held),
            _ => None,
        }
    }

    /// The throw that a hand here has let go of is declared, or never will be.
    pub(crate) fn declare(&mut self) {
        match self {
            Self::Awaiting { held: None, .. } => *self = Self::Lying,
            Self::Awaiting { gesture, .. } => *gesture = None,
            _ => {}
        }
    }

    /// The hand that has let go of an agreed throw no longer shakes.
    pub(crate) fn open_hand(&mut self) {
        match self {
            Self::Awaiting { gesture: None, .. } => *self = Self::Lying,
            Self::Awaiting { held, .. } => *held = None,
            _ => {}
        }
    }

    /// The faces of real dice that have been entered so far.
    #[must_use]
    pub(crate) fn entered(&self) -> &[u8] {
        match self {
            Self::Entering(faces) => faces,
            _ => &[],
        }
    }
}

/// Dice that are being shaken, in a hand or in a cup.
#[derive(Clone, Debug, PartialEq, Reflect)]
pub(crate) struct HeldDice {
    /// The recent motion of the hand.
    pub(crate) trail: Trail,
    /// The cup they are in, if any.
    pub(crate) cup: Option<Entity>,
    /// Whose hand it is.
    pub(crate) by: Shaker,
}

impl HeldDice {
    /// Dice that a hand takes up at a place at a time, in seconds.
    #[must_use]
    pub(crate) fn new(at: Vec3, now: f32, cup: Option<Entity>, by: Shaker) -> Self {
        let trail = Trail::new(at, now);
        Self { trail, cup, by }
    }
}

/// Whose hand shakes dice.
#[derive(Copy, Clone, Debug, PartialEq, Reflect)]
pub(crate) enum Shaker {
    /// The pointer.
    Pointer,
    /// That of a player at another machine.
    Elsewhere,
    /// It moves by itself: a bot's, or one that has let go of an agreed throw.
    Itself {
        /// The point around which it moves.
        centre: Vec3,
        /// For how long it has been shaking, in seconds.
        seconds: f32,
    },
}

impl Shaker {
    /// A hand that begins to move by itself around a point.
    #[must_use]
    pub(crate) const fn around(centre: Vec3) -> Self {
        Self::Itself {
            centre,
            seconds: 0.0,
        }
    }
}

/// A throw that is settled already: both machines have agreed on it, or its dice were rolling when
/// the program ended.
#[derive(Clone, Debug, PartialEq, Reflect)]
pub(crate) struct ComingThrow {
    /// What both machines have agreed to add to the game when the dice lie.
    #[reflect(ignore)]
    pub(crate) event: Option<Event>,
    /// The movement of the hand as numbers; of any other length for a calm agreed throw.
    pub(crate) gesture: Vec<f32>,
    /// The seed of the flight.
    pub(crate) seed: u64,
}

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
