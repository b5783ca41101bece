use bevy::prelude::*;
use tesserae_referee::Referee;
use tesserae_rules::{Pending, Place};

use crate::{
    TableSystems,
    input::{
        hands::{Hand, sources, targets},
        throwing::Throwing,
    },
    replay::Replay,
    settings::{Palette, Settings},
    world::{current_board::CurrentBoard, pieces::Shown, playback::EffectQueue},
};

/// The place that the keyboard points at.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub struct Cursor(pub Option<Place>);

/// A glow on the board.
#[derive(Component)]
struct Glow;

/// What a glow says.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Says {
    /// This can move: a ring.
    CanMove,
    /// It can go here: a disc.
    CanGo,
    /// The keyboard points here: a frame.
    Cursor,
}

/// The colour of a glow, and how large it is.
pub(crate) fn glow(says: Says, palette: Palette) -> (LinearRgba, f32) {
    match (says, palette) {
        (Says::CanMove, Palette::Natural) => (LinearRgba::new(1.0, 0.72, 0.28, 0.55), 0.19),
        (Says::CanMove, Palette::ColourBlindSafe) => (LinearRgba::new(1.0, 0.45, 0.0, 0.8), 0.19),
        (Says::CanGo, Palette::Natural) => (LinearRgba::new(0.2, 0.75, 0.6, 0.6), 0.17),
        (Says::CanGo, Palette::ColourBlindSafe) => (LinearRgba::new(0.05, 0.35, 1.0, 0.8), 0.17),
        (Says::Cursor, _) => (LinearRgba::new(1.0, 1.0, 1.0, 0.9), 0.2),
    }
}

/// Shows faintly what can move and, with a piece in hand, where it can go: as a ring for the one and a disc for the other, so that it is told
/// by shape as well as by colour.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>().add_systems(Startup, prepare).add_systems(Update, show.in_set(TableSystems::Move));
}

#[derive(Resource)]
struct Glows {
    ring: Handle<Mesh>,
    disc: Handle<Mesh>,
    frame: Handle<Mesh>,
}

fn prepare(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Glows {
        ring: meshes.add(Annulus::new(0.82, 1.0).mesh().resolution(48)),
        disc: meshes.add(Circle::new(0.55).mesh().resolution(40)),
        frame: meshes.add(Annulus::new(1.05, 1.25).mesh().resolution(4)),
    });
}

/// What the glows stand for; they are laid anew only when it changes.
#[derive(Default, PartialEq, Clone)]
struct Known {
    glows: Vec<(Place, u8, usize)>,
    palette: Palette,
    mirrored: bool,
}

fn show(
    mut commands: Commands,
    settings: Res<Settings>,
    (referee, past): (Res<Referee>, Res<Replay>),
    seated: Option<Res<CurrentBoard>>,
    shown: Res<Shown>,
    hand: Res<Hand>,
    cursor: Res<Cursor>,
    queue: Res<EffectQueue>,
    throwing: Res<Throwing>,
    glows: Option<Res<Glows>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Glow>>,
    mut known: Local<Known>,
) {
    let (Some(seated), Some(glows)) = (seated, glows) else { return };
    let mut wanted: Vec<(Place, Says)> = Vec::new();
    if let Some(session) = referee.session()
        && matches!(session.game().pending(), Pending::Act(_))
        && queue.is_empty()
        && !throwing.is_busy()
        && !past.is_open()
    {
        let game = session.game();
        if settings.highlights {
            match &*hand {
                Hand::Empty => wanted.extend(sources(game).into_iter().map(|place| (place, Says::CanMove))),
                Hand::Holding { from, walked, .. } => {
                    wanted.extend(targets(game, *from, walked).into_iter().map(|(place, _)| (place, Says::CanGo)));
                }
            }
        }
        wanted.extend(cursor.0.map(|place| (place, Says::Cursor)));
    }
    let now = Known {
        glows: wanted
            .iter()
            .map(|(place, says)| (*place, *says as u8, shown.arrangement.stack(*place).len()))
            .collect(),
        palette: settings.palette,
        mirrored: seated.mirrored,
    };
    if *known == now {
        return;
    }
    *known = now;
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    for (place, says) in wanted {
        let stack = shown.arrangement.stack(place);
        let height = seated.board.places().contains(&place).then(|| seated.board.zone(place)).flatten();
        let top = match says {
            Says::CanGo => seated.board.spot(place, stack.len(), stack.len() + 1),
            _ if stack.is_empty() => {
                height.map_or_else(Transform::default, |zone| Transform::from_translation(zone.centre))
            }
            _ => seated.board.spot(place, stack.len() - 1, stack.len()),
        };
        let (colour, size) = glow(says, settings.palette);
        let mesh = match says {
            Says::CanMove => &glows.ring,
            Says::CanGo => &glows.disc,
            Says::Cursor => &glows.frame,
        };
        let lies_on =
            if stack.is_empty() || says == Says::CanGo { 0.006 } else { top_of(&shown, place, &seated) + 0.006 };
        let flat = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        commands.spawn((
            Glow,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(materials.add(StandardMaterial {
                base_color: colour.into(),
                emissive: colour * 1.5,
                alpha_mode: AlphaMode::Blend,
                unlit: true,
                ..default()
            })),
            Transform::from_translation(top.translation + Vec3::Y * lies_on)
                .with_rotation(flat)
                .with_scale(Vec3::splat(size)),
            bevy::light::NotShadowCaster,
        ));
    }
}

/// The height of the piece on top of a place.
fn top_of(shown: &Shown, place: Place, seated: &CurrentBoard) -> f32 {
    let kind = shown.arrangement.stack(place).last().and_then(|piece| shown.arrangement.kind(*piece));
    kind.map_or(0.0, |kind| seated.board.model(kind).height)
}
