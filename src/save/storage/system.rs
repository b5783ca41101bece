//! Why the system refuses to read or write, in the words of whoever plays; what is unusual also
//! stands in the log in its own.

use std::io::Error;

use bevy::log::warn;
use tesserae_words::{Text, refusal, usual_refusal};

/// Why the system refuses: a part of a sentence.
pub(in crate::save) fn words_of(error: &Error) -> Text {
    usual_refusal(error).unwrap_or_else(|| {
        warn!("the system refuses: {error}");
        refusal(error)
    })
}
