//! What is written over the table: menu, prompt, buttons, scores, log, rules, settings.

mod buttons;
mod menu;
mod prompt;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::screen::Screen;

/// The overlay, in egui.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, menu::show.run_if(in_state(Screen::Menu)))
        .add_systems(EguiPrimaryContextPass, (prompt::show, buttons::show).chain().run_if(in_state(Screen::Table)));
}
