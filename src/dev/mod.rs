//! Tools for developers: screenshots, benchmarks, render statistics and a report for tests.

pub mod benchmark;
pub mod render_stats;
pub mod report;
pub mod screenshots;

use bevy::prelude::*;

/// All of them; each starts only if the launch asks for it.
pub fn plugin(app: &mut App) {
    app.add_plugins((screenshots::plugin, report::plugin, benchmark::plugin));
}
