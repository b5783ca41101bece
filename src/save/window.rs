//! Loads the size and the place of the window and stores them whenever they change.

use bevy::prelude::*;

use crate::{
    save::{
        document::{self, DocumentName},
        preferences::keep,
    },
    table::window_place::WindowPlace,
};

const NAME: DocumentName = DocumentName {
    file: "window.json",
    key: "window",
};

/// Loads the size and the place and stores them whenever they change.
pub(crate) fn plugin(app: &mut App) {
    if app.world().contains_resource::<WindowPlace>() {
        let place: WindowPlace = document::load(app, NAME);
        app.insert_resource(place)
            .add_systems(Last, keep::<WindowPlace>(NAME));
    }
}
