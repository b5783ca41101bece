//! What the games say, as values: which message, with which arguments.
//!
//! A message is declared in a Fluent file of `en`, by topic. For each there is a function with one
//! parameter an argument, so that neither a message nor an argument can be missing:
//!
//! ```
//! use tesserae_words::{self as words, Name};
//!
//! let places = words::one_of(["13", "8", "6"].map(words::common::as_written));
//! let places = places.expect("three places");
//! let text = words::common::can_move_from("Anna", places.clone());
//! assert_eq!(text, "Anna can move from 13, 8 or 6.");
//! let text = words::common::can_move_from(Name::You, places);
//! assert_eq!(text, "You can move from 13, 8 or 6.");
//! ```
//!
//! [`Text`] is such a value. Its `Display`, and what programs read of it, is the English sentence.
//! A [`Language`] words it for its readers; how one is written is in the README.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod about;
mod argument;
mod kept;
mod language;
mod list;
mod message;
mod pattern;
mod system;
mod text;
mod writer;

pub use about::{About, FontRole, best_of, fingerprint};
pub use argument::{Argument, Decimal, Name, Number, Sign};
pub use kept::Kept;
pub use language::{File, Language, LanguageError};
pub use list::{all_of, in_a_row, one_of, sentences};
pub use system::{refusal, usual_refusal};
pub use text::Text;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The messages of a topic by identifier, with the name of each argument in braces in its place:
/// for scripts, which fill them in. Numbers and names cannot be chosen by there.
pub fn templates(topic: &str) -> impl Iterator<Item = (&'static str, Text)> {
    ALL.iter().filter_map(move |message| {
        let id = message.id.strip_prefix(topic)?.strip_prefix('.')?;
        let names = message.arguments.iter();
        let braced = names.map(|(name, _)| Argument::Verbatim(format!("{{{name}}}")));
        Some((id, Text::new(message, braced.collect())))
    })
}

/// The message with this name, `bots.guest`, if there is one without arguments.
#[must_use]
pub fn find(id: &str) -> Option<Text> {
    let message = message::Message::find(id)?;
    message
        .arguments
        .is_empty()
        .then(|| Text::new(message, Vec::new()))
}

#[cfg(test)]
mod tests;
