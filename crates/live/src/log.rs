//! The log of a room and the game that follows from it. Rooms and clients keep the same one.

use tesserae_rules::{Pending, Seat, Session};

use crate::{
    Ask, Begin, Change, Clock, Due, End, Entry, Line, Mark, Party, PublicKey, Refusal,
    agreed::AgreedDice,
    first_mark, next_mark,
    room_game::{LinePosition, RoomGame, throws},
    wire,
};

/// The log of a room: its marks, and everything that follows from its lines.
#[derive(Clone, Debug)]
pub struct Log {
    /// The mark before each line, and after the last.
    marks: Vec<Mark>,
    last_at: u64,
    game: Option<RoomGame>,
}

impl Default for Log {
    fn default() -> Self {
        Self {
            marks: vec![first_mark()],
            last_at: 0,
            game: None,
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
        self.game.as_ref().map(|game| &game.begin)
    }

    /// The game; none before the guest has sat down.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.game.as_ref()?.session.as_ref()
    }

    /// The agreed dice.
    #[must_use]
    pub fn dice(&self) -> Option<&AgreedDice> {
        self.game.as_ref().map(|game| &game.dice)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.game.as_ref().map(|game| &game.clock)
    }

    /// What is asked for, and by whom.
    #[must_use]
    pub fn asked(&self) -> Option<(Party, Ask)> {
        self.game.as_ref()?.asked
    }

    /// Who calls the other one, and since when.
    #[must_use]
    pub fn called(&self) -> Option<(Party, u64)> {
        self.game.as_ref()?.called
    }

    /// Whether somebody goes on with the game by links.
    #[must_use]
    pub fn by_links(&self, party: Party) -> bool {
        self.game
            .as_ref()
            .is_some_and(|game| game.by_links[party.index()])
    }

    /// The key with which somebody signs; none for a guest who has not sat down.
    #[must_use]
    pub fn key(&self, party: Party) -> Option<PublicKey> {
        self.game.as_ref()?.key(party)
    }

    /// How the game ended, if before its end.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.game.as_ref()?.end
    }

    /// Where somebody sits.
    #[must_use]
    pub fn seat(&self, party: Party) -> Option<Seat> {
        Some(party.seat(self.begin()?.host))
    }

    /// Who can go on.
    #[must_use]
    pub fn due(&self) -> Due {
        self.game.as_ref().map_or(Due::Nobody, RoomGame::due)
    }

    /// Whether a throw is in the game, or declared.
    #[must_use]
    pub fn has_throw(&self, number: u32) -> bool {
        let Some(game) = &self.game else {
            return false;
        };
        let is_declared = game
            .dice
            .declared()
            .is_some_and(|declared| declared.throw == number);
        is_declared
            || game
                .session
                .as_ref()
                .is_some_and(|session| throws(session) > number)
    }

    /// The number of the next throw, if one is awaited and none is declared.
    #[must_use]
    pub fn next_throw(&self) -> Option<u32> {
        let game = self
            .game
            .as_ref()
            .filter(|game| game.end.is_none() && game.dice.declared().is_none())?;
        let session = game.session.as_ref()?;
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
        let position = LinePosition {
            at: entry.at,
            by: entry.by,
            before: self.mark(),
            room: self.mark_at(1).unwrap_or_else(first_mark),
            left: wire::LONGEST_LOG - self.len(),
        };
        if !self.is_signed(entry, line) {
            return Err(Refusal::Signature);
        }
        match (&mut self.game, line) {
            (None, Line::Begin(begin)) if entry.by == Party::Host => {
                self.game = Some(RoomGame::begin(begin)?);
                Ok(Change::Begun)
            }
            (None, _) => Err(Refusal::NotBegun),
            (Some(_), Line::Begin(_)) => Err(Refusal::Begun),
            (Some(game), line) => game.push(&position, line),
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
