//! The picture at rest. While nothing moves, each frame is another sample of the same picture: the
//! camera is shifted within a pixel, the lamp hangs elsewhere within its shade, and the mean of all
//! samples is shown. So edges become smooth and shadows widen with the distance. The first sample is
//! the picture as it was, so that nothing jumps when it begins.
//!
//! Samples are averaged after tone mapping, as linear light: before it the target would need other
//! programs of the graphics card. Where something changes before a camera that stays, all the rest
//! keeps its mean, so that nothing jumps when it is broken off. The user interface is drawn over the mean.

mod lamp;
mod mean;
mod progress;
mod sequence;
mod still_scene;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    camera::visibility::VisibilitySystems,
    prelude::*,
    render::{
        render_resource::TextureUsages,
        renderer::{RenderAdapter, RenderAdapterInfo},
    },
};

pub(super) use self::mean::ShowMean;
use self::{
    progress::Progress,
    still_scene::{Change, SceneChanges},
};
use crate::{table::idle::Refining, world::automatic_graphics::draws_on_processor};

/// Refines the picture while nothing moves, where the graphics card can draw into floating-point
/// textures.
pub(crate) fn plugin(app: &mut App) {
    let refinement = Refinement::default();
    mean::plugin(app, refinement.is_ready.clone());
    lamp::plugin(app);
    app.insert_resource(refinement)
        .add_systems(Startup, look_at_adapter)
        .add_systems(
            PostUpdate,
            advance
                .after(VisibilitySystems::MarkNewlyHiddenEntitiesInvisible)
                .run_if(resource_exists::<RenderAdapter>),
        );
}

/// What becomes of the picture of a frame.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
enum Step {
    /// The camera moves, or there are no samples yet: the picture is shown as it is.
    #[default]
    Moving,
    /// Something moves before a camera that stays: where the picture has changed, it is shown as it
    /// is, elsewhere the mean up to now.
    Changed,
    /// The picture is the sample with this number, from 0, and the mean up to it is shown. The first
    /// one is the picture as it is.
    Sample(u32),
    /// The mean of the samples is shown.
    Finished,
}

impl Step {
    /// Whether the picture is taken from elsewhere within the pixel, and in the light of another
    /// point of the lamp.
    const fn is_shifted(self) -> bool {
        matches!(self, Self::Sample(number) if number > 0)
    }
}

/// How far the picture is refined.
#[derive(Resource, Debug, Default)]
pub(crate) struct Refinement {
    progress: Progress,
    step: Step,
    /// Whether the graphics card can do it.
    is_possible: bool,
    /// Whether it is left out, to compare pictures without it.
    is_left_out: bool,
    /// The longest time from the first sample to the last.
    longest: Duration,
    /// Whether all samples are taken in this frame's rest, however long that is.
    waits_for_all: bool,
    /// Whether everything is there that the picture is drawn with; the renderer says so.
    is_ready: Arc<AtomicBool>,
}

impl Refinement {
    /// The longest time from the first sample to the last.
    const LONGEST: Duration = Duration::from_secs(1);
    /// The longest processor time for it, where the processor draws.
    const LONGEST_OF_PROCESSOR: Duration = Duration::from_secs(2);

    /// Leaves it out, to compare pictures without it.
    pub(crate) fn leave_out(&mut self) {
        self.is_left_out = true;
    }

    /// Takes all samples, however long that takes: for a picture that is kept. To be called in every
    /// frame until [`Self::is_done`].
    pub(crate) fn wait_for_all(&mut self) {
        self.waits_for_all = true;
    }

    /// Whether the picture of what is seen now does not become better.
    #[must_use]
    pub(crate) fn is_done(&self) -> bool {
        !self.is_possible || self.progress.is_complete()
    }
}

/// Sees whether the graphics card can do it, and how long it may take.
fn look_at_adapter(
    adapter: Option<Res<RenderAdapter>>,
    info: Option<Res<RenderAdapterInfo>>,
    mut refinement: ResMut<Refinement>,
) {
    let needed = TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
    refinement.is_possible = !refinement.is_left_out
        && adapter.is_some_and(|adapter| {
            let features = adapter.get_texture_format_features(mean::FORMAT);
            features.allowed_usages.contains(needed)
        });
    let on_processor = info.is_some_and(|info| draws_on_processor(&info));
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    refinement.longest = if on_processor {
        Refinement::LONGEST.min(Refinement::LONGEST_OF_PROCESSOR / cores)
    } else {
        Refinement::LONGEST
    };
}

fn advance(
    mut refinement: ResMut<Refinement>,
    mut scene: SceneChanges,
    mut refining: ResMut<Refining>,
    time: Res<Time<Real>>,
) {
    let mut change = scene.get();
    if !refinement.is_possible {
        change = Change::View;
    } else if change == Change::Nothing && !refinement.is_ready.load(Ordering::Relaxed) {
        change = Change::Things;
    }
    let waits_for_all = std::mem::take(&mut refinement.waits_for_all);
    let longest = (!waits_for_all).then_some(refinement.longest);
    let now = time.elapsed();
    let step = refinement.progress.next(change, now, longest);
    refinement.step = step;
    refining.set_if_neq(Refining(
        matches!(step, Step::Sample(_)) && !refinement.is_done(),
    ));
}

#[cfg(test)]
impl Refinement {
    /// A refinement of which no sample has been taken.
    pub(crate) fn just_begun() -> Self {
        Self {
            is_possible: true,
            ..default()
        }
    }
}
