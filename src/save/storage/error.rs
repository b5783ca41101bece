//! The errors of the storage.

use bevy::log::warn;
use thiserror::Error;

use crate::table::notices::Notices;

/// Why something could not be stored or read.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub(crate) enum StorageError {
    /// There is no home folder, or the browser blocks storage.
    #[error("there is no storage")]
    NoPlace,
    /// What the browser gives to a page is full.
    #[cfg(target_arch = "wasm32")]
    #[error("storage is full")]
    Full,
    /// The disk with the folder is full, or what the system gives to one person.
    #[cfg(not(target_arch = "wasm32"))]
    #[error("no space is left for the folder “{}”", .0.display())]
    FullDisk(std::path::PathBuf),
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
    /// The system lets nothing be written into the folder.
    #[cfg(not(target_arch = "wasm32"))]
    #[error("the folder “{}” cannot be written: {reason}", .folder.display())]
    Folder {
        /// Which folder.
        folder: std::path::PathBuf,
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
    pub fn notice(&self) -> String {
        let text = match self {
            #[cfg(not(target_arch = "wasm32"))]
            Self::Folder { folder, .. } => {
                let folder = folder.display();
                return format!(
                    "The folder “{folder}” cannot be written: games will not be saved."
                );
            }
            #[cfg(not(target_arch = "wasm32"))]
            Self::FullDisk(folder) => {
                let folder = folder.display();
                return format!(
                    "No space is left for the folder “{folder}”: this game will not be saved."
                );
            }
            Self::NoPlace if cfg!(target_arch = "wasm32") => {
                "Your browser blocks storage: games will not be saved."
            }
            Self::NoPlace => "There is no folder for saved games: games will not be saved.",
            #[cfg(target_arch = "wasm32")]
            Self::Full => "Your browser’s storage is full: this game will not be saved.",
            Self::Refused { .. } if cfg!(target_arch = "wasm32") => {
                "Your browser blocks storage: games will not be saved."
            }
            Self::Refused { .. } | Self::Changed(_) => {
                "The folder for saved games cannot be written: games will not be saved."
            }
        };
        text.to_owned()
    }

    /// Shows once that something cannot be saved; the reason goes to the log.
    pub(crate) fn show(&self, notices: &mut Notices) {
        warn!("{self}");
        notices.show(self.notice());
    }

    pub(crate) fn refused(name: &str, what: &'static str, reason: impl ToString) -> Self {
        Self::Refused {
            name: name.to_owned(),
            what,
            reason: reason.to_string(),
        }
    }
}
