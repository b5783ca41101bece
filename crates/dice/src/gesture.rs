//! The movement of the hand that throws, and the state in which each die leaves it.

use bevy::math::{EulerRot, Quat, Vec2, Vec3};
use rand::{Rng, RngExt};

/// The movement of the throwing hand, taken from the pointer.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Gesture {
    /// The position of the hand, in table units (1 = 10 cm).
    pub from: Vec3,
    /// The direction over the table, x to the east and y to the south; of any length, zero for
    /// straight down.
    pub direction: Vec2,
    /// The strength of the throw, from 0 to 1.
    pub strength: f32,
    /// The spin of the dice, in radians per second.
    pub spin: Vec3,
}

impl Gesture {
    /// A gentle throw from one point towards another, for the button and the Space key.
    #[must_use]
    pub fn towards(from: Vec3, target: Vec3) -> Self {
        let path = target - from;
        Self {
            from,
            direction: Vec2::new(path.x, path.z),
            strength: 0.4,
            spin: Vec3::new(path.z, 2.0, -path.x) * 6.0,
        }
    }

    /// The same movement with east and west exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let Self {
            from,
            direction,
            strength,
            spin,
        } = self;
        Self {
            from: Vec3::new(-from.x, from.y, from.z),
            direction: Vec2::new(-direction.x, direction.y),
            strength,
            spin: Vec3::new(spin.x, -spin.y, -spin.z),
        }
    }

    /// The movement as numbers, for a file.
    #[must_use]
    pub fn to_numbers(self) -> [f32; 9] {
        let Self {
            from,
            direction,
            strength,
            spin,
        } = self;
        [
            from.x,
            from.y,
            from.z,
            direction.x,
            direction.y,
            strength,
            spin.x,
            spin.y,
            spin.z,
        ]
    }

    /// The movement of these numbers; None if they are not as many finite ones as
    /// [`to_numbers`](Self::to_numbers) gives.
    #[must_use]
    pub fn from_numbers(numbers: &[f32]) -> Option<Self> {
        let &[x, y, z, east, south, strength, spin_x, spin_y, spin_z] = numbers else {
            return None;
        };
        let gesture = Self {
            from: Vec3::new(x, y, z),
            direction: Vec2::new(east, south),
            strength: strength.clamp(0.0, 1.0),
            spin: Vec3::new(spin_x, spin_y, spin_z),
        };
        numbers
            .iter()
            .all(|number| number.is_finite())
            .then_some(gesture)
    }

    /// The state in which die `index` of `count` leaves the hand. The hand holds the dice side by
    /// side, each with a little random offset; if it only opens, as over a dice tower, they drop
    /// one after the other.
    pub(crate) fn release(&self, index: usize, count: usize, rng: &mut impl Rng) -> Release {
        let across = index as f32 - (count as f32 - 1.0) / 2.0;
        let forward = self.direction.normalize_or_zero();
        let sideways = if forward == Vec2::ZERO {
            Vec2::X
        } else {
            forward.perp()
        };
        let dropped = forward == Vec2::ZERO && self.strength <= 0.0;
        let (distance_aside, distance_above) = if dropped { (0.0, 0.30) } else { (0.30, 0.08) };
        let jitter = |rng: &mut _, size: f32| {
            Vec3::new(signed_unit(rng), signed_unit(rng), signed_unit(rng)) * size
        };
        let speed = 3.0 + 15.0 * self.strength.clamp(0.0, 1.0);
        let position = self.from
            + Vec3::new(sideways.x, 0.0, sideways.y) * across * distance_aside
            + Vec3::Y * (distance_above * index as f32)
            + jitter(rng, 0.03);
        let linear = Vec3::new(forward.x, 0.0, forward.y) * speed
            + Vec3::Y * -1.0
            + jitter(rng, 0.6 + 0.15 * speed);
        let angular = self.spin.clamp_length_max(90.0) + jitter(rng, 18.0);
        let angles = jitter(rng, 3.1);
        let rotation = Quat::from_euler(EulerRot::XYZ, angles.x, angles.y, angles.z);
        Release {
            position,
            rotation,
            linear,
            angular,
        }
    }
}

/// The state of one die at the moment of release.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Release {
    pub position: Vec3,
    pub rotation: Quat,
    pub linear: Vec3,
    pub angular: Vec3,
}

/// A number from -1 to 1.
fn signed_unit(rng: &mut impl Rng) -> f32 {
    rng.random_range(-1.0..=1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gesture_is_read_back_from_its_numbers_and_other_numbers_are_refused() {
        let gesture = Gesture::towards(Vec3::new(0.1, 0.9, -2.0), Vec3::new(1.0, 0.0, 0.3));
        let numbers = gesture.to_numbers();
        assert_eq!(Gesture::from_numbers(&numbers), Some(gesture));
        assert_eq!(Gesture::from_numbers(&numbers[1..]), None);
        let there = Gesture::towards(Vec3::new(-0.1, 0.9, -2.0), Vec3::new(-1.0, 0.0, 0.3));
        assert_eq!(
            (gesture.mirrored().from, gesture.mirrored().direction),
            (there.from, there.direction)
        );
        assert_eq!(gesture.mirrored().mirrored(), gesture);
        assert_eq!(
            Gesture::from_numbers(&numbers.map(|number| number / 0.0)),
            None
        );
    }
}
