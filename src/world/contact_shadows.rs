use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    light::{NotShadowCaster, NotShadowReceiver},
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};
use tesserae_dice::{DieBody, DieShape, ThrowField};

use crate::{
    TableSystems,
    boards::Foot,
    world::{
        cups::Cup,
        current_board::CurrentBoard,
        pieces::{PieceBody, Shown},
        scenery::Scenery,
    },
};

/// The darkening of the ground round the foot of a piece.
#[derive(Component)]
struct Contact;

/// The darkening of the ground round something that is taken up and let go: a die, a cup.
#[derive(Component)]
struct ShadowOf {
    thing: Entity,
    /// How high its origin is over the ground when it lies there.
    rest: f32,
    /// The height of the ground; where dice are thrown if there is none.
    ground: Option<f32>,
}

/// How high over the ground darkness lies.
const LIFT: f32 = 0.004;

/// Darkens the ground round everything that stands on it, so that nothing seems to float. Light from all sides cannot reach into the corner
/// between a thing and the ground; the shadow of the lamp knows nothing of that.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare)
        .add_systems(Update, (bring, show, follow).chain().in_set(TableSystems::Move))
        .add_systems(PostUpdate, under_props.after(crate::world::scenery::furnish));
}

#[derive(Resource)]
struct BlobShadow {
    round: Handle<Mesh>,
    flat: Handle<Mesh>,
    cube: Handle<Mesh>,
    cup: Handle<Mesh>,
    lot: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

fn prepare(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let material = StandardMaterial { alpha_mode: AlphaMode::Blend, unlit: true, depth_bias: 4.0, ..default() };
    let round = |radius: f32| Foot::new(Vec2::splat(-radius), Vec2::splat(radius), radius);
    commands.insert_resource(BlobShadow {
        // A token that nests in another stands on a foot narrower than itself.
        round: meshes.add(skirt(&round(1.0), 0.5, 0.55, 0.62)),
        flat: meshes.add(skirt(&round(1.0), 0.10, 0.28, 0.5)),
        cube: meshes.add(skirt(&Foot::new(Vec2::splat(-0.08), Vec2::splat(0.08), 0.02), 0.03, 0.075, 0.6)),
        cup: meshes.add(skirt(&round(0.27), 0.05, 0.14, 0.66)),
        lot: meshes.add(skirt(&round(0.12), 0.05, 0.08, 0.5)),
        material: materials.add(material),
    });
}

/// A flat ring round a foot, black within and clear at its outer edge. It begins a little under the thing, whose edge may be rounded.
fn skirt(foot: &Foot, under: f32, reach: f32, darkness: f32) -> Mesh {
    const CORNER: usize = 8;
    const RINGS: usize = 7;
    let (centre, half) = ((foot.min + foot.max) / 2.0, (foot.max - foot.min) / 2.0);
    let inner = (half - foot.corner).max(Vec2::ZERO);
    let around = 4 * (CORNER + 1);
    let mut positions = Vec::with_capacity(around * RINGS);
    let mut colours = Vec::with_capacity(around * RINGS);
    for ring in 0..RINGS {
        // The first ring lies under the thing, the second at its edge.
        let outward = ring.saturating_sub(1) as f32 / (RINGS - 2) as f32;
        let away = if ring == 0 { (foot.corner - under).max(0.0) } else { foot.corner + outward * reach };
        let fades = 1.0 - outward;
        for step in 0..around {
            let (quarter, within) = (step / (CORNER + 1), step % (CORNER + 1));
            let turn = (quarter as f32 + within as f32 / CORNER as f32) * TAU / 4.0;
            let corner = Vec2::from_angle((quarter as f32 + 0.5) * TAU / 4.0).signum() * inner;
            let at = centre + corner + Vec2::from_angle(turn) * away;
            positions.push([at.x, 0.0, at.y]);
            colours.push([0.0, 0.0, 0.0, darkness * fades * fades]);
        }
    }
    let quads = (0..RINGS - 1).flat_map(|ring| (0..around).map(move |step| (ring, step)));
    let indices = quads.flat_map(|(ring, step)| {
        let next = (step + 1) % around;
        let [a, b] = [ring * around + step, ring * around + next];
        let [c, d] = [a + around, b + around];
        [a, b, c, b, d, c].map(|index| index as u32)
    });
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_indices(Indices::U32(indices.collect()))
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

/// What every darkness is drawn with.
fn dark(mesh: &Handle<Mesh>, darkness: &BlobShadow, at: Transform) -> impl Bundle {
    (Mesh3d(mesh.clone()), MeshMaterial3d(darkness.material.clone()), at, NotShadowCaster, NotShadowReceiver)
}

/// ShadowOf what does not move: once, when the board is put on the table.
fn under_props(
    mut commands: Commands,
    darkness: Res<BlobShadow>,
    mut meshes: ResMut<Assets<Mesh>>,
    seated: Option<Res<CurrentBoard>>,
) {
    let Some(seated) = seated.filter(|seated| seated.is_changed()) else { return };
    for prop in seated.board.props() {
        for foot in prop.feet {
            // As far as the thing is wide, but not further than a hand's breadth.
            let reach = ((foot.max - foot.min).min_element() * 0.22).clamp(0.06, 0.5);
            let mesh = meshes.add(skirt(foot, 0.03, reach, 0.66));
            let ground = Vec3::new(prop.at.translation.x, seated.board.table_height() + LIFT, prop.at.translation.z);
            let at = Transform::from_translation(ground).with_rotation(prop.at.rotation);
            commands.spawn((Scenery, dark(&mesh, &darkness, at)));
        }
    }
}

fn bring(
    mut commands: Commands,
    darkness: Res<BlobShadow>,
    seated: Option<Res<CurrentBoard>>,
    new: Query<(Entity, &PieceBody), Added<PieceBody>>,
    dice: Query<(Entity, &DieBody), Added<DieBody>>,
    cups: Query<Entity, Added<Cup>>,
) {
    for (thing, die) in &dice {
        let mesh = if die.shape == DieShape::Cube { &darkness.cube } else { &darkness.lot };
        let under = ShadowOf { thing, rest: die.shape.resting_height(), ground: None };
        commands.spawn((under, dark(mesh, &darkness, Transform::default())));
    }
    let Some(seated) = seated else { return };
    for thing in &cups {
        let under = ShadowOf { thing, rest: 0.0, ground: Some(seated.board.table_height()) };
        commands.spawn((under, dark(&darkness.cup, &darkness, Transform::default())));
    }
    for (entity, body) in &new {
        if body.is_round() {
            let model = seated.board.model(body.kind);
            // What is as thin as a coin keeps little light away.
            let mesh = if model.height < model.radius * 0.3 { &darkness.flat } else { &darkness.round };
            let at = Transform::from_xyz(0.0, LIFT, 0.0).with_scale(Vec3::splat(model.radius));
            commands.entity(entity).with_child((Contact, dark(mesh, &darkness, at)));
        }
    }
}

/// Only what lies flat on the ground darkens it, and not what is in the air or on another piece.
fn show(
    seated: Option<Res<CurrentBoard>>,
    shown: Res<Shown>,
    bodies: Query<(&PieceBody, Ref<Transform>)>,
    mut contacts: Query<(&ChildOf, Ref<Contact>, &mut Visibility)>,
) {
    let Some(seated) = seated else { return };
    for (parent, contact, mut visibility) in &mut contacts {
        let Ok((body, at)) = bodies.get(parent.parent()) else { continue };
        if !at.is_changed() && !contact.is_added() {
            continue;
        }
        let lies = shown.arrangement.find(body.piece).is_some_and(|(place, _)| {
            let ground = seated.board.spot(place, 0, 1).translation.y;
            let flat = (at.rotation * Vec3::Y).y > 0.98;
            flat && (at.translation.y - ground).abs() < 0.01
        });
        visibility.set_if_neq(if lies { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Follows each die and cup over the ground, less the higher it is.
fn follow(
    mut commands: Commands,
    field: Option<Res<ThrowField>>,
    things: Query<Ref<Transform>, Without<ShadowOf>>,
    mut contacts: Query<(Entity, Ref<ShadowOf>, &mut Transform)>,
) {
    /// The height over the ground at which nothing is left of it.
    const GONE: f32 = 0.15;
    let Some(field) = field else { return };
    for (entity, under, mut contact) in &mut contacts {
        let Ok(at) = things.get(under.thing) else {
            commands.entity(entity).despawn();
            continue;
        };
        if !at.is_changed() && !under.is_added() {
            continue;
        }
        let ground = under.ground.unwrap_or(field.floor);
        let near = (1.0 - (at.translation.y - ground - under.rest).abs() / GONE).clamp(0.0, 1.0);
        let foot = at.translation.with_y(ground + LIFT);
        *contact = Transform::from_translation(foot).with_rotation(level(at.rotation)).with_scale(Vec3::splat(near));
    }
}

/// How the foot of a cube is turned on the ground.
fn level(attitude: Quat) -> Quat {
    let edges = [Vec3::X, Vec3::Z].map(|edge| attitude * edge);
    let edge = if edges[0].y.abs() < edges[1].y.abs() { edges[0] } else { edges[1] };
    Quat::from_rotation_y((-edge.z).atan2(edge.x))
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    #[test]
    fn darkness_is_deepest_at_the_foot_and_ends_clear() {
        let foot = Foot::new(Vec2::new(-1.0, -2.0), Vec2::new(3.0, 2.0), 0.1);
        let mesh = skirt(&foot, 0.05, 0.5, 0.6);
        let Some(VertexAttributeValues::Float32x3(at)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else { panic!() };
        let Some(VertexAttributeValues::Float32x4(shade)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else { panic!() };
        for (at, shade) in at.iter().zip(shade) {
            let outside = (Vec2::new(at[0], at[2]) - Vec2::new(1.0, 0.0)).abs() - Vec2::splat(2.0);
            assert!(outside.max_element() < 0.5 + 1e-4, "{at:?} is further away than it reaches");
            assert!(outside.max_element() > -0.07, "{at:?} is far under the thing");
            if outside.max_element() > 0.499 {
                assert!(shade[3] < 1e-4, "the outer edge can be seen at {at:?}");
            }
            if outside.max_element() <= -0.04 {
                assert!((shade[3] - 0.6).abs() < 1e-4, "it is not dark under {at:?}");
            }
        }
    }

    #[test]
    fn the_foot_of_a_die_lies_level_whichever_face_is_up() {
        for up in [Vec3::X, Vec3::Y, Vec3::Z, Vec3::NEG_X, Vec3::NEG_Z] {
            for yaw in [0.0, 0.3, 1.1] {
                let attitude = Quat::from_rotation_y(yaw) * Quat::from_rotation_arc(up, Vec3::Y);
                let turned = level(attitude);
                assert!((turned * Vec3::Y).abs_diff_eq(Vec3::Y, 1e-5));
                let edge = turned * Vec3::X;
                let along = [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| (attitude * axis).dot(edge).abs());
                assert!(along.iter().any(|share| *share > 0.999), "{up} {yaw}: the foot is askew");
            }
        }
    }
}
