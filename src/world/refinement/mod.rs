//! The picture at rest. While nothing moves, each frame is another sample of the same picture: the
//! camera is shifted within a pixel, the lamp hangs elsewhere within its shade, and the mean of all
//! samples is shown. So edges become smooth and shadows widen with the distance. The first sample is
//! the picture as it was, so that nothing jumps when it begins.
//!
//! While something moves, the picture may be drawn smaller ([`super::motion_resolution`]).
//!
//! Where frames take so long that there are only a few samples, the edges in each are smoothed.
//!
//! Samples are averaged after tone mapping, as linear light: before it the target would need other
//! programs of the graphics card. Where something changes before a camera that stays, all the rest
//! keeps its mean, so that nothing jumps when it is broken off: the picture is compared with one that
//! was drawn in the same way just before the samples. The user interface is drawn over the mean.

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
    /// Nothing moves any more: the same, and later pictures are compared with this one.
    Settled,
    /// Nothing moves, and no samples can be taken: the picture is shown as it is.
    Plain,
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
    /// Whether something has moved in this frame that was drawn with all that it needs.
    moves: bool,
    /// Frames in a row in which nothing has moved, and something was missing to draw with.
    waiting: u32,
    /// Whether the graphics card can do it.
    is_possible: bool,
    /// Whether it is left out, to compare pictures without it.
    is_left_out: bool,
    /// The longest time from the first sample to the last.
    longest: Duration,
    /// Whether there is time for a few samples only, whose edges are smoothed one by one.
    takes_few: bool,
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
    /// How many frames are drawn until all is there to draw with: something may never come.
    const LONGEST_WAIT: u32 = 60;

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
        self.step == Step::Plain || self.progress.is_complete()
    }

    /// Whether samples are shown: more than the first one, or all that there was time for.
    #[must_use]
    pub(crate) const fn shows_mean(&self) -> bool {
        matches!(self.step, Step::Sample(1..) | Step::Finished)
    }

    /// Whether something moves in this frame, and everything is there that it is drawn with.
    #[must_use]
    pub(super) const fn moves(&self) -> bool {
        self.moves
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
    let change = scene.get();
    let is_ready = refinement.is_ready.load(Ordering::Relaxed);
    refinement.moves = change != Change::Nothing && is_ready;
    refinement.waiting = if change == Change::Nothing && !is_ready {
        refinement.waiting.saturating_add(1)
    } else {
        0
    };
    let waits_for_all = std::mem::take(&mut refinement.waits_for_all);
    let longest = (!waits_for_all).then_some(refinement.longest);
    let is_in_vain = refinement.waiting > Refinement::LONGEST_WAIT;
    refinement.step = if !refinement.is_possible || is_in_vain {
        refinement.progress.next_without_samples(change)
    } else {
        let of_picture = if refinement.waiting > 0 {
            Change::Things
        } else {
            change
        };
        let now = time.elapsed();
        refinement.progress.next(of_picture, now, longest)
    };
    if waits_for_all {
        refinement.takes_few = false;
    } else if refinement.step == Step::Settled {
        refinement.takes_few = Progress::takes_few(time.delta(), refinement.longest);
    }
    // A picture that was drawn smaller must not stay.
    let is_last = matches!(refinement.step, Step::Plain | Step::Finished) || refinement.is_done();
    refining.set_if_neq(Refining(change == Change::Nothing && !is_last));
}

#[cfg(test)]
impl Refinement {
    /// A refinement of a picture at rest, where no samples can be taken.
    pub(crate) fn impossible() -> Self {
        Self {
            step: Step::Plain,
            ..default()
        }
    }

    /// A refinement of which no sample has been taken.
    pub(crate) fn just_begun() -> Self {
        Self {
            is_possible: true,
            ..default()
        }
    }
}
