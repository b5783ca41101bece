//! Tools for developers: screenshots, a benchmark, render statistics, and reports for tests. Only the
//! feature `dev` builds them; no release has them.

pub(crate) mod benchmark;
mod frames;
mod options;
pub(crate) mod render_stats;
pub(crate) mod report;
pub(crate) mod screenshots;
mod shot_scene;
#[cfg(not(target_arch = "wasm32"))]
mod slow_thinking;

use bevy::prelude::*;

pub(crate) use options::DevOptions;

/// The tools; each starts only if [`DevOptions`] ask for it.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((screenshots::plugin, report::plugin, frames::plugin, benchmark::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(slow_thinking::plugin);
}
