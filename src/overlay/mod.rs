//! What is written over the table: menu, prompt, buttons, scores, log, rules, settings.
//!
//! Every part is one file with a system `show`, which asks the referee and passes wishes on, and a function `lay`, which only lays out what it
//! is given and says what was pressed; tests call the second without a window.

mod anchored;
mod announcements;
mod buttons;
mod doubling;
mod entered;
mod fairness;
mod game_menu;
mod history;
pub mod icons;
mod leaves;
mod log;
mod markdown;
mod menu;
pub mod mirrored;
mod new_game;
mod notices;
pub mod panels;
mod pictures;
pub mod plaque;
mod prompt;
mod result;
mod rulebook;
mod saved_games;
mod scores;
pub mod seats;
mod settings_panel;
pub mod stage;
mod statistics;
#[cfg(test)]
mod tests;
pub mod theme;
mod toolbar;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use self::menu::Page;
use self::panels::{Panel, panel_is_open};
use crate::{past::is_present, screen::Screen};

/// What happens in a pass of egui, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub enum OverlaySystems {
    /// Fonts, colours and sizes are put on.
    Theme,
    /// It is settled who has the pointer and the keyboard.
    Stage,
    /// Everything is drawn, once the fonts are there.
    Draw,
    /// What was drawn is told.
    After,
}

/// Whether nothing is written over the table: for pictures of the table alone.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Hidden(pub bool);

/// The overlay, in egui.
pub fn plugin(app: &mut App) {
    use OverlaySystems::{After, Draw, Stage, Theme};
    let drawn = Draw.run_if(theme::is_dressed).run_if(not(resource_equals(Hidden(true))));
    app.configure_sets(EguiPrimaryContextPass, (Theme, Stage, drawn, After).chain())
        .init_resource::<Hidden>()
        .init_resource::<history::History>()
        .add_plugins((
            theme::plugin,
            stage::plugin,
            mirrored::plugin,
            panels::plugin,
            announcements::plugin,
            menu::plugin,
        ))
        .add_systems(EguiPrimaryContextPass, menu::show.run_if(in_state(Screen::Menu)).in_set(Draw))
        .add_systems(
            EguiPrimaryContextPass,
            (
                settings_panel::show.run_if(panel_is_open(Panel::Settings)),
                saved_games::show.run_if(panel_is_open(Panel::SavedGames)),
                statistics::show.run_if(panel_is_open(Panel::Statistics)),
                notices::show,
            )
                .chain()
                .in_set(Draw),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                scores::show,
                prompt::show,
                (buttons::show, doubling::show, entered::show, result::show).chain().run_if(is_present),
                leaves::show,
                (
                    log::show.run_if(panel_is_open(Panel::Log)),
                    rulebook::show.run_if(panel_is_open(Panel::Rules)),
                    fairness::show.run_if(panel_is_open(Panel::Fairness)),
                    game_menu::show.run_if(panel_is_open(Panel::GameMenu)),
                )
                    .chain(),
                toolbar::show,
            )
                .chain()
                .run_if(in_state(Screen::Table))
                .in_set(Draw),
        );
}
