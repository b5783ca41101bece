use bevy::{ecs::entity::EntityHashMap, math::Quat, math::Vec3, prelude::*};
use bevy_rapier3d::{
    prelude::{RapierContextColliders, RapierContextSimulation, RapierRigidBodySet},
    rapier::prelude::{ColliderHandle, Pose, RigidBodyHandle, RigidBodyType},
};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::{DieShape, Gesture, Impact, Surface, ThrowField, Verdict, judge};

/// The length of one step of the physics, in seconds.
pub const STEP_SECONDS: f32 = 1.0 / 240.0;
/// After so many steps (four seconds) an attempt counts as cocked, whatever still moves.
pub const MOST_STEPS: u32 = 960;
/// After so many attempts a die that will not lie flat is read by the face that is most nearly up. That is as fair as any other reading, see the crate's
/// argument, and it bounds the time of a throw.
pub const MOST_ATTEMPTS: u32 = 6;

/// A throw in the air.
#[derive(Resource)]
pub struct Roll {
    pub(crate) dice: Vec<RollingDie>,
    pub(crate) shape: DieShape,
    pub(crate) gesture: Gesture,
    pub(crate) rng: ChaCha8Rng,
    pub(crate) impacts: Vec<Impact>,
    pub(crate) done: bool,
    pub(crate) quick: bool,
    steps: u32,
    attempt: u32,
    calm: u32,
    touching: Vec<((ColliderHandle, ColliderHandle), u32)>,
}

/// One die of a throw.
pub(crate) struct RollingDie {
    pub entity: Entity,
    pub marks: Quat,
    pub flying: bool,
    pub rethrown: bool,
}

impl Roll {
    pub(crate) fn new(entities: &[Entity], shape: DieShape, gesture: Gesture, rng: ChaCha8Rng, quick: bool) -> Self {
        let dice = entities.iter().map(|entity| RollingDie {
            entity: *entity,
            marks: Quat::IDENTITY,
            flying: true,
            rethrown: false,
        });
        Self {
            dice: dice.collect(),
            shape,
            gesture,
            rng,
            impacts: Vec::new(),
            done: false,
            quick,
            steps: 0,
            attempt: 1,
            calm: 0,
            touching: Vec::new(),
        }
    }

    /// Lets the dice go if they are still in the hand.
    pub(crate) fn before_step(&mut self, bodies: &mut RapierRigidBodySet) {
        if self.steps == 0 {
            self.release(bodies);
        }
    }

    /// Draws the marks of every die that is about to fly, and lets it go.
    fn release(&mut self, bodies: &mut RapierRigidBodySet) {
        let rotations = self.shape.rotations();
        let count = self.dice.len();
        for (index, die) in self.dice.iter_mut().enumerate().filter(|(_, die)| die.flying) {
            die.marks = rotations[self.rng.random_range(0..rotations.len())];
            let release = self.gesture.release(index, count, &mut self.rng);
            let Some(body) =
                bodies.entity2body().get(&die.entity).copied().and_then(|handle| bodies.bodies.get_mut(handle))
            else {
                continue;
            };
            body.set_body_type(RigidBodyType::Dynamic, true);
            body.set_position(Pose::from_parts(release.position, release.rotation), true);
            body.set_linvel(release.linear, true);
            body.set_angvel(release.angular, true);
        }
    }

    /// Looks at the world after one step: notes impacts and, when everything rests, judges what lies there and throws again what is
    /// cocked or lost.
    pub(crate) fn after_step(
        &mut self,
        simulation: &RapierContextSimulation,
        bodies: &mut RapierRigidBodySet,
        colliders: &RapierContextColliders,
        field: &ThrowField,
        surfaces: &EntityHashMap<Surface>,
    ) {
        /// Steps of stillness that count as rest.
        const CALM: u32 = 18;
        self.steps += 1;
        self.note_impacts(simulation, bodies, colliders, surfaces);
        let still = self.handles(bodies).iter().all(|(_, handle)| {
            bodies.bodies.get(*handle).is_none_or(|body| body.linvel().length() < 0.06 && body.angvel().length() < 0.35)
        });
        self.calm = if still { self.calm + 1 } else { 0 };
        if self.calm < CALM && self.steps < MOST_STEPS {
            return;
        }
        let last = self.attempt >= MOST_ATTEMPTS;
        for (index, handle) in self.handles(bodies) {
            let Some(body) = bodies.bodies.get_mut(handle) else { continue };
            let (position, rotation) = (body.position().translation, body.position().rotation);
            body.set_body_type(RigidBodyType::Fixed, true);
            if judge(self.shape, position, rotation, field) == Verdict::Flat {
                self.dice[index].flying = false;
            } else if last {
                let (position, rotation) = self.laid_flat(position, rotation, field);
                body.set_position(Pose::from_parts(position, rotation), true);
                self.dice[index].flying = false;
            } else {
                self.dice[index].rethrown = true;
            }
        }
        if self.dice.iter().any(|die| die.flying) {
            self.attempt += 1;
            self.steps = 0;
            self.calm = 0;
        } else {
            self.done = true;
        }
    }

    /// The same die on the ground with its most nearly upright face up.
    fn laid_flat(&self, position: Vec3, rotation: Quat, field: &ThrowField) -> (Vec3, Quat) {
        let up =
            self.shape.faces().iter().map(|(direction, _)| rotation * *direction).max_by(|a, b| a.y.total_cmp(&b.y));
        let inside = field.clamp(position);
        let flat = Vec3::new(inside.x, field.floor + self.shape.resting_height(), inside.z);
        (flat, Quat::from_rotation_arc(up.unwrap_or(Vec3::Y).normalize(), Vec3::Y) * rotation)
    }

    fn handles(&self, bodies: &RapierRigidBodySet) -> Vec<(usize, RigidBodyHandle)> {
        let flying = self.dice.iter().enumerate().filter(|(_, die)| die.flying);
        flying.filter_map(|(index, die)| Some((index, *bodies.entity2body().get(&die.entity)?))).collect()
    }

    fn note_impacts(
        &mut self,
        simulation: &RapierContextSimulation,
        bodies: &RapierRigidBodySet,
        colliders: &RapierContextColliders,
        surfaces: &EntityHashMap<Surface>,
    ) {
        /// A pair that touched so few steps ago is rolling or resting, not striking.
        const LULL: u32 = 10;
        /// Slower changes of velocity, in units a second, are not heard.
        const SOFTEST: f32 = 0.8;
        for (_, handle) in self.handles(bodies) {
            let Some(body) = bodies.bodies.get(handle) else { continue };
            for collider in body.colliders() {
                for pair in simulation.narrow_phase.contact_pairs_with(*collider) {
                    let change = pair.total_impulse_magnitude() / body.mass().max(f32::EPSILON);
                    if change < SOFTEST {
                        continue;
                    }
                    let other = if pair.collider1 == *collider { pair.collider2 } else { pair.collider1 };
                    let key = if collider.into_raw_parts() < other.into_raw_parts() {
                        (*collider, other)
                    } else {
                        (other, *collider)
                    };
                    let now = self.steps + self.attempt * MOST_STEPS;
                    let fresh = match self.touching.iter_mut().find(|(pair, _)| *pair == key) {
                        Some(entry) => {
                            let fresh = now - entry.1 > LULL;
                            entry.1 = now;
                            fresh
                        }
                        None => {
                            self.touching.push((key, now));
                            true
                        }
                    };
                    if fresh {
                        let surface = |handle| {
                            colliders
                                .collider_entity(handle)
                                .and_then(|entity| surfaces.get(&entity))
                                .copied()
                                .unwrap_or_default()
                        };
                        self.impacts.push(Impact {
                            striker: surface(*collider),
                            surface: surface(other),
                            speed: change / 10.0,
                            at: body.position().translation,
                        });
                    }
                }
            }
        }
    }
}
