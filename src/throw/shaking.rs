//! Hands that shake dice by themselves: a bot's, on its own side, and one that has let go of an
//! agreed throw, until the other machine has answered. And the dice in an open hand.

use bevy::prelude::*;
use tesserae_dice::DieBody;

use super::flight::Thrower;
use crate::{
    table::{HeldDice, Shaker, Throwing, settings::Settings},
    world::pieces::PieceBody,
};

/// How long a bot shakes the dice, in seconds at natural speed.
pub(super) const SHAKING: f32 = 0.7;

/// How long dice are shaken for a machine that does not answer, in seconds.
const LONGEST: f32 = 3.0;

/// Moves a hand to and fro that moves by itself, and opens it.
pub(super) fn shake(
    mut throwing: ResMut<Throwing>,
    (settings, time): (Res<Settings>, Res<Time>),
    mut thrower: Thrower,
) {
    /// How often the hand goes to and fro in a second.
    const BEAT: f32 = 4.0;
    let state = throwing.bypass_change_detection();
    let is_bot = matches!(state, Throwing::Held(_));
    let Some(HeldDice {
        trail,
        by: Shaker::Itself { centre, seconds },
        ..
    }) = state.held_mut()
    else {
        return;
    };
    *seconds += time.delta_secs();
    let turn = *seconds * BEAT * std::f32::consts::TAU;
    // How far, in table units.
    let offset = if is_bot {
        Vec3::new(turn.sin(), 0.25 * (2.0 * turn).cos(), 0.6 * turn.cos()) * 0.16
    } else {
        Vec3::new(turn.sin(), 0.0, turn.cos() - 1.0) * 0.12
    };
    if is_bot && *seconds >= settings.duration(SHAKING) {
        if thrower.may_throw() {
            let hand = trail.position();
            *throwing = thrower.throw(Some(hand)).unwrap_or_default();
        }
        return;
    }
    if !is_bot && *seconds > LONGEST {
        return throwing.open_hand();
    }
    trail.add(*centre + offset, time.elapsed_secs());
    throwing.set_changed();
}

/// Moves the dice in the open hand while they are being shaken.
pub(super) fn carry_dice(
    throwing: Res<Throwing>,
    time: Res<Time>,
    mut dice: Query<(&DieBody, &mut Transform), Without<PieceBody>>,
) {
    let Some(HeldDice {
        trail, cup: None, ..
    }) = throwing.held()
    else {
        return;
    };
    let follow = (time.delta_secs() * 16.0).min(1.0);
    for (die, mut transform) in &mut dice {
        let turn = time.elapsed_secs() * 14.0 + die.index as f32 * 2.1;
        let goal = trail.position()
            + Vec3::new(
                turn.cos() * 0.13,
                (turn * 1.7).sin() * 0.06,
                turn.sin() * 0.13,
            );
        transform.translation = transform.translation.lerp(goal, follow);
        transform.rotation = Quat::from_euler(EulerRot::XYZ, turn * 1.3, turn * 0.9, turn * 1.1);
    }
}
