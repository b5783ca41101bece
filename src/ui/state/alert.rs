//! Why to come to the table, for players who look at something else: one reason at a time, which
//! `friend` finds, with its own sentence.

use tesserae_live::Ask;

/// Why to come to the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Alert {
    pub(crate) why: Why,
    /// One sentence, for a notification.
    pub(crate) text: String,
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
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Called => "You are called",
            Self::Asked(_) => "You are asked",
            Self::Begun => "The game has begun",
            Self::Opening => "The first throw",
            Self::Turn => "Your turn",
        }
    }
}
