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

use crate::{DieShape, Gesture, Impact, Roll, STEP_SECONDS, Solid, Surface, ThrowField};

/// Physical throws.
///
/// Needs the time and transform plugins of Bevy, and nothing that can be seen. One physics step lasts [`STEP_SECONDS`]; the
/// fixed schedule advances the world while dice fly and leaves it alone while they lie.
pub struct DicePlugin;

/// The schedule in which the physics is stepped: while dice fly, a few steps at each tick of the fixed clock; for a quick throw, once.
#[derive(ScheduleLabel, Clone, Debug, Eq, Hash, PartialEq)]
pub struct DiceStep;

/// Throws dice. Those that lie there are taken up; if they are of another kind or number, they are put away and others brought.
#[derive(Message, Clone, Debug)]
pub struct ThrowDice {
    /// What is thrown.
    pub shape: DieShape,
    /// How many.
    pub count: usize,
    /// What the hand does.
    pub gesture: Gesture,
    /// The seed of all chance in this throw: the same seed, gesture and field give the same throw.
    pub seed: u64,
    /// Whether to show the dice where they come to rest at once. The result is the same as if one had watched.
    pub quick: bool,
}

/// Lays dice on the table without throwing them: before the first throw, in a resumed game, or to show what a generator drew or
/// somebody entered.
#[derive(Message, Clone, Debug)]
pub struct LayDice {
    /// What lies there.
    pub shape: DieShape,
    /// The faces that they show, one a die.
    pub faces: Vec<u8>,
    /// The middle of the row, at the height of the ground.
    pub at: Vec3,
}

/// Everything rests and has been read.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub struct Settled {
    /// The faces, in the order of the dice.
    pub faces: Vec<u8>,
    /// Which dice lay cocked or lost at least once and were thrown again.
    pub rethrown: Vec<u8>,
}

/// A die or lot on the table. A table hangs a mesh on it, turned by [`Marks`]; while nothing is being thrown it may move the
/// body's `Transform`.
#[derive(Component, Copy, Clone, Debug)]
pub struct DieBody {
    /// Its shape.
    pub shape: DieShape,
    /// Its number in the throw, from 0.
    pub index: usize,
}

/// How the marks sit on the blank body: one of the rotations of its shape, drawn anew before each release.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Quat);

/// The solids of the field, so that they can be taken away when it changes.
#[derive(Component)]
struct FieldSolid;

impl Plugin for DicePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<TransformPlugin>() {
            app.add_plugins(TransformPlugin);
        }
        let mut setup = RapierContextInitialization::default_with_length_unit(0.2);
        if let RapierContextInitialization::InitializeDefaultRapierContext { rapier_configuration, .. } = &mut setup {
            rapier_configuration.gravity = Vec3::NEG_Y * 98.1;
        }
        app.insert_resource(TimestepMode::Fixed { dt: STEP_SECONDS, substeps: 1 })
            .add_plugins(
                RapierPhysicsPlugin::<NoUserData>::default()
                    .with_custom_initialization(setup)
                    .in_schedule(DiceStep)
                    .with_physics_sets_systems([PhysicsSet::SyncBackend, PhysicsSet::Writeback].into_iter().collect()),
            )
            .add_message::<ThrowDice>()
            .add_message::<LayDice>()
            .add_message::<Settled>()
            .add_message::<Impact>()
            .insert_resource(Time::<Fixed>::from_hz(120.0))
            .add_systems(DiceStep, step.in_set(PhysicsSet::StepSimulation))
            .add_systems(PreUpdate, (lay_field.run_if(resource_exists_and_changed::<ThrowField>), lay, begin).chain())
            .add_systems(FixedUpdate, advance.run_if(resource_exists::<Roll>));
        app.edit_schedule(DiceStep, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// Brings the solids of a changed field.
fn lay_field(mut commands: Commands, field: Res<ThrowField>, old: Query<Entity, With<FieldSolid>>) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    for solid in field.shell().iter().chain(&field.solids) {
        commands.spawn(solid_bundle(solid));
    }
}

fn solid_bundle(solid: &Solid) -> impl Bundle {
    /// Of bone on smooth bronze.
    const POLISHED: Friction = Friction { coefficient: 0.06, combine_rule: CoefficientCombineRule::Min };
    let rough = Friction { coefficient: solid.surface.friction(), combine_rule: CoefficientCombineRule::Max };
    (
        FieldSolid,
        RigidBody::Fixed,
        solid.collider(),
        solid.surface,
        if solid.polished { POLISHED } else { rough },
        Restitution { coefficient: solid.surface.restitution(), combine_rule: CoefficientCombineRule::Min },
        Transform::from_translation(solid.at).with_rotation(solid.rotation),
    )
}

/// Takes up the dice for a new throw. A throw that is asked for while another flies is left out.
fn begin(world: &mut World) {
    let asked = world.resource_mut::<Messages<ThrowDice>>().drain().last();
    let Some(throw) = asked else { return };
    let Some(field) = world.get_resource::<ThrowField>().cloned() else { return };
    if world.contains_resource::<Roll>() {
        return;
    }
    let entities = bring_dice(world, throw.shape, throw.count);
    let mut gesture = throw.gesture;
    gesture.from = field.mouth.unwrap_or_else(|| field.clamp(gesture.from));
    if field.mouth.is_some() {
        gesture.direction = Vec2::ZERO;
        gesture.strength = 0.0;
    }
    let rng = ChaCha8Rng::seed_from_u64(throw.seed);
    world.insert_resource(Roll::new(&entities, throw.shape, gesture, rng, throw.quick));
    if throw.quick {
        world.run_schedule(DiceStep);
        conclude(world);
    }
}

/// Lays dice side by side with the wished faces up.
fn lay(world: &mut World) {
    let asked = world.resource_mut::<Messages<LayDice>>().drain().last();
    let Some(asked) = asked.filter(|_| !world.contains_resource::<Roll>()) else { return };
    let entities = bring_dice(world, asked.shape, asked.faces.len());
    let count = entities.len();
    for (index, (entity, face)) in entities.into_iter().zip(&asked.faces).enumerate() {
        let across = index as f32 - (count as f32 - 1.0) / 2.0;
        let place = asked.at + Vec3::new(across * asked.shape.edge() * 1.7, asked.shape.resting_height(), 0.0);
        let turned = Quat::from_rotation_y(0.35 * across + 0.2);
        let marks = asked.shape.rotations().into_iter().find(|marks| asked.shape.read(*marks).0 == *face);
        world.entity_mut(entity).insert((
            RigidBody::Fixed,
            Transform::from_translation(place).with_rotation(turned),
            Marks(marks.unwrap_or_default()),
        ));
    }
}

/// The entities of the dice in order, new ones if other dice lie there.
fn bring_dice(world: &mut World, shape: DieShape, count: usize) -> Vec<Entity> {
    let mut lying: Vec<(usize, Entity, DieShape)> =
        world.query::<(Entity, &DieBody)>().iter(world).map(|(entity, die)| (die.index, entity, die.shape)).collect();
    lying.sort_unstable_by_key(|(index, ..)| *index);
    if lying.len() == count && lying.iter().all(|(_, _, s)| *s == shape) {
        return lying.into_iter().map(|(_, entity, _)| entity).collect();
    }
    for (_, entity, _) in lying {
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
                Friction { coefficient: surface.friction(), combine_rule: CoefficientCombineRule::Average },
                Restitution { coefficient: surface.restitution(), combine_rule: CoefficientCombineRule::Average },
                Ccd::enabled(),
                Sleeping::disabled(),
                Transform::from_xyz(0.0, 2.0 + index as f32, 0.0),
            );
            world.spawn(body).id()
        })
        .collect()
}

/// One tick of the clock: two steps, 1/120 s.
fn advance(world: &mut World) {
    const STEPS: u32 = 2;
    for _ in 0..STEPS {
        if world.contains_resource::<Roll>() {
            world.run_schedule(DiceStep);
            conclude(world);
        }
    }
}

/// One physics step of the throw that flies, or all of them if it is a quick one.
fn step(
    mut context: Query<(
        &mut RapierContextSimulation,
        &mut RapierContextColliders,
        &mut RapierContextJoints,
        &mut RapierRigidBodySet,
        &RapierConfiguration,
        &mut SimulationToRenderTime,
    )>,
    mut roll: ResMut<Roll>,
    field: Res<ThrowField>,
    timestep: Res<TimestepMode>,
    time: Res<Time>,
    surfaces: Query<(Entity, &Surface)>,
) {
    let Ok((mut simulation, mut colliders, mut joints, mut bodies, configuration, mut lag)) = context.single_mut()
    else {
        return;
    };
    let surfaces: EntityHashMap<Surface> = surfaces.iter().map(|(entity, surface)| (entity, *surface)).collect();
    loop {
        roll.before_step(&mut bodies);
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
        roll.after_step(&simulation, &mut bodies, &colliders, &field, &surfaces);
        if roll.done || !roll.quick {
            return;
        }
    }
}

/// Tells impacts, puts the drawn marks on the bodies and, when the throw is done, reads it.
fn conclude(world: &mut World) {
    let Some(mut roll) = world.remove_resource::<Roll>() else { return };
    world.write_message_batch(roll.impacts.drain(..));
    for die in &roll.dice {
        if let Some(mut marks) = world.get_mut::<Marks>(die.entity) {
            marks.set_if_neq(Marks(die.marks));
        }
    }
    if !roll.done {
        world.insert_resource(roll);
        return;
    }
    let faces = roll.dice.iter().map(|die| {
        let attitude = world.get::<Transform>(die.entity).map_or(Quat::IDENTITY, |transform| transform.rotation);
        roll.shape.read(attitude * die.marks).0
    });
    let faces = faces.collect();
    let rethrown = (0_u8..).zip(&roll.dice).filter(|(_, die)| die.rethrown).map(|(index, _)| index).collect();
    world.write_message(Settled { faces, rethrown });
}
