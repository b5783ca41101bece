//! Thinking in slices, so that no frame waits for it.

use bevy::platform::time::Instant;
use tesserae_bots::Progress;

/// How long advice is thought about in one frame, in milliseconds.
const FRAME_BUDGET: u128 = 5;
/// Evaluations between two looks at the clock.
const SLICE: u32 = 16;

/// Thinks for one frame; returns whether that was all.
pub(super) fn think(mut step: impl FnMut(u32) -> Progress) -> bool {
    let begun = Instant::now();
    loop {
        if step(SLICE) == Progress::Done {
            return true;
        }
        if begun.elapsed().as_millis() >= FRAME_BUDGET {
            return false;
        }
    }
}
