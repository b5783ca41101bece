//! A game with its history: one log from which position, undo, replay, save file and text record
//! all derive.
//!
//! A [`Session`] is a [`Header`] (which game, whose, by which house rules, with which dice) and a
//! list of [`Event`]s, throws included. Playing the events again leads to the same position.
//! [`Session::replay`] steps through the events, [`save`] keeps a session in a file that grows by
//! one line per event, and [`random`] plays and throws at random.
//!
//! ```
//! use tesserae_rules::{Header, Kind, Session};
//! let session = Session::new(Header::new(Kind::Ur))?;
//! assert!(session.events().is_empty());
//! # Ok::<(), tesserae_rules::session::HeaderError>(())
//! ```

mod date;
mod event;
mod header;
mod name;
mod player;
mod proof;
pub mod random;
mod relation;
mod replay;
pub mod save;
mod undo;

#[cfg(test)]
mod tests;

pub use date::date_in_words;
pub use event::{DiceSource, Event, EventError};
pub use header::{Header, HeaderError};
pub use name::without_invisible;
pub use player::{Player, PlayerError};
pub use proof::Proof;
pub use relation::Relation;
pub use replay::{Follower, Moment, Replay};
use undo::{OtherThrow, Return, Turns};
pub use undo::{Reach, Undo, UndoError};

use std::{collections::VecDeque, sync::Arc};

use crate::{Action, Choice, Effect, Game, IllegalAction, Pending};

/// A game and everything that has happened in it.
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    events: Vec<Event>,
    /// The game before the first event.
    start: Arc<dyn Game>,
    /// The game after the last event.
    game: Box<dyn Game>,
    /// The game after the last throw, or at the start.
    thrown: Arc<dyn Game>,
    /// The game before each of the last events that can be undone, newest last.
    before: Vec<Box<dyn Game>>,
    /// What the only person has done by hand since the last game of the series began, oldest
    /// first. Against a bot, undo goes back to it.
    returns: Vec<Return>,
    /// The turns of the only person in this game of the series.
    turns: Turns,
    /// Throws that were undone and come again, the next one first.
    throws_again: VecDeque<Event>,
}

impl Session {
    /// A new session, which begins at the header's position if it has one, else at the first throw.
    /// From here on the header names every house rule, defaults included, so that a later version
    /// with other defaults still plays the same game.
    ///
    /// # Errors
    /// What is wrong with the house rules, the position, a name or the date.
    pub fn new(mut header: Header) -> Result<Self, HeaderError> {
        let game = header.game()?;
        header.house_rules = game.house_rules();
        Ok(Self::at_start(header, game.boxed().into()))
    }

    /// A session that begins at a game whatever the header says: at a [`Draft`](crate::Draft), for
    /// example. It cannot be saved.
    #[must_use]
    pub fn begun_at(header: Header, start: &dyn Game) -> Self {
        Self::at_start(header, start.boxed().into())
    }

    /// A session in which nothing has happened.
    fn at_start(header: Header, start: Arc<dyn Game>) -> Self {
        let game = start.boxed();
        Self {
            header,
            events: Vec::new(),
            thrown: start.clone(),
            start,
            game,
            before: Vec::new(),
            returns: Vec::new(),
            turns: Turns::default(),
            throws_again: VecDeque::new(),
        }
    }

    /// Which game it is, who plays it and how.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where the throws to come are taken from. Where the header does not say (imported games), it
    /// is guessed: entered dice go on being entered, a session with a seed goes on being drawn, and
    /// in all others the dice on the table are thrown.
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

    /// Sets who plays for the seats from now on.
    pub fn set_players(&mut self, players: [Player; 2]) {
        self.header.players = players;
    }

    /// Sets the number that identifies the game, if the header has none.
    pub fn set_id_if_none(&mut self, id: u64) {
        self.header.id.get_or_insert(id);
    }

    /// What has happened and was not undone, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the same was played in both by people of the same names: one game by the same house
    /// rules, from the same position on, event by event. Whether people or bots play, the date and
    /// where further throws come from may differ.
    #[must_use]
    pub fn is_same_play(&self, other: &Self) -> bool {
        let (header, others) = (&self.header, &other.header);
        header.game == others.game
            && header.house_rules == others.house_rules
            && header.start == others.start
            && header.names == others.names
            && self.events == other.events
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

    /// Carries out an [`Action`], or an [`Event`] where more is known about it, and adds it to the
    /// log. The action is checked by the game.
    ///
    /// # Errors
    /// The rule that the action breaks; game and log are unchanged.
    pub fn act(&mut self, event: impl Into<Event>) -> Result<Vec<Effect>, IllegalAction> {
        let event = event.into();
        event.check()?;
        let again = self.throw_again().map(|again| again.action.clone());
        if let (Action::Throw(_), Some(Action::Throw(again))) = (&event.action, &again)
            && event.action != Action::Throw(again.clone())
        {
            return Err(OtherThrow(again.clone()).into());
        }
        let to = self.return_to(&event);
        let seat = self.game.pending().seat();
        let can_be_taken_back = self.game.can_undo(&event.action);
        let before = can_be_taken_back.then(|| self.game.clone());
        let effects = self.game.act(&event.action)?;
        match before {
            Some(before) => self.before.push(before),
            None => self.before.clear(),
        }
        match event.action {
            Action::Throw(_) if again.is_some() => drop(self.throws_again.pop_front()),
            // Another kind of throw is due than the one that was undone, or another game has begun.
            Action::Throw(_) => self.throws_again.clear(),
            Action::Choice(Choice::NextGame) => {
                self.throws_again.clear();
                self.returns.clear();
                self.turns = Turns::default();
            }
            _ => self.returns.extend(to),
        }
        if matches!(event.action, Action::Throw(_)) {
            self.thrown = self.game.boxed().into();
        }
        if let Some(person) = self.header.only_person() {
            let next = self.game.pending().seat();
            self.turns.follow(person, (seat, &event, &effects), next);
        }
        self.events.push(event);
        Ok(effects)
    }

    /// The throw that is made next, if it was undone before: the same dice come again. None if
    /// there was none, or if nothing like it is to be thrown now.
    #[must_use]
    pub fn throw_again(&self) -> Option<&Event> {
        let event = self.throws_again.front()?;
        match (self.game.pending(), &event.action) {
            (Pending::Throw(spec), Action::Throw(throw)) if spec.fits(throw) => Some(event),
            _ => None,
        }
    }

    /// The game as it stood after this many events: 0 is the beginning and `events().len()` is now.
    /// None if there are fewer.
    #[must_use]
    pub fn at(&self, events: usize) -> Option<Box<dyn Game>> {
        let past = self.events.get(..events)?;
        let mut game = self.start.boxed();
        for event in past {
            game.act_unchecked(&event.action);
        }
        Some(game)
    }

    /// The session as it was after this many events, with everything that could be undone then.
    /// None if there are fewer.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Option<Self> {
        let past = self.events.get(..events)?;
        let mut then = Self::at_start(self.header.clone(), self.start.clone());
        for event in past {
            then.act(event.clone()).ok()?;
        }
        Some(then)
    }
}
