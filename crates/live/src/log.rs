//! The log of a room and the game that follows from it. Rooms and clients keep the same one.

use tesserae_rules::{Pending, Seat, Session, Throw};

use crate::{
    Ask, Begin, Clock, Entry, Line, Mark, Party, PublicKey, Reason, Refusal,
    agreed::AgreedDice,
    first_mark, next_mark,
    table::{Place, Table, throws},
    wire,
};

/// How long somebody who is called has time to come, in milliseconds.
pub const CALL: u64 = 5 * 60 * 1000;

/// The log of a room: its marks, and everything that follows from its lines.
#[derive(Clone, Debug)]
pub struct Log {
    /// The mark before each line, and after the last.
    marks: Vec<Mark>,
    last_at: u64,
    table: Option<Table>,
}

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

impl Default for Log {
    fn default() -> Self {
        Self {
            marks: vec![first_mark()],
            last_at: 0,
            table: None,
        }
    }
}

impl Log {
    /// How many lines there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.marks.len() - 1
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The mark after all lines.
    #[must_use]
    pub fn mark(&self) -> Mark {
        self.marks.last().copied().unwrap_or_else(first_mark)
    }

    /// The mark after this many lines; none if there are fewer.
    #[must_use]
    pub fn mark_at(&self, count: usize) -> Option<Mark> {
        self.marks.get(count).copied()
    }

    /// When the last line was taken.
    #[must_use]
    pub fn last_at(&self) -> u64 {
        self.last_at
    }

    /// What was settled when the room was opened, with the names and seats of the game that is
    /// played now.
    #[must_use]
    pub fn begin(&self) -> Option<&Begin> {
        self.table.as_ref().map(|table| &table.begin)
    }

    /// The game; none before the guest has sat down.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.table.as_ref()?.session.as_ref()
    }

    /// The agreed dice.
    #[must_use]
    pub fn dice(&self) -> Option<&AgreedDice> {
        self.table.as_ref().map(|table| &table.dice)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.table.as_ref().map(|table| &table.clock)
    }

    /// What is asked for, and by whom.
    #[must_use]
    pub fn asked(&self) -> Option<(Party, Ask)> {
        self.table.as_ref()?.asked
    }

    /// Who calls the other one, and since when.
    #[must_use]
    pub fn called(&self) -> Option<(Party, u64)> {
        self.table.as_ref()?.called
    }

    /// Whether somebody goes on with the game by links.
    #[must_use]
    pub fn by_links(&self, party: Party) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.by_links[party.index()])
    }

    /// The key with which somebody signs; none for a guest who has not sat down.
    #[must_use]
    pub fn key(&self, party: Party) -> Option<PublicKey> {
        self.table.as_ref()?.key(party)
    }

    /// How the game ended, if before its end.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.table.as_ref()?.end
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat(&self, party: Party) -> Option<Seat> {
        Some(party.seat(self.begin()?.host))
    }

    /// Who can go on.
    #[must_use]
    pub fn due(&self) -> Due {
        self.table.as_ref().map_or(Due::Nobody, Table::due)
    }

    /// Whether a throw is in the game, or declared.
    #[must_use]
    pub fn has_throw(&self, number: u32) -> bool {
        let Some(table) = &self.table else {
            return false;
        };
        let is_declared = table
            .dice
            .declared()
            .is_some_and(|declared| declared.throw == number);
        is_declared
            || table
                .session
                .as_ref()
                .is_some_and(|session| throws(session) > number)
    }

    /// The number of the next throw, if one is awaited and none is declared.
    #[must_use]
    pub fn next_throw(&self) -> Option<u32> {
        let table = self
            .table
            .as_ref()
            .filter(|table| table.end.is_none() && table.dice.declared().is_none())?;
        let session = table.session.as_ref()?;
        matches!(session.game().pending(), Pending::Throw(_)).then(|| throws(session))
    }

    /// Adds a line.
    ///
    /// # Errors
    /// If it is no line, is not signed by its author, or breaks a rule; the log is unchanged.
    pub fn push(&mut self, text: &str) -> Result<(Entry, Line, Change), Refusal> {
        let none = |_| Refusal::Line;
        let entry = Entry::read(text).map_err(none)?;
        let line = entry.act.read().map_err(none)?;
        let change = self.apply(&entry, &line)?;
        self.marks.push(next_mark(&self.mark(), text));
        self.last_at = entry.at;
        Ok((entry, line, change))
    }

    fn apply(&mut self, entry: &Entry, line: &Line) -> Result<Change, Refusal> {
        if self.len() >= wire::LONGEST_LOG {
            return Err(Refusal::Full);
        }
        if entry.at < self.last_at {
            return Err(Refusal::Time);
        }
        let place = Place {
            at: entry.at,
            by: entry.by,
            before: self.mark(),
            room: self.mark_at(1).unwrap_or_else(first_mark),
            left: wire::LONGEST_LOG - self.len(),
        };
        if !self.is_signed(entry, line) {
            return Err(Refusal::Signature);
        }
        match (&mut self.table, line) {
            (None, Line::Begin(begin)) if entry.by == Party::Host => {
                self.table = Some(Table::begin(begin)?);
                Ok(Change::Begun)
            }
            (None, _) => Err(Refusal::NotBegun),
            (Some(_), Line::Begin(_)) => Err(Refusal::Begun),
            (Some(table), line) => table.push(&place, line),
        }
    }

    /// Whether a line is signed with the key of its author: that in the log, or the one that it
    /// brings itself.
    fn is_signed(&self, entry: &Entry, line: &Line) -> bool {
        let key = match line {
            Line::Begin(begin) => Some(begin.key),
            Line::Sit(sit) => Some(sit.seat.key),
            Line::Ask(Ask::Seat(claim)) => Some(claim.key),
            _ => self.key(entry.by),
        };
        key.is_some_and(|key| {
            entry
                .act
                .signature
                .is_of_line(&key, &self.mark(), entry.by, &entry.act.line)
        })
    }
}
