//! What the table is doing: the state that many folders read and a few change, and the conditions made of it.

mod effect_queue;
pub(crate) mod game_data;
mod hand;
pub(crate) mod players;
mod purpose;
mod replay;
mod step_worths;
pub(crate) mod targets;
mod throwing;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::Referee;
use tesserae_rules::Session;

pub(crate) use effect_queue::EffectQueue;
pub(crate) use hand::Hand;
pub(crate) use purpose::{Purpose, TablePurpose, no_demonstration, no_exercise};
pub(crate) use replay::{Replay, ReplayCommand, ReplaySince};
pub(crate) use step_worths::{StepWorth, StepWorths};
pub(crate) use throwing::{ArrangedThrow, EnteredFaces, InterruptedThrow, Throwing, Trail};

/// The state of the table, all of it idle at first.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(purpose::plugin)
        .init_resource::<Hand>()
        .init_resource::<Throwing>()
        .init_resource::<ArrangedThrow>()
        .init_resource::<EnteredFaces>()
        .init_resource::<InterruptedThrow>()
        .init_resource::<EffectQueue>()
        .init_resource::<StepWorths>()
        .init_resource::<TableIsCovered>()
        .init_resource::<Replay>()
        .init_resource::<ReplaySince>();
}

/// Whether the user interface covers the table, so that nothing of it is seen.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct TableIsCovered(pub(crate) bool);

/// What keeps the table busy.
#[derive(SystemParam)]
pub(crate) struct Busy<'w> {
    throwing: Res<'w, Throwing>,
    queue: Res<'w, EffectQueue>,
    replay: Res<'w, Replay>,
    covered: Res<'w, TableIsCovered>,
}

impl Busy<'_> {
    /// Whether dice are being shaken or fly, effects are still to be shown, or the table is covered.
    #[must_use]
    pub(crate) fn is_animating(&self) -> bool {
        self.throwing.is_busy() || !self.queue.is_empty() || self.covered.0
    }

    /// Whether the game on the table can be played on at once: nothing is animated, and no replay is open.
    #[must_use]
    pub(crate) fn is_idle(&self) -> bool {
        !self.is_animating() && !self.replay.is_open()
    }
}

/// Run condition: the game on the table can be played on at once; see [`Busy::is_idle`].
pub(crate) fn table_is_idle(busy: Busy) -> bool {
    busy.is_idle()
}

/// Run condition: no replay is open. Everything that plays needs it, because the past cannot be changed.
pub(crate) fn not_replaying(replay: Res<Replay>) -> bool {
    !replay.is_open()
}

/// The session that the table shows: that of the open replay or, without one, the referee's.
#[derive(SystemParam)]
pub(crate) struct ShownSession<'w> {
    referee: Res<'w, Referee>,
    replay: Res<'w, Replay>,
}

impl ShownSession<'_> {
    /// The session, if there is a game on the table.
    #[must_use]
    pub(crate) fn get(&self) -> Option<&Session> {
        self.replay.session().or_else(|| self.referee.session())
    }
}
