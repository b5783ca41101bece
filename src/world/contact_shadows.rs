//! Contact shadows: the ground is darker around everything that stands on it, so that nothing seems
//! to float. The light of the room hardly reaches the corner between a thing and the ground, and
//! the shadow of the lamp does not show that. Pieces and dice, which are low, get the shadow of the
//! lamp in the same way, and pieces their reflection in polished ground.

use std::{collections::HashMap, f32::consts::TAU};

use bevy::{
    asset::{RenderAssetUsages, embedded_asset},
    light::{NotShadowCaster, NotShadowReceiver},
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};
use tesserae_dice::{DieBody, DieShape, ThrowField};
use tesserae_rules::Place;

use crate::{
    boards::{Finish, Footprint},
    table::sets::AnimateSystems,
    world::{
        cups::Cup,
        current_board::CurrentBoard,
        pieces::{PieceBody, ShownPieces},
        scenery::{Scenery, Standing},
        sign::Sign,
    },
};

/// Adds a contact shadow to everything that stands on the table, and moves it along.
pub(crate) fn plugin(app: &mut App) {
    embedded_asset!(app, "contact_shadows.wgsl");
    app.add_plugins(MaterialPlugin::<ContactShadow>::default())
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (match_ground, spawn, show_under_pieces, follow)
                .chain()
                .in_set(AnimateSystems::Follow),
        );
}

/// The shadow of a piece, a child of its body.
#[derive(Component)]
struct PieceShadow;

/// The shadow of something that is picked up and put down: a die, a cup, a sign.
#[derive(Component)]
struct ShadowOf {
    thing: Entity,
    /// How high its origin is over the ground when it lies there.
    rest: f32,
    /// The height of the ground; `None` for that of the throw field.
    ground: Option<f32>,
}

/// How high over the ground shadows lie.
const LIFT: f32 = 0.004;
/// The part of the light of the room that a wall keeps from the ground at its foot, averaged over
/// all directions.
const BY_A_WALL: f32 = 0.45;

#[derive(Resource)]
pub(crate) struct ContactShadowMeshes {
    cup: Handle<Mesh>,
    sign: Handle<Mesh>,
    cube: Handle<Mesh>,
    tetrahedron: Handle<Mesh>,
    material: Handle<ContactShadow>,
}

/// The material of every shadow; shadows differ in their vertices only.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
pub(crate) struct ContactShadow {}

impl Material for ContactShadow {
    fn fragment_shader() -> ShaderRef {
        "embedded://tesserae/world/contact_shadows.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Multiply
    }

    fn depth_bias(&self) -> f32 {
        4.0
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

impl ContactShadowMeshes {
    /// The shadow of a die.
    const fn of_die(&self, shape: DieShape) -> &Handle<Mesh> {
        match shape {
            DieShape::Cube => &self.cube,
            DieShape::Tetrahedron => &self.tetrahedron,
        }
    }

    /// A shadow under nothing.
    pub(crate) fn sample(&self) -> impl Bundle {
        self.looks(&self.cube, Transform::default())
    }

    /// What every shadow is drawn with.
    fn looks(&self, mesh: &Handle<Mesh>, at: Transform) -> impl Bundle {
        let name = Name::new("Contact shadow");
        (
            name,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(self.material.clone()),
            at,
            NotShadowCaster,
            NotShadowReceiver,
        )
    }
}

fn load(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ContactShadow>>,
) {
    commands.insert_resource(ContactShadowMeshes {
        cup: meshes.add(shadow_mesh(
            &Footprint::disc(0.27),
            0.05,
            0.25,
            Finish::CLOTH,
        )),
        sign: meshes.add(shadow_mesh(
            &Footprint::new(Vec2::new(-0.2, -0.1), Vec2::new(0.2, 0.1), 0.1),
            0.03,
            0.12,
            Finish::CLOTH,
        )),
        cube: meshes.add(cube_shadow(Finish::CLOTH)),
        tetrahedron: meshes.add(tetrahedron_shadow(Finish::CLOTH)),
        material: materials.add(ContactShadow {}),
    });
}

/// The shadow of a pile of round pieces of radius 1, by the height of one and of all. Pieces may
/// nest in each other: then they stand on a foot that is narrower than they are.
fn pile_shadow(piece: f32, pile: f32, ground: Finish) -> Mesh {
    /// The height at which a piece is widest, as a part of its own.
    const WAIST: f32 = 0.45;
    const UNDER: f32 = 0.5;
    // The ground reflects a pile further away than the lamp throws its shadow.
    let reach = (pile * 2.0).clamp(0.35, 3.0);
    let mesh = shadow_mesh(&Footprint::disc(1.0), UNDER, reach, ground);
    let positions = mesh
        .attribute(Mesh::ATTRIBUTE_POSITION)
        .and_then(|positions| positions.as_float3())
        .unwrap_or(&[]);
    let coordinates: Vec<_> = positions
        .iter()
        .map(|at| [Vec3::from(*at).length(), pile])
        .collect();
    let waists = vec![[WAIST * piece, ground.polish]; coordinates.len()];
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, coordinates)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, waists)
}

/// The shadow of a die with six sides.
fn cube_shadow(ground: Finish) -> Mesh {
    let half = DieShape::Cube.resting_height();
    let footprint = Footprint::new(Vec2::splat(-half), Vec2::splat(half), 0.02);
    let mesh = shadow_mesh(&footprint, 0.03, 0.16, ground);
    let count = mesh.count_vertices();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[half, 2.0 * half]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![[0.0, ground.polish]; count])
}

/// The shadow of a lot.
fn tetrahedron_shadow(ground: Finish) -> Mesh {
    shadow_mesh(&Footprint::disc(0.12), 0.05, 0.1, ground)
}

/// A flat ring around a footprint: darkest at its edge, clear at a distance of `reach`; the normals
/// point outwards. It begins `under` inside the edge, because edges of models may be rounded.
fn shadow_mesh(footprint: &Footprint, under: f32, reach: f32, ground: Finish) -> Mesh {
    const CORNER: usize = 8;
    const RINGS: usize = 7;
    let (centre, half) = (
        (footprint.min + footprint.max) / 2.0,
        (footprint.max - footprint.min) / 2.0,
    );
    let inner = (half - footprint.corner).max(Vec2::ZERO);
    let around = 4 * (CORNER + 1);
    let mut positions = Vec::with_capacity(around * RINGS);
    let mut normals = Vec::with_capacity(around * RINGS);
    let mut colours = Vec::with_capacity(around * RINGS);
    for ring in 0..RINGS {
        // The first ring lies inside the footprint, the second on its edge.
        let outward = ring.saturating_sub(1) as f32 / (RINGS - 2) as f32;
        let away = if ring == 0 {
            (footprint.corner - under).max(0.0)
        } else {
            footprint.corner + outward * reach
        };
        let fades = 1.0 - outward;
        for step in 0..around {
            let (quarter, within) = (step / (CORNER + 1), step % (CORNER + 1));
            let turn = (quarter as f32 + within as f32 / CORNER as f32) * TAU / 4.0;
            let corner = Vec2::from_angle((quarter as f32 + 0.5) * TAU / 4.0).signum() * inner;
            let outside = Vec2::from_angle(turn);
            let at = centre + corner + outside * away;
            positions.push([at.x, 0.0, at.y]);
            normals.push([outside.x, 0.0, outside.y]);
            colours.push(
                ground
                    .scattered
                    .extend(BY_A_WALL * fades.powf(1.3))
                    .to_array(),
            );
        }
    }
    let quads = (0..RINGS - 1).flat_map(|ring| (0..around).map(move |step| (ring, step)));
    let indices = quads.flat_map(|(ring, step)| {
        let next = (step + 1) % around;
        let [a, b] = [ring * around + step, ring * around + next];
        let [c, d] = [a + around, b + around];
        [a, b, c, b, d, c].map(|index| index as u32)
    });
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_indices(Indices::U32(indices.collect()))
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0; 2]; colours.len()])
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![[0.0; 2]; colours.len()])
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
}

/// Gives the shadows of dice the ground on which they lie.
fn match_ground(
    shadows: Res<ContactShadowMeshes>,
    current: Option<Res<CurrentBoard>>,
    field: Option<Res<ThrowField>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut shown: Local<Option<Finish>>,
) -> Result {
    let (Some(current), Some(field)) = (current, field) else {
        return Ok(());
    };
    let ground = current.board.finish_of_field(&field);
    if shown.replace(ground) != Some(ground) {
        meshes.insert(&shadows.cube, cube_shadow(ground))?;
        meshes.insert(&shadows.tetrahedron, tetrahedron_shadow(ground))?;
    }
    Ok(())
}

/// Adds shadows to what is new: props, dice, cups, signs, pieces.
fn spawn(
    mut commands: Commands,
    shadows: Res<ContactShadowMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
    current: Option<Res<CurrentBoard>>,
    props: Query<(&Standing, &Transform), Added<Standing>>,
    dice: Query<(Entity, &DieBody), Added<DieBody>>,
    cups: Query<Entity, Added<Cup>>,
    signs: Query<Entity, Added<Sign>>,
    pieces: Query<(Entity, &PieceBody), Added<PieceBody>>,
) {
    for (thing, die) in &dice {
        let shadow = ShadowOf {
            thing,
            rest: die.shape.resting_height(),
            ground: None,
        };
        commands.spawn((
            shadow,
            shadows.looks(shadows.of_die(die.shape), Transform::default()),
        ));
    }
    let Some(current) = current else { return };
    let table = current.board.layout.table_height;
    for (standing, at) in &props {
        let ground = Transform::from_translation(at.translation.with_y(table + LIFT))
            .with_rotation(at.rotation);
        for footprint in standing.0 {
            // In proportion to the width of the thing, within limits.
            let reach = ((footprint.max - footprint.min).min_element() * 0.22).clamp(0.06, 0.5);
            let mesh = meshes.add(shadow_mesh(footprint, 0.03, reach, Finish::CLOTH));
            commands.spawn((Scenery, shadows.looks(&mesh, ground)));
        }
    }
    let cups = cups.iter().map(|thing| (thing, &shadows.cup));
    let signs = signs.iter().map(|thing| (thing, &shadows.sign));
    for (thing, mesh) in cups.chain(signs) {
        let shadow = ShadowOf {
            thing,
            rest: 0.0,
            ground: Some(table),
        };
        commands.spawn((shadow, shadows.looks(mesh, Transform::default())));
    }
    for (entity, body) in pieces.iter().filter(|(_, body)| body.is_round()) {
        let at = Transform::from_xyz(0.0, LIFT, 0.0)
            .with_scale(Vec3::splat(current.board.model(body.kind).radius));
        commands
            .entity(entity)
            .with_child((PieceShadow, shadows.looks(&Handle::default(), at)));
    }
}

/// Shows the shadows of pieces that lie flat on the ground, with what lies on them, and hides those
/// of pieces in the air or on other pieces.
fn show_under_pieces(
    current: Option<Res<CurrentBoard>>,
    shown: Res<ShownPieces>,
    bodies: Query<(&PieceBody, Ref<Transform>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut shadows: Query<(&ChildOf, Ref<PieceShadow>, &mut Mesh3d, &mut Visibility)>,
    mut of_piles: Local<HashMap<(&'static str, usize, [u32; 3]), Handle<Mesh>>>,
) {
    let Some(current) = current else { return };
    let board = &current.board;
    for (parent, shadow, mut mesh, mut visibility) in &mut shadows {
        let Ok((body, at)) = bodies.get(parent.parent()) else {
            continue;
        };
        let is_other = current.is_changed() || shown.is_changed();
        if !at.is_changed() && !shadow.is_added() && !is_other {
            continue;
        }
        let is_flat = (at.rotation * Vec3::Y).y > 0.98;
        let lies_at =
            |place: &Place| (at.translation.y - board.spot(*place, 0).translation.y).abs() < 0.01;
        let place = shown
            .arrangement
            .find(body.piece)
            .map(|(place, _)| place)
            .filter(|place| is_flat && lies_at(place));
        visibility.set_if_neq(if place.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let Some(place) = place else { continue };
        let levels = 0..shown.arrangement.stack(place).len();
        let spots = levels.map(|level| board.spot(place, level).translation - at.translation);
        let pile: Vec<f32> = spots
            .filter(|spot| spot.xz().length() < 0.01)
            .map(|spot| spot.y)
            .collect();
        let (model, ground) = (board.model(body.kind), board.finish(place));
        let key = (
            model.file,
            pile.len(),
            ground.scattered.to_array().map(f32::to_bits),
        );
        let handle = of_piles.entry(key).or_insert_with(|| {
            let highest = pile.iter().copied().fold(0.0, f32::max);
            meshes.add(pile_shadow(
                model.height / model.radius,
                (highest + model.height) / model.radius,
                ground,
            ))
        });
        mesh.set_if_neq(Mesh3d(handle.clone()));
    }
}

/// Moves each shadow under its die, cup or sign; it shrinks while they rise.
fn follow(
    mut commands: Commands,
    field: Option<Res<ThrowField>>,
    things: Query<Ref<Transform>, Without<ShadowOf>>,
    mut shadows: Query<(Entity, Ref<ShadowOf>, &mut Transform)>,
) {
    /// The height over the ground from which a thing has no contact shadow.
    const HIGHEST: f32 = 0.15;
    let Some(field) = field else { return };
    for (entity, shadow, mut transform) in &mut shadows {
        let Ok(at) = things.get(shadow.thing) else {
            commands.entity(entity).despawn();
            continue;
        };
        if !at.is_changed() && !shadow.is_added() {
            continue;
        }
        let ground = shadow.ground.unwrap_or(field.floor);
        let nearness =
            (1.0 - (at.translation.y - ground - shadow.rest).abs() / HIGHEST).clamp(0.0, 1.0);
        *transform = Transform::from_translation(at.translation.with_y(ground + LIFT))
            .with_rotation(heading(at.rotation))
            .with_scale(Vec3::splat(nearness));
    }
}

/// The rotation about the vertical of a cube that lies flat on one of its sides.
fn heading(attitude: Quat) -> Quat {
    let edges = [Vec3::X, Vec3::Z].map(|edge| attitude * edge);
    let edge = if edges[0].y.abs() < edges[1].y.abs() {
        edges[0]
    } else {
        edges[1]
    };
    Quat::from_rotation_y((-edge.z).atan2(edge.x))
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;
    use tesserae_dice::Surface;
    use tesserae_rules::Kind;

    use super::*;
    use crate::boards::Board;

    #[test]
    fn a_shadow_is_darkest_at_the_footprint_and_fades_out() {
        let footprint = Footprint::new(Vec2::new(-1.0, -2.0), Vec2::new(3.0, 2.0), 0.1);
        let mesh = shadow_mesh(&footprint, 0.05, 0.5, Finish::CLOTH);
        let Some(VertexAttributeValues::Float32x3(at)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION)
        else {
            panic!()
        };
        let Some(VertexAttributeValues::Float32x4(shade)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR)
        else {
            panic!()
        };
        for (at, shade) in at.iter().zip(shade) {
            let outside = (Vec2::new(at[0], at[2]) - Vec2::new(1.0, 0.0)).abs() - Vec2::splat(2.0);
            assert!(
                outside.max_element() < 0.5 + 1e-4,
                "{at:?} is further away than it reaches"
            );
            assert!(
                outside.max_element() > -0.07,
                "{at:?} is far under the thing"
            );
            if outside.max_element() > 0.499 {
                assert!(shade[3] < 1e-4, "the outer edge can be seen at {at:?}");
            }
            if outside.max_element() <= -0.04 {
                assert!(
                    (shade[3] - BY_A_WALL).abs() < 1e-4,
                    "it is not dark below {at:?}"
                );
            }
        }
    }

    #[test]
    fn dice_throw_shadows_on_what_their_board_is_made_of() {
        for board in Board::all() {
            let ground = board.finish_of_field(&board.field(None));
            let is_soft = matches!(board.look.surface, Surface::Felt | Surface::Leather);
            if board.look.game == Kind::Backgammon && !is_soft {
                assert_eq!(ground, Finish::polished(board.look.reflectance));
            } else {
                assert_eq!(ground, Finish::CLOTH, "{}", board.look.key);
            }
        }
    }

    #[test]
    fn the_shadow_of_a_die_is_horizontal_whichever_face_is_up() {
        for up in [Vec3::X, Vec3::Y, Vec3::Z, Vec3::NEG_X, Vec3::NEG_Z] {
            for yaw in [0.0, 0.3, 1.1] {
                let attitude = Quat::from_rotation_y(yaw) * Quat::from_rotation_arc(up, Vec3::Y);
                let turned = heading(attitude);
                assert!((turned * Vec3::Y).abs_diff_eq(Vec3::Y, 1e-5));
                let edge = turned * Vec3::X;
                let along =
                    [Vec3::X, Vec3::Y, Vec3::Z].map(|axis| (attitude * axis).dot(edge).abs());
                assert!(
                    along.iter().any(|share| *share > 0.999),
                    "{up} {yaw}: the shadow is not aligned"
                );
            }
        }
    }
}
