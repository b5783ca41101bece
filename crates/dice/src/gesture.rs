use bevy::math::{Quat, Vec2, Vec3};
use rand::{Rng, RngExt};

/// How the hand lets go: taken from the pointer's movement.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Gesture {
    /// Where the hand is, in table units.
    pub from: Vec3,
    /// Which way it moves over the table, x to the east and y to the south; any length, zero for straight down.
    pub direction: Vec2,
    /// How hard, 0 to 1.
    pub strength: f32,
    /// How it turns the dice, in radians a second.
    pub spin: Vec3,
}

impl Gesture {
    /// A calm throw from one point towards another, for the button and the Space key.
    #[must_use]
    pub fn towards(from: Vec3, target: Vec3) -> Self {
        let way = target - from;
        Self { from, direction: Vec2::new(way.x, way.z), strength: 0.4, spin: Vec3::new(way.z, 2.0, -way.x) * 6.0 }
    }

    /// The attitude and velocities with which die `index` of `count` leaves the hand. The hand holds the dice side by side, and none of them quite
    /// alike; where it only opens, they drop one after the other, as they do into a dice tower.
    pub(crate) fn release(&self, index: usize, count: usize, rng: &mut impl Rng) -> Release {
        let across = index as f32 - (count as f32 - 1.0) / 2.0;
        let way = self.direction.normalize_or_zero();
        let aside = Vec2::new(-way.y, way.x);
        let aside = if aside == Vec2::ZERO { Vec2::X } else { aside };
        let dropped = way == Vec2::ZERO && self.strength <= 0.0;
        let (apart, above) = if dropped { (0.0, 0.30) } else { (0.30, 0.08) };
        let jitter = |rng: &mut _, size: f32| Vec3::new(unit(rng), unit(rng), unit(rng)) * size;
        let speed = 3.0 + 15.0 * self.strength.clamp(0.0, 1.0);
        let position = self.from
            + Vec3::new(aside.x, 0.0, aside.y) * across * apart
            + Vec3::Y * (above * index as f32)
            + jitter(rng, 0.03);
        let linear = Vec3::new(way.x, 0.0, way.y) * speed + Vec3::Y * -1.0 + jitter(rng, 0.6 + 0.15 * speed);
        let angular = self.spin.clamp_length_max(90.0) + jitter(rng, 18.0);
        let turned = Quat::from_euler(bevy::math::EulerRot::XYZ, unit(rng) * 3.1, unit(rng) * 3.1, unit(rng) * 3.1);
        Release { position, rotation: turned, linear, angular }
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
fn unit(rng: &mut impl Rng) -> f32 {
    rng.random_range(-1.0..=1.0)
}
