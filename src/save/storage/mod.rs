//! Where everything that outlives the program is kept: texts with names, in a folder or in a browser's local storage.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod folder;

use bevy::prelude::*;
use thiserror::Error;

#[cfg(target_arch = "wasm32")]
pub(crate) use crate::save::storage::browser::Claim;
#[cfg(target_arch = "wasm32")]
use crate::save::storage::browser::Place;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use crate::save::storage::folder::Claim;
#[cfg(not(target_arch = "wasm32"))]
use crate::save::storage::folder::Place;

/// Where everything that outlives the program is kept: texts with names. On a computer they are files in the system's folder
/// for the data of programs (or in `TESSERAE_DATA`), in a browser entries of its local storage.
#[derive(Resource, Clone, Debug)]
pub struct Storage(Option<Place>);

impl Storage {
    /// The usual place of the system.
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

    /// No place: nothing is found, and what is written is forgotten.
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

    /// Replaces a whole text. At any instant, even after a crash or a power cut, the old one or the new one is there, never a
    /// part.
    ///
    /// # Errors
    /// If it cannot be written; the old one is still there.
    pub fn replace(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.0.as_ref().map_or(Ok(()), |place| place.replace(name, text))
    }

    /// Adds to a text that is `length` bytes long. From then on it survives the end of the program, and a power cut after the
    /// next [`Storage::sync`].
    ///
    /// # Errors
    /// If it has another length, because somebody else has written to it, or if it cannot be written; then a part may have
    /// been added.
    pub fn append(&self, name: &str, length: u64, text: &str) -> Result<(), StorageError> {
        self.0.as_ref().map_or(Ok(()), |place| place.append(name, length, text))
    }

    /// Writes to disk what was appended to a text, in the background: a disk may take longer than a frame.
    pub fn sync(&self, name: &str) {
        let Some(place) = self.0.clone() else { return };
        let name = name.to_owned();
        let sync = async move {
            if let Err(error) = place.sync(&name) {
                warn!("{error}");
            }
        };
        if let Some(pool) = bevy::tasks::IoTaskPool::try_get() {
            pool.spawn(sync).detach();
        }
    }

    /// Claims a text for this program until the claim is dropped; nothing if another program has claimed it.
    ///
    /// # Errors
    /// If nothing can be written at the place.
    pub(crate) fn claim(&self, name: &str) -> Result<Option<Claim>, StorageError> {
        self.0.as_ref().map_or(Err(StorageError::NoPlace), |place| place.claim(name))
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

    /// Renames a damaged text, so that nothing overwrites it, and returns its new name.
    ///
    /// # Errors
    /// If that cannot be written; the text is still there.
    pub fn quarantine(&self, name: &str) -> Result<String, StorageError> {
        let names = self.names()?;
        let aside = (1_u32..)
            .map(|n| if n == 1 { format!("{name}.damaged") } else { format!("{name}.damaged-{n}") })
            .find(|aside| !names.contains(aside))
            .unwrap_or_default();
        self.0.as_ref().map_or(Ok(()), |place| place.rename(name, &aside))?;
        Ok(aside)
    }
}

/// Why something could not be stored or read.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum StorageError {
    /// There is no home folder, or the browser blocks storage.
    #[error("there is no storage")]
    NoPlace,
    /// The disk, or what the browser gives to a page, is full.
    #[error("storage is full")]
    Full,
    /// The system refuses.
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
    /// One sentence for the players, without names of files.
    #[must_use]
    pub fn notice(&self) -> &'static str {
        match self {
            Self::NoPlace if cfg!(target_arch = "wasm32") => "Your browser blocks storage: games will not be saved.",
            Self::NoPlace => "There is no folder for saved games: games will not be saved.",
            Self::Full => "Storage is full: this game will not be saved.",
            Self::Refused { .. } if cfg!(target_arch = "wasm32") => {
                "Your browser blocks storage: games will not be saved."
            }
            Self::Refused { .. } | Self::Changed(_) => {
                "The folder for saved games cannot be written: games will not be saved."
            }
        }
    }

    pub(crate) fn refused(name: &str, what: &'static str, reason: impl ToString) -> Self {
        Self::Refused { name: name.to_owned(), what, reason: reason.to_string() }
    }
}
