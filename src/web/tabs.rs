//! One game in two tabs of a browser: whoever opens it second may continue it there. The page's side is `web/tabs.js`.

use bevy::prelude::*;
use js_sys::wasm_bindgen::JsValue;
use serde::Deserialize;
use tesserae_referee::Intent;

use crate::web::bridge::{PageInput, call};
use crate::{
    TableSystems,
    save::{Autosave, GameId, Resume},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (answer.in_set(TableSystems::Input), claim.in_set(TableSystems::Animate)));
}

/// What became of the game on the table.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TabEvent {
    /// It was open in another tab and is continued in this one.
    Continue,
    /// It stays in the other tab.
    Leave,
    /// Another tab continues it.
    Lost,
}

/// Tells the page which saved game is on the table, when that changes.
fn claim(autosave: Res<Autosave>, mut last: Local<Option<GameId>>) {
    let current = autosave.current();
    if std::mem::replace(&mut *last, current) != current {
        call("tesseraeClaim", &[current.map_or(JsValue::NULL, |id| id.file().into())]);
    }
}

fn answer(input: Res<PageInput>, mut resume: Resume, mut intents: MessageWriter<Intent>) {
    match input.tab {
        // The other tab may have played on since this one read the game.
        Some(TabEvent::Continue) => {
            if let Some(id) = resume.current() {
                resume.go_on(id);
            }
        }
        Some(TabEvent::Leave) => {
            intents.write(Intent::Leave);
        }
        Some(TabEvent::Lost) => {
            intents.write(Intent::Leave);
            resume.tell("This game is continued in another tab.");
        }
        None => {}
    }
}
