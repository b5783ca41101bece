//! Small texts that are written whole, as JSON: settings, choices, titles, results.

use bevy::{
    ecs::system::{SystemParam, SystemState},
    prelude::*,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::save::{
    notices::Notices,
    storage::{Storage, StorageError},
};

/// The version that is written. Only this one can be read.
const VERSION: u64 = 1;

/// A kind of document.
#[derive(Copy, Clone, Debug)]
pub(crate) struct DocumentName {
    /// The name in the storage: `settings.json`.
    pub file: &'static str,
    /// The plural noun for messages: “settings”.
    pub noun: &'static str,
}

#[derive(Serialize, Deserialize)]
struct Document<T> {
    version: u64,
    kept: T,
}

/// The storage, with the messages about what cannot be read or written there.
#[derive(SystemParam)]
pub(crate) struct Documents<'w> {
    pub storage: Res<'w, Storage>,
    pub notices: ResMut<'w, Notices>,
}

impl Documents<'_> {
    /// Reads a document. One that is damaged or of another version is quarantined with a message; then, and where there
    /// is none, the default is returned.
    pub fn read<T: DeserializeOwned + Default>(&mut self, name: DocumentName) -> T {
        let DocumentName { file, noun } = name;
        let bytes = match self.storage.read(file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return T::default(),
            Err(error) => {
                self.notices.show(format!("The {noun} cannot be read: {error}."));
                return T::default();
            }
        };
        let reason = match serde_json::from_slice::<Document<serde_json::Value>>(&bytes) {
            Ok(document) if document.version != VERSION => format!("they have version {}", document.version),
            Ok(document) => match serde_json::from_value(document.kept) {
                Ok(kept) => return kept,
                Err(error) => error.to_string(),
            },
            Err(error) => error.to_string(),
        };
        let notice = match self.storage.quarantine(file) {
            Ok(renamed) => {
                format!("The {noun} could not be read ({reason}). The damaged file is now called “{renamed}”.")
            }
            Err(error) => format!("The {noun} could not be read ({reason}), and {error}."),
        };
        self.notices.show(notice);
        T::default()
    }

    /// Writes a document; where that fails the players get a message.
    pub fn write<T: Serialize>(&mut self, name: DocumentName, kept: &T) {
        let text = serde_json::to_string_pretty(&Document { version: VERSION, kept });
        let text = text.map_err(|error| StorageError::refused(name.file, "written", error));
        if let Err(error) = text.and_then(|text| self.storage.replace(name.file, &(text + "\n"))) {
            self.notices.cannot_save(&error);
        }
    }
}

/// Reads a document while the program starts, as [`Documents::read`] does.
pub(crate) fn load<T: DeserializeOwned + Default>(app: &mut App, name: DocumentName) -> T {
    let world = app.world_mut();
    let mut state = SystemState::<Documents>::new(world);
    state.get_mut(world).map_or_else(|_| T::default(), |mut documents| documents.read(name))
}
