//! Advice: hints, odds, the coach and the analysis of a game, on what the bots know.
//! `crates/insight` thinks and words it, `thinking` carries the questions there; here they are
//! asked and the answers shown. All of it is off if the settings say so, and in lessons.
//!
//! `adviser` has the hint and the odds of the position, `coach` looks at a turn before it ends and
//! at a choice before it is made, `ghosts` shows the best turn on the board, and beside it the one
//! that was played, `analysis` looks at the whole game, `review` at one decision of it,
//! `list_analysis` at the games of a list, and `kept_analyses` keeps what comes of both.
//! `hint_search` is what hint, odds and coach have in common.

mod adviser;
mod analysis;
mod coach;
mod ghosts;
mod hint_search;
mod kept_analyses;
mod list_analysis;
mod review;

use bevy::prelude::*;

use crate::table::{Purpose, Replay, idle::draw_next_frame, not_replaying, settings::Settings};

pub(crate) use adviser::{AdviceCommand, AdviceLine, Adviser, Stage, Tone, can_hint};
pub(crate) use analysis::{GameAnalysis, Known};
pub(crate) use coach::{Coach, CoachCommand, Objection};
pub(crate) use list_analysis::{ListAnalysis, tallies};
pub(crate) use review::{Review, ReviewCommand, Reviewed, Row};

/// Gives advice.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        adviser::plugin,
        coach::plugin,
        ghosts::plugin,
        analysis::plugin,
        list_analysis::plugin,
        review::plugin,
    ))
    .add_systems(
        PostUpdate,
        draw_next_frame.run_if(|coach: Res<Coach>| coach.is_taking_back()),
    );
}

/// Run condition: advice may be given now.
fn is_allowed(settings: Res<Settings>, purpose: Res<State<Purpose>>) -> bool {
    settings.insights && (*purpose == Purpose::Game || *purpose == Purpose::Editor)
}

/// Run condition: the game goes on, and counts. A coach that is switched off meanwhile releases
/// what it holds.
fn may_watch(purpose: Res<State<Purpose>>, replay: Res<Replay>) -> bool {
    *purpose == Purpose::Game && not_replaying(replay)
}

/// Whether the coach is on.
fn coach_is_on(settings: &Settings) -> bool {
    settings.insights && settings.coach
}

/// Run condition: advice may be given, and the game goes on.
fn may_think(settings: Res<Settings>, purpose: Res<State<Purpose>>, replay: Res<Replay>) -> bool {
    is_allowed(settings, purpose) && not_replaying(replay)
}
