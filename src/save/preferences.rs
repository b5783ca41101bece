//! Loads the settings and stores them whenever they change.

use bevy::prelude::*;

use crate::save::{document, notices::Notices, storage::Storage};
use crate::settings::Settings;

const NAME: &str = "settings.json";
const WHAT: &str = "settings";

/// Between two writings, in seconds: a slider that is dragged changes in every frame.
const PAUSE: f32 = 0.5;

/// Loads the settings and stores them whenever they change.
pub(crate) fn plugin(app: &mut App) {
    let storage = app.world().resource::<Storage>().clone();
    let mut notices = app.world_mut().resource_mut::<Notices>();
    let settings: Settings = document::read(&storage, NAME, WHAT, &mut notices);
    app.insert_resource(settings).add_systems(Last, keep);
}

fn keep(
    settings: Res<Settings>,
    storage: Res<Storage>,
    time: Res<Time<Real>>,
    exits: MessageReader<AppExit>,
    mut notices: ResMut<Notices>,
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
        document::write(&storage, NAME, &*settings, &mut notices);
        *kept = Some(settings.clone());
        *since = 0.0;
    }
}
