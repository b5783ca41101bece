use bevy::{prelude::*, window::FileDragAndDrop};

use crate::TableSystems;
use crate::save::{Resume, files};

/// A file that is dropped on the window is put on the shelf if it is a game, and it is told what came of it.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_systems(Update, take.in_set(TableSystems::Input));
}

fn take(mut files: MessageReader<FileDragAndDrop>, mut resume: Resume) {
    for file in files.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else { continue };
        let path = path_buf.to_string_lossy();
        let put = files::read(&path).and_then(|text| {
            resume.import(&text).map_err(|error| format!("“{}” was not put on the shelf: {error}", path_buf.display()))
        });
        match put {
            Ok(id) => {
                let name = resume.shelf().games().iter().find(|game| game.id == id).map(|game| game.name());
                let name = name.unwrap_or_else(|| id.file());
                resume.tell(format!("“{name}” stands among the saved games."));
            }
            Err(error) => resume.tell(format!("{error}.")),
        }
    }
}
