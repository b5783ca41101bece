//! The program around the table: launch options, window icon, the two screens, idle mode, layouts and seeds.

pub(crate) mod idle;
pub(crate) mod launch;
pub(crate) mod layout;
pub(crate) mod screen;
pub(crate) mod seed;
#[cfg(not(target_arch = "wasm32"))]
mod window_icon;

use bevy::prelude::*;

/// Screens, the idle mode and the window's icon.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((screen::plugin, idle::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(window_icon::plugin);
}
