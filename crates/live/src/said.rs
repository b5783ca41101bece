//! What a room has said in English, in the words of whoever reads it.

use tesserae_words::{Text, common};

/// Of the messages with the code of what was said, the one with this English sentence, or else the
/// first; the sentence as it is if there are none.
pub(crate) fn worded(known: Vec<Text>, sentence: &str) -> Text {
    let exact = known.iter().position(|text| *text == *sentence);
    let mut known = known.into_iter();
    let best = known.nth(exact.unwrap_or_default());
    best.unwrap_or_else(|| common::as_written(sentence))
}
