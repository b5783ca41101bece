//! Undo: which events can be undone, and undoing them.
//!
//! Two people undo what they have played since the throw. Against a bot, a person first takes back
//! what they did last with the dice that lie there, forced steps included; when nothing is left of
//! that, they go back to their own last decision, and everything since is undone too, throws
//! included. Those throws come again in the same order ([`Session::throw_again`]), so that nobody
//! can try for better dice.

use std::fmt;

use strum::IntoStaticStr;
use tesserae_words::{self as words, Text};
use thiserror::Error;

use super::{DiceSource, Event, Session};
use crate::{Action, Choice, Effect, Occasion, Pending, RuleViolation, Seat, Throw};

/// What the next undo takes back.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Undo {
    /// How many events.
    pub events: usize,
    /// How far back that is.
    pub reach: Reach,
}

/// How far back an undo goes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reach {
    /// To what was done with the dice that lie there, or since.
    Last,
    /// Beyond a throw, to this turn of the person in this game, counted from 1.
    Turn(usize),
    /// Beyond a throw, to an answer that the person gave in the other player’s turn.
    Answer,
}

impl Undo {
    /// The words of a button: “Undo”, and to where, if that is beyond a throw.
    #[must_use]
    pub fn text(&self) -> Text {
        match self.reach {
            Reach::Last => words::session::undo(),
            Reach::Turn(number) => words::session::undo_to_turn(number),
            Reach::Answer => words::session::undo_to_answer(),
        }
    }
}

impl fmt::Display for Undo {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Reach {
    /// What has been undone: “Undone”, and to where, if that was beyond a throw.
    #[must_use]
    pub fn undone(self) -> Text {
        match self {
            Self::Last => words::session::undone(),
            Self::Turn(number) => words::session::undone_to_turn(number),
            Self::Answer => words::session::undone_to_answer(),
        }
    }
}

/// An event of the only person that undo can go back to.
#[derive(Copy, Clone, Debug)]
pub(super) struct Return {
    /// How many events there were before it.
    at: usize,
    /// Whether something else could have been done, there or before it with the same throw. Beyond
    /// a throw undo only goes back to such events.
    is_decision: bool,
    /// What going back to it is called, if that is beyond a throw.
    reach: Reach,
}

/// The turns of the only person in a game of the series.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Turns {
    /// How many have begun.
    count: usize,
    /// Whether the last one still goes on: the bot has not thrown since.
    is_on: bool,
}

impl Turns {
    /// Counts the turn that an event of this seat with these effects begins. `next` is who is asked
    /// after it. Answers are given in the other player’s turn, and a throw that decides who begins
    /// moves nothing and passes the dice on.
    pub(super) fn follow(
        &mut self,
        person: Seat,
        (seat, event, effects): (Option<Seat>, &Event, &[Effect]),
        next: Option<Seat>,
    ) {
        let begins = match &event.action {
            Action::Choice(choice) => choice.info().occasion == Occasion::Turn,
            Action::Step(_) => true,
            Action::Throw(_) => {
                let moves = |effect: &Effect| matches!(effect, Effect::Moved { .. });
                next == Some(person) || effects.iter().any(moves)
            }
        };
        if seat == Some(person) && begins {
            self.count += usize::from(!self.is_on);
            self.is_on = true;
        } else if seat == Some(person.other()) && matches!(event.action, Action::Throw(_)) {
            self.is_on = false;
        }
    }
}

impl Session {
    /// Undoes the last action that [`Game::can_undo`](crate::Game::can_undo), together with what
    /// the program played by itself after it. The throw stays as it lies. Undo stops at a throw, at
    /// the end of a turn and at every other choice: what chance or the other player has answered to
    /// cannot be undone. A step that won the game can.
    ///
    /// Against a bot it undoes what the person did last by hand since the throw, and what followed
    /// it. If there is no such thing, it goes on to their last decision in this game of the series,
    /// beyond throws. [`Session::next_undo`] says which of both it will be.
    ///
    /// Returns how many events were undone; they are no longer in the log.
    ///
    /// # Errors
    /// Why there is nothing to undo; session and log are unchanged.
    pub fn undo(&mut self) -> Result<usize, UndoError> {
        let count = self.next_undo()?.events;
        self.take_back(count)
    }

    /// Takes this many events back: as many as [`Session::next_undo`] says or, against a bot, down
    /// to anything else that the person did by hand in this game of the series. Earlier versions of
    /// the program went back to the end of any turn of theirs, too.
    ///
    /// # Errors
    /// If another number of events can be undone together, or nothing; the session is unchanged.
    pub(super) fn undo_events(&mut self, count: usize) -> Result<(), UndoError> {
        let next = self.next_undo()?.events;
        let kept = self.events.len().checked_sub(count);
        let is_return =
            |kept: usize| self.returns.iter().any(|to| to.at == kept) || self.ended_turn_at(kept);
        let returns = || self.header.has_bot() && kept.is_some_and(is_return);
        if count != next && !returns() {
            return Err(UndoError::Together { count, next });
        }
        self.take_back(count).map(|_| ())
    }

    /// Whether the only person ended a turn by hand with the event at this place, in this game of
    /// the series.
    fn ended_turn_at(&self, at: usize) -> bool {
        let is_next_game = |event: &Event| event.action == Choice::NextGame.into();
        let rest = self.events.get(at..).unwrap_or_default();
        let by_hand = rest
            .first()
            .is_some_and(|event| !event.automatic && event.action == Choice::Finish.into());
        let mover = || self.truncated(at)?.game.pending().seat();
        by_hand && !rest.iter().any(is_next_game) && mover() == self.header.only_person()
    }

    fn take_back(&mut self, count: usize) -> Result<usize, UndoError> {
        let kept = self.events.len().saturating_sub(count);
        if self.header.has_bot() {
            let mut then = self.truncated(kept).ok_or(UndoError::NoDecision)?;
            let undone = self
                .events
                .drain(kept..)
                .filter(|event| self.header.comes_again(event));
            then.throws_again = undone.chain(self.throws_again.drain(..)).collect();
            *self = then;
            return Ok(count);
        }
        let games_kept = self.before.len().saturating_sub(count);
        if let Some(game) = self.before.drain(games_kept..).next() {
            self.game = game;
        }
        self.events.truncate(kept);
        Ok(count)
    }

    /// Whether [`Session::undo`] would take something back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.next_undo().is_ok()
    }

    /// What an undo from beyond a throw to where the session stands is called.
    #[must_use]
    pub fn reached(&self) -> Reach {
        let is_answer = |choice: &Choice| choice.info().occasion == Occasion::Answer;
        if self.game.choices().iter().any(is_answer) {
            return Reach::Answer;
        }
        // A choice may begin a turn before its throw.
        Reach::Turn(self.turns.count + usize::from(!self.turns.is_on))
    }

    /// What [`Session::undo`] would take back.
    ///
    /// # Errors
    /// Why there is nothing to undo.
    pub fn next_undo(&self) -> Result<Undo, UndoError> {
        let last = self.events.last().ok_or(UndoError::NothingHappened)?;
        if matches!(last.action, Action::Choice(Choice::Forfeit(..))) {
            return Err(UndoError::Forfeit);
        }
        if self.header.has_bot() {
            return self.next_undo_against_bot();
        }
        if !self.before.is_empty() {
            let by_itself = self
                .events
                .iter()
                .rev()
                .take(self.before.len())
                .take_while(|e| e.automatic)
                .count();
            return if by_itself < self.before.len() {
                Ok(Undo {
                    events: by_itself + 1,
                    reach: Reach::Last,
                })
            } else {
                Err(UndoError::NothingChosen)
            };
        }
        match &last.action {
            Action::Step(_) => Err(UndoError::NothingChosen),
            Action::Throw(_) => Err(UndoError::Throw),
            Action::Choice(Choice::Finish) => Err(UndoError::Finished),
            Action::Choice(_) => Err(UndoError::Choice),
        }
    }

    fn next_undo_against_bot(&self) -> Result<Undo, UndoError> {
        let mut returns = self.returns.iter().rev();
        let to = returns
            .find(|to| to.is_decision || self.is_since_throw(to))
            .ok_or(UndoError::NoDecision)?;
        Ok(Undo {
            events: self.events.len().saturating_sub(to.at),
            reach: if self.is_since_throw(to) {
                Reach::Last
            } else {
                to.reach
            },
        })
    }

    /// How many events there were after the last throw; 0 without one.
    fn after_last_throw(&self) -> usize {
        let is_throw = |event: &Event| matches!(event.action, Action::Throw(_));
        self.events
            .iter()
            .rposition(is_throw)
            .map_or(0, |at| at + 1)
    }

    fn is_since_throw(&self, to: &Return) -> bool {
        to.at >= self.after_last_throw()
    }

    /// Whether an event is one that undo can go back to: one of the only person, made by hand and
    /// neither a throw nor the end of a turn in which nothing could be chosen.
    pub(super) fn return_to(&self, event: &Event) -> Option<Return> {
        let person = self.header.only_person()?;
        if self.game.pending().seat() != Some(person) || event.automatic {
            return None;
        }
        let chose = || {
            let last = self.returns.last();
            last.is_some_and(|to| to.is_decision && self.is_since_throw(to))
                || self.game.actions().len() > 1
        };
        let is_decision = match event.action {
            Action::Throw(_) | Action::Choice(Choice::Forfeit(..)) => return None,
            Action::Step(_) => chose(),
            Action::Choice(Choice::Finish) if !chose() => return None,
            Action::Choice(_) => true,
        };
        Some(Return {
            at: self.events.len(),
            is_decision,
            reach: self.reached(),
        })
    }

    /// Whether the player on turn can only hand the dice over, and could do nothing else since the
    /// throw either: nothing could be played, or everything in one way only.
    #[must_use]
    pub fn ends_without_choice(&self) -> bool {
        matches!(self.game.pending(), Pending::Act(_))
            && self.game.actions() == [Choice::Finish.into()]
            && self.thrown.count_turns() <= 1
    }
}

impl super::Header {
    /// Whether an event that was undone is a throw to be kept: one that the seed does not give
    /// again by itself.
    fn comes_again(&self, event: &Event) -> bool {
        let by_seed = self.seed.is_some() && event.source == Some(DiceSource::Seeded);
        matches!(event.action, Action::Throw(_)) && !by_seed
    }
}

/// A throw was undone, and another one is made in its place.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub(super) struct OtherThrow(pub(super) Throw);

impl RuleViolation for OtherThrow {
    fn code(&self) -> &'static str {
        "other_throw"
    }

    fn text(&self) -> Text {
        words::common::other_throw(self.0.to_string())
    }
}

/// Why nothing can be undone.
#[derive(Copy, Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[error("{}", self.text())]
#[strum(serialize_all = "snake_case")]
pub enum UndoError {
    /// The log is empty.
    NothingHappened,
    /// The last thing that happened was a throw.
    #[strum(serialize = "undo_throw")]
    Throw,
    /// The turn is over.
    #[strum(serialize = "undo_finished")]
    Finished,
    /// The last thing that happened was a choice that the other player has heard.
    #[strum(serialize = "undo_said")]
    Choice,
    /// The series was lost before its end.
    #[strum(serialize = "undo_forfeit")]
    Forfeit,
    /// Everything since the throw was forced and would be played again at once.
    NothingChosen,
    /// A file takes back another number of events than can be undone together.
    #[strum(serialize = "undo_together")]
    Together {
        /// How many were to be undone.
        count: usize,
        /// How many can be.
        next: usize,
    },
    /// There is a bot, and the person has not decided anything yet in this game, or there is no
    /// person.
    NoDecision,
}

impl RuleViolation for UndoError {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::NothingHappened => words::common::nothing_happened(),
            Self::Throw => words::common::undo_throw(),
            Self::Finished => words::common::undo_finished(),
            Self::Choice => words::common::undo_said(),
            Self::Forfeit => words::common::undo_forfeit(),
            Self::NothingChosen => words::common::nothing_chosen(),
            Self::Together { count, next } => words::common::undo_together(*count, *next),
            Self::NoDecision => words::common::no_decision(),
        }
    }
}
