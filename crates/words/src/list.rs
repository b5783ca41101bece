//! Texts in a row, by patterns of two: “2, 5 or 6”.

use crate::{Text, common};

/// One of these texts, whichever: “2, 5 or 6”; None of none.
#[must_use]
pub fn one_of(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    let mut texts: Vec<Text> = texts.into_iter().collect();
    let end = texts.pop()?;
    let is_long = texts.len() > 1;
    Some(match texts.into_iter().reduce(common::next_in_row) {
        Some(head) if is_long => common::last_choice(head, end),
        Some(head) => common::two_choices(head, end),
        None => end,
    })
}
