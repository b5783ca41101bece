//! What the project's commands share: the system's packages, other programs, the build of the game,
//! the scripts of the page, a virtual screen.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod game;
pub mod process;
pub mod progress;
pub mod scripts;
pub mod system;
pub mod test_count;
pub mod virtual_display;

/// The server of rooms, on its own: in one build with the engine, what it depends on would have
/// that compiled again.
pub const ROOM: [&str; 4] = ["--package", "tesserae-room", "--features", "load"];

/// The checks of `cargo xtask test` that the publisher makes, each with its arguments: the download
/// on a machine without the sources, and the page in a browser.
pub const PUBLISHER_CHECKS: [(&str, &[&str]); 2] = [
    ("download", &["dist-test"]),
    ("browser", &["web-test", "--or-skip"]),
];
