//! Import of files that are dropped on the window; on that of a kiosk none are.

use bevy::{prelude::*, window::FileDragAndDrop};
use tesserae_words as words;

use crate::{
    save::{SavedGames, files, position_text},
    table::{DroppedText, Kiosk, Purpose, sets::TableSystems},
};

/// Imports every file that is dropped on the window, with a message about the result. While a
/// position is edited, it is the position that is wanted.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .add_message::<DroppedText>()
        .add_systems(
            Update,
            import_dropped
                .in_set(TableSystems::Input)
                .run_if(not(resource_exists::<Kiosk>)),
        );
}

fn import_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut games: SavedGames,
    purpose: Res<State<Purpose>>,
    mut texts: MessageWriter<DroppedText>,
) {
    for file in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = file else {
            continue;
        };
        if *purpose != Purpose::Editor {
            games.import_file(path_buf);
            continue;
        }
        match files::read(path_buf).and_then(|bytes| position_text(&bytes)) {
            Ok(text) => drop(texts.write(DroppedText(text))),
            Err(error) => games.notify(words::common::stated(error)),
        }
    }
}
