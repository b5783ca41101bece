//! What a room can do that no honest room does, and how it is said.

use crate::Party;

/// A room has been found out. Nothing more is sent to it.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Lie {
    /// Lines that it had confirmed are missing.
    #[error(
        "The room has lost lines of this game that it had confirmed: it has {count} lines now, not {own}."
    )]
    Dropped {
        /// How many lines it says there are.
        count: usize,
        /// How many it had confirmed.
        own: usize,
    },
    /// A line that it had confirmed is another one now, or comes twice.
    #[error("The room has changed or repeated line {0} of this game.")]
    Changed(usize),
    /// Lines are left out between those it has sent.
    #[error("The room leaves out lines of this game: line {due} is due, and it sends line {sent}.")]
    Gap {
        /// The next line.
        due: usize,
        /// The line that was sent.
        sent: usize,
    },
    /// The mark does not fit the lines.
    #[error("The room’s log does not add up at line {0}.")]
    Mark(usize),
    /// The first line was made by somebody else than the host whose link this is.
    #[error("The room shows another game than the one that this link belongs to.")]
    Stranger,
    /// Nobody at the table made this line.
    #[error("The room has made up a line in the name of the {}.", .0.name())]
    Invented(Party),
    /// A share or a commitment is not the one that its seat gave.
    #[error("The room has changed the dice: a share is not the one that was given.")]
    Share,
    /// It refuses a throw that the rules allow.
    #[error("The room refuses a throw that the rules allow.")]
    Refused,
    /// A line breaks a rule.
    #[error("The room lets something happen that the rules forbid: {0}")]
    Illegal(String),
}
