//! Whether the line to the room is alive: a socket does not always notice that nobody is at its
//! other end.

use super::Client;
use crate::wire::ToRoom;

/// After so long without a word of the room it is asked whether it is there, in milliseconds.
const ASK_AFTER: u64 = 20_000;

/// After so long without an answer the line is dead, in milliseconds.
const DEAD_AFTER: u64 = 3_000;

/// When the room was heard last, and since when an answer is due; in milliseconds of this machine's
/// clock.
#[derive(Debug, Default)]
pub(super) struct Watch {
    heard: Option<u64>,
    due: Option<u64>,
}

impl Watch {
    /// The room has said something.
    pub(super) fn heard(&mut self, now: u64) {
        *self = Self {
            heard: Some(now),
            due: None,
        };
    }
}

impl Client {
    /// Asks the room at once whether it is there, as the system says that its network has changed.
    pub fn ask_line(&mut self, now: u64) {
        if self.is_connected && self.watch.due.is_none() {
            self.send(&ToRoom::Ping(0));
            self.watch.due = Some(now);
        }
    }

    /// Looks after the line at this time of the machine's clock, in milliseconds. To be called when
    /// the time that it returned has passed, after an offer, and after waking up. A room that has
    /// been silent for long is asked whether it is there. Returns after how many milliseconds to
    /// look again; none if the line is dead, because the room owes an answer for three seconds.
    /// Then close the socket, call [`Client::disconnected`], and connect again.
    pub fn watch_line(&mut self, now: u64) -> Option<u64> {
        if !self.is_connected {
            return Some(ASK_AFTER);
        }
        let silence = now.saturating_sub(*self.watch.heard.get_or_insert(now));
        if let Some(due) = self.watch.due {
            return DEAD_AFTER
                .checked_sub(now.saturating_sub(due))
                .filter(|left| *left > 0);
        }
        let is_silent = silence >= ASK_AFTER;
        if is_silent {
            self.send(&ToRoom::Ping(0));
        }
        if !is_silent && self.is_in && self.under_way.is_none() {
            return Some(ASK_AFTER - silence);
        }
        self.watch.due = Some(now);
        Some(DEAD_AFTER)
    }
}
