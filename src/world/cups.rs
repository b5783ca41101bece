//! Dice cups and bowls: one is carried by the hand with the dice in it, poured out where it is let
//! go, and put back. `throw` throws the dice themselves.

use std::f32::consts::PI;

use bevy::prelude::*;
use tesserae_dice::DieBody;

use crate::{
    boards::Hollow,
    table::{HeldDice, Throwing, idle::draw_next_frame, sets::AnimateSystems, settings::Settings},
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

/// A cup or bowl from which dice are thrown.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Cup {
    /// Where it stands when it is not used.
    home: Transform,
    /// Its measures and its sound.
    #[reflect(ignore)]
    hollow: Hollow,
    /// How the hand that holds it moves, if one does.
    shaken: Option<Shaken>,
}

/// How a cup is shaken.
#[derive(Copy, Clone, Debug, Default, Reflect)]
struct Shaken {
    /// How strongly it rocks, from 0 to 1.
    rocking: f32,
    /// The way that the hand has gone last.
    direction: Vec3,
}

/// The cup is being emptied: it tips over, is held like that for a moment, and goes back.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Pouring {
    elapsed: f32,
    from: Transform,
    to: Transform,
}

impl Cup {
    /// A cup where it belongs.
    #[must_use]
    pub(crate) const fn standing(home: Transform, hollow: Hollow) -> Self {
        Self {
            home,
            hollow,
            shaken: None,
        }
    }

    /// The sound of dice that are shaken in it, by its name in the catalogue.
    #[must_use]
    pub(crate) const fn rattle(&self) -> &'static str {
        self.hollow.rattle
    }

    /// Whether a ray hits it where it stands at a position.
    #[must_use]
    pub(crate) fn is_hit(&self, ray: Ray3d, foot: Vec3) -> bool {
        [0.27, 0.60, 0.93].into_iter().any(|share| {
            let centre = foot + Vec3::Y * self.hollow.height * share;
            let along = (centre - ray.origin).dot(*ray.direction);
            along > 0.0 && ray.get_point(along).distance(centre) <= self.hollow.radius
        })
    }
}

/// Moves a shaken cup with the hand. It rocks faster the faster the hand moves, and the dice jump
/// in it.
fn carry(
    mut commands: Commands,
    throwing: Res<Throwing>,
    time: Res<Time>,
    mut cups: Query<(&mut Cup, &mut Transform), (Without<DieBody>, Without<PieceBody>)>,
    mut dice: Query<(Entity, &DieBody, &mut Transform), Without<PieceBody>>,
) {
    let Some(HeldDice {
        trail,
        cup: Some(held),
        ..
    }) = throwing.held()
    else {
        return;
    };
    let Ok((mut cup, mut at)) = cups.get_mut(*held) else {
        return;
    };
    let hollow = cup.hollow;
    let Shaken { rocking, direction } = cup.shaken.get_or_insert_default();
    *direction = trail.displacement();
    commands.entity(*held).remove::<(Gliding, Pouring)>();
    let speed = trail.velocity().length();
    *rocking += (speed.min(6.0) / 6.0 - *rocking) * (time.delta_secs() * 10.0).min(1.0);
    let follow = (time.delta_secs() * 18.0).min(1.0);
    let beat = time.elapsed_secs() * 21.0;
    let (tilt_x, tilt_z) = (
        beat.sin() * 0.30 * *rocking,
        (beat * 0.83).cos() * 0.34 * *rocking,
    );
    let rocked = Quat::from_euler(EulerRot::XZY, tilt_x, tilt_z, 0.0);
    let goal = trail.position() - Vec3::Y * hollow.height / 2.0;
    at.translation = at.translation.lerp(goal, follow);
    at.rotation = at.rotation.slerp(rocked, follow);
    let count = dice.iter().len().max(1) as f32;
    for (entity, die, mut transform) in &mut dice {
        let phase = die.index as f32 / count * 2.0 * PI;
        let turn = beat * *rocking + phase;
        let jump = (beat * 1.3 + phase).sin().abs() * 0.3 * hollow.height * *rocking;
        let inside = Vec3::new(
            turn.cos() * hollow.inside,
            hollow.floor + jump,
            turn.sin() * hollow.inside,
        );
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
    mut cups: Query<(Entity, &mut Cup, &Transform)>,
) {
    let held = throwing.held().and_then(|held| held.cup);
    let let_go =
        |(entity, cup, _): &(Entity, Mut<Cup>, _)| cup.shaken.is_some() && held != Some(*entity);
    let Some((entity, mut cup, at)) = cups.iter_mut().find(let_go) else {
        return;
    };
    let shaken = cup.shaken.take().unwrap_or_default();
    if throwing.is_flying() {
        let direction = shaken
            .direction
            .with_y(0.0)
            .try_normalize()
            .unwrap_or(Vec3::X);
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

#[cfg(test)]
mod tests {
    use tesserae_dice::DieShape;
    use tesserae_rules::Kind;

    use super::*;
    use crate::{boards::Board, table::Shaker, tests::harness};

    #[test]
    fn dice_lie_in_the_vessel_that_the_hand_has_taken_up_and_are_poured_out_of_it() {
        for kind in Kind::ALL {
            let Some(vessel) = Board::new(kind).cups().next() else {
                continue;
            };
            let (shape, count) = if kind == Kind::Ur {
                (DieShape::Tetrahedron, 3)
            } else {
                (DieShape::Cube, 2)
            };
            let mut app = harness::table(Settings::default());
            app.add_plugins(plugin);
            let home = vessel.prop.transform();
            let cup = app
                .world_mut()
                .spawn((Cup::standing(home, vessel.hollow), home))
                .id();
            for index in 0..count {
                app.world_mut()
                    .spawn((DieBody { shape, index }, Transform::from_xyz(2.0, 0.0, 0.3)));
            }
            let hand = Vec3::new(2.5, 0.9, 0.4);
            let held = HeldDice::new(hand, 0.0, Some(cup), Shaker::Pointer);
            app.insert_resource(Throwing::Held(held));
            (0..40).for_each(|_| app.update());
            let world = app.world_mut();
            let at = *world.get::<Transform>(cup).unwrap();
            let held = hand - Vec3::Y * vessel.hollow.height / 2.0;
            assert!(at.translation.distance(held) < 0.02, "{kind}: {at:?}");
            let dice: Vec<Vec3> = world
                .query_filtered::<&Transform, With<DieBody>>()
                .iter(world)
                .map(|die| die.translation - at.translation)
                .collect();
            for (index, die) in dice.iter().enumerate() {
                assert!(
                    die.xz().length() < vessel.hollow.radius - 0.1
                        && die.y > 0.05
                        && die.y < vessel.hollow.height,
                    "{kind}: a die lies at {die} in it"
                );
                for other in &dice[..index] {
                    assert!(die.distance(*other) > 0.16, "{kind}: {die} and {other}");
                }
            }
            // It is let go with a throw: it tips, and goes back to where it stood.
            app.insert_resource(Throwing::Flying { agreed: None });
            app.update();
            assert!(app.world().entity(cup).contains::<Pouring>(), "{kind}");
            let mut lowest = 1.0_f32;
            for _ in 0..60 {
                app.update();
                let at = app.world().get::<Transform>(cup).unwrap();
                lowest = lowest.min((at.rotation * Vec3::Y).y);
            }
            assert!(lowest < -0.4, "{kind}: it tips over: {lowest}");
            let back = app.world().get::<Transform>(cup).unwrap().translation;
            assert!(back.distance(home.translation) < 1e-3, "{kind}: {back}");
        }
    }
}
