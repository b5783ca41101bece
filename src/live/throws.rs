//! Throws that two people apart agree on: what was released here is declared to the room.

use bevy::prelude::*;
use tesserae_referee::Referee;
use tesserae_rules::{Pending, Session};

use super::{connection::ConnectionSystems, state::Live};
use crate::{
    table::{
        Throwing,
        sets::{InputSystems, TableSystems},
    },
    throw::ThrowCommand,
};

/// Declares throws.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // After the dice have been let go.
        declare
            .in_set(TableSystems::Input)
            .after(InputSystems::Dice)
            .after(ConnectionSystems),
    );
}

/// Declares what was released, as soon as everything before it is confirmed. Whoever goes on with
/// something else, or takes something back, has put the dice down again.
fn declare(
    mut live: ResMut<Live>,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    mut dice: MessageWriter<ThrowCommand>,
) {
    let Throwing::Awaiting {
        gesture: Some(gesture),
        ..
    } = &*throwing
    else {
        return;
    };
    if live.entered().is_none() {
        dice.write(ThrowCommand::Declare);
        return;
    }
    let Some(client) = live.client_mut() else {
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
        dice.write(ThrowCommand::PutDown);
        return;
    }
    client.take_back_question();
    if client.can_throw() && client.throw(gesture.clone()) {
        dice.write(ThrowCommand::Declare);
        return;
    }
    let waits = client.is_in()
        && client.lie().is_none()
        && client
            .log()
            .dice()
            .is_some_and(|dice| dice.declared().is_none());
    if !waits {
        dice.write(ThrowCommand::PutDown);
    }
}
