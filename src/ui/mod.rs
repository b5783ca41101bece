//! What is written over the table: menu, prompt, buttons, scores, log, rules, settings.
//!
//! Every part is one file with a system `show`, which asks the referee and passes commands on, and a function `lay`, which only lays out what it
//! is given and says what was pressed; tests call the second without a window.

pub mod menu;
pub mod panels;
mod table;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::{
    panels::{Panel, fairness, game_menu, history, log, panel_is_open, rulebook, settings, statistics},
    table::{announcements, buttons, dice_entry, doubling, notices, prompt, replay_bar, result, scores, toolbar},
    widgets::{accessible, focus},
};
pub use crate::ui::menu::Page;
use crate::{app::screen::Screen, replay::is_present};

/// What happens in a pass of egui, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub enum UiSystems {
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
    use UiSystems::{After, Draw, Stage, Theme};
    let drawn = Draw.run_if(theme::is_dressed).run_if(not(resource_equals(Hidden(true))));
    app.configure_sets(EguiPrimaryContextPass, (Theme, Stage, drawn, After).chain())
        .init_resource::<Hidden>()
        .init_resource::<history::History>()
        .add_plugins((
            theme::plugin,
            focus::plugin,
            accessible::plugin,
            panels::plugin,
            announcements::plugin,
            menu::plugin,
        ))
        .add_systems(EguiPrimaryContextPass, menu::show.run_if(in_state(Screen::Menu)).in_set(Draw))
        .add_systems(
            EguiPrimaryContextPass,
            (
                settings::show.run_if(panel_is_open(Panel::Settings)),
                menu::saved_games::show.run_if(panel_is_open(Panel::SavedGames)),
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
                (buttons::show, doubling::show, dice_entry::show, result::show).chain().run_if(is_present),
                replay_bar::show,
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
