//! The program around the table: command line and window, the two screens, sleep when nothing moves, seeds.

pub mod idle;
pub mod launch;
pub mod layout;
pub mod screen;
pub mod seed;
#[cfg(not(target_arch = "wasm32"))]
mod window_icon;

use bevy::prelude::*;

/// Screens, the idle mode and the window's icon.
pub fn plugin(app: &mut App) {
    app.add_plugins((screen::plugin, idle::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(window_icon::plugin);
}
