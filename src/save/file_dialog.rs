//! The system's dialogs for files: importing a game from a file and exporting one to a file. In a
//! browser its own file chooser does this (`web/transfer.rs`).

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::{ecs::system::NonSendMarker, platform::cell::SyncCell, prelude::*, tasks::IoTaskPool};
use rfd::{AsyncFileDialog, FileHandle};
use tesserae_formats::Format;

use crate::{
    page::command::{PageCommand, file_name},
    save::{SavedGames, files},
    table::{idle::Waker, sets::TableSystems},
};

/// Opens the dialogs that [`PageCommand`]s ask for, one at a time, and reads or writes the chosen
/// file. Its end wakes the program.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PageCommand>()
        .init_resource::<OpenDialog>()
        .add_systems(Update, (open, finish).chain().in_set(TableSystems::Input));
}

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
struct OpenDialog(Option<SyncCell<Receiver<Finished>>>);

/// The end of a dialog; nothing is chosen in one that was cancelled.
enum Finished {
    Import(Option<FileHandle>),
    Export(Option<FileHandle>, String),
}

/// Some systems open dialogs from the main thread only, hence the marker. While a dialog is open,
/// commands are ignored.
fn open(
    mut commands: MessageReader<PageCommand>,
    mut dialog: ResMut<OpenDialog>,
    waker: Waker,
    _main_thread: NonSendMarker,
) {
    for command in commands.read() {
        if dialog.0.is_some() || !matches!(command, PageCommand::Open | PageCommand::Save { .. }) {
            continue;
        }
        let pool = IoTaskPool::get();
        let ((end, ended), wake) = (channel(), waker.get());
        let finish = move |finished: Finished| {
            // Nobody waits for it any more where the program has ended.
            end.send(finished).ok();
            wake();
        };
        dialog.0 = Some(SyncCell::new(ended));
        match command.clone() {
            PageCommand::Open => {
                let extensions: Vec<_> = Format::all()
                    .filter_map(|format| format.extension)
                    .collect();
                let chooser = with_folder(AsyncFileDialog::new())
                    .set_title("Import a game")
                    .add_filter("Games", &extensions)
                    .add_filter("All files", &["*"])
                    .pick_file();
                pool.spawn(async move { finish(Finished::Import(chooser.await)) })
                    .detach();
            }
            PageCommand::Save {
                title,
                format,
                text,
            } => {
                let chooser = with_folder(AsyncFileDialog::new())
                    .set_title("Export a game")
                    .set_file_name(file_name(&title, format))
                    .add_filter(format.title, &[format.extension.unwrap_or_default()])
                    .save_file();
                pool.spawn(async move { finish(Finished::Export(chooser.await, text)) })
                    .detach();
            }
            _ => {}
        }
    }
}

fn with_folder(dialog: AsyncFileDialog) -> AsyncFileDialog {
    match files::usual_folder() {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    }
}

fn finish(mut dialog: ResMut<OpenDialog>, mut games: SavedGames) {
    let finished = match dialog.0.as_mut().map(|ended| ended.get().try_recv()) {
        None | Some(Err(TryRecvError::Empty)) => return,
        Some(Err(TryRecvError::Disconnected)) => {
            dialog.0 = None;
            return;
        }
        Some(Ok(finished)) => finished,
    };
    dialog.0 = None;
    match finished {
        Finished::Import(Some(file)) => games.import_file(file.path()),
        Finished::Export(Some(file), text) => {
            let notice = match files::write(file.path(), &text) {
                Ok(()) => format!("Exported to “{}”.", file.path().display()),
                Err(error) => format!("{error}."),
            };
            games.notify(notice);
        }
        Finished::Import(None) | Finished::Export(None, _) => {}
    }
}
