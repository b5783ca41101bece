//! What takes the place of `bridge` outside of a browser: no function of a page answers, and what
//! the tools for developers say goes to standard output.

use bevy::prelude::*;

/// There is no page to read.
pub(crate) fn plugin(_: &mut App) {}

/// The text that a function of the page returns.
pub(crate) const fn text(_: &str) -> Option<String> {
    None
}

/// Whether a function of the page says yes.
pub(crate) const fn says_yes(_: &str) -> bool {
    false
}

/// An option for developers, from the environment.
#[cfg(feature = "dev")]
pub(crate) fn option(variable: &str) -> Option<String> {
    std::env::var(variable).ok()
}

/// Publishes a report for tests.
#[cfg(feature = "dev")]
pub(crate) fn publish_report(line: &str) {
    println!("{line}");
}

/// Publishes the number of frames for tests.
#[cfg(feature = "dev")]
pub(crate) fn publish_frames(frames: u64) {
    println!("frame {frames}");
}
