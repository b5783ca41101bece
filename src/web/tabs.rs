//! One game in two tabs of a browser: whoever opens it second may continue it there. The page's
//! side is `web/tabs.js`.

use bevy::prelude::*;
use js_sys::wasm_bindgen::JsValue;
use tesserae_words as words;

use crate::page::bridge::{PageInput, TabEvent, call};
use crate::{
    save::{GameId, SavedGames},
    table::sets::TableSystems,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            answer.in_set(TableSystems::Input),
            claim.in_set(TableSystems::Animate),
        ),
    );
}

/// Reports to the page which saved game is on the table, when that changes.
fn claim(games: SavedGames, mut last: Local<Option<GameId>>) {
    let current = games.current();
    if std::mem::replace(&mut *last, current) != current {
        call(
            "tesseraeClaim",
            &[current.map_or(JsValue::NULL, |id| id.file().into())],
        );
    }
}

fn answer(input: Res<PageInput>, mut games: SavedGames) {
    match input.tab {
        // The other tab may have played on since this one read the game.
        Some(TabEvent::Continue) => {
            if let Some(id) = games.current() {
                games.resume(id);
            }
        }
        Some(TabEvent::Leave) => games.leave(),
        Some(TabEvent::Lost) => {
            games.leave();
            games.notify(words::notices::in_another_tab());
        }
        None => {}
    }
}
