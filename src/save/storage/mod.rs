//! Where everything that outlives the program is kept: texts with names, in a folder or in a
//! browser's local storage.

mod error;
#[cfg_attr(target_arch = "wasm32", path = "browser.rs")]
#[cfg_attr(not(target_arch = "wasm32"), path = "folder.rs")]
mod place;
#[cfg(not(target_arch = "wasm32"))]
pub(super) mod system;

use bevy::prelude::*;

use self::place::Backend;
pub(crate) use self::{error::StorageError, place::FileClaim};

/// Where everything that outlives the program is kept: texts with names. On a computer they are
/// files in the system's folder for the data of programs (or in `TESSERAE_DATA`), in a browser
/// entries of its local storage.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Storage(Option<Backend>);

impl Storage {
    /// The usual place of the system.
    ///
    /// # Errors
    /// If there is none: no home folder, or a browser that forbids it.
    pub fn usual() -> Result<Self, StorageError> {
        Backend::usual().map(|place| Self(Some(place)))
    }

    /// A folder.
    #[cfg(test)]
    pub fn folder(folder: impl Into<std::path::PathBuf>) -> Self {
        Self(Some(Backend::folder(folder.into())))
    }

    /// The folder in which everything lies, if there is one.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn path(&self) -> Option<&std::path::Path> {
        self.0.as_ref().map(Backend::path_of_all)
    }

    /// No place: nothing is found, and what is written is forgotten.
    #[must_use]
    pub fn nowhere() -> Self {
        Self(None)
    }

    /// The text with this name; `None` if there is none.
    ///
    /// # Errors
    /// If it is there but cannot be read.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        self.0.as_ref().map_or(Ok(None), |place| place.read(name))
    }

    /// Replaces a whole text. At any instant, even after a crash or a power cut, the old one or the
    /// new one is there, never a part.
    ///
    /// # Errors
    /// If it cannot be written; the old one is still there.
    pub fn replace(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.0
            .as_ref()
            .map_or(Ok(()), |place| place.replace(name, text))
    }

    /// Adds to a text that is `length` bytes long. From then on it survives the end of the program,
    /// and a power cut after the next [`Storage::sync`].
    ///
    /// # Errors
    /// If it has another length, because somebody else has written to it, or if it cannot be
    /// written; then a part may have been added.
    pub fn append(&self, name: &str, length: u64, text: &str) -> Result<(), StorageError> {
        self.0
            .as_ref()
            .map_or(Ok(()), |place| place.append(name, length, text))
    }

    /// Writes to disk what was appended to a text, in the background: a disk may take longer than a
    /// frame.
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

    /// Claims a text for this program until the claim is dropped; `None` if another program has
    /// claimed it.
    ///
    /// # Errors
    /// If nothing can be written at the place.
    pub(crate) fn claim(&self, name: &str) -> Result<Option<FileClaim>, StorageError> {
        self.0
            .as_ref()
            .map_or(Err(StorageError::NoPlace), |place| place.claim(name))
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
        self.0.as_ref().map_or(Ok(Vec::new()), Backend::names)
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
            .map(|n| {
                if n == 1 {
                    format!("{name}.damaged")
                } else {
                    format!("{name}.damaged-{n}")
                }
            })
            .find(|aside| !names.contains(aside))
            .unwrap_or_default();
        self.0
            .as_ref()
            .map_or(Ok(()), |place| place.rename(name, &aside))?;
        Ok(aside)
    }
}
