//! What a line of a log has changed, who can go on after it, and how a game ended before its end.

use tesserae_rules::{Seat, Throw};

use crate::{Ask, Party, Reason};

/// How long somebody who is called has time to come, in milliseconds.
pub const CALL: u64 = 5 * 60 * 1000;

/// How a game ended before its end.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct End {
    /// Who won.
    pub winner: Seat,
    /// Why.
    pub reason: Reason,
}

/// What a line has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The room is open.
    Begun,
    /// The guest has sat down; the game begins.
    Sat,
    /// A seat has committed to its shares.
    Committed(Seat),
    /// A throw has left the hand of a seat. It waits for the other seat’s share.
    Declared {
        /// Whose hand.
        seat: Seat,
        /// How the hand moved.
        gesture: Vec<f32>,
    },
    /// A throw is complete and in the session.
    Thrown {
        /// The faces.
        throw: Throw,
        /// The seed of its flight.
        flight: u64,
        /// How the hand moved, for a throw that was undone and comes again; else it stood in the
        /// declaration.
        gesture: Vec<f32>,
    },
    /// A step or a choice is in the session.
    Played,
    /// This number of events are no longer in the session.
    Undone(usize),
    /// Somebody asks for something.
    Asked(Ask),
    /// What was asked for is not done.
    Disagreed(Ask),
    /// Another game has begun, seats exchanged.
    Rematch,
    /// The guest goes on with another key, and both seats commit anew.
    Replaced,
    /// Somebody is called to the table.
    Called(Party),
    /// Whoever was called is there.
    Here,
    /// Somebody goes on with the game by links.
    ByLinks(Party),
    /// The game has ended before its end.
    Ended(End),
}

/// Who can go on.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Due {
    /// Nobody: the game has not begun, or is over.
    Nobody,
    /// This seat.
    Seat(Seat),
    /// Either of them.
    Either,
}
