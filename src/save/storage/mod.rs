#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod folder;

use bevy::prelude::*;
use thiserror::Error;

#[cfg(target_arch = "wasm32")]
use crate::save::storage::browser::Place;
#[cfg(not(target_arch = "wasm32"))]
use crate::save::storage::folder::Place;

/// Where everything that outlives the program is kept: texts with names. On a computer they are files in the folder that the system
/// gives to programs (or in `TESSERAE_DATA`), in a browser entries of its local storage.
#[derive(Resource, Clone, Debug)]
pub struct Storage(Option<Place>);

impl Storage {
    /// The place that the system gives to programs.
    ///
    /// # Errors
    /// If there is none: no home folder, or a browser that forbids it.
    pub fn usual() -> Result<Self, StorageError> {
        Place::usual().map(|place| Self(Some(place)))
    }

    /// A folder.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn folder(folder: impl Into<std::path::PathBuf>) -> Self {
        Self(Some(Place::folder(folder.into())))
    }

    /// No place at all: nothing is found, and what is written is forgotten.
    #[must_use]
    pub fn nowhere() -> Self {
        Self(None)
    }

    /// The text with this name; nothing if there is none.
    ///
    /// # Errors
    /// If it is there but cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        self.0.as_ref().map_or(Ok(None), |place| place.read(name))
    }

    /// Writes a whole text in the place of the old one. Whoever reads at any instant, even after a crash, finds the old one or the new
    /// one and never a part.
    ///
    /// # Errors
    /// If it cannot be written; the old one is still there.
    pub fn replace(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.0.as_ref().map_or(Ok(()), |place| place.replace(name, text))
    }

    /// Adds to a text that is `length` bytes long. What has been added outlives the program from the instant that this returns.
    ///
    /// # Errors
    /// If it has another length, because somebody else has written to it, or if it cannot be written; then a part may have been added.
    pub fn append(&self, name: &str, length: u64, text: &str) -> Result<(), StorageError> {
        self.0.as_ref().map_or(Ok(()), |place| place.append(name, length, text))
    }

    /// Removes a text.
    ///
    /// # Errors
    /// If it cannot be removed. One that is not there is no error.
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        self.0.as_ref().map_or(Ok(()), |place| place.remove(name))
    }

    /// The names of all texts.
    ///
    /// # Errors
    /// If the place cannot be read.
    pub fn names(&self) -> Result<Vec<String>, StorageError> {
        self.0.as_ref().map_or(Ok(Vec::new()), Place::names)
    }

    /// When a text was last written, in milliseconds since 1970, if that is known.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<u64> {
        self.0.as_ref().and_then(|place| place.written(name))
    }

    /// Keeps a damaged text under another name, which it returns, so that nothing overwrites it.
    ///
    /// # Errors
    /// If that cannot be written; the text is still there.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        let names = self.names()?;
        let aside = (1_u32..)
            .map(|n| if n == 1 { format!("{name}.damaged") } else { format!("{name}.damaged-{n}") })
            .find(|aside| !names.contains(aside))
            .unwrap_or_default();
        self.0.as_ref().map_or(Ok(()), |place| place.rename(name, &aside))?;
        Ok(aside)
    }
}

/// Why something could not be kept or read.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum StorageError {
    /// The system gives no place to programs.
    #[error("there is no place where a program may keep anything")]
    NoPlace,
    /// Something goes wrong at the place.
    #[error("“{name}” cannot be {what}: {reason}")]
    Refused {
        /// Which text.
        name: String,
        /// What was to be done with it: “read”.
        what: &'static str,
        /// The system's words.
        reason: String,
    },
    /// Somebody else has written to it.
    #[error("“{0}” was changed by another window")]
    Changed(String),
}

impl StorageError {
    pub(crate) fn refused(name: &str, what: &'static str, reason: impl ToString) -> Self {
        Self::Refused { name: name.to_owned(), what, reason: reason.to_string() }
    }
}
