//! The system's dialogs for files: importing a game from a file and exporting one to a file. In a
//! browser its own file chooser does this (`web/transfer.rs`).

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, TryRecvError, channel},
};

use bevy::{ecs::system::NonSendMarker, platform::cell::SyncCell, prelude::*, tasks::IoTaskPool};
use rfd::{AsyncFileDialog, FileHandle};
use tesserae_formats::Format;
use tesserae_words::{self as words, Text};

use crate::{
    page::command::{PageCommand, file_name},
    save::{SavedGames, files},
    table::{idle::Waker, language::ReadersLanguage, sets::TableSystems},
};

/// Opens the dialogs that [`PageCommand`]s ask for, one at a time, and reads or writes the chosen
/// file. Its end wakes the program.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PageCommand>()
        .init_resource::<ReadersLanguage>()
        .init_resource::<OpenDialog>()
        .add_systems(Update, (open, finish).chain().in_set(TableSystems::Input));
}

/// The dialog that is open, if one is.
#[derive(Resource, Default)]
struct OpenDialog(Option<SyncCell<Receiver<FinishedDialog>>>);

/// The end of a dialog; nothing is chosen in one that was cancelled, or that could not be shown.
enum FinishedDialog {
    Import(Option<FileHandle>),
    Export(Option<FileHandle>, Exported),
}

/// What is written to a file.
struct Exported {
    /// The name of the file that is proposed.
    name: String,
    content: Vec<u8>,
}

/// Some systems open dialogs from the main thread only, hence the marker. While a dialog is open,
/// commands are ignored.
fn open(
    mut commands: MessageReader<PageCommand>,
    mut dialog: ResMut<OpenDialog>,
    language: Res<ReadersLanguage>,
    waker: Waker,
    _main_thread: NonSendMarker,
) {
    for command in commands.read() {
        if dialog.0.is_some() || !matches!(command, PageCommand::Open | PageCommand::Save { .. }) {
            continue;
        }
        let pool = IoTaskPool::get();
        let ((end, ended), wake) = (channel(), waker.get());
        let finish = move |finished: FinishedDialog| {
            // Nobody waits for it any more where the program has ended.
            end.send(finished).ok();
            wake();
        };
        dialog.0 = Some(SyncCell::new(ended));
        match command.clone() {
            PageCommand::Open => {
                let extensions: Vec<_> = Format::extensions().collect();
                let chooser = with_folder(AsyncFileDialog::new())
                    .set_title(language.word(&words::saving::import_game()))
                    .add_filter(language.word(&words::saving::games()), &extensions)
                    .add_filter(language.word(&words::saving::all_files()), &["*"])
                    .pick_file();
                pool.spawn(async move { finish(FinishedDialog::Import(chooser.await)) })
                    .detach();
            }
            PageCommand::Save {
                title,
                file_type,
                content,
            } => {
                let name = file_name(&title, file_type);
                let chooser = with_folder(AsyncFileDialog::new())
                    .set_title(language.word(&words::saving::save_as_file()))
                    .set_file_name(&name)
                    .add_filter(language.word(&file_type.title()), &[file_type.extension])
                    .save_file();
                pool.spawn(async move {
                    finish(FinishedDialog::Export(
                        chooser.await,
                        Exported { name, content },
                    ))
                })
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
        FinishedDialog::Import(Some(file)) => games.import_file(file.path()),
        FinishedDialog::Export(Some(file), game) => {
            let notice = match files::write(file.path(), &game.content) {
                Ok(()) => words::saving::saved_as(file.path().display().to_string()),
                Err(error) => words::common::stated(error),
            };
            games.notify(notice);
        }
        FinishedDialog::Import(None) | FinishedDialog::Export(None, _) if can_be_shown() => {}
        FinishedDialog::Import(None) => games.notify(words::saving::no_dialog()),
        FinishedDialog::Export(None, game) => {
            games.notify(without_dialog(files::usual_folder().as_deref(), &game));
        }
    }
}

/// Writes a file to a folder, as nobody can be asked for a file; returns what the players are told.
fn without_dialog(folder: Option<&Path>, Exported { name, content }: &Exported) -> Text {
    let written = folder
        .ok_or_else(words::saving::no_folder)
        .and_then(|folder| {
            let path = files::free(folder, name);
            files::write(&path, content).map(|()| path)
        });
    match written {
        Ok(path) => words::saving::saved_without_dialog(path.display().to_string()),
        Err(error) => words::saving::not_saved_without_dialog(error),
    }
}

/// Whether the system can show a dialog. `rfd` reports one that could not be shown like one that
/// was cancelled.
fn can_be_shown() -> bool {
    cfg!(any(windows, target_os = "macos")) || has_dialog(|name| std::env::var_os(name))
}

/// Whether a system with these variables has one of the two programs that show dialogs for `rfd`:
/// zenity, or a portal that chooses files.
fn has_dialog(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let folders = |name: &str| -> Vec<PathBuf> {
        variable(name).map_or_else(Vec::new, |paths| std::env::split_paths(&paths).collect())
    };
    let has_zenity = || {
        let mut programs = folders("PATH").into_iter();
        programs.any(|folder| folder.join("zenity").is_file())
    };
    let has_bus = || {
        let of_user = |folder: &PathBuf| folder.join("bus").exists();
        variable("DBUS_SESSION_BUS_ADDRESS").is_some()
            || folders("XDG_RUNTIME_DIR").iter().any(of_user)
    };
    let has_portal = || {
        let mut data = folders("XDG_DATA_DIRS");
        if data.is_empty() {
            data.extend(["/usr/local/share", "/usr/share"].map(PathBuf::from));
        }
        data.extend(folders("XDG_DATA_HOME"));
        let homes = folders("HOME").into_iter();
        data.extend(homes.map(|home| home.join(".local/share")));
        let portals = data
            .into_iter()
            .map(|folder| folder.join("xdg-desktop-portal/portals"));
        let named = folders("XDG_DESKTOP_PORTAL_DIR").into_iter();
        portals.chain(named).any(|folder| chooses_files(&folder))
    };
    // A program in a box has the portal of the system outside.
    let is_boxed = || variable("SNAP").is_some() || variable("FLATPAK_ID").is_some();
    has_zenity() || has_bus() && (is_boxed() || has_portal())
}

/// Whether one of the portals that are described in a folder chooses files.
fn chooses_files(portals: &Path) -> bool {
    let entries = std::fs::read_dir(portals).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "portal")
        })
        .filter_map(|path| std::fs::read_to_string(path).ok())
        .any(|text| text.contains("org.freedesktop.impl.portal.FileChooser"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn there_is_a_dialog_with_zenity_or_with_a_bus_and_a_portal_that_chooses_files() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let has = |variables: &[(&str, PathBuf)]| {
            // Without the portals of the system on which the test runs.
            let nothing = ("XDG_DATA_DIRS", path("nothing"));
            has_dialog(|name| {
                let mut all = variables.iter().chain([&nothing]);
                let found = all.find(|(variable, _)| *variable == name);
                found.map(|(_, value)| value.clone().into())
            })
        };
        assert!(!has(&[]));
        fs::create_dir_all(path("bin")).unwrap();
        assert!(!has(&[("PATH", path("bin"))]));
        fs::write(path("bin/zenity"), "").unwrap();
        assert!(has(&[("PATH", path("bin"))]));

        let portals = path("share/xdg-desktop-portal/portals");
        fs::create_dir_all(&portals).unwrap();
        let shared = ("XDG_DATA_DIRS", path("share"));
        let bus = ("DBUS_SESSION_BUS_ADDRESS", PathBuf::from("unix:path=bus"));
        let portal = |interface: &str| {
            let text = format!("[portal]\nInterfaces=org.freedesktop.impl.portal.{interface};\n");
            fs::write(portals.join("some.portal"), text).unwrap();
        };
        portal("Screenshot");
        assert!(!has(&[shared.clone(), bus.clone()]));
        portal("FileChooser");
        assert!(has(&[shared.clone(), bus.clone()]));
        assert!(!has(std::slice::from_ref(&shared)));
        fs::write(path("bus"), "").unwrap();
        assert!(has(&[shared, ("XDG_RUNTIME_DIR", path(""))]));
    }

    #[test]
    fn without_a_dialog_a_game_is_exported_under_a_free_name_and_the_players_read_where() {
        let folder = tempfile::tempdir().unwrap();
        let game = |text: &str| Exported {
            name: "ur.txt".to_owned(),
            content: text.into(),
        };
        for (text, name) in [("first", "ur.txt"), ("second", "ur-2.txt")] {
            let told = without_dialog(Some(folder.path()), &game(text)).to_string();
            let path = folder.path().join(name);
            assert!(told.contains(&format!("“{}”", path.display())), "{told}");
            assert_eq!(fs::read_to_string(path).unwrap(), text);
        }
        let nowhere = folder.path().join("nowhere");
        for folder in [None, Some(nowhere.as_path())] {
            let told = without_dialog(folder, &game("third")).to_string();
            assert!(told.contains("press “Copy”"), "{told}");
        }
    }
}
