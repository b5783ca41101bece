//! Points at the board: at what the text of a step is about, and at what the learner is to do. With
//! reduced motion the pointers stand still.

use std::f32::consts::FRAC_PI_2;

use bevy::{light::NotShadowCaster, prelude::*};
use tesserae_dice::DieBody;
use tesserae_referee::Referee;
use tesserae_rules::{
    Action, Place, Session,
    lesson::{Due, legal},
};

use crate::{
    boards::Board,
    table::{
        Busy, Hand,
        sets::AnimateSystems,
        settings::{Palette, Settings},
    },
    teaching::Tutor,
    world::{current_board::CurrentBoard, overlay::Overlay, pieces::ShownPieces},
};

/// Shows the pointers while a lesson is on the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(
        Update,
        (show, pulse)
            .chain()
            .in_set(AnimateSystems::Follow)
            .run_if(resource_exists::<PointerShapes>),
    );
}

/// What a pointer means.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Meaning {
    /// The text is about this place: a ring. The number is its turn in the wave that runs through
    /// all of them.
    Mentioned(usize),
    /// Take this: an arrow.
    Take,
    /// Put it here: a ring and an arrow.
    Put,
}

/// A pointer in the world.
#[derive(Component)]
#[require(Name::new("Pointer"), NotShadowCaster)]
struct LessonPointer {
    meaning: Meaning,
    /// Where it rests.
    at: Vec3,
    is_arrow: bool,
}

#[derive(Resource)]
struct PointerShapes {
    ring: Handle<Mesh>,
    arrow: Handle<Mesh>,
}

fn load(mut commands: Commands, meshes: Option<ResMut<Assets<Mesh>>>) {
    let Some(mut meshes) = meshes else { return };
    commands.insert_resource(PointerShapes {
        ring: meshes.add(Annulus::new(0.80, 1.0).mesh().resolution(48)),
        arrow: meshes.add(
            Cone {
                radius: 0.08,
                height: ARROW,
            }
            .mesh()
            .resolution(24),
        ),
    });
}

/// The length of an arrow.
const ARROW: f32 = 0.28;

/// The direction from a target to its arrow: up and back, so that the arrow is seen as one from
/// above too.
fn to_arrow() -> Vec3 {
    Vec3::new(0.0, 1.0, -1.0).normalize()
}

/// What the pointers depend on.
#[derive(Default, PartialEq, Clone)]
struct DrawnPointers {
    pointed: Vec<(Vec3, Meaning)>,
    palette: Palette,
}

fn show(
    (tutor, referee, busy, hand): (Res<Tutor>, Res<Referee>, Busy, Res<Hand>),
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
    shown: Res<ShownPieces>,
    dice: Query<&Transform, With<DieBody>>,
    shapes: Res<PointerShapes>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut overlay: Overlay<LessonPointer, DrawnPointers>,
) {
    let now = match (current, referee.session()) {
        (Some(current), Some(session)) if tutor.lesson().is_some() && busy.is_idle() => {
            let mut pointed = Vec::new();
            let at = |place: Place, level: usize| top(place, level, &current.board, &shown);
            for (place, meaning) in places(&tutor, session, &hand) {
                let put = usize::from(meaning == Meaning::Put);
                pointed.push((at(place, put), meaning));
            }
            if let (Some(Due::Throw(_)), true) = (tutor.due(), !dice.is_empty()) {
                let middle =
                    dice.iter().map(|die| die.translation).sum::<Vec3>() / dice.iter().len() as f32;
                pointed.push((middle + Vec3::Y * 0.1, Meaning::Take));
            }
            DrawnPointers {
                pointed,
                palette: settings.palette,
            }
        }
        _ => DrawnPointers::default(),
    };
    let Some((commands, drawn)) = overlay.renew(now) else {
        return;
    };
    let (mentioned, asked) = match drawn.palette {
        Palette::Natural => (
            LinearRgba::new(1.0, 0.80, 0.35, 0.75),
            LinearRgba::new(0.25, 0.95, 0.55, 0.95),
        ),
        Palette::ColourBlindSafe => (
            LinearRgba::new(1.0, 0.45, 0.0, 0.8),
            LinearRgba::new(0.1, 0.45, 1.0, 0.95),
        ),
    };
    let mut material = |colour: LinearRgba| {
        materials.add(StandardMaterial {
            base_color: colour.into(),
            emissive: colour * 1.5,
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        })
    };
    let (mentioned, asked) = (material(mentioned), material(asked));
    for (at, meaning) in &drawn.pointed {
        let is_asked = !matches!(meaning, Meaning::Mentioned(_));
        let material = if is_asked { &asked } else { &mentioned };
        if *meaning != Meaning::Take {
            let ring =
                Transform::from_translation(*at).with_rotation(Quat::from_rotation_x(-FRAC_PI_2));
            let pointer = LessonPointer {
                meaning: *meaning,
                at: *at,
                is_arrow: false,
            };
            let mesh = Mesh3d(shapes.ring.clone());
            commands.spawn((pointer, mesh, MeshMaterial3d(material.clone()), ring));
        }
        if is_asked {
            let arrow = Transform::from_translation(*at)
                .with_rotation(Quat::from_rotation_arc(Vec3::Y, -to_arrow()));
            let pointer = LessonPointer {
                meaning: *meaning,
                at: *at,
                is_arrow: true,
            };
            let mesh = Mesh3d(shapes.arrow.clone());
            commands.spawn((pointer, mesh, MeshMaterial3d(material.clone()), arrow));
        }
    }
}

/// The places to point at.
fn places(tutor: &Tutor, session: &Session, hand: &Hand) -> Vec<(Place, Meaning)> {
    let mentioned = tutor.step().map_or(&[][..], |step| &step.point_at);
    let mut places: Vec<(Place, Meaning)> = (0..)
        .zip(mentioned)
        .map(|(at, p)| (*p, Meaning::Mentioned(at)))
        .collect();
    let Some(Due::Act(actions)) = tutor.due().filter(|_| tutor.points()) else {
        return places;
    };
    let mut add = |place: Place, meaning: Meaning| {
        places.retain(|(known, what)| {
            *known != place || matches!(what, Meaning::Take | Meaning::Put)
        });
        if !places.iter().any(|(known, _)| *known == place) {
            places.push((place, meaning));
        }
    };
    for action in legal(session.game(), actions) {
        let Action::Step(step) = action else { continue };
        match hand {
            Hand::Empty => {
                add(step.from, Meaning::Take);
                step.path.iter().for_each(|place| add(*place, Meaning::Put));
            }
            Hand::Holding { from, walked, .. }
                if step.from == *from && step.path.starts_with(walked) =>
            {
                step.path
                    .iter()
                    .skip(walked.len())
                    .for_each(|place| add(*place, Meaning::Put));
            }
            Hand::Holding { .. } => {}
        }
    }
    places
}

/// A little above the top of a stack, or where the next piece on it would lie.
fn top(place: Place, more: usize, board: &Board, shown: &ShownPieces) -> Vec3 {
    const LIFT: f32 = 0.012;
    let stack = shown.arrangement.stack(place);
    let height = stack
        .last()
        .and_then(|top| shown.arrangement.kind(*top))
        .map_or(0.0, |kind| board.model(kind).height);
    let at = match (stack.len(), more) {
        (0, _) => board
            .zone(place)
            .map_or_else(|| board.spot(place, 0).translation, |zone| zone.centre),
        (lying, 0) => board.spot(place, lying - 1).translation + Vec3::Y * height,
        (lying, _) => board.spot(place, lying).translation,
    };
    at + Vec3::Y * LIFT
}

/// Moves the pointers: arrows bob, rings swell one after the other.
fn pulse(
    tutor: Res<Tutor>,
    settings: Res<Settings>,
    mut pointers: Query<(&LessonPointer, &mut Transform)>,
) {
    /// The radius of a ring, and how far the middle of an arrow is from what it points at.
    const RADIUS: f32 = 0.2;
    const AWAY: f32 = 0.08 + ARROW / 2.0;
    let seconds = if settings.duration(1.0) > 0.0 {
        tutor.shown_for()
    } else {
        0.0
    };
    for (pointer, mut transform) in &mut pointers {
        let behind = match pointer.meaning {
            Meaning::Mentioned(turn) => 0.22 * turn as f32,
            Meaning::Take | Meaning::Put => 0.0,
        };
        // Comes to rest where it began.
        let wave = if seconds > 5.8 {
            0.0
        } else {
            ((seconds - behind) * 4.0).sin()
        };
        if pointer.is_arrow {
            transform.translation = pointer.at + to_arrow() * (AWAY + 0.07 * (1.0 + wave));
        } else {
            transform.scale = Vec3::splat(RADIUS * (1.0 + 0.14 * wave));
        }
    }
}
