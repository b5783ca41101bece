//! Import of files that are dropped on the window.

use bevy::{prelude::*, window::FileDragAndDrop};

use crate::{TableSystems, save::SavedGames};

/// Imports every file that is dropped on the window, with a message about the result.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_systems(Update, import_dropped.in_set(TableSystems::Input));
}

fn import_dropped(mut files: MessageReader<FileDragAndDrop>, mut games: SavedGames) {
    for file in files.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file {
            games.import_file(path_buf);
        }
    }
}
