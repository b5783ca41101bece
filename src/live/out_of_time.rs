//! The end of a game whose time has run out: the machine of whoever wins says so by itself, as the
//! clock of two people at one screen does.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_live::{Client, Due, Line, Reason};

use super::{connection::ConnectionSystems, state::Live};
use crate::{
    save::clock,
    table::{idle::Alarm, sets::TableSystems},
};

/// Claims the game when the other one has no time left.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        claim.in_set(TableSystems::Input).after(ConnectionSystems),
    );
}

/// The room counts the time. If it counts otherwise it is asked again after this.
const AGAIN: Duration = Duration::from_secs(1);

fn claim(
    mut live: ResMut<Live>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    mut next: Local<Duration>,
) {
    let Some(client) = live.bypass_change_detection().client_mut() else {
        return;
    };
    if !client.is_in() || !is_won(client, clock::now()) {
        return;
    }
    if time.elapsed() >= *next {
        client.offer(Line::End(Reason::Time));
        *next = time.elapsed() + AGAIN;
    }
    alarm.set(*next);
}

/// Whether the other one has no time left in a game that is not over.
fn is_won(client: &Client, now: u64) -> bool {
    let log = client.log();
    let out = log
        .clock()
        .and_then(|clock| clock.out_of_time(client.room_time(now)));
    log.due() != Due::Nobody && client.seat().is_some_and(|seat| out == Some(seat.other()))
}
