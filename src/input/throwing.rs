//! The hand picks up the dice with the pointer and lets them go; the settings ask for throws. What
//! becomes of the dice is the matter of `throw`.

use bevy::prelude::*;
use tesserae_referee::{Gate, Referee, ThrowGate};
use tesserae_rules::Pending;

use crate::{
    input::pointer::{Pointer, is_on_board},
    table::{
        Shaker, Throwing, not_replaying,
        players::a_person_acts,
        sets::{InputSystems, TableSystems},
        settings::Settings,
        table_is_idle,
    },
    throw::{HAND_HEIGHT, ThrowCommand, due},
};

/// Picks dice up and lets them go.
pub(crate) fn plugin(app: &mut App) {
    let pick_up = pick_up
        .run_if(is_on_board.and_then(throws_are_allowed))
        .run_if(table_is_idle.and_then(a_person_acts));
    app.add_systems(
        Update,
        (follow, pick_up)
            .in_set(InputSystems::Hands)
            .run_if(not_replaying),
    )
    .add_systems(
        Update,
        roll_automatically
            .in_set(TableSystems::Animate)
            .run_if(table_is_idle.and_then(a_person_acts)),
    );
}

/// Run condition: a lesson asks for nothing else first.
fn throws_are_allowed(gate: Res<Gate>) -> bool {
    gate.throw() != ThrowGate::Closed
}

/// Picks up the dice where the pointer is pressed on one of them or on a cup: in the nearest cup
/// or, on a board without cups, in the palm. While the coach holds the throw back, that is a
/// request like any other.
fn pick_up(
    pointer: Res<Pointer>,
    (gate, referee): (Res<Gate>, Res<Referee>),
    (time, real): (Res<Time>, Res<Time<Real>>),
    mut commands: MessageWriter<ThrowCommand>,
) {
    if pointer.pressed
        && (pointer.die.is_some() || pointer.cup.is_some())
        && due(&referee).is_some()
        && let Some(at) = pointer.on_level(HAND_HEIGHT)
    {
        if gate.throw() == ThrowGate::Held {
            commands.write(ThrowCommand::Throw);
            return;
        }
        // All of its path in this frame comes after it.
        let began = time.elapsed_secs() - lasted(&real, pointer.path.len());
        let path = [(at, began)].into_iter();
        let path = path.chain(path_of(&pointer, &time, &real));
        hold(&pointer, path.collect(), &mut commands);
    }
}

/// Follows the hand with the dice, which throws them when it lets go.
fn follow(
    pointer: Res<Pointer>,
    throwing: Res<Throwing>,
    (time, real): (Res<Time>, Res<Time<Real>>),
    mut commands: MessageWriter<ThrowCommand>,
) {
    if throwing.is_held_by(Shaker::Pointer) {
        hold(&pointer, path_of(&pointer, &time, &real), &mut commands);
    }
}

fn hold(pointer: &Pointer, path: Vec<(Vec3, f32)>, commands: &mut MessageWriter<ThrowCommand>) {
    commands.write(ThrowCommand::Hold {
        by: Shaker::Pointer,
        path,
        cup: pointer.cup,
    });
    if pointer.released || !pointer.held {
        commands.write(ThrowCommand::LetGo);
    }
}

/// Where the hand was in this frame, and when, in seconds. Every position in a slow frame counts.
fn path_of(pointer: &Pointer, time: &Time, real: &Time<Real>) -> Vec<(Vec3, f32)> {
    let (now, count) = (time.elapsed_secs(), pointer.path.len());
    if count == 0 {
        let at = pointer.on_level(HAND_HEIGHT);
        return at.map(|at| (at, now)).into_iter().collect();
    }
    let path = pointer.path_on_level(HAND_HEIGHT).enumerate();
    path.map(|(index, at)| {
        let left = (count - 1 - index) as f32 / count as f32;
        (at, now - left * lasted(real, count))
    })
    .collect()
}

/// How long so many movements of a pointer in this frame have lasted, in seconds. They come without
/// times; but a pointer that moves says so sixty times a second at least.
fn lasted(time: &Time<Real>, movements: usize) -> f32 {
    const LONGEST: f32 = 1.0 / 60.0;
    (movements as f32 * LONGEST).min(time.delta_secs())
}

/// Throws without being asked if the settings say so and there is nothing else to choose.
fn roll_automatically(
    settings: Res<Settings>,
    referee: Res<Referee>,
    mut commands: MessageWriter<ThrowCommand>,
) {
    let Some(session) = referee.session().filter(|_| settings.auto_throw) else {
        return;
    };
    if matches!(session.game().pending(), Pending::Throw(_)) && session.game().actions().is_empty()
    {
        commands.write(ThrowCommand::Throw);
    }
}
