//! Import of files that are dropped on the window.

use bevy::{prelude::*, window::FileDragAndDrop};

use crate::TableSystems;
use crate::save::{Resume, files};

/// Imports every file that is dropped on the window, with a message about what came of it.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_systems(Update, import_dropped.in_set(TableSystems::Input));
}

fn import_dropped(mut files: MessageReader<FileDragAndDrop>, mut resume: Resume) {
    for file in files.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let path = path_buf.to_string_lossy();
        let put = files::read(&path).and_then(|bytes| {
            resume.import(bytes).map_err(|error| format!("“{}” cannot be imported: {error}", path_buf.display()))
        });
        match put {
            Ok(id) => {
                let name = resume.shelf().games().iter().find(|game| game.id == id).map(|game| game.name());
                let name = name.unwrap_or_else(|| id.file());
                resume.tell(format!("“{name}” was imported. It is among the saved games."));
            }
            Err(error) => resume.tell(format!("{error}.")),
        }
    }
}
