//! Tools for developers: screenshots, a benchmark, render statistics and a report for tests.

pub(crate) mod benchmark;
pub(crate) mod render_stats;
pub(crate) mod report;
pub(crate) mod screenshots;
mod shot_scene;

use bevy::prelude::*;

/// The tools; each starts only if [`Launch`](crate::Launch) asks for it.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((screenshots::plugin, report::plugin, benchmark::plugin));
}
