//! The connection of a client to its room: how far it has got, and whether it is alive, as a socket
//! does not always notice that nobody is at its other end.

use super::Client;
use crate::{Lie, wire::ToRoom};

/// After so long without a word of the room it is asked whether it is there, in milliseconds.
const ASK_AFTER: u64 = 20_000;

/// After so long without an answer the connection is dead, in milliseconds.
const DEAD_AFTER: u64 = 3_000;

/// The connection to the room.
#[derive(Debug, Default)]
pub(super) enum RoomConnection {
    /// There is none.
    #[default]
    Down,
    /// There is one.
    Up(Up),
    /// The room has been found out in this: nothing more is sent to it.
    FoundOut(Lie),
}

/// A connection that is there.
#[derive(Debug, Default)]
pub(super) struct Up {
    pub(super) progress: Progress,
    /// How many lines the room is known to have.
    pub(super) awaited: usize,
    /// After how many lines the missing ones were asked for.
    pub(super) asked_after: Option<usize>,
    /// When the room was heard last, in milliseconds of this machine’s clock.
    heard: Option<u64>,
    /// Since when an answer is due.
    due: Option<u64>,
}

/// How far a connection has got.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) enum Progress {
    /// The room has not let the client in yet.
    #[default]
    Entering,
    /// The client is in, and no offer waits for its answer.
    Ready,
    /// The offer that follows this number of lines waits for its answer.
    Offered(usize),
}

impl RoomConnection {
    /// The connection that is there.
    pub(super) const fn up(&self) -> Option<&Up> {
        match self {
            Self::Up(up) => Some(up),
            Self::Down | Self::FoundOut(_) => None,
        }
    }

    /// The connection that is there, to be changed.
    pub(super) const fn up_mut(&mut self) -> Option<&mut Up> {
        match self {
            Self::Up(up) => Some(up),
            Self::Down | Self::FoundOut(_) => None,
        }
    }

    /// How far it has got; as at its beginning where there is none.
    pub(super) fn progress(&self) -> Progress {
        self.up().map_or(Progress::Entering, |up| up.progress)
    }

    /// The offer that follows this number of lines has its answer.
    pub(super) fn answered(&mut self, after: usize) -> bool {
        let up = self
            .up_mut()
            .filter(|up| up.progress == Progress::Offered(after));
        up.map(|up| up.progress = Progress::Ready).is_some()
    }
}

impl Up {
    /// The room has said something.
    pub(super) const fn heard(&mut self, now: u64) {
        (self.heard, self.due) = (Some(now), None);
    }

    /// The room has at least this number of lines.
    pub(super) fn await_lines(&mut self, count: usize) {
        self.awaited = self.awaited.max(count);
    }
}

impl Client {
    /// Asks the room at once whether it is there, as the system says that its network has changed.
    pub fn ask_room(&mut self, now: u64) {
        if let Some(up) = self.connection.up_mut()
            && up.due.is_none()
        {
            up.due = Some(now);
            self.send(&ToRoom::Ping(0));
        }
    }

    /// Looks after the connection at this time of the machine's clock, in milliseconds. To be called
    /// when the time that it returned has passed, after an offer, and after waking up. A room that
    /// has been silent for long is asked whether it is there. Returns after how many milliseconds to
    /// look again; none if the connection is dead, because the room owes an answer for three seconds.
    /// Then close the socket, call [`Client::disconnected`], and connect again.
    pub fn watch_connection(&mut self, now: u64) -> Option<u64> {
        let Some(up) = self.connection.up_mut() else {
            return Some(ASK_AFTER);
        };
        let silence = now.saturating_sub(*up.heard.get_or_insert(now));
        if let Some(due) = up.due {
            return DEAD_AFTER
                .checked_sub(now.saturating_sub(due))
                .filter(|left| *left > 0);
        }
        let is_silent = silence >= ASK_AFTER;
        if !is_silent && up.progress == Progress::Ready {
            return Some(ASK_AFTER - silence);
        }
        up.due = Some(now);
        if is_silent {
            self.send(&ToRoom::Ping(0));
        }
        Some(DEAD_AFTER)
    }
}
