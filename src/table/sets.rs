//! The order of a frame: every system of the table belongs to one of these sets, so that no file
//! needs to know another file's systems.

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use tesserae_referee::RefereeSystems;

/// The steps of a frame, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum TableSystems {
    /// Pointer, keys and buttons become intents; see [`InputSystems`].
    Input,
    /// The referee turns intents into facts, and the board of a new game is chosen.
    Judge,
    /// Facts change what is to be shown.
    React,
    /// Replay commands show another position.
    Replay,
    /// Pieces, dice and camera move towards where they belong; see [`AnimateSystems`].
    Animate,
}

/// The parts of [`TableSystems::Input`], in this order. What uses none of them, like the keyboard,
/// runs beside them.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum InputSystems {
    /// Finds what is under the pointer.
    Point,
    /// Picks up pieces and puts them down.
    Hands,
    /// Takes the dice, throws them, swaps them.
    Dice,
}

/// The parts of [`TableSystems::Animate`], in this order. What uses none of them runs beside them.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum AnimateSystems {
    /// Starts the next effect of the queue.
    Queue,
    /// Moves what a hand holds: pieces, dice, a cup.
    Carry,
    /// Starts the motion of every piece that is not where it belongs.
    Send,
    /// Moves everything that glides.
    Glide,
    /// Shadows, rings and highlights follow what has moved.
    Follow,
}

/// The parts of [`TableSystems::React`] that save, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum SaveSystems {
    /// Saves the game on the table; a new one gets its file.
    Autosave,
    /// Counts the results of the game on the table, by the number of its file.
    Results,
}

/// The order of sound, after everything in a frame that makes one; `sound` configures it.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum SoundSystems {
    /// Events become requests.
    Listen,
    /// The loudest requests become voices.
    Play,
}

/// Orders the sets.
pub(crate) fn plugin(app: &mut App) {
    use TableSystems::{Animate, Input, Judge, React, Replay};
    app.edit_schedule(First, run_in_one_thread)
        .edit_schedule(PreUpdate, run_in_one_thread)
        .edit_schedule(Update, run_in_one_thread)
        .edit_schedule(PostUpdate, run_in_one_thread)
        .edit_schedule(Last, run_in_one_thread);
    app.configure_sets(Update, (Input, Judge, React, Replay, Animate).chain())
        .configure_sets(Update, RefereeSystems.in_set(Judge))
        .configure_sets(
            Update,
            (InputSystems::Point, InputSystems::Hands, InputSystems::Dice)
                .chain()
                .in_set(Input),
        )
        .configure_sets(
            Update,
            (SaveSystems::Autosave, SaveSystems::Results)
                .chain()
                .in_set(React),
        )
        .configure_sets(
            Update,
            (
                AnimateSystems::Queue,
                AnimateSystems::Carry,
                AnimateSystems::Send,
                AnimateSystems::Glide,
                AnimateSystems::Follow,
            )
                .chain()
                .in_set(Animate),
        );
}

/// Runs the systems of a schedule one after the other. Most take a few microseconds: to wake
/// another thread for each takes longer than the system itself.
pub(crate) fn run_in_one_thread(schedule: &mut Schedule) {
    schedule.set_executor(SingleThreadedExecutor::new());
}
