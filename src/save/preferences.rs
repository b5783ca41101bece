//! Loads the settings and stores them whenever they change. A kiosk has those of the ordinary
//! program, and stores none.

use bevy::prelude::*;
use serde::Serialize;

use crate::save::{
    document::{self, DocumentName, Documents},
    storage::Storage,
};
use crate::table::{Kiosk, settings::Settings};

const NAME: DocumentName = DocumentName {
    file: "settings.json",
    key: "settings",
};

/// Between two writings, in seconds: a slider that is dragged changes in every frame.
const PAUSE: f32 = 0.5;

/// Loads the settings and stores them whenever they change.
pub(crate) fn plugin(app: &mut App) {
    if app.world().contains_resource::<Kiosk>() {
        return;
    }
    let settings: Settings = document::load(app, NAME);
    app.insert_resource(settings)
        .add_systems(Last, keep::<Settings>(NAME));
}

/// Gives a kiosk the settings that are stored, if they can be read. They stay as they are, and its
/// window fills the screen.
pub(super) fn take_for_kiosk(app: &mut App) {
    let storage = app.world().resource::<Storage>();
    let stored = document::read_untouched::<Settings>(storage, NAME);
    app.insert_resource(Settings {
        full_screen: true,
        ..stored.unwrap_or_default()
    });
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
