//! Texts in a row, by patterns of two: “2, 5 or 6”.

use crate::{Text, common};

/// One of these texts, whichever: “2, 5 or 6”; None of none.
#[must_use]
pub fn one_of(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    with_last(texts, common::two_choices, common::last_choice)
}

/// All of these texts together: “2, 5 and 6”; None of none.
#[must_use]
pub fn all_of(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    with_last(texts, common::two_together, common::last_together)
}

/// These texts one after the other: “2, 5, 6”; None of none.
#[must_use]
pub fn in_a_row(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    texts.into_iter().reduce(common::next_in_row)
}

/// These sentences one after the other; None of none.
#[must_use]
pub fn sentences(texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    texts.into_iter().reduce(common::next_sentence)
}

fn with_last(
    texts: impl IntoIterator<Item = Text>,
    two: fn(Text, Text) -> Text,
    last: fn(Text, Text) -> Text,
) -> Option<Text> {
    let mut texts: Vec<Text> = texts.into_iter().collect();
    let end = texts.pop()?;
    let join = if texts.len() > 1 { last } else { two };
    Some(match in_a_row(texts) {
        Some(head) => join(head, end),
        None => end,
    })
}
