//! The start page while the game starts behind it: which game is likely to be played first, and how
//! far everything is. The page's side is `web/loader.js`.

use bevy::prelude::*;
use js_sys::wasm_bindgen::JsValue;
use tesserae_rules::Kind;

use crate::page::bridge::call;
use crate::{
    save::SavedGames,
    ui::menu::quick_start,
    world::warm_up::{NextGame, WarmUp},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, choose_game)
        .add_systems(Last, report.run_if(resource_changed::<WarmUp>));
}

/// The game of the address, or that of the last game, or at the first visit the one to begin with.
fn choose_game(mut games: SavedGames, mut next: ResMut<NextGame>) {
    games.refresh();
    let named = call("tesseraeNamed", &[])
        .and_then(|name| name.as_string())
        .and_then(|name| name.parse::<Kind>().ok());
    let last = games
        .latest()
        .and_then(|game| game.header.as_ref().ok())
        .map(|header| header.game);
    next.0 = Some(named.or(last).unwrap_or_else(quick_start::first_kind));
}

/// Tells the page how far everything is.
fn report(warm_up: Res<WarmUp>, mut last: Local<Option<f32>>) {
    // More than nothing with the first frame, and never less than before: what is drawn once more
    // counts again.
    let share = if warm_up.is_done() {
        1.0
    } else {
        warm_up.share().max(last.unwrap_or(0.01)).min(0.99)
    };
    if last.replace(share) != Some(share) {
        call("tesseraeProgress", &[JsValue::from_f64(share.into())]);
    }
}
