use bevy::{
    asset::RenderAssetUsages,
    light::{NotShadowCaster, NotShadowReceiver},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use crate::{
    TableSystems,
    pieces::{PieceBody, Shown},
    seated::Seated,
};

/// The darkening of the ground round the foot of a piece, so that nothing seems to float.
#[derive(Component)]
struct Contact;

/// How far it reaches, in radii of the piece.
const REACH: f32 = 1.4;

/// Darkens the ground under pieces where they lie on it.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, (bring, show).chain().in_set(TableSystems::Move));
}

#[derive(Resource)]
struct Darkness {
    mesh: Handle<Mesh>,
    material: Handle<StandardMaterial>,
}

/// One quad and one soft round spot for all pieces.
fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    const SIZE: u32 = 64;
    let texels = (0..SIZE * SIZE).flat_map(|texel| {
        let at = Vec2::new((texel % SIZE) as f32, (texel / SIZE) as f32) + 0.5;
        let away = (at / SIZE as f32 * 2.0 - 1.0).length() * REACH;
        let fades = ((REACH - away) / (REACH - 0.9)).clamp(0.0, 1.0);
        [0, 0, 0, (165.0 * fades * fades) as u8]
    });
    let size = Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 };
    let image = Image::new(
        size,
        TextureDimension::D2,
        texels.collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    let material = StandardMaterial {
        base_color_texture: Some(images.add(image)),
        alpha_mode: AlphaMode::Blend,
        unlit: true,
        ..default()
    };
    commands.insert_resource(Darkness {
        mesh: meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(REACH))),
        material: materials.add(material),
    });
}

fn bring(
    mut commands: Commands,
    darkness: Res<Darkness>,
    seated: Option<Res<Seated>>,
    new: Query<(Entity, &PieceBody), Added<PieceBody>>,
) {
    let Some(seated) = seated else { return };
    for (entity, body) in &new {
        let model = seated.board.model(body.kind);
        if !body.is_round() {
            continue;
        }
        commands.entity(entity).with_child((
            Contact,
            Mesh3d(darkness.mesh.clone()),
            MeshMaterial3d(darkness.material.clone()),
            Transform::from_xyz(0.0, 0.004, 0.0).with_scale(Vec3::splat(model.radius)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
    }
}

/// Only what lies flat on the ground darkens it, and not what is in the air or on another piece.
fn show(
    seated: Option<Res<Seated>>,
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
