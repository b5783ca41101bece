//! The Bevy plugin: messages that throw and place dice. `reading` reports what happened.

use bevy::{
    ecs::{
        entity::EntityHashMap,
        schedule::{ScheduleLabel, SingleThreadedExecutor},
    },
    prelude::*,
    transform::TransformPlugin,
};
use bevy_rapier3d::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    ActiveThrow, DieBody, DieShape, Gesture, Impact, Marks, STEP_SECONDS, Settled, Solid, Surface,
    ThrowField, active_throw::STEPS_A_SECOND, reading,
};

/// Physical throws.
///
/// Needs Bevy's time and transform plugins and no renderer. One physics step lasts
/// [`STEP_SECONDS`]; the fixed schedule runs the physics while dice fly and leaves it alone while
/// they are at rest.
pub struct DicePlugin;

/// The schedule that steps the physics: while dice fly, a few steps per tick of the fixed clock;
/// once for a throw whose flight is skipped.
#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
pub struct DiceStep;

/// Throws dice. Dice that are there are thrown again; if their shape or number differs, they are
/// replaced.
#[derive(Message, Clone, Debug)]
pub struct ThrowDice {
    /// The shape of the dice.
    pub shape: DieShape,
    /// The number of dice.
    pub count: usize,
    /// The movement of the hand.
    pub gesture: Gesture,
    /// The seed of all randomness in this throw: the same seed, gesture and field give the same
    /// throw.
    pub seed: u64,
    /// Whether the dice appear at once where they come to rest. The result is the same as with the
    /// flight.
    pub skip_flight: bool,
    /// The faces that come up, one for each die, where that is arranged: in lessons. Chance still
    /// decides how the dice fly and where they come to rest.
    pub arranged: Option<Vec<u8>>,
}

/// Places dice on the table without throwing them: before the first throw, in a resumed game, or to
/// show a throw that was drawn or entered.
#[derive(Message, Clone, Debug)]
pub struct PlaceDice {
    /// The shape of the dice.
    pub shape: DieShape,
    /// The faces that they show, one for each die.
    pub faces: Vec<u8>,
    /// The middle of the row of dice, at the height of the ground.
    pub at: Vec3,
}

/// Marks the solids of the field, which are despawned when the field changes.
#[derive(Component)]
struct FieldSolid;

impl Plugin for DicePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<TransformPlugin>() {
            app.add_plugins(TransformPlugin);
        }
        let mut setup = RapierContextInitialization::default_with_length_unit(0.2);
        if let RapierContextInitialization::InitializeDefaultRapierContext {
            rapier_configuration,
            ..
        } = &mut setup
        {
            rapier_configuration.gravity = Vec3::NEG_Y * 98.1;
        }
        app.insert_resource(TimestepMode::Fixed {
            dt: STEP_SECONDS,
            substeps: 1,
        })
        .add_plugins(
            RapierPhysicsPlugin::<NoUserData>::default()
                .with_custom_initialization(setup)
                .in_schedule(DiceStep)
                .with_physics_sets_systems(
                    [PhysicsSet::SyncBackend, PhysicsSet::Writeback]
                        .into_iter()
                        .collect(),
                ),
        )
        .add_message::<ThrowDice>()
        .add_message::<PlaceDice>()
        .add_message::<Settled>()
        .add_message::<Impact>()
        .insert_resource(Time::<Fixed>::from_hz(f64::from(STEPS_A_SECOND)))
        .add_systems(DiceStep, step.in_set(PhysicsSet::StepSimulation))
        .add_systems(
            PreUpdate,
            (
                spawn_field.run_if(resource_exists_and_changed::<ThrowField>),
                place,
                begin,
            )
                .chain(),
        )
        .add_systems(FixedUpdate, advance.run_if(resource_exists::<ActiveThrow>));
        app.edit_schedule(DiceStep, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// Replaces the solids when the field has changed.
fn spawn_field(
    mut commands: Commands,
    field: Res<ThrowField>,
    old: Query<Entity, With<FieldSolid>>,
) {
    old.iter()
        .for_each(|entity| commands.entity(entity).despawn());
    for solid in field.ground_and_walls().iter().chain(&field.solids) {
        commands.spawn(solid_bundle(solid));
    }
}

fn solid_bundle(solid: &Solid) -> impl Bundle {
    /// The friction of bone on smooth bronze.
    const POLISHED: Friction = Friction {
        coefficient: 0.06,
        combine_rule: CoefficientCombineRule::Min,
    };
    let rough = Friction {
        coefficient: solid.surface.friction(),
        combine_rule: CoefficientCombineRule::Max,
    };
    (
        FieldSolid,
        RigidBody::Fixed,
        solid.collider(),
        solid.surface,
        if solid.polished { POLISHED } else { rough },
        Restitution {
            coefficient: solid.surface.restitution(),
            combine_rule: CoefficientCombineRule::Min,
        },
        Transform::from_translation(solid.at).with_rotation(solid.rotation),
    )
}

/// Starts a throw. A throw that is requested while another is in flight is ignored.
fn begin(world: &mut World) {
    let request = world.resource_mut::<Messages<ThrowDice>>().drain().last();
    let Some(throw) = request else { return };
    let Some(field) = world.get_resource::<ThrowField>().cloned() else {
        return;
    };
    if world.contains_resource::<ActiveThrow>() {
        return;
    }
    let entities = spawn_dice(world, throw.shape, throw.count);
    let mut gesture = throw.gesture;
    gesture.from = field
        .drop_point
        .unwrap_or_else(|| field.clamp(gesture.from));
    if field.drop_point.is_some() {
        gesture.direction = Vec2::ZERO;
        gesture.strength = 0.0;
    }
    let new_throw = |skip_flight: bool| {
        let rng = ChaCha8Rng::seed_from_u64(throw.seed);
        ActiveThrow::new(&entities, throw.shape, gesture, rng, skip_flight)
    };
    let mut active = new_throw(throw.skip_flight);
    if let Some(faces) = &throw.arranged {
        // How the blank dice will lie is found out first; then their marks can be chosen.
        world.insert_resource(new_throw(true));
        let held: Vec<Option<Transform>> = entities
            .iter()
            .map(|die| world.get(*die).copied())
            .collect();
        world.run_schedule(DiceStep);
        world.remove_resource::<ActiveThrow>();
        for (((die, face), entity), held) in
            active.dice.iter_mut().zip(faces).zip(&entities).zip(held)
        {
            let Some(mut transform) = world.get_mut::<Transform>(*entity) else {
                continue;
            };
            die.arranged = throw
                .shape
                .marks(transform.rotation, *face)
                .map(|marks| (*face, marks));
            *transform = held.unwrap_or_default();
        }
    }
    world.insert_resource(active);
    if throw.skip_flight {
        world.run_schedule(DiceStep);
        reading::report(world);
    }
}

/// Places dice side by side with the requested faces up.
fn place(world: &mut World) {
    let request = world.resource_mut::<Messages<PlaceDice>>().drain().last();
    let Some(request) = request.filter(|_| !world.contains_resource::<ActiveThrow>()) else {
        return;
    };
    let entities = spawn_dice(world, request.shape, request.faces.len());
    let count = entities.len();
    for (index, (entity, face)) in entities.into_iter().zip(&request.faces).enumerate() {
        let across = index as f32 - (count as f32 - 1.0) / 2.0;
        let position = request.at
            + Vec3::new(
                across * request.shape.edge() * 1.7,
                request.shape.resting_height(),
                0.0,
            );
        let rotation = Quat::from_rotation_y(0.35 * across + 0.2);
        let marks = request.shape.marks(Quat::IDENTITY, *face);
        world.entity_mut(entity).insert((
            RigidBody::Fixed,
            Transform::from_translation(position).with_rotation(rotation),
            Marks(marks.unwrap_or_default()),
        ));
    }
}

/// The entities of the dice in order; new ones if the shape or the number differs.
fn spawn_dice(world: &mut World, shape: DieShape, count: usize) -> Vec<Entity> {
    let mut present: Vec<(usize, Entity, DieShape)> = world
        .query::<(Entity, &DieBody)>()
        .iter(world)
        .map(|(entity, die)| (die.index, entity, die.shape))
        .collect();
    present.sort_unstable_by_key(|(index, ..)| *index);
    if present.len() == count && present.iter().all(|(_, _, known)| *known == shape) {
        return present.into_iter().map(|(_, entity, _)| entity).collect();
    }
    for (_, entity, _) in present {
        world.despawn(entity);
    }
    (0..count)
        .map(|index| {
            let surface = Surface::Bone;
            let body = (
                DieBody { shape, index },
                Marks::default(),
                surface,
                RigidBody::Dynamic,
                shape.collider(),
                ColliderMassProperties::Density(1.9),
                Friction {
                    coefficient: surface.friction(),
                    combine_rule: CoefficientCombineRule::Average,
                },
                Restitution {
                    coefficient: surface.restitution(),
                    combine_rule: CoefficientCombineRule::Average,
                },
                Ccd::enabled(),
                Sleeping::disabled(),
                Transform::from_xyz(0.0, 2.0 + index as f32, 0.0),
            );
            world.spawn(body).id()
        })
        .collect()
}

/// One tick of the fixed clock, 1/120 s: two physics steps.
fn advance(world: &mut World) {
    const STEPS: u32 = 2;
    for _ in 0..STEPS {
        if world.contains_resource::<ActiveThrow>() {
            world.run_schedule(DiceStep);
            reading::report(world);
        }
    }
}

/// One physics step of the active throw, or all of them if its flight is skipped.
fn step(
    mut context: Query<(
        &mut RapierContextSimulation,
        &mut RapierContextColliders,
        &mut RapierContextJoints,
        &mut RapierRigidBodySet,
        &RapierConfiguration,
        &mut SimulationToRenderTime,
    )>,
    mut throw: ResMut<ActiveThrow>,
    field: Res<ThrowField>,
    timestep: Res<TimestepMode>,
    time: Res<Time>,
    surfaces: Query<(Entity, &Surface)>,
) {
    let Ok((mut simulation, mut colliders, mut joints, mut bodies, configuration, mut lag)) =
        context.single_mut()
    else {
        return;
    };
    let surfaces: EntityHashMap<Surface> = surfaces
        .iter()
        .map(|(entity, surface)| (entity, *surface))
        .collect();
    loop {
        throw.before_step(&mut bodies, &field);
        simulation.step_simulation(
            &mut colliders,
            &mut joints,
            &mut bodies,
            configuration.gravity,
            *timestep,
            None,
            &(),
            &time,
            &mut lag,
            None,
        );
        throw.after_step(&simulation, &mut bodies, &colliders, &field, &surfaces);
        if throw.done || !throw.skip_flight {
            return;
        }
    }
}
