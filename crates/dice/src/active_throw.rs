//! A throw in flight: notes impacts, and throws cocked dice again until all lie flat. `fairness`
//! releases the dice.

use std::collections::HashMap;

use bevy::{ecs::entity::EntityHashMap, math::Quat, math::Vec3, prelude::*};
use bevy_rapier3d::{
    prelude::{RapierContextColliders, RapierContextSimulation, RapierRigidBodySet},
    rapier::prelude::{ColliderHandle, Pose, RigidBodyHandle, RigidBodyType},
};
use rand_chacha::ChaCha8Rng;

use crate::{DieShape, Gesture, Impact, Surface, ThrowField, Verdict, judge};

/// The length of one physics step, in seconds.
pub const STEP_SECONDS: f32 = 1.0 / 240.0;
/// The physics steps in a second of real time.
pub(crate) const STEPS_A_SECOND: f32 = 120.0;
/// The steps after which an attempt counts as cocked even if a die still moves: four seconds.
pub const MAX_STEPS: u32 = 960;
/// The attempts after which a die that does not lie flat is read by the face that is most nearly
/// up. That is as fair as any other reading (see [`fairness`](crate::fairness)), and it bounds the
/// time of a throw.
pub const MAX_ATTEMPTS: u32 = 6;

/// A throw in flight. The resource exists until all dice are at rest; whoever removes it before
/// breaks the throw off, which reports nothing then.
#[derive(Resource)]
pub struct ActiveThrow {
    pub(crate) dice: Vec<FlyingDie>,
    pub(crate) shape: DieShape,
    pub(crate) gesture: Gesture,
    pub(crate) rng: ChaCha8Rng,
    pub(crate) impacts: Vec<Impact>,
    pub(crate) done: bool,
    pub(crate) skip_flight: bool,
    /// Physics steps of this attempt so far.
    steps: u32,
    /// The number of this attempt, from 1.
    attempt: u32,
    /// All steps up to the last report of impacts.
    reported: u32,
    /// Steps since which no die has moved.
    still_steps: u32,
    /// Pairs of colliders that have touched, with the step in which they last did.
    contacts: HashMap<(ColliderHandle, ColliderHandle), u32>,
}

/// One die of a throw.
pub(crate) struct FlyingDie {
    pub entity: Entity,
    pub marks: Quat,
    pub flying: bool,
    pub rethrown: bool,
    /// The steps in which it was pushed away from a wall in this attempt.
    pub pushed: u32,
    /// The face that it is arranged to show, with the marks that show it.
    pub arranged: Option<(u8, Quat)>,
}

impl ActiveThrow {
    pub(crate) fn new(
        entities: &[Entity],
        shape: DieShape,
        gesture: Gesture,
        rng: ChaCha8Rng,
        skip_flight: bool,
    ) -> Self {
        let dice = entities.iter().map(|entity| FlyingDie {
            entity: *entity,
            marks: Quat::IDENTITY,
            flying: true,
            rethrown: false,
            pushed: 0,
            arranged: None,
        });
        Self {
            dice: dice.collect(),
            shape,
            gesture,
            rng,
            impacts: Vec::new(),
            done: false,
            skip_flight,
            steps: 0,
            attempt: 1,
            reported: MAX_STEPS,
            still_steps: 0,
            contacts: HashMap::new(),
        }
    }

    /// The impacts since the last call.
    pub(crate) fn take_impacts(&mut self) -> Vec<Impact> {
        self.reported = self.all_steps();
        std::mem::take(&mut self.impacts)
    }

    /// A number that grows with each step, also from one attempt to the next.
    const fn all_steps(&self) -> u32 {
        self.steps + self.attempt * MAX_STEPS
    }

    /// Releases the dice if they are still in the hand, and keeps them from coming to rest where a
    /// wall hides them.
    pub(crate) fn before_step(&mut self, bodies: &mut RapierRigidBodySet, field: &ThrowField) {
        if self.steps == 0 {
            self.release(bodies);
        }
        self.push_from_walls(bodies, field);
    }

    /// Lets dice that roll out beside a wall roll on into the clear part of the field. One that
    /// something blocks is given up after a while, and is thrown again.
    fn push_from_walls(&mut self, bodies: &mut RapierRigidBodySet, field: &ThrowField) {
        /// How fast they roll on, in table units per second.
        const SPEED: f32 = 1.2;
        /// Half a second.
        const LONGEST: u32 = STEPS_A_SECOND as u32 / 2;
        for (index, handle) in self.handles(bodies) {
            let Some(body) = bodies.bodies.get_mut(handle) else {
                continue;
            };
            let (position, rotation) = (body.position().translation, body.position().rotation);
            let inwards = field.way_to_clear(self.shape, position, rotation);
            let velocity = body.linvel();
            let is_fast = Vec2::new(velocity.x, velocity.z).length() > SPEED;
            let is_on_ground = position.y < field.floor + self.shape.edge();
            if inwards == Vec2::ZERO
                || is_fast
                || !is_on_ground
                || self.dice[index].pushed >= LONGEST
            {
                continue;
            }
            self.dice[index].pushed += 1;
            let push = |now: f32, way: f32| {
                if way == 0.0 {
                    now
                } else {
                    SPEED * way.signum()
                }
            };
            let pushed = Vec3::new(
                push(velocity.x, inwards.x),
                velocity.y,
                push(velocity.z, inwards.y),
            );
            body.set_linvel(pushed, true);
        }
    }

    /// Examines the world after one step: notes impacts and, when all dice are at rest, judges them
    /// and throws again those that are cocked or outside the field.
    pub(crate) fn after_step(
        &mut self,
        simulation: &RapierContextSimulation,
        bodies: &mut RapierRigidBodySet,
        colliders: &RapierContextColliders,
        field: &ThrowField,
        surfaces: &EntityHashMap<Surface>,
    ) {
        /// The steps without movement that count as rest.
        const REST: u32 = 18;
        self.steps += 1;
        self.note_impacts(simulation, bodies, colliders, surfaces);
        let still = self.handles(bodies).iter().all(|(_, handle)| {
            bodies
                .bodies
                .get(*handle)
                .is_none_or(|body| body.linvel().length() < 0.06 && body.angvel().length() < 0.35)
        });
        self.still_steps = if still { self.still_steps + 1 } else { 0 };
        if self.still_steps < REST && self.steps < MAX_STEPS {
            return;
        }
        let last = self.attempt >= MAX_ATTEMPTS;
        for (index, handle) in self.handles(bodies) {
            let Some(body) = bodies.bodies.get_mut(handle) else {
                continue;
            };
            let (position, rotation) = (body.position().translation, body.position().rotation);
            body.set_body_type(RigidBodyType::Fixed, true);
            let is_clear = field.way_to_clear(self.shape, position, rotation) == Vec2::ZERO;
            if is_clear && judge(self.shape, position, rotation, field) == Verdict::Flat {
                self.dice[index].flying = false;
            } else if last {
                let (position, rotation) = self.flattened(position, rotation, field);
                body.set_position(Pose::from_parts(position, rotation), true);
                self.dice[index].flying = false;
            } else {
                self.dice[index].rethrown = true;
            }
        }
        if self.dice.iter().any(|die| die.flying) {
            self.attempt += 1;
            self.dice.iter_mut().for_each(|die| die.pushed = 0);
            self.steps = 0;
            self.still_steps = 0;
        } else {
            self.done = true;
        }
    }

    /// The pose of the same die flat on the ground, with the face up that is most nearly up.
    fn flattened(&self, position: Vec3, rotation: Quat, field: &ThrowField) -> (Vec3, Quat) {
        let up = self
            .shape
            .faces()
            .iter()
            .map(|(direction, _)| rotation * *direction)
            .max_by(|a, b| a.y.total_cmp(&b.y));
        let inside = field.clamp(position);
        let way = field.way_to_clear(self.shape, inside, rotation);
        let inside = inside + Vec3::new(way.x, 0.0, way.y);
        let flat = Vec3::new(
            inside.x,
            field.floor + self.shape.resting_height(),
            inside.z,
        );
        (
            flat,
            Quat::from_rotation_arc(up.unwrap_or(Vec3::Y).normalize(), Vec3::Y) * rotation,
        )
    }

    fn handles(&self, bodies: &RapierRigidBodySet) -> Vec<(usize, RigidBodyHandle)> {
        let flying = self.dice.iter().enumerate().filter(|(_, die)| die.flying);
        flying
            .filter_map(|(index, die)| Some((index, *bodies.entity2body().get(&die.entity)?)))
            .collect()
    }

    fn note_impacts(
        &mut self,
        simulation: &RapierContextSimulation,
        bodies: &RapierRigidBodySet,
        colliders: &RapierContextColliders,
        surfaces: &EntityHashMap<Surface>,
    ) {
        /// A pair that touched at most this many steps ago is rolling or resting, not striking.
        const ROLLING: u32 = 10;
        /// Smaller changes of velocity, in table units per second, are not heard.
        const AUDIBLE: f32 = 0.8;
        for (_, handle) in self.handles(bodies) {
            let Some(body) = bodies.bodies.get(handle) else {
                continue;
            };
            for collider in body.colliders() {
                for pair in simulation.narrow_phase.contact_pairs_with(*collider) {
                    let change = pair.total_impulse_magnitude() / body.mass().max(f32::EPSILON);
                    if change < AUDIBLE {
                        continue;
                    }
                    let other = if pair.collider1 == *collider {
                        pair.collider2
                    } else {
                        pair.collider1
                    };
                    let key = if collider.into_raw_parts() < other.into_raw_parts() {
                        (*collider, other)
                    } else {
                        (other, *collider)
                    };
                    let now = self.all_steps();
                    if self
                        .contacts
                        .insert(key, now)
                        .is_none_or(|last| now - last > ROLLING)
                    {
                        let surface = |handle| {
                            colliders
                                .collider_entity(handle)
                                .and_then(|entity| surfaces.get(&entity))
                                .copied()
                                .unwrap_or_default()
                        };
                        self.impacts.push(Impact {
                            shape: Some(self.shape),
                            striker: surface(*collider),
                            surface: surface(other),
                            speed: change / 10.0,
                            at: body.position().translation,
                            delay: now.saturating_sub(self.reported + 1) as f32 / STEPS_A_SECOND,
                        });
                    }
                }
            }
        }
    }
}
