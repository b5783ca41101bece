//! Games in files with which the system has started the program.

use bevy::prelude::*;

use crate::{save::SavedGames, table::launch::Launch};

/// Imports them: a single one goes on the table, of several a message names each.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, open.run_if(resource_exists::<Launch>));
}

fn open(launch: Res<Launch>, mut games: SavedGames) {
    match &launch.files[..] {
        [file] => games.open_file(file),
        files => files.iter().for_each(|file| games.import_file(file)),
    }
}
