//! The user interface over the board: menu, prompt, buttons, scores, panels, settings.
//!
//! Imports run downwards: a part uses only those that are declared below it here, and a test holds
//! it to that.
//!
//! | part | what it is for |
//! |---|---|
//! | `cover`, `demonstration` | what lies over the table while it loads, and when nobody plays |
//! | `kiosk`, `rest` | the program for a museum; how long nobody has touched anything |
//! | `back`, `correspondence`, `opened_link` | one step back; a game that goes back and forth by links; the link that starts the program |
//! | `film`, `picture` | films and pictures of the table |
//! | `focus`, `key_places`, `modifiers`, `pointer_events` | what reaches egui of keys and pointer |
//! | `menu`, `live` | the pages: games and rules; a game with a friend |
//! | `panels`, `table` | panels at the edge; what is drawn around the board |
//! | `forms` | parts of forms that several pages and panels draw |
//! | `state` | what is open, chosen or typed; the one type of command, and who sends it |
//! | `widgets`, `theme` | the kit, which knows no page; fonts, colours, icons |
//! | `sets` | the order of a pass |
//!
//! Every part is one file with two functions: the system `show`, which reads the game's state and
//! sends commands, and `draw`, which only draws its arguments and returns what was pressed. Tests
//! call `draw` without a window.

mod cover;
mod demonstration;

mod kiosk;

mod rest;

pub(crate) mod back;
mod correspondence;
#[cfg(not(target_arch = "wasm32"))]
mod opened_link;

mod film;
mod picture;

mod focus;
mod key_places;
mod modifiers;
mod pointer_events;

pub(crate) mod menu;

pub(crate) mod live;

pub(crate) mod panels;

pub(crate) mod table;

mod forms;

pub(crate) mod state;

pub(crate) mod widgets;

pub(crate) mod theme;

mod sets;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::{
    panels::{
        analysed_games, analysis, decision, editor, fairness, friend, game_list, game_menu,
        history, log, rulebook, settings, statistics,
    },
    sets::UiSystems,
    state::{
        film::FilmOfTable,
        hidden::UiHidden,
        menu_page,
        open_panel::{self, Panel, is_not_replaced, panel_is_open},
        unfolded::Unfolded,
    },
    table::{
        advice, announcements, answers, board_labels, buttons, dice_entry, lesson, no_opponent,
        notices, prompt, puzzle, replay_bar, result, scores, toolbar,
    },
    widgets::accessible,
};
use crate::table::{
    Kiosk, Purpose, no_exercise, not_replaying, screen::Screen, sets::run_in_one_thread,
};

/// The user interface, in egui.
pub(crate) fn plugin(app: &mut App) {
    use UiSystems::{Accessibility, Draw, Film, Focus, Theme};
    let drawn = Draw
        .run_if(theme::is_ready)
        .run_if(not(resource_equals(UiHidden(true))))
        .run_if(|film: Res<FilmOfTable>| !film.is_open());
    app.edit_schedule(EguiPrimaryContextPass, run_in_one_thread)
        .configure_sets(
            EguiPrimaryContextPass,
            (Theme, Focus, drawn, Film, Accessibility).chain(),
        )
        .init_resource::<UiHidden>()
        .init_resource::<history::History>()
        .init_resource::<Unfolded>()
        .init_resource::<analysed_games::AnalysedGamesState>()
        .init_resource::<editor::EditorPanelState>()
        .init_resource::<friend::FriendPanelState>()
        .init_resource::<game_menu::GameMenuState>()
        .init_resource::<menu::saved_games::SavedGamesState>()
        .add_plugins((
            theme::plugin,
            focus::plugin,
            (
                modifiers::plugin,
                key_places::plugin,
                pointer_events::plugin,
            ),
            accessible::plugin,
            open_panel::plugin,
            back::plugin,
            announcements::plugin,
            cover::plugin,
            menu_page::plugin,
            (rest::plugin, kiosk::plugin, demonstration::plugin),
            correspondence::plugin,
            (film::plugin, picture::plugin),
            live::plugin,
            #[cfg(not(target_arch = "wasm32"))]
            opened_link::plugin,
        ))
        .add_systems(
            EguiPrimaryContextPass,
            (menu::show, live::show)
                .chain()
                .run_if(in_state(Screen::Menu))
                .in_set(Draw),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                settings::show.run_if(panel_is_open(Panel::Settings)),
                menu::saved_games::show.run_if(panel_is_open(Panel::SavedGames)),
                statistics::show.run_if(panel_is_open(Panel::Statistics)),
                game_list::show.run_if(panel_is_open(Panel::GameList)),
                analysed_games::show.run_if(panel_is_open(Panel::AnalysedGames)),
                notices::show,
                correspondence::show.run_if(correspondence::is_asked),
            )
                .chain()
                .in_set(Draw),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                board_labels::show,
                (
                    scores::show,
                    (
                        buttons::show.run_if(not(in_state(Purpose::Editor))),
                        no_opponent::show,
                        editor::show_bar,
                        answers::show,
                        dice_entry::show,
                        result::show.run_if(no_exercise),
                        lesson::show_button,
                        advice::show.run_if(no_exercise),
                    )
                        .chain()
                        .run_if(not_replaying),
                    replay_bar::show,
                    prompt::show.run_if(no_exercise),
                    (lesson::show, puzzle::show).chain(),
                    toolbar::show,
                )
                    .chain()
                    .run_if(is_not_replaced),
                (
                    log::show.run_if(panel_is_open(Panel::Log)),
                    rulebook::show.run_if(panel_is_open(Panel::Rules)),
                    fairness::show.run_if(panel_is_open(Panel::Fairness)),
                    friend::show.run_if(panel_is_open(Panel::Friend)),
                    analysis::show.run_if(panel_is_open(Panel::Analysis)),
                    decision::show.run_if(panel_is_open(Panel::Decision)),
                    editor::show.run_if(panel_is_open(Panel::Editor)),
                    panels::picture::show.run_if(panel_is_open(Panel::Picture)),
                    game_menu::show.run_if(panel_is_open(Panel::GameMenu)),
                )
                    .chain(),
                cover::show,
                kiosk::show.run_if(resource_exists::<Kiosk>),
            )
                .chain()
                .run_if(in_state(Screen::Table).and_then(not(in_state(Purpose::Demonstration))))
                .in_set(Draw),
        )
        .add_systems(
            EguiPrimaryContextPass,
            demonstration::show
                .run_if(in_state(Screen::Table).and_then(in_state(Purpose::Demonstration)))
                .in_set(Draw),
        );
}
