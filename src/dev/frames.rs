//! Frames for tests: their number on standard output, in the browser in `window.tesseraeFrames`;
//! and slow ones.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*};

use crate::{dev::options::DevOptions, page::bridge::publish_frames};

/// Reports the number of every frame with `TESSERAE_FRAMES=1`, and makes them slow with
/// `TESSERAE_FRAME_TIME`.
pub(crate) fn plugin(app: &mut App) {
    let Some(options) = app.world().get_resource::<DevOptions>() else {
        return;
    };
    let (counts, time) = (options.counts_frames, options.frame_time);
    if counts {
        app.add_systems(Last, count);
    }
    if let Some(time) = time.map(Duration::from_millis) {
        app.add_systems(Last, move || wait(time));
    }
}

fn count(mut frames: Local<u64>) {
    *frames += 1;
    publish_frames(*frames);
}

/// A page cannot sleep.
fn wait(time: Duration) {
    let since = Instant::now();
    while since.elapsed() < time {
        if cfg!(not(target_arch = "wasm32")) {
            std::thread::sleep(time);
        }
    }
}
