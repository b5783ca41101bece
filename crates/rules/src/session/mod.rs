//! A game with its history: one log from which position, undo, replay, save file and text record all derive.
//!
//! A [`Session`] is a [`Header`] (which game, whose, by which house rules) and a list of [`Event`]s, throws included. Whoever
//! plays the events again has the same position. [`save`] keeps a session in a file that grows by a line an event,
//! [`record`] writes and reads it as a text for people, and [`random`] plays and throws by chance.
//!
//! ```
//! use tesserae_rules::{Header, Kind, Session};
//! let session = Session::new(Header::new(Kind::Ur))?;
//! assert!(session.events().is_empty());
//! # Ok::<(), tesserae_rules::session::HeaderError>(())
//! ```

mod event;
mod header;
mod player;
pub mod random;
pub mod record;
pub mod save;
pub mod text_encoding;
mod undo;

#[cfg(test)]
mod tests;

pub use event::{Event, EventError, Source};
pub use header::{Header, HeaderError};
pub use player::{Player, PlayerError};
pub use undo::UndoError;

use crate::{Action, Choice, Effect, Game, IllegalAction};

/// A game and everything that has happened in it.
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    events: Vec<Event>,
    game: Box<dyn Game>,
    /// The game before each of the last events, as far as they can be taken back: the newest last.
    before: Vec<Box<dyn Game>>,
}

impl Session {
    /// A new session: from the header's position, if it has one, else from the first throw. From here on the header names every
    /// house rule, defaults included, so that a later version with other defaults still plays the same game.
    ///
    /// # Errors
    /// What is wrong with the house rules, the position, a name or the date.
    pub fn new(mut header: Header) -> Result<Self, HeaderError> {
        let game = header.game()?;
        header.house_rules = game.house_rules();
        Ok(Self { header, events: Vec::new(), game, before: Vec::new() })
    }

    /// Which game it is, who plays it and how.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Names a seed for the throws to come, if the header names none.
    pub fn seed_if_none(&mut self, seed: u64) {
        self.header.seed.get_or_insert(seed);
    }

    /// What has happened and was not taken back, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// Lets something happen: an [`Action`], or an [`Event`] where there is more to tell about it. It goes into the log if the
    /// game's checked door lets it in.
    ///
    /// # Errors
    /// The rule that the action breaks; game and log are unchanged.
    pub fn act(&mut self, event: impl Into<Event>) -> Result<Vec<Effect>, IllegalAction> {
        let event = event.into();
        event.check()?;
        let can_be_taken_back = matches!(event.action, Action::Step(_) | Action::Choice(Choice::SkipReward));
        let before = can_be_taken_back.then(|| self.game.clone());
        let effects = self.game.act(&event.action)?;
        match before {
            Some(before) => self.before.push(before),
            None => self.before.clear(),
        }
        self.events.push(event);
        Ok(effects)
    }

    /// The game as it stood after this many events, for stepping through its history: 0 is the beginning and
    /// `events().len()` is now. Nothing if there are not so many.
    #[must_use]
    pub fn at(&self, events: usize) -> Option<Box<dyn Game>> {
        let past = self.events.get(..events)?;
        // The header made a game before and every event was let in by the checked door.
        let mut game = self.header.game().ok()?;
        for event in past {
            game.act_unchecked(&event.action);
        }
        Some(game)
    }
}
