//! Loads the settings and stores them whenever they change.

use bevy::prelude::*;
use serde::Serialize;

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
    app.insert_resource(settings)
        .add_systems(Last, keep::<Settings>(NAME));
}

/// Stores a resource as a document when it changes, and at the end of the program.
pub(super) fn keep<T: Resource + Clone + PartialEq + Serialize>(
    name: DocumentName,
) -> impl FnMut(Res<T>, Res<Time<Real>>, MessageReader<AppExit>, Documents, Local<Option<T>>, Local<f32>)
{
    move |now, time, exits, mut documents, mut kept, mut since| {
        *since += time.delta_secs();
        let Some(last) = kept.as_ref() else {
            *kept = Some(now.clone());
            *since = PAUSE;
            return;
        };
        if *last != *now && (*since >= PAUSE || !exits.is_empty()) {
            documents.write(name, &*now);
            *kept = Some(now.clone());
            *since = 0.0;
        }
    }
}
