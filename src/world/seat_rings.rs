use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_rules::{PieceKind, Seat};

use crate::{
    TableSystems,
    settings::{Palette, Settings},
    ui::widgets::seats,
    world::{current_board::CurrentBoard, pieces::PieceBody},
};

/// The ring that is let into the top of a piece of the second seat, so that it is told by a mark and not by its colour alone.
#[derive(Component)]
struct Inlay;

/// Lets a ring into the pieces of the second seat where the colours are to be for every eye.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, (bring, show).chain().in_set(TableSystems::Move));
}

#[derive(Resource)]
struct Rings {
    mesh: Handle<Mesh>,
    /// For pieces that are dark.
    light: Handle<StandardMaterial>,
    /// For pieces that are light.
    dark: Handle<StandardMaterial>,
}

fn prepare(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut matt =
        |colour: Color| materials.add(StandardMaterial { base_color: colour, perceptual_roughness: 0.75, ..default() });
    commands.insert_resource(Rings {
        mesh: meshes.add(Annulus::new(0.40, 0.62).mesh().resolution(48)),
        light: matt(Color::srgb(0.96, 0.91, 0.80)),
        dark: matt(Color::srgb(0.08, 0.06, 0.05)),
    });
}

fn bring(
    mut commands: Commands,
    rings: Option<Res<Rings>>,
    seated: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
    new: Query<(Entity, &PieceBody), Added<PieceBody>>,
) {
    /// Next to nothing over the piece, so that it is not lost in it.
    const PROUD: f32 = 0.003;
    let (Some(rings), Some(seated)) = (rings, seated) else { return };
    for (entity, body) in new.iter().filter(|(_, body)| body.kind == PieceKind::Man(Seat::Second)) {
        let Some(colour) = seats::colour(seated.kind, Seat::Second) else { continue };
        let [r, g, b, _] = bevy_egui::egui::Rgba::from(colour).to_array();
        let is_light = 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.3;
        let model = seated.board.model(body.kind);
        let at = Transform::from_xyz(0.0, model.height + PROUD, 0.0)
            .with_rotation(Quat::from_rotation_x(-FRAC_PI_2))
            .with_scale(Vec3::splat(model.radius));
        let material = if is_light { rings.dark.clone() } else { rings.light.clone() };
        let looks = (Mesh3d(rings.mesh.clone()), MeshMaterial3d(material), NotShadowCaster);
        commands.entity(entity).with_child((Inlay, looks, at, seen(settings.palette)));
    }
}

fn show(settings: Res<Settings>, mut inlays: Query<&mut Visibility, With<Inlay>>) {
    if settings.is_changed() {
        for mut visibility in &mut inlays {
            visibility.set_if_neq(seen(settings.palette));
        }
    }
}

/// Whether rings are seen.
fn seen(palette: Palette) -> Visibility {
    if palette == Palette::ColourBlindSafe { Visibility::Inherited } else { Visibility::Hidden }
}
