//! What is written over the table: menu, prompt, buttons, scores, log, rules, settings.

mod buttons;
pub mod icons;
mod menu;
pub mod panels;
pub mod plaque;
mod prompt;
pub mod theme;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::screen::Screen;

/// What happens in a pass of egui, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub enum OverlaySystems {
    /// Fonts, colours and sizes are put on.
    Theme,
    /// Everything is drawn, once the fonts are there.
    Draw,
}

/// The overlay, in egui.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (OverlaySystems::Theme, OverlaySystems::Draw.run_if(theme::is_dressed)).chain(),
    )
    .add_plugins((theme::plugin, panels::plugin))
    .add_systems(EguiPrimaryContextPass, menu::show.run_if(in_state(Screen::Menu)).in_set(OverlaySystems::Draw))
    .add_systems(
        EguiPrimaryContextPass,
        (prompt::show, buttons::show).chain().run_if(in_state(Screen::Table)).in_set(OverlaySystems::Draw),
    );
}
