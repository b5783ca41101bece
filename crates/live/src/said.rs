//! What a room has said in English, in the words of whoever reads it.

use tesserae_words::{Text, common};

/// Of the messages with the code of what was said, the only one, or that with this English
/// sentence; the sentence as it is where there is none, or another one of several.
pub(crate) fn worded(known: Vec<Text>, sentence: &str) -> Text {
    let is_only = known.len() == 1;
    let mut known = known.into_iter();
    let said = known.find(|text| is_only || *text == *sentence);
    said.unwrap_or_else(|| common::as_written(sentence))
}
