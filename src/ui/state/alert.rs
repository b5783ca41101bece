//! Why to come to the table, for players who look at something else: one reason at a time, which
//! `friend` finds, with its own sentence.

use tesserae_live::Ask;
use tesserae_words::{self as words, Text};

/// Why to come to the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Alert {
    pub(crate) why: Why,
    /// One sentence, for a notification.
    pub(crate) text: Text,
}

/// The reasons. Each is given once, when it comes about.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Why {
    /// The friend calls.
    Called,
    /// The friend asks for something.
    Asked(Ask),
    /// The game has begun, and the friend is to throw or to play first.
    Begun,
    /// Either of the two may make the first throw.
    Opening,
    /// It is the turn of the person here.
    Turn,
}

impl Why {
    /// In a few words, for the title of the window.
    #[must_use]
    pub(crate) const fn title(self) -> Text {
        match self {
            Self::Called => words::friend::you_are_called(),
            Self::Asked(_) => words::friend::you_are_asked(),
            Self::Begun => words::friend::game_has_begun(),
            Self::Opening => words::friend::first_throw(),
            Self::Turn => words::friend::your_turn(),
        }
    }
}
