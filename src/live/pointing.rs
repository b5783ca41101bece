//! Pointing: a right click or a long press with a finger shows a ring on both tables for some seconds: “this one?”.

use std::{f32::consts::FRAC_PI_2, time::Duration};

use bevy::{input::touch::Touches, light::NotShadowCaster, prelude::*};
use tesserae_live::{Motion, News};

use super::{
    hand::{here, there},
    line::{LineSystems, LiveNews},
    state::Live,
};
use crate::{
    input::pointer::{Pointer, is_on_board},
    save::clock,
    table::{
        Hand,
        idle::Alarm,
        sets::{InputSystems, TableSystems},
        settings::Settings,
    },
    world::current_board::CurrentBoard,
};

/// Points, and shows where the other one points.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Touches>()
        .add_message::<Pointed>()
        .add_systems(Update, point.in_set(InputSystems::Dice).run_if(is_on_board))
        .add_systems(Update, hear.in_set(TableSystems::Input).after(LineSystems))
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
struct Ring {
    until: Duration,
}

/// Where and when a press began that may become pointing.
#[derive(Copy, Clone, Debug)]
struct Press {
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
    mut press: Local<Option<Press>>,
    mut pointed: MessageWriter<Pointed>,
) {
    let (Some(current), Some(at), true) = (current, pointer.at, live.seat().is_some()) else {
        *press = None;
        return;
    };
    let now = time.elapsed();
    let fingers = touches.iter().count();
    if buttons.just_pressed(MouseButton::Right) || (fingers == 1 && touches.any_just_pressed()) {
        *press = Some(Press { at, since: now, by_finger: fingers == 1 });
    }
    let Some(Press { at: began, since, by_finger }) = *press else { return };
    let has_moved = at.distance(began) > STILL || fingers > 1 || (by_finger && !hand.is_empty());
    let held = now - since;
    let points = if by_finger { held >= LONG } else { buttons.just_released(MouseButton::Right) && held < LONG };
    if points && !has_moved {
        if let (Some(place), Some(client)) = (pointer.on_level(0.0), &mut live.client) {
            client.move_hand(clock::now(), Motion::Point { to: there(place, &current) });
            pointed.write(Pointed(place));
        }
        *press = None;
    } else if has_moved || (by_finger && fingers == 0) || (!by_finger && !buttons.pressed(MouseButton::Right)) {
        *press = None;
    } else if by_finger {
        alarm.set(since + LONG);
    }
}

/// The other one points.
fn hear(
    mut news: MessageReader<LiveNews>,
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
    mut pointed: MessageWriter<Pointed>,
) {
    let Some(current) = current else { return news.clear() };
    for LiveNews(news) in news.read() {
        if let News::Hand(_, hand) = news
            && let Motion::Point { to } = hand.motion
            && !settings.hide_other_hand
        {
            pointed.write(Pointed(here(to, &current)));
        }
    }
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
    let Some(Pointed(place)) = pointed.read().last().copied() else { return };
    rings.iter().for_each(|ring| commands.entity(ring).despawn());
    let ring = Ring { until: time.elapsed() + SHOWN };
    let at = Transform::from_translation(place + Vec3::Y * HEIGHT).with_rotation(Quat::from_rotation_x(-FRAC_PI_2));
    let mut entity = commands.spawn((Name::new("Ring of a pointing hand"), ring, at, Visibility::default()));
    if let (Some(mut meshes), Some(mut materials)) = (meshes, materials) {
        let [inner, outer] = RADII;
        let colour = Color::srgb(1.0, 0.78, 0.25);
        let material = StandardMaterial { base_color: colour, unlit: true, cull_mode: None, ..default() };
        let mesh = Annulus::new(inner, outer).mesh().resolution(64);
        entity.insert((Mesh3d(meshes.add(mesh)), MeshMaterial3d(materials.add(material)), NotShadowCaster));
    }
}

/// Takes rings away when their time is over.
fn fade(mut commands: Commands, rings: Query<(Entity, &Ring)>, time: Res<Time<Real>>, mut alarm: ResMut<Alarm>) {
    for (entity, ring) in &rings {
        if time.elapsed() >= ring.until {
            commands.entity(entity).despawn();
        } else {
            alarm.set(ring.until);
        }
    }
}
