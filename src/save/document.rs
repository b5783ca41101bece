//! Small texts that are written whole, as JSON: settings, choices, titles, results.

use bevy::{
    ecs::system::{SystemParam, SystemState},
    prelude::*,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use tesserae_words::{self as words, Text};

use crate::{
    save::storage::{Storage, StorageError},
    table::notices::Notices,
};

/// The number of the format that is written. Only this one can be read.
const FORMAT: u64 = 1;

/// A kind of document.
#[derive(Copy, Clone, Debug)]
pub(crate) struct DocumentName {
    /// The name in the storage: `settings.json`.
    pub file: &'static str,
    /// What messages call it: a key of `saving.document`.
    pub key: &'static str,
}

impl DocumentName {
    /// What it is, at the beginning of a sentence.
    fn first(self) -> Text {
        words::saving::document_first(self.key)
    }
}

#[derive(Serialize, Deserialize)]
struct Document<T> {
    format: u64,
    kept: T,
}

/// As much of a document as every format has.
#[derive(Deserialize)]
struct AnyFormat {
    format: u64,
}

/// The number of the format, if it is newer than the one that is written.
fn newer_format(bytes: &[u8]) -> Option<u64> {
    let AnyFormat { format } = serde_json::from_slice(bytes).ok()?;
    (format > FORMAT).then_some(format)
}

/// The storage, with the messages about what cannot be read or written there.
#[derive(SystemParam)]
pub(crate) struct Documents<'w> {
    pub storage: Res<'w, Storage>,
    pub notices: ResMut<'w, Notices>,
}

impl Documents<'_> {
    /// Reads a document. One that is damaged is quarantined with a message, one of a newer format
    /// stays as it is, with a message; then, and where there is none, the default is returned.
    pub fn read<T: DeserializeOwned + Default>(&mut self, name: DocumentName) -> T {
        let file = name.file;
        let bytes = match self.storage.read(file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return T::default(),
            Err(error) => {
                self.notices.show(words::saving::document_unreadable(
                    name.first(),
                    error.reason(),
                ));
                return T::default();
            }
        };
        if let Some(number) = newer_format(&bytes) {
            let document = words::saving::document(name.key);
            self.notices
                .show(words::saving::newer_format(file, number, FORMAT, document));
            return T::default();
        }
        let reason = match serde_json::from_slice::<Document<T>>(&bytes) {
            Ok(document) if document.format == FORMAT => return document.kept,
            Ok(document) => words::saving::have_format(document.format),
            Err(error) => words::saving::damaged_at(error.line(), error.column()),
        };
        let notice = match self.storage.quarantine(file) {
            Ok(renamed) => words::saving::document_set_aside(name.first(), reason, renamed),
            Err(error) => {
                words::saving::document_not_set_aside(name.first(), reason, error.reason())
            }
        };
        self.notices.show(notice);
        T::default()
    }

    /// Writes a document, unless there is one of a newer format; where that fails the players get a
    /// message.
    pub fn write<T: Serialize>(&mut self, name: DocumentName, kept: &T) {
        let there = self.storage.read(name.file).ok().flatten();
        if there.is_some_and(|bytes| newer_format(&bytes).is_some()) {
            return;
        }
        let text = serde_json::to_string_pretty(&Document {
            format: FORMAT,
            kept,
        });
        let text = text.map_err(|error| {
            warn!("{}: {error}", name.file);
            StorageError::refused(name.file, "written", words::saving::cannot_be_text())
        });
        if let Err(error) = text.and_then(|text| self.storage.replace(name.file, &(text + "\n"))) {
            error.show(&mut self.notices);
        }
    }
}

/// Reads a document and leaves it as it is, whatever is in it; `None` if it is not there or cannot be
/// read.
pub(crate) fn read_untouched<T: DeserializeOwned>(
    storage: &Storage,
    name: DocumentName,
) -> Option<T> {
    let bytes = storage.read(name.file).ok()??;
    let document: Document<T> = serde_json::from_slice(&bytes).ok()?;
    (document.format == FORMAT).then_some(document.kept)
}

/// Reads a document while the program starts, as [`Documents::read`] does.
pub(crate) fn load<T: DeserializeOwned + Default>(app: &mut App, name: DocumentName) -> T {
    let world = app.world_mut();
    let mut state = SystemState::<Documents>::new(world);
    state
        .get_mut(world)
        .map_or_else(|_| T::default(), |mut documents| documents.read(name))
}
