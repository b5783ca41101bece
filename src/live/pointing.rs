//! Pointing: a right click, a long press with a finger or a key shows a ring on both tables for
//! some seconds: “this one?”. At the other table it is said, too.

use std::{f32::consts::FRAC_PI_2, time::Duration};

use bevy::{input::touch::Touches, light::NotShadowCaster, prelude::*};
use bevy_egui::input::egui_wants_any_keyboard_input;
use tesserae_live::{Motion, News, Party};
use tesserae_referee::Referee;
use tesserae_words::{self as words, Text};

use super::{
    connection::{ConnectionSystems, LiveNews},
    hand::{here, there},
    state::Live,
};
use crate::{
    boards::Board,
    input::{
        keyboard::{POINT, moved_cursor},
        pointer::{Pointer, is_on_board},
    },
    save::clock,
    table::{
        Hand,
        idle::Alarm,
        players::elsewhere_to_act,
        sets::{InputSystems, TableSystems},
        settings::Settings,
    },
    world::{current_board::CurrentBoard, highlights::Cursor},
};

/// Points, and shows where the other one points.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Touches>()
        .add_message::<Pointed>()
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Cursor>()
        .add_systems(Update, point.in_set(InputSystems::Dice).run_if(is_on_board))
        .add_systems(
            Update,
            point_by_key
                .in_set(InputSystems::Dice)
                .run_if(not(egui_wants_any_keyboard_input)),
        )
        .add_systems(
            Update,
            hear.in_set(TableSystems::Input).after(ConnectionSystems),
        )
        .add_systems(Update, (show, fade).chain().in_set(TableSystems::Animate));
}

/// How long a finger is held still to point, and how long a mouse button may be held for a click.
const LONG: Duration = Duration::from_millis(550);

/// How far it may move meanwhile, in logical pixels.
const STILL: f32 = 8.0;

/// How long a ring is shown.
const SHOWN: Duration = Duration::from_secs(4);

/// Somebody points at a place on this board, in table units.
#[derive(Message, Copy, Clone, Debug, PartialEq)]
struct Pointed(Vec3);

/// A ring that is shown until a moment, by the real clock.
#[derive(Component, Copy, Clone, Debug)]
#[require(Name::new("Ring of a pointing hand"), Visibility, NotShadowCaster)]
struct Ring {
    until: Duration,
}

/// Where and when a press began that may become pointing.
#[derive(Copy, Clone, Debug)]
struct PointingPress {
    at: Vec2,
    since: Duration,
    by_finger: bool,
}

/// A right click, or a finger that is held still and holds nothing.
fn point(
    mut live: ResMut<Live>,
    pointer: Res<Pointer>,
    (buttons, touches, hand): (Res<ButtonInput<MouseButton>>, Res<Touches>, Res<Hand>),
    current: Option<Res<CurrentBoard>>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    mut press: Local<Option<PointingPress>>,
    mut pointed: MessageWriter<Pointed>,
) {
    let (Some(current), Some(at), true) = (current, pointer.at, live.seat().is_some()) else {
        *press = None;
        return;
    };
    let now = time.elapsed();
    let fingers = touches.iter().count();
    if buttons.just_pressed(MouseButton::Right) || (fingers == 1 && touches.any_just_pressed()) {
        *press = Some(PointingPress {
            at,
            since: now,
            by_finger: fingers == 1,
        });
    }
    let Some(PointingPress {
        at: began,
        since,
        by_finger,
    }) = *press
    else {
        return;
    };
    let has_moved = at.distance(began) > STILL || fingers > 1 || (by_finger && !hand.is_empty());
    let held = now - since;
    let points = if by_finger {
        held >= LONG
    } else {
        buttons.just_released(MouseButton::Right) && held < LONG
    };
    if points && !has_moved {
        if let (Some(place), Some(client)) = (pointer.on_level(0.0), live.client_mut()) {
            client.move_hand(
                clock::now(),
                Motion::Point {
                    to: there(place, &current),
                },
            );
            pointed.write(Pointed(place));
        }
        *press = None;
    } else if has_moved
        || (by_finger && fingers == 0)
        || (!by_finger && !buttons.pressed(MouseButton::Right))
    {
        *press = None;
    } else if by_finger {
        alarm.set(since + LONG);
    }
}

/// A key that points at the place of the cursor. The cursor can be moved while the other one is to
/// act, too.
fn point_by_key(
    mut live: ResMut<Live>,
    (keys, mut cursor): (Res<ButtonInput<KeyCode>>, ResMut<Cursor>),
    (current, referee): (Option<Res<CurrentBoard>>, Res<Referee>),
    mut pointed: MessageWriter<Pointed>,
) {
    let Some(current) = current.filter(|_| live.seat().is_some()) else {
        return;
    };
    let waits = referee.session().is_some_and(elsewhere_to_act);
    if let Some(place) =
        moved_cursor(&keys, &current.board, cursor.0, &current.board.places()).filter(|_| waits)
    {
        cursor.0 = Some(place);
    }
    if !POINT.just_pressed(&keys) {
        return;
    }
    let zone = cursor.0.and_then(|place| current.board.zone(place));
    if let (Some(zone), Some(client)) = (zone, live.client_mut()) {
        client.move_hand(
            clock::now(),
            Motion::Point {
                to: there(zone.centre, &current),
            },
        );
        pointed.write(Pointed(zone.centre));
    }
}

/// The other one points.
fn hear(
    mut news: MessageReader<LiveNews>,
    settings: Res<Settings>,
    (current, referee): (Option<Res<CurrentBoard>>, Res<Referee>),
    mut live: ResMut<Live>,
    mut pointed: MessageWriter<Pointed>,
) {
    let Some(current) = current else {
        return news.clear();
    };
    for LiveNews(news) in news.read() {
        if let News::Hand(by, hand) = news
            && let Motion::Point { to } = hand.motion
            && !settings.hide_other_hand
        {
            let at = here(to, &current);
            pointed.write(Pointed(at));
            let sentence = in_words(&live, &referee, &current.board, *by, at);
            if let Some(room) = live.entered_mut() {
                room.said.pointed =
                    sentence.map(|sentence| (sentence, clock::now() + SHOWN.as_millis() as u64));
            }
        }
    }
}

/// Who points at which place of the board, in one sentence.
fn in_words(live: &Live, referee: &Referee, board: &Board, by: Party, at: Vec3) -> Option<Text> {
    let (session, seat) = (referee.session()?, live.client()?.log().seat(by)?);
    // How far outside of the zone of a place it is.
    let away = |place| {
        let zone = board.zone(place)?;
        let beyond = ((at.xz() - zone.centre.xz()).abs() - zone.half).max(Vec2::ZERO);
        Some((place, beyond.length()))
    };
    let nearest = board
        .places()
        .into_iter()
        .filter_map(away)
        .min_by(|one, next| one.1.total_cmp(&next.1));
    let (place, _) = nearest?;
    let name = session.header().name(seat, session.game());
    Some(words::friend::points_at(
        name,
        session.game().place_name(place),
    ))
}

/// Lays a ring on the table; one at a time.
fn show(
    mut commands: Commands,
    mut pointed: MessageReader<Pointed>,
    time: Res<Time<Real>>,
    rings: Query<Entity, With<Ring>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
) {
    /// The inner and the outer radius, in table units.
    const RADII: [f32; 2] = [0.30, 0.38];
    /// Over the pieces of a low stack, so that the ring is seen around them.
    const HEIGHT: f32 = 0.12;
    let Some(Pointed(place)) = pointed.read().last().copied() else {
        return;
    };
    rings
        .iter()
        .for_each(|ring| commands.entity(ring).despawn());
    let ring = Ring {
        until: time.elapsed() + SHOWN,
    };
    let at = Transform::from_translation(place + Vec3::Y * HEIGHT)
        .with_rotation(Quat::from_rotation_x(-FRAC_PI_2));
    let mut entity = commands.spawn((ring, at));
    if let (Some(mut meshes), Some(mut materials)) = (meshes, materials) {
        let [inner, outer] = RADII;
        let colour = Color::srgb(1.0, 0.78, 0.25);
        let material = StandardMaterial {
            base_color: colour,
            unlit: true,
            cull_mode: None,
            ..default()
        };
        let mesh = Annulus::new(inner, outer).mesh().resolution(64);
        let mesh = Mesh3d(meshes.add(mesh));
        entity.insert((mesh, MeshMaterial3d(materials.add(material))));
    }
}

/// Takes rings away when their time is over.
fn fade(
    mut commands: Commands,
    rings: Query<(Entity, &Ring)>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
) {
    for (entity, ring) in &rings {
        if time.elapsed() >= ring.until {
            commands.entity(entity).despawn();
        } else {
            alarm.set(ring.until);
        }
    }
}
