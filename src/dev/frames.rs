//! Frames for tests: their number on standard output, in the browser in `window.tesseraeFrames`; and slow ones.

use std::time::Duration;

use bevy::prelude::*;

use crate::dev::options::DevOptions;

/// Reports the number of every frame with `TESSERAE_FRAMES=1`, and makes them slow with `TESSERAE_FRAME_TIME`.
pub(crate) fn plugin(app: &mut App) {
    let Some(options) = app.world().get_resource::<DevOptions>() else { return };
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
    publish(*frames);
}

#[cfg(not(target_arch = "wasm32"))]
fn publish(frames: u64) {
    println!("frame {frames}");
}

#[cfg(target_arch = "wasm32")]
use crate::page::bridge::publish_frames as publish;

#[cfg(not(target_arch = "wasm32"))]
fn wait(time: Duration) {
    std::thread::sleep(time);
}

/// A page cannot sleep.
#[cfg(target_arch = "wasm32")]
fn wait(time: Duration) {
    let since = bevy::platform::time::Instant::now();
    while since.elapsed() < time {}
}
