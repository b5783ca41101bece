//! A game with its history: one log from which position, undo, replay, save file and text record all derive.
//!
//! A [`Session`] is a [`Header`] (which game, whose, by which house rules, with which dice) and a list of [`Event`]s,
//! throws included. Playing the events again leads to the same position. [`Session::replay`] steps through the events,
//! [`save`] keeps a session in a file that grows by one line per event, [`record`] writes and reads it as a text for
//! people, and [`random`] plays and throws at random.
//!
//! ```
//! use tesserae_rules::{Header, Kind, Session};
//! let session = Session::new(Header::new(Kind::Ur))?;
//! assert!(session.events().is_empty());
//! # Ok::<(), tesserae_rules::session::HeaderError>(())
//! ```

mod event;
mod header;
pub mod import;
mod name;
mod player;
pub mod random;
pub mod record;
mod replay;
pub mod save;
pub mod text_encoding;
mod undo;

#[cfg(test)]
mod tests;

pub use event::{DiceSource, Event, EventError};
pub use header::{Header, HeaderError};
pub use player::{Player, PlayerError};
pub use replay::{Follower, Moment, Replay};
pub use undo::UndoError;

use std::sync::Arc;

use crate::{Effect, Game, IllegalAction};

/// A game and everything that has happened in it.
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    events: Vec<Event>,
    /// The game before the first event.
    start: Arc<dyn Game>,
    /// The game after the last event.
    game: Box<dyn Game>,
    /// The game before each of the last events that can be undone, newest last.
    before: Vec<Box<dyn Game>>,
}

impl Session {
    /// A new session, which begins at the header's position if it has one, else at the first throw. From here on the
    /// header names every house rule, defaults included, so that a later version with other defaults still plays the
    /// same game.
    ///
    /// # Errors
    /// What is wrong with the house rules, the position, a name or the date.
    pub fn new(mut header: Header) -> Result<Self, HeaderError> {
        let game = header.game()?;
        header.house_rules = game.house_rules();
        Ok(Self { header, events: Vec::new(), start: game.boxed().into(), game, before: Vec::new() })
    }

    /// Which game it is, who plays it and how.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where the throws to come are taken from. Where the header does not say (older files), it is guessed: entered
    /// dice go on being entered, a session with a seed goes on being drawn, and in all others the dice on the table are
    /// thrown.
    #[must_use]
    pub fn dice_source(&self) -> DiceSource {
        let last = self.events.iter().rev().find_map(|event| event.source);
        match (self.header.dice, last) {
            (None, Some(DiceSource::Entered)) => DiceSource::Entered,
            _ => self.header.dice_source(),
        }
    }

    /// Sets where the throws to come are taken from.
    pub fn set_dice(&mut self, source: DiceSource) {
        self.header.dice = Some(source);
    }

    /// Sets the seed of the throws to come, if the header names none.
    pub fn seed_if_none(&mut self, seed: u64) {
        self.header.seed.get_or_insert(seed);
    }

    /// What has happened and was not undone, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game before the first event.
    #[must_use]
    pub fn start(&self) -> &dyn Game {
        self.start.as_ref()
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// Carries out an [`Action`](crate::Action), or an [`Event`] where more is known about it, and adds it to the
    /// log. The action is checked by the game.
    ///
    /// # Errors
    /// The rule that the action breaks; game and log are unchanged.
    pub fn act(&mut self, event: impl Into<Event>) -> Result<Vec<Effect>, IllegalAction> {
        let event = event.into();
        event.check()?;
        let can_be_taken_back = self.game.can_undo(&event.action);
        let before = can_be_taken_back.then(|| self.game.clone());
        let effects = self.game.act(&event.action)?;
        match before {
            Some(before) => self.before.push(before),
            None => self.before.clear(),
        }
        self.events.push(event);
        Ok(effects)
    }

    /// The game as it stood after this many events: 0 is the beginning and `events().len()` is now. Nothing if there
    /// are not so many.
    #[must_use]
    pub fn at(&self, events: usize) -> Option<Box<dyn Game>> {
        let past = self.events.get(..events)?;
        let mut game = self.start.boxed();
        for event in past {
            game.act_unchecked(&event.action);
        }
        Some(game)
    }

    /// The session as it was after this many events, with everything that could be undone then. Nothing if there are
    /// not so many.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Option<Self> {
        let past = self.events.get(..events)?;
        let mut then = Self {
            header: self.header.clone(),
            events: Vec::with_capacity(events),
            start: self.start.clone(),
            game: self.start.boxed(),
            before: Vec::new(),
        };
        for event in past {
            then.act(event.clone()).ok()?;
        }
        Some(then)
    }
}
