//! Throws that two people apart agree on: what was released here is declared to the room, and until
//! the other machine has answered the hand goes on shaking.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_referee::Referee;
use tesserae_rules::{Pending, Session};

use super::{
    connection::ConnectionSystems,
    state::{EnteredRoom, Live},
};
use crate::table::{
    AgreedThrow, Shaker, ThrowReleased, Throwing,
    sets::{InputSystems, TableSystems},
};

/// Declares throws.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // After the dice have been let go.
            declare
                .in_set(TableSystems::Input)
                .after(InputSystems::Dice)
                .after(ConnectionSystems),
            shake.in_set(InputSystems::Hands),
        ),
    );
}

/// How long dice are shaken for a machine that does not answer.
const LONGEST: Duration = Duration::from_secs(3);

/// Declares what was released, as soon as everything before it is confirmed. Whoever goes on with
/// something else, or takes something back, has put the dice down again.
fn declare(
    mut released: MessageReader<ThrowReleased>,
    mut live: ResMut<Live>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
) {
    if let Some(ThrowReleased(gesture)) = released.read().last()
        && let Some(room) = live.entered_mut()
    {
        room.table.released = Some(gesture.clone());
    }
    let Some(gesture) = live.entered().and_then(|room| room.table.released.clone()) else {
        return;
    };
    let Some(EnteredRoom {
        client,
        table: state,
        ..
    }) = live.entered_mut()
    else {
        return;
    };
    // The table shows steps made here before they are in the log, and the log may know more than
    // the table.
    let (table, seat) = (referee.session().cloned(), client.seat());
    let is_due = |session: Session| match session.game().pending() {
        Pending::Throw(spec) => spec.seat().is_none_or(|due| Some(due) == seat),
        _ => false,
    };
    if !(table.is_some_and(is_due) && client.shown().is_none_or(is_due)) {
        state.released = None;
        return put_down(&mut throwing);
    }
    client.take_back_question();
    if client.can_throw() && client.throw(gesture) {
        state.released = None;
        return;
    }
    let waits = client.is_in()
        && client.lie().is_none()
        && client
            .log()
            .dice()
            .is_some_and(|dice| dice.declared().is_none());
    if !waits {
        state.released = None;
        put_down(&mut throwing);
    }
}

/// The dice that were released go back to the table.
fn put_down(throwing: &mut Throwing) {
    if matches!(
        throwing,
        Throwing::Shaken {
            by: Shaker::Released,
            ..
        }
    ) {
        *throwing = Throwing::Lying;
    }
}

/// Shakes dice that were released, for a while.
fn shake(
    mut throwing: ResMut<Throwing>,
    time: Res<Time>,
    throw: Res<AgreedThrow>,
    mut since: Local<Option<(Vec3, f32)>>,
) {
    /// How often the hand goes to and fro in a second, and how far, in table units.
    const BEAT: f32 = 4.0;
    const REACH: f32 = 0.12;
    let now = time.elapsed_secs();
    let Throwing::Shaken {
        trail,
        by: Shaker::Released,
        ..
    } = throwing.bypass_change_detection()
    else {
        *since = None;
        return;
    };
    let (centre, began) = *since.get_or_insert((trail.position(), now));
    if now - began > LONGEST.as_secs_f32() && throw.0.is_none() {
        return put_down(&mut throwing);
    }
    let turn = (now - began) * BEAT * std::f32::consts::TAU;
    trail.add(
        centre + Vec3::new(turn.sin(), 0.0, turn.cos() - 1.0) * REACH,
        now,
    );
    throwing.set_changed();
}
