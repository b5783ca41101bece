//! Loads the settings and stores them whenever they change.

use bevy::prelude::*;

use crate::save::document::{self, DocumentName, Documents};
use crate::table::settings::Settings;

const NAME: DocumentName = DocumentName {
    file: "settings.json",
    noun: "settings",
};

/// Between two writings, in seconds: a slider that is dragged changes in every frame.
const PAUSE: f32 = 0.5;

/// Loads the settings and stores them whenever they change.
pub(crate) fn plugin(app: &mut App) {
    let settings: Settings = document::load(app, NAME);
    app.insert_resource(settings).add_systems(Last, keep);
}

fn keep(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    exits: MessageReader<AppExit>,
    mut documents: Documents,
    mut kept: Local<Option<Settings>>,
    mut since: Local<f32>,
) {
    *since += time.delta_secs();
    let Some(last) = kept.as_ref() else {
        *kept = Some(settings.clone());
        *since = PAUSE;
        return;
    };
    if *last != *settings && (*since >= PAUSE || !exits.is_empty()) {
        documents.write(NAME, &*settings);
        *kept = Some(settings.clone());
        *since = 0.0;
    }
}
