//! What a room can do that no honest room does, and how it is said.

use tesserae_words::{Text, live};

use crate::Party;

/// A room has been found out. Nothing more is sent to it.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", self.text())]
pub enum Lie {
    /// Lines that it had confirmed are missing.
    Dropped {
        /// How many lines it says there are.
        count: usize,
        /// How many it had confirmed.
        own: usize,
    },
    /// A line that it had confirmed is another one now, or comes twice.
    Changed(usize),
    /// Lines are left out between those it has sent.
    Gap {
        /// The next line.
        due: usize,
        /// The line that was sent.
        sent: usize,
    },
    /// The mark does not fit the lines.
    Mark(usize),
    /// The first line was made by somebody else than the host whose link this is.
    Stranger,
    /// Nobody at the table made this line.
    Invented(Party),
    /// A share or a commitment is not the one that its seat gave.
    Share,
    /// It refuses a throw that the rules allow.
    Refused,
    /// A line breaks a rule.
    Illegal(Text),
}

impl Lie {
    /// What is said of it.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Dropped { count, own } => live::lie_dropped(*count, *own),
            Self::Changed(line) => live::lie_changed(*line),
            Self::Gap { due, sent } => live::lie_gap(*due, *sent),
            Self::Mark(line) => live::lie_mark(*line),
            Self::Stranger => live::lie_stranger(),
            Self::Invented(party) => live::lie_invented(party.name()),
            Self::Share => live::lie_share(),
            Self::Refused => live::lie_refused(),
            Self::Illegal(why) => live::lie_illegal(why.clone()),
        }
    }
}
