//! Replaying a session: the game before and after every event of its log.
//!
//! Whatever is made from the history (records, move logs, statistics, announcements) is a fold over
//! [`Session::replay`]. What is made again and again while a session grows keeps a [`Follower`],
//! which yields only the new moments.

use std::{iter::Enumerate, slice, sync::Arc};

use super::{Event, Header, Session};
use crate::{Action, Choice, Effect, Game, Seat};

/// One event of a session with the game around it.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// Which event it is, counted from 0.
    pub index: usize,
    /// The game before the event.
    pub before: Arc<dyn Game>,
    /// The event.
    pub event: &'a Event,
    /// What it did, in order.
    pub effects: Vec<Effect>,
    /// The game after the event.
    pub after: Arc<dyn Game>,
}

impl Moment<'_> {
    /// Who acted, threw or lost the series before its end; None where each throws a die.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.event.action {
            Action::Choice(Choice::Forfeit(loser, _)) => Some(loser),
            _ => self.before.pending().seat(),
        }
    }

    /// The event in the notation of the game.
    #[must_use]
    pub fn word(&self) -> String {
        self.before.write_action(&self.event.action)
    }

    /// Whether the event is a throw.
    #[must_use]
    pub fn is_throw(&self) -> bool {
        matches!(self.event.action, Action::Throw(_))
    }
}

/// The moments of a session, oldest first. See [`Session::replay`].
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    events: Enumerate<slice::Iter<'a, Event>>,
    game: Arc<dyn Game>,
}

impl<'a> Iterator for Replay<'a> {
    type Item = Moment<'a>;

    fn next(&mut self) -> Option<Moment<'a>> {
        let (index, event) = self.events.next()?;
        Some(step(&mut self.game, index, event))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.events.size_hint()
    }
}

impl ExactSizeIterator for Replay<'_> {}

fn step<'a>(game: &mut Arc<dyn Game>, index: usize, event: &'a Event) -> Moment<'a> {
    let before = game.clone();
    let mut after = before.boxed();
    // Every event in the log of a session was validated.
    let effects = after.act_unchecked(&event.action);
    *game = after.into();
    Moment {
        index,
        before,
        event,
        effects,
        after: game.clone(),
    }
}

impl Session {
    /// Every event with the game before and after it, oldest first.
    ///
    /// ```
    /// use tesserae_rules::{Header, Kind, Session, Throw};
    /// let mut session = Session::new(Header::new(Kind::Backgammon))?;
    /// session.act(Throw::new(&[3, 1]))?;
    /// session.act(session.game().read_action("8/5")?)?;
    /// let words: Vec<String> = session.replay().map(|moment| moment.word()).collect();
    /// assert_eq!(words, ["3-1", "8/5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        Replay {
            events: self.events.iter().enumerate(),
            game: self.start.clone(),
        }
    }
}

/// A place in the replay of a session, kept while the session grows.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    /// The header of the followed session and its game as far as it has been followed.
    place: Option<(Header, Arc<dyn Game>)>,
    /// The events that have been followed.
    events: Vec<Event>,
}

impl Follower {
    /// Goes to the beginning of a session where that is necessary: if another session was followed
    /// until now, or if events were undone. Returns whether it was; then everything that was made
    /// so far no longer holds.
    pub fn restart_if_changed(&mut self, session: &Session) -> bool {
        let same = self
            .place
            .as_ref()
            .is_some_and(|(header, _)| header == session.header());
        let restart = !same || !session.events().starts_with(&self.events);
        if restart {
            self.place = Some((session.header().clone(), session.start.clone()));
            self.events.clear();
        }
        restart
    }

    /// The next moment of a session; None if all have been followed.
    pub fn next<'a>(&mut self, session: &'a Session) -> Option<Moment<'a>> {
        let (_, game) = self.place.as_mut()?;
        let event = session.events().get(self.events.len())?;
        let moment = step(game, self.events.len(), event);
        self.events.push(event.clone());
        Some(moment)
    }

    /// The game as far as the session has been followed.
    #[must_use]
    pub fn game(&self) -> Option<&dyn Game> {
        self.place.as_ref().map(|(_, game)| game.as_ref())
    }
}
