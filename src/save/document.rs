//! Small texts that are written whole, as JSON: settings, choices, titles.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::save::{notices::Notices, storage::Storage};

/// The version that is written. Only this one can be read.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
struct Document<T> {
    version: u64,
    kept: T,
}

/// Reads a document. One that is broken or of another version is set aside, which is told; then, and where there is none, it is as if nothing
/// had been kept.
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
    notices.tell(match storage.set_aside(name) {
        Ok(aside) => format!("The {what} could not be read ({reason}). They were set aside as “{aside}”."),
        Err(error) => format!("The {what} could not be read ({reason}), and {error}."),
    });
    T::default()
}

/// Writes a document; where that fails it is told.
pub(crate) fn write<T: Serialize>(storage: &Storage, name: &str, what: &str, kept: &T, notices: &mut Notices) {
    let text = serde_json::to_string_pretty(&Document { version: VERSION, kept }).map_err(|error| error.to_string());
    let written = text.and_then(|text| storage.replace(name, &(text + "\n")).map_err(|error| error.to_string()));
    if let Err(error) = written {
        notices.tell(format!("The {what} are not kept: {error}."));
    }
}
