//! The errors of the storage.

use bevy::log::warn;
use tesserae_words::{self as words, Text};
use thiserror::Error;

use crate::table::notices::Notices;

/// Why something could not be stored or read.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.reason())]
pub(crate) enum StorageError {
    /// There is no home folder, or the browser blocks storage.
    NoPlace,
    /// What the browser gives to a page is full.
    #[cfg(target_arch = "wasm32")]
    Full,
    /// The disk with the folder is full, or what the system gives to one person.
    #[cfg(not(target_arch = "wasm32"))]
    FullDisk(std::path::PathBuf),
    /// The system refuses.
    Refused {
        /// Which text.
        name: String,
        /// What was to be done with it: “read”.
        what: &'static str,
        /// What the system says.
        reason: Text,
    },
    /// The system lets nothing be written into the folder.
    #[cfg(not(target_arch = "wasm32"))]
    Folder {
        /// Which folder.
        folder: std::path::PathBuf,
        /// What the system says.
        reason: Text,
    },
    /// Somebody else has written to it.
    Changed(String),
}

impl StorageError {
    /// The reason as a part of a sentence.
    #[must_use]
    pub fn reason(&self) -> Text {
        match self {
            Self::NoPlace => words::saving::no_storage(),
            #[cfg(target_arch = "wasm32")]
            Self::Full => words::saving::storage_full(),
            #[cfg(not(target_arch = "wasm32"))]
            Self::FullDisk(folder) => words::saving::no_space(folder.display().to_string()),
            Self::Refused { name, what, reason } => {
                words::saving::refused(*what, name.as_str(), reason.clone())
            }
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder { folder, reason } => {
                words::saving::folder_refused(folder.display().to_string(), reason.clone())
            }
            Self::Changed(name) => words::saving::changed_elsewhere(name.as_str()),
        }
    }

    /// One sentence for the players, without names of files.
    #[must_use]
    pub fn notice(&self) -> Text {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder { folder, .. } => {
                words::saving::folder_unwritable(folder.display().to_string())
            }
            #[cfg(not(target_arch = "wasm32"))]
            Self::FullDisk(folder) => words::saving::disk_full(folder.display().to_string()),
            Self::NoPlace if cfg!(target_arch = "wasm32") => words::saving::browser_blocks(),
            Self::NoPlace => words::saving::no_place(),
            #[cfg(target_arch = "wasm32")]
            Self::Full => words::saving::browser_full(),
            Self::Refused { .. } if cfg!(target_arch = "wasm32") => words::saving::browser_blocks(),
            Self::Refused { .. } | Self::Changed(_) => words::saving::saves_unwritable(),
        }
    }

    /// Shows once that something cannot be saved; the reason goes to the log.
    pub(crate) fn show(&self, notices: &mut Notices) {
        warn!("{self}");
        notices.show(self.notice());
    }

    pub(crate) fn refused(name: &str, what: &'static str, reason: Text) -> Self {
        Self::Refused {
            name: name.to_owned(),
            what,
            reason,
        }
    }
}
