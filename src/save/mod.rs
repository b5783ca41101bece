//! What outlives the program: the game on the table after every event, saved games, results,
//! settings, last choices.
//!
//! Everything is stored by `Storage` as a text with a name: a file on a computer, an entry of the
//! local storage in a browser. Without storage the game still runs; the players see one notice. A
//! kiosk has none: it reads the settings, and keeps nothing.

mod analysed_games;
#[cfg(not(target_arch = "wasm32"))]
mod arguments;
mod autosave;
mod choices;
#[cfg_attr(target_arch = "wasm32", path = "browser_clock.rs")]
pub(crate) mod clock;
mod correspondence;
mod document;
#[cfg(not(target_arch = "wasm32"))]
mod drag_and_drop;
mod error_rates;
mod exercises;
mod export;
#[cfg(not(target_arch = "wasm32"))]
mod file_dialog;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod finished_lessons;
mod game_id;
mod game_list;
mod game_on_table;
mod kept_clock;
mod library;
mod note;
mod position_text;
mod preferences;
mod results;
mod solved_puzzles;
mod storage;
#[cfg(test)]
mod tests;
#[cfg(not(target_arch = "wasm32"))]
mod window;

use bevy::prelude::*;

use crate::table::{
    Kiosk,
    launch::{Launch, LaunchPurpose},
    notices::Notices,
};

pub(crate) use crate::save::analysed_games::{
    AnalysedGame, AnalysedGames, AnalysedPlayer, name_of_person,
};
pub(crate) use crate::save::choices::{Choices, LastChoices, beginner};
pub(crate) use crate::save::correspondence::{CorrespondenceCommand, receiver};
pub(crate) use crate::save::document::Documents;
pub(crate) use crate::save::error_rates::{ErrorRates, Rate, Rated};
pub(crate) use crate::save::exercises::Exercises;
pub(crate) use crate::save::export::from_here;
pub(crate) use crate::save::finished_lessons::FinishedLessons;
pub(crate) use crate::save::game_id::GameId;
pub(crate) use crate::save::game_list::{
    GameList, Listed, ListedGame, ListedPosition, ListedSession,
};
pub(crate) use crate::save::library::{Found, SavedGame, SavedGames, Split, SplitGame};
pub(crate) use crate::save::position_text::position_text;
#[cfg(test)]
pub(crate) use crate::save::results::Finished;
pub(crate) use crate::save::results::{Faces, Played, Results};
pub(crate) use crate::save::solved_puzzles::SolvedPuzzles;
pub(crate) use crate::save::storage::Storage;

/// Saves everything; a kiosk nothing. It comes before whatever reads the settings.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        let launch = app.world().get_resource::<Launch>();
        let pictures = launch.is_some_and(|launch| launch.purpose == LaunchPurpose::Screenshots);
        // Pictures are of a fixed list of states, whatever somebody has played.
        let storage = if pictures {
            Ok(Storage::nowhere())
        } else {
            Storage::usual()
        };
        let storage = storage.unwrap_or_else(|error| {
            error.show(&mut app.world_mut().get_resource_or_init::<Notices>());
            Storage::nowhere()
        });
        app.insert_resource(storage);
    }
    if app.world().contains_resource::<Kiosk>() {
        preferences::take_for_kiosk(app);
        app.insert_resource(Storage::nowhere());
    }
    app.add_plugins((
        autosave::plugin,
        choices::plugin,
        correspondence::plugin,
        error_rates::plugin,
        // It takes over what only has a rate.
        analysed_games::plugin,
        exercises::plugin,
        finished_lessons::plugin,
        game_list::plugin,
        kept_clock::plugin,
        library::plugin,
        preferences::plugin,
        results::plugin,
        solved_puzzles::plugin,
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((
        arguments::plugin,
        drag_and_drop::plugin,
        file_dialog::plugin,
        window::plugin,
    ));
}
