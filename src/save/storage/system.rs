//! Why the system refuses to read or write, in the words of whoever plays: the system has its own,
//! which are English.

use std::io::{Error, ErrorKind};

use bevy::log::warn;
use tesserae_words::{Text, saving};

/// Why the system refuses: a part of a sentence.
pub(in crate::save) fn words_of(error: &Error) -> Text {
    match (error.kind(), error.raw_os_error()) {
        (ErrorKind::NotFound, _) => saving::not_there(),
        (ErrorKind::PermissionDenied, _) => saving::not_permitted(),
        (ErrorKind::StorageFull | ErrorKind::QuotaExceeded, _) => saving::storage_full(),
        (ErrorKind::ReadOnlyFilesystem, _) => saving::only_to_be_read(),
        (ErrorKind::IsADirectory, _) => saving::is_folder(),
        (ErrorKind::NotADirectory, _) => saving::is_no_folder(),
        (ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy, _) => saving::in_use(),
        (_, Some(number)) => {
            warn!("the system refuses: {error}");
            saving::error_of_system(i64::from(number))
        }
        (_, None) => {
            warn!("the system refuses: {error}");
            saving::refused_by_system()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_refuses_is_said_in_messages() {
        for kind in [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::IsADirectory,
            ErrorKind::NotADirectory,
            ErrorKind::ResourceBusy,
            ErrorKind::UnexpectedEof,
        ] {
            assert_eq!(words_of(&kind.into()).bare_words(), [""; 0], "{kind}");
        }
        let unusual = Error::from_raw_os_error(5);
        assert_eq!(words_of(&unusual).bare_words(), [""; 0], "{unusual}");
    }
}
