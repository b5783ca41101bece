//! Where a finger could mean several places, the camera moves closer and the player taps again.
//! `touch_targets` says what a finger means.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::{
    camera::Magnify,
    input::{pointer::Pointer, touch_targets::magnification},
    table::{Busy, Hand, PlayableSession, Throwing, idle::Alarm, sets::InputSystems},
};

/// Magnifies the board under a finger that could mean several places.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        magnify
            .after(InputSystems::Point)
            .before(InputSystems::Hands),
    );
}

/// Moves the camera closer to a finger that could mean several places, and back once it has chosen,
/// or after a while.
fn magnify(
    pointer: Res<Pointer>,
    (playable, busy, interface): (PlayableSession, Busy, Res<EguiWantsInput>),
    (hand, throwing): (Res<Hand>, Res<Throwing>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    mut commands: MessageWriter<Magnify>,
    mut until: Local<Option<Duration>>,
) {
    /// How long the board stays magnified.
    const LONGEST: Duration = Duration::from_secs(5);
    let now = time.elapsed();
    let may_choose = !busy.is_animating()
        && !interface.wants_any_pointer_input()
        && playable.for_person().is_some();
    if let Some((width, at)) = pointer.unclear.filter(|_| pointer.pressed && may_choose) {
        commands.write(Magnify::At {
            at,
            factor: magnification(width),
        });
        *until = Some(now + LONGEST);
    } else if until.is_some_and(|until| {
        now >= until || pointer.pressed || hand.is_changed() || throwing.is_busy()
    }) {
        commands.write(Magnify::Back);
        *until = None;
    }
    if let Some(until) = *until {
        alarm.set(until);
    }
}
