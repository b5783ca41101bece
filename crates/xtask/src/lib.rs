//! What the project's commands share: the system's packages, other programs, the build of the game,
//! the scripts of the page, a virtual screen.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod beside;
pub mod game;
pub mod process;
pub mod progress;
pub mod scripts;
pub mod system;
pub mod test_count;
mod time_left;
pub mod virtual_display;

/// The server of rooms, on its own: in one build with the engine, what it depends on would have
/// that compiled again.
pub const ROOM: [&str; 4] = ["--package", "tesserae-room", "--features", "load"];

/// The arguments of the publisher for a check of `cargo xtask test`: the download on a machine
/// without the sources.
pub const DOWNLOAD_CHECK: &[&str] = &["dist-test"];
/// The arguments of the publisher for a check of `cargo xtask test --all`: the page in a browser.
pub const BROWSER_CHECK: &[&str] = &["web-test", "--or-skip"];
