use std::f32::consts::PI;

use bevy::prelude::*;
use tesserae_dice::DieBody;

use crate::{
    TableSystems,
    input::throwing::Throwing,
    settings::Settings,
    world::pieces::{Gliding, MoveSpec, PieceBody},
};

/// A cup that dice are thrown from.
#[derive(Component, Copy, Clone, Debug)]
pub struct Cup {
    home: Transform,
}

/// The cup has been emptied and is still held over the board, mouth down, before it goes back.
#[derive(Component, Copy, Clone, Debug)]
struct Poured {
    elapsed: f32,
    from: Transform,
    to: Transform,
}

/// Half the width of a cup, as a hand takes it.
const RADIUS: f32 = 0.34;
const HEIGHT: f32 = 0.75;
/// How high its floor is inside, and how far from the middle a die can be.
const FLOOR: f32 = 0.14;
const INSIDE: f32 = 0.13;

impl Cup {
    /// A cup that stands where it belongs.
    #[must_use]
    pub const fn standing(home: Transform) -> Self {
        Self { home }
    }

    /// Whether a ray meets a cup that stands at this point.
    #[must_use]
    pub fn is_met(ray: Ray3d, foot: Vec3) -> bool {
        [0.2, 0.45, 0.7].into_iter().any(|height| {
            let centre = foot + Vec3::Y * height;
            let along = (centre - ray.origin).dot(*ray.direction);
            along > 0.0 && ray.get_point(along).distance(centre) <= RADIUS
        })
    }
}

/// Carries a cup with the hand and the dice in it, pours it out where it is let go, and puts it back.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (carry, empty, pour).chain().in_set(TableSystems::Move));
}

/// The cup rocks in the hand, the faster the hand moves, and the dice jump in it.
fn carry(
    mut commands: Commands,
    throwing: Res<Throwing>,
    time: Res<Time>,
    mut cups: Query<&mut Transform, (With<Cup>, Without<DieBody>, Without<PieceBody>)>,
    mut dice: Query<(Entity, &DieBody, &mut Transform), Without<PieceBody>>,
    mut rocks: Local<f32>,
) {
    let Throwing::Shaken { trail, cup: Some(cup) } = &*throwing else {
        *rocks = 0.0;
        return;
    };
    let (Some((hand, until)), Some((first, since))) = (trail.last(), trail.first()) else { return };
    let Ok(mut at) = cups.get_mut(*cup) else { return };
    commands.entity(*cup).remove::<(Gliding, Poured)>();
    let speed = first.distance(*hand) / (until - since).max(1.0 / 120.0);
    *rocks += (speed.min(6.0) / 6.0 - *rocks) * (time.delta_secs() * 10.0).min(1.0);
    let follow = (time.delta_secs() * 18.0).min(1.0);
    let beat = time.elapsed_secs() * 21.0;
    let rocked = Quat::from_euler(EulerRot::XZY, beat.sin() * 0.30 * *rocks, (beat * 0.83).cos() * 0.34 * *rocks, 0.0);
    let goal = *hand - Vec3::Y * HEIGHT / 2.0;
    at.translation = at.translation.lerp(goal, follow);
    at.rotation = at.rotation.slerp(rocked, follow);
    let count = dice.iter().len().max(1) as f32;
    for (entity, die, mut transform) in &mut dice {
        let round = die.index as f32 / count * 2.0 * PI;
        let turn = beat * *rocks + round;
        let jump = (beat * 1.3 + round).sin().abs() * 0.22 * *rocks;
        let inside = Vec3::new(turn.cos() * INSIDE, FLOOR + jump, turn.sin() * INSIDE);
        transform.translation = transform.translation.lerp(at.transform_point(inside), (follow * 1.4).min(1.0));
        if *rocks > 0.02 {
            transform.rotation = Quat::from_euler(EulerRot::XYZ, turn * 1.3, turn * 0.9, turn * 1.1);
        }
        commands.entity(entity).remove::<Gliding>();
    }
}

/// Tips a cup over where it was let go, towards where the dice fly; one that was let go without a throw goes back.
fn empty(
    mut commands: Commands,
    throwing: Res<Throwing>,
    cups: Query<(&Cup, &Transform)>,
    mut held: Local<Option<(Entity, Vec3)>>,
) {
    if let Throwing::Shaken { trail, cup: Some(cup) } = &*throwing {
        let way = trail.last().zip(trail.first()).map_or(Vec3::ZERO, |(last, first)| last.0 - first.0);
        *held = Some((*cup, way));
        return;
    }
    let Some((entity, way)) = held.take() else { return };
    let Ok((cup, at)) = cups.get(entity) else { return };
    if *throwing == Throwing::Flying {
        let way = Vec3::new(way.x, 0.0, way.z).try_normalize().unwrap_or(Vec3::X);
        let over = Quat::from_axis_angle(Vec3::Y.cross(way), 0.68 * PI);
        let to = Transform { translation: at.translation + way * 0.25 + Vec3::Y * 0.35, rotation: over, ..*at };
        commands.entity(entity).insert(Poured { elapsed: 0.0, from: *at, to });
    } else {
        commands.entity(entity).insert(Gliding::new(*at, cup.home, MoveSpec::new(0.4, 0.1)));
    }
}

/// Tips, waits a little and puts the cup back.
fn pour(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut poured: Query<(Entity, &Cup, &mut Poured, &mut Transform)>,
) {
    /// How long the cup tips and how long it is then held, in seconds at natural speed.
    const TIPS: f32 = 0.16;
    const STAYS: f32 = 0.35;
    for (entity, cup, mut pour, mut at) in &mut poured {
        pour.elapsed += time.delta_secs();
        let tips = settings.duration(TIPS);
        let done = if tips <= 0.0 { 1.0 } else { (pour.elapsed / tips).min(1.0) };
        at.translation = pour.from.translation.lerp(pour.to.translation, done);
        at.rotation = pour.from.rotation.slerp(pour.to.rotation, done);
        if pour.elapsed >= tips + settings.duration(STAYS) {
            commands.entity(entity).remove::<Poured>().insert(Gliding::new(*at, cup.home, MoveSpec::new(0.6, 0.2)));
        }
    }
}
