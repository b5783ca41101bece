//! The start page while the game starts behind it: which game is likely to be played first, and how
//! far everything is. The page's side is `web/loader.js`.

use bevy::prelude::*;
use js_sys::wasm_bindgen::JsValue;
use tesserae_rules::Kind;

use crate::page::bridge::call;
use crate::{
    boards::BoardLook,
    save::SavedGames,
    table::settings::Settings,
    ui::menu::quick_start,
    world::warm_up::{NextGame, WarmUp},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, choose_game).add_systems(
        Last,
        (
            report.run_if(resource_changed::<WarmUp>),
            tell_next.run_if(resource_changed::<NextGame>.or_else(resource_changed::<Settings>)),
        ),
    );
}

/// The game of the address, or that of the last game, or at the first visit the one to begin with.
fn choose_game(mut games: SavedGames, mut next: ResMut<NextGame>, mut warm_up: ResMut<WarmUp>) {
    games.refresh();
    let named = call("tesseraeNamed", &[])
        .and_then(|name| name.as_string())
        .and_then(|name| name.parse::<Kind>().ok());
    if named.is_some() {
        warm_up.hurry();
    }
    let last = games
        .latest()
        .and_then(|game| game.header.as_ref().ok())
        .map(|header| header.game);
    next.0 = Some(named.or(last).unwrap_or_else(quick_start::first_kind));
}

/// Tells the page which board it is to fetch at the next visit before the game runs. It knows the
/// files of the first boards only.
fn tell_next(next: Res<NextGame>, settings: Res<Settings>, mut last: Local<&'static str>) {
    let Some(kind) = next.0 else { return };
    let look = BoardLook::chosen(kind, &settings.boards);
    let name = if look.is_first() {
        kind.key()
    } else {
        look.key
    };
    if std::mem::replace(&mut *last, name) != name {
        call("tesseraeNext", &[name.into()]);
    }
}

/// Tells the page how far everything is.
fn report(warm_up: Res<WarmUp>, mut last: Local<Option<f32>>) {
    if warm_up.is_settling() {
        call("tesseraeDrawn", &[]);
    }
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
