//! Where a finger could mean several places, the camera moves closer and the player taps again. `aim` tells what a finger
//! means.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use tesserae_referee::Referee;

use crate::{
    camera::Magnify,
    input::{aim::magnification, pointer::Pointer},
    sets::InputSystems,
    state::{Busy, Hand, Throwing, players::person_to_act},
};

/// Magnifies the board under a finger that could mean several places.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, magnify.after(InputSystems::Point).before(InputSystems::Hands));
}

/// Moves the camera closer to a finger that could mean several places, and back once it has chosen, or after a while.
fn magnify(
    pointer: Res<Pointer>,
    (referee, busy, interface): (Res<Referee>, Busy, Res<EguiWantsInput>),
    (hand, throwing): (Res<Hand>, Res<Throwing>),
    time: Res<Time<Real>>,
    mut commands: MessageWriter<Magnify>,
    mut until: Local<Option<f32>>,
) {
    /// How long the board stays magnified, in seconds.
    const LONGEST: f32 = 5.0;
    let now = time.elapsed_secs();
    let may_choose =
        busy.is_idle() && !interface.wants_any_pointer_input() && referee.session().is_some_and(person_to_act);
    if let Some((width, at)) = pointer.unclear.filter(|_| pointer.pressed && may_choose) {
        commands.write(Magnify::At { at, factor: magnification(width) });
        *until = Some(now + LONGEST);
    } else if until.is_some_and(|until| now > until || pointer.pressed || hand.is_changed() || throwing.is_busy()) {
        commands.write(Magnify::Back);
        *until = None;
    }
}
