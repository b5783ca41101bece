//! Small texts that are written whole, as JSON: settings, choices, titles.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::save::{
    notices::Notices,
    storage::{Storage, StorageError},
};

/// The version that is written. Only this one can be read.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
struct Document<T> {
    version: u64,
    kept: T,
}

/// Reads a document. One that is damaged or of another version is quarantined with a message; then, and where there is none,
/// the default is returned.
pub(crate) fn read<T: DeserializeOwned + Default>(
    storage: &Storage,
    name: &str,
    what: &str,
    notices: &mut Notices,
) -> T {
    let bytes = match storage.read(name) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return T::default(),
        Err(error) => {
            notices.tell(format!("The {what} cannot be read: {error}."));
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
    notices.tell(match storage.quarantine(name) {
        Ok(renamed) => format!("The {what} could not be read ({reason}). The damaged file is now called “{renamed}”."),
        Err(error) => format!("The {what} could not be read ({reason}), and {error}."),
    });
    T::default()
}

/// Writes a document; where that fails the players get a message.
pub(crate) fn write<T: Serialize>(storage: &Storage, name: &str, kept: &T, notices: &mut Notices) {
    let text = serde_json::to_string_pretty(&Document { version: VERSION, kept });
    let text = text.map_err(|error| StorageError::refused(name, "written", error));
    if let Err(error) = text.and_then(|text| storage.replace(name, &(text + "\n"))) {
        notices.cannot_save(&error);
    }
}
