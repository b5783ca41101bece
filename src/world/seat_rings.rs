//! Rings inlaid into the pieces of the second seat, so that not their colour alone distinguishes
//! them. The palette for every kind of colour vision shows them.

use std::f32::consts::FRAC_PI_2;

use bevy::{color::Luminance, light::NotShadowCaster, prelude::*};
use tesserae_rules::{PieceKind, Seat};

use crate::{
    boards::Board,
    table::{
        sets::AnimateSystems,
        settings::{Palette, Settings},
    },
    world::{current_board::CurrentBoard, pieces::PieceBody},
};

/// Adds a ring to every piece of the second seat, and shows them as the settings say.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, load)
        .add_systems(Update, (spawn, show).chain().in_set(AnimateSystems::Follow))
        .add_systems(
            Update,
            recolour
                .in_set(AnimateSystems::Follow)
                .run_if(resource_exists_and_changed::<CurrentBoard>),
        );
}

/// The ring of a piece.
#[derive(Component)]
#[require(Name::new("Ring of a piece"), NotShadowCaster)]
struct SeatRing;

/// The colours of a ring: for dark pieces, and for light ones.
const COLOURS: [Color; 2] = [Color::srgb(0.96, 0.91, 0.80), Color::srgb(0.08, 0.06, 0.05)];

/// The number of the colour of the rings on a board; `None` where both seats play with the same
/// pieces.
fn number(board: &Board) -> Option<usize> {
    /// Pieces with more luminance than this get a dark ring.
    const LIGHT: f32 = 0.3;
    let piece = board.seat_colour(Seat::Second)?;
    Some(usize::from(piece.luminance() > LIGHT))
}

/// The colour of the rings on a board, if it has any.
#[cfg(test)]
pub(crate) fn colour(board: &Board) -> Option<Color> {
    number(board).map(|number| COLOURS[number])
}

#[derive(Resource)]
struct RingLooks {
    mesh: Handle<Mesh>,
    /// In the order of their colours.
    materials: [Handle<StandardMaterial>; 2],
}

impl RingLooks {
    /// The material of the rings on a board; `None` where both seats play with the same pieces.
    fn material(&self, board: &Board) -> Option<Handle<StandardMaterial>> {
        number(board).map(|number| self.materials[number].clone())
    }
}

fn load(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let matt = |colour: Color| {
        materials.add(StandardMaterial {
            base_color: colour,
            perceptual_roughness: 0.75,
            ..default()
        })
    };
    commands.insert_resource(RingLooks {
        mesh: meshes.add(Annulus::new(0.40, 0.62).mesh().resolution(48)),
        materials: COLOURS.map(matt),
    });
}

fn spawn(
    mut commands: Commands,
    looks: Option<Res<RingLooks>>,
    current: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
    new: Query<(Entity, &PieceBody), Added<PieceBody>>,
) {
    /// Hardly above the piece, so that the two surfaces do not flicker.
    const RISE: f32 = 0.003;
    let (Some(looks), Some(current)) = (looks, current) else {
        return;
    };
    let Some(material) = looks.material(&current.board) else {
        return;
    };
    for (entity, body) in new
        .iter()
        .filter(|(_, body)| body.kind == PieceKind::Checker(Seat::Second))
    {
        let model = current.board.model(body.kind);
        let at = Transform::from_xyz(0.0, model.height + RISE, 0.0)
            .with_rotation(Quat::from_rotation_x(-FRAC_PI_2))
            .with_scale(Vec3::splat(model.radius));
        commands.entity(entity).with_child((
            SeatRing,
            Mesh3d(looks.mesh.clone()),
            MeshMaterial3d(material.clone()),
            at,
            visibility(settings.palette),
        ));
    }
}

/// Gives the rings the colour that stands out from the pieces of another board.
fn recolour(
    looks: Option<Res<RingLooks>>,
    current: Res<CurrentBoard>,
    mut rings: Query<&mut MeshMaterial3d<StandardMaterial>, With<SeatRing>>,
) {
    let Some(material) = looks.and_then(|looks| looks.material(&current.board)) else {
        return;
    };
    for mut ring in &mut rings {
        ring.set_if_neq(MeshMaterial3d(material.clone()));
    }
}

fn show(settings: Res<Settings>, mut rings: Query<&mut Visibility, With<SeatRing>>) {
    if settings.is_changed() {
        for mut ring in &mut rings {
            ring.set_if_neq(visibility(settings.palette));
        }
    }
}

fn visibility(palette: Palette) -> Visibility {
    if palette == Palette::ColourBlindSafe {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}
