//! What all folders share: what the table is doing and the conditions made of it, the order of a
//! frame, settings, the reader's language, layouts, the two screens, notices, launch options and seeds.

mod compared_turns;
mod effect_queue;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod full_screen;
mod game_clock;
pub(crate) mod game_data;
mod hand;
pub(crate) mod idle;
mod kiosk;
pub(crate) mod language;
mod last_refusal;
pub(crate) mod launch;
pub(crate) mod launch_failure;
pub(crate) mod layout;
pub(crate) mod look;
pub(crate) mod mirror;
#[cfg(not(target_arch = "wasm32"))]
mod missing_assets;
mod motion;
pub(crate) mod notices;
pub(crate) mod opened_link;
pub(crate) mod players;
mod purpose;
mod replay;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod sets;
pub(crate) mod settings;
mod step_worths;
pub(crate) mod targets;
mod throwing;
mod variation;
#[cfg(not(target_arch = "wasm32"))]
mod window_icon;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod window_place;
pub(crate) mod window_visibility;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use tesserae_referee::Referee;
use tesserae_rules::Session;

pub(crate) use compared_turns::{ComparedTurns, ShownWays};
pub(crate) use effect_queue::EffectQueue;
pub(crate) use game_clock::GameClock;
pub(crate) use hand::Hand;
pub(crate) use kiosk::Kiosk;
pub(crate) use last_refusal::LastRefusal;
pub(crate) use purpose::{NextPurpose, Purpose, no_exercise};
pub(crate) use replay::{
    PlayOut, Replay, ReplayAt, ReplayCommand, ReplaySince, ShownThrow, stops as replay_stops,
};
pub(crate) use step_worths::{StepWorth, StepWorths};
pub(crate) use throwing::{ComingThrow, HeldDice, Shaker, Throwing};
pub(crate) use variation::{PlayIntents, PlayableSession, VariationIntent, VariationStart};

/// The order of a frame, the state of the table, settings and screens, the idle mode and the
/// window's icon, size and place.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        sets::plugin,
        state,
        settings::plugin,
        screen::plugin,
        idle::plugin,
        window_visibility::plugin,
        language::choice::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((
        full_screen::plugin,
        missing_assets::plugin,
        window_icon::plugin,
        window_place::plugin,
    ));
}

/// The state of the table, all of it idle at first.
pub(crate) fn state(app: &mut App) {
    app.add_plugins((purpose::plugin, last_refusal::plugin, game_clock::plugin))
        .add_message::<RequestRedraw>()
        .add_message::<OwnTurn>()
        .add_message::<VariationIntent>()
        .init_resource::<idle::Alarm>()
        .init_resource::<idle::TaskAtWork>()
        .init_resource::<idle::Refining>()
        .init_resource::<idle::Woken>()
        .init_resource::<window_visibility::WindowVisibility>()
        .init_resource::<notices::Notices>()
        .init_resource::<Hand>()
        .init_resource::<Throwing>()
        .init_resource::<EffectQueue>()
        .init_resource::<StepWorths>()
        .init_resource::<ShownWays>()
        .init_resource::<TableIsCovered>()
        .init_resource::<Replay>()
        .init_resource::<ReplayAt>()
        .init_resource::<ReplaySince>()
        .init_resource::<VariationStart>();
}

/// In a game with a friend at another machine the turn of the person here has begun, and nobody
/// looks at the window.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct OwnTurn;

/// Whether something of the cover lies on the table, so that nothing below it can be pressed yet.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
#[reflect(Resource)]
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
    /// Whether dice are being shaken or fly, effects are still to be shown, or the table is
    /// covered.
    #[must_use]
    pub(crate) fn is_animating(&self) -> bool {
        self.throwing.is_busy() || !self.queue.is_empty() || self.covered.0
    }

    /// Whether dice fly or effects are still to be shown.
    #[must_use]
    pub(crate) fn is_showing(&self) -> bool {
        self.throwing.is_flying() || !self.queue.is_empty()
    }

    /// Whether a replay is open.
    #[must_use]
    pub(crate) fn is_replaying(&self) -> bool {
        self.replay.is_open()
    }

    /// Whether the game on the table can be played on at once: nothing is animated, and no replay
    /// is open.
    #[must_use]
    pub(crate) fn is_idle(&self) -> bool {
        !self.is_animating() && !self.replay.is_open()
    }
}

/// Run condition: the game on the table can be played on at once; see [`Busy::is_idle`].
pub(crate) fn table_is_idle(busy: Busy) -> bool {
    busy.is_idle()
}

/// Run condition: no replay is open. Everything that plays the game needs it, because the past
/// cannot be changed; [`PlayableSession`] has a variation of it, too.
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

/// The text of a file that was dropped on the window while a position is edited.
#[derive(Message, Clone, Debug)]
pub(crate) struct DroppedText(pub(crate) String);
