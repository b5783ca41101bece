//! Advice: hints, odds and the coach, on what the bots know. `crates/insight` thinks and words it; here it is asked in
//! slices and shown on the board. All of it is off if the settings say so, and in lessons.
//!
//! `adviser` has the hint and the odds of the position, `coach` looks at a turn before it ends, `choice_coach` at a
//! choice before it is made, `ghosts` shows the best turn on the board.

mod adviser;
mod choice_coach;
mod coach;
mod ghosts;
mod thinking;

use bevy::prelude::*;

use crate::{
    settings::Settings,
    state::{Replay, TablePurpose, not_replaying},
};

pub(crate) use adviser::{AdviceCommand, AdviceLine, Adviser, Stage, Tone, can_hint};
pub(crate) use choice_coach::ChoiceCoach;
pub(crate) use coach::{Coach, CoachCommand, Objection};

/// Gives advice.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((adviser::plugin, coach::plugin, choice_coach::plugin, ghosts::plugin));
}

/// Run condition: advice may be given now.
fn is_allowed(settings: Res<Settings>, purpose: Res<TablePurpose>) -> bool {
    settings.insights && purpose.is_recorded()
}

/// Run condition: the game goes on, and counts. A coach that is switched off meanwhile releases what it holds.
fn may_watch(purpose: Res<TablePurpose>, replay: Res<Replay>) -> bool {
    purpose.is_recorded() && not_replaying(replay)
}

/// Whether the coach is on.
fn coach_is_on(settings: &Settings) -> bool {
    settings.insights && settings.coach
}

/// Run condition: advice may be given, and the game goes on.
fn may_think(settings: Res<Settings>, purpose: Res<TablePurpose>, replay: Res<Replay>) -> bool {
    is_allowed(settings, purpose) && not_replaying(replay)
}
