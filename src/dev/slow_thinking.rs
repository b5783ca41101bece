//! Slow answers, for tests of what the program does while a bot thinks.

use std::time::Duration;

use bevy::prelude::*;

use crate::{dev::options::DevOptions, thinking::Thinking};

/// Lets no question be answered sooner than `TESSERAE_THINKING_TIME` says.
pub(crate) fn plugin(app: &mut App) {
    let time = app.world().get_resource::<DevOptions>().and_then(|options| options.thinking_time);
    if let (Some(time), Some(mut thinking)) = (time, app.world_mut().get_resource_mut::<Thinking>()) {
        thinking.slow_down(Duration::from_millis(time));
    }
}
