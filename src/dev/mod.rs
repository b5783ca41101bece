//! Tools for developers: screenshots, films, a benchmark, render statistics, types for an inspector, and
//! reports for tests. Only the feature `dev` builds them; no release has them.

pub(crate) mod benchmark;
mod films;
mod frames;
pub(crate) mod inspected_types;
pub(crate) mod offscreen;
mod options;
pub(crate) mod render_stats;
pub(crate) mod report;
pub(crate) mod screenshots;
mod shot;
mod shot_lists;
mod shot_play;
mod shot_scene;

use std::time::Duration;

use bevy::prelude::*;

pub(crate) use options::DevOptions;

use crate::{
    thinking::Thinking,
    world::{motion_resolution::MotionResolution, refinement::Refinement},
};

/// The tools, which start only if [`DevOptions`] ask for them, and the types for an inspector.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        (screenshots::plugin, films::plugin),
        report::plugin,
        frames::plugin,
        benchmark::plugin,
        inspected_types::plugin,
        slow_thinking,
        leave_out_refinement,
        fix_motion_scale,
    ));
}

/// Lets no question be answered sooner than `TESSERAE_THINKING_TIME` says, to test what the program
/// does meanwhile.
fn slow_thinking(app: &mut App) {
    let time = app
        .world()
        .get_resource::<DevOptions>()
        .and_then(|options| options.thinking_time);
    if let (Some(time), Some(mut thinking)) = (time, app.world_mut().get_resource_mut::<Thinking>())
    {
        thinking.slow_down(Duration::from_millis(time));
    }
}

/// Leaves the refinement of pictures at rest out, if `TESSERAE_REFINED` says so.
fn leave_out_refinement(app: &mut App) {
    let is_left_out = app
        .world()
        .get_resource::<DevOptions>()
        .is_some_and(|options| options.leaves_out_refinement);
    if is_left_out && let Some(mut refinement) = app.world_mut().get_resource_mut::<Refinement>() {
        refinement.leave_out();
    }
}

/// Fixes the resolution while something moves, if `TESSERAE_MOTION_SCALE` says so.
fn fix_motion_scale(app: &mut App) {
    let scale = app
        .world()
        .get_resource::<DevOptions>()
        .and_then(|options| options.motion_scale);
    if let (Some(scale), Some(mut resolution)) = (
        scale,
        app.world_mut().get_resource_mut::<MotionResolution>(),
    ) {
        resolution.fix(scale);
    }
}
