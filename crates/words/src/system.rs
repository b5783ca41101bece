//! Why a system refuses to read or write, in messages: it has its own words, which are English.

use std::io::{Error, ErrorKind};

use crate::{Text, saving};

/// Why the system refuses, if that has a message of its own: a part of a sentence.
#[must_use]
pub fn usual_refusal(error: &Error) -> Option<Text> {
    let why = match error.kind() {
        ErrorKind::NotFound => saving::not_there(),
        ErrorKind::PermissionDenied => saving::not_permitted(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => saving::storage_full(),
        ErrorKind::ReadOnlyFilesystem => saving::only_to_be_read(),
        ErrorKind::IsADirectory => saving::is_folder(),
        ErrorKind::NotADirectory => saving::is_no_folder(),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => saving::in_use(),
        _ => return None,
    };
    Some(why)
}

/// Why the system refuses, at least the number of its error: a part of a sentence.
#[must_use]
pub fn refusal(error: &Error) -> Text {
    usual_refusal(error).unwrap_or_else(|| match error.raw_os_error() {
        Some(number) => saving::error_of_system(i64::from(number)),
        None => saving::refused_by_system(),
    })
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
            assert_eq!(refusal(&kind.into()).bare_words(), [""; 0], "{kind}");
        }
        let unusual = Error::from_raw_os_error(5);
        assert_eq!(usual_refusal(&unusual), None);
        assert_eq!(refusal(&unusual).bare_words(), [""; 0], "{unusual}");
    }
}
