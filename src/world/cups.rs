//! Dice cups: a cup is carried by the hand with the dice in it, poured out where it is let go, and
//! put back. `input::throwing` throws the dice themselves.

use std::f32::consts::PI;

use bevy::prelude::*;
use tesserae_dice::DieBody;

use crate::{
    table::{Throwing, idle::draw_next_frame, sets::AnimateSystems, settings::Settings},
    world::{
        motion::{Gliding, MoveSpec},
        pieces::PieceBody,
    },
};

/// Carries, empties and puts back cups.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (carry, release, pour).chain().in_set(AnimateSystems::Carry),
    )
    .add_systems(
        PostUpdate,
        draw_next_frame.run_if(any_with_component::<Pouring>),
    );
}

/// A cup from which dice are thrown.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Cup {
    /// Where it stands when it is not used.
    home: Transform,
}

/// The cup is being emptied: it tips over, is held like that for a moment, and goes back.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Pouring {
    elapsed: f32,
    from: Transform,
    to: Transform,
}

/// Half the width of a cup, generous for fingers.
const RADIUS: f32 = 0.34;
const HEIGHT: f32 = 0.75;
/// How high its floor is inside.
const FLOOR: f32 = 0.14;
/// How far from its axis a die can be.
const INSIDE: f32 = 0.13;

impl Cup {
    /// A cup where it belongs.
    #[must_use]
    pub(crate) const fn standing(home: Transform) -> Self {
        Self { home }
    }

    /// Whether a ray hits a cup that stands at a position.
    #[must_use]
    pub(crate) fn is_hit(ray: Ray3d, foot: Vec3) -> bool {
        [0.2, 0.45, 0.7].into_iter().any(|height| {
            let centre = foot + Vec3::Y * height;
            let along = (centre - ray.origin).dot(*ray.direction);
            along > 0.0 && ray.get_point(along).distance(centre) <= RADIUS
        })
    }
}

/// Moves a shaken cup with the hand. It rocks faster the faster the hand moves, and the dice jump
/// in it.
fn carry(
    mut commands: Commands,
    throwing: Res<Throwing>,
    time: Res<Time>,
    mut cups: Query<&mut Transform, (With<Cup>, Without<DieBody>, Without<PieceBody>)>,
    mut dice: Query<(Entity, &DieBody, &mut Transform), Without<PieceBody>>,
    mut rocking: Local<f32>,
) {
    let Throwing::Shaken {
        trail,
        cup: Some(cup),
        ..
    } = &*throwing
    else {
        *rocking = 0.0;
        return;
    };
    let Ok(mut at) = cups.get_mut(*cup) else {
        return;
    };
    commands.entity(*cup).remove::<(Gliding, Pouring)>();
    let speed = trail.velocity().length();
    *rocking += (speed.min(6.0) / 6.0 - *rocking) * (time.delta_secs() * 10.0).min(1.0);
    let follow = (time.delta_secs() * 18.0).min(1.0);
    let beat = time.elapsed_secs() * 21.0;
    let (tilt_x, tilt_z) = (
        beat.sin() * 0.30 * *rocking,
        (beat * 0.83).cos() * 0.34 * *rocking,
    );
    let rocked = Quat::from_euler(EulerRot::XZY, tilt_x, tilt_z, 0.0);
    let goal = trail.position() - Vec3::Y * HEIGHT / 2.0;
    at.translation = at.translation.lerp(goal, follow);
    at.rotation = at.rotation.slerp(rocked, follow);
    let count = dice.iter().len().max(1) as f32;
    for (entity, die, mut transform) in &mut dice {
        let phase = die.index as f32 / count * 2.0 * PI;
        let turn = beat * *rocking + phase;
        let jump = (beat * 1.3 + phase).sin().abs() * 0.22 * *rocking;
        let inside = Vec3::new(turn.cos() * INSIDE, FLOOR + jump, turn.sin() * INSIDE);
        transform.translation = transform
            .translation
            .lerp(at.transform_point(inside), (follow * 1.4).min(1.0));
        if *rocking > 0.02 {
            transform.rotation =
                Quat::from_euler(EulerRot::XYZ, turn * 1.3, turn * 0.9, turn * 1.1);
        }
        commands.entity(entity).remove::<Gliding>();
    }
}

/// Starts to pour a cup that was let go with a throw; one that was let go without goes back.
fn release(
    mut commands: Commands,
    throwing: Res<Throwing>,
    cups: Query<(&Cup, &Transform)>,
    mut held: Local<Option<(Entity, Vec3)>>,
) {
    if let Throwing::Shaken {
        trail,
        cup: Some(cup),
        ..
    } = &*throwing
    {
        *held = Some((*cup, trail.displacement()));
        return;
    }
    let Some((entity, direction)) = held.take() else {
        return;
    };
    let Ok((cup, at)) = cups.get(entity) else {
        return;
    };
    if *throwing == Throwing::Flying {
        let direction = direction.with_y(0.0).try_normalize().unwrap_or(Vec3::X);
        let rotation = Quat::from_axis_angle(Vec3::Y.cross(direction), 0.68 * PI);
        let to = Transform {
            translation: at.translation + direction * 0.25 + Vec3::Y * 0.35,
            rotation,
            ..*at
        };
        commands.entity(entity).insert(Pouring {
            elapsed: 0.0,
            from: *at,
            to,
        });
    } else {
        commands
            .entity(entity)
            .insert(Gliding::new(*at, cup.home, MoveSpec::new(0.4, 0.1)));
    }
}

/// Tips a cup over, holds it for a moment and puts it back.
fn pour(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut pouring: Query<(Entity, &Cup, &mut Pouring, &mut Transform)>,
) {
    /// How long the cup tips and how long it is then held, in seconds at natural speed.
    const TIPPING: f32 = 0.16;
    const HOLDING: f32 = 0.35;
    for (entity, cup, mut pouring, mut at) in &mut pouring {
        pouring.elapsed += time.delta_secs();
        let tipping = settings.duration(TIPPING);
        let share = if tipping <= 0.0 {
            1.0
        } else {
            (pouring.elapsed / tipping).min(1.0)
        };
        at.translation = pouring.from.translation.lerp(pouring.to.translation, share);
        at.rotation = pouring.from.rotation.slerp(pouring.to.rotation, share);
        if pouring.elapsed >= tipping + settings.duration(HOLDING) {
            commands
                .entity(entity)
                .remove::<Pouring>()
                .insert(Gliding::new(*at, cup.home, MoveSpec::new(0.6, 0.2)));
        }
    }
}
