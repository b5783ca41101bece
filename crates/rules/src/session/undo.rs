//! Undo: which events can be undone, and undoing them.
//!
//! Two people undo what they have played since the throw. Against a bot, a person goes back to
//! their own last decision: whatever the bot has done since is undone too, throws included. Those
//! throws come again in the same order ([`Session::throw_again`]), so that nobody can try for
//! better dice.

use strum::IntoStaticStr;
use thiserror::Error;

use super::{DiceSource, Event, Session};
use crate::{Action, Choice, RuleViolation, Throw};

impl Session {
    /// Undoes the last action that [`Game::can_undo`](crate::Game::can_undo), together with what
    /// the program played by itself after it. The throw stays as it lies. Undo stops at a throw, at
    /// the end of a turn and at every other choice: what chance or the other player has answered to
    /// cannot be undone. A step that won the game can.
    ///
    /// Against a bot it undoes the last decision of the person and everything after it, in this
    /// game of the series.
    ///
    /// Returns how many events were undone; they are no longer in the log.
    ///
    /// # Errors
    /// Why there is nothing to undo; session and log are unchanged.
    pub fn undo(&mut self) -> Result<usize, UndoError> {
        let count = self.undoable()?;
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
        self.undoable().is_ok()
    }

    /// How many events an undo would remove.
    fn undoable(&self) -> Result<usize, UndoError> {
        let last = self.events.last().ok_or(UndoError::NothingHappened)?;
        if matches!(last.action, Action::Choice(Choice::Forfeit(..))) {
            return Err(UndoError::Forfeit);
        }
        if self.header.has_bot() {
            let decision = self.decisions.last().ok_or(UndoError::NoDecision)?;
            return Ok(self.events.len().saturating_sub(*decision));
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
                Ok(by_itself + 1)
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

    /// Whether the only person decides something by an event: not by throwing, not by what the
    /// program plays for them, and not by the only thing that can be done.
    pub(super) fn is_decision(&self, event: &Event) -> bool {
        let person = self.header.only_person();
        if person.is_none() || self.game.pending().seat() != person || event.automatic {
            return false;
        }
        match event.action {
            Action::Throw(_) | Action::Choice(Choice::Forfeit(..)) => false,
            Action::Choice(choice) if choice != Choice::Finish => true,
            _ => !self.before.is_empty() || self.game.actions().len() > 1,
        }
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
#[error("this throw was undone: {0} comes again")]
pub(super) struct OtherThrow(pub(super) Throw);

impl RuleViolation for OtherThrow {
    fn code(&self) -> &'static str {
        "other_throw"
    }
}

/// Why nothing can be undone.
#[derive(Copy, Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum UndoError {
    /// The log is empty.
    #[error("nothing has happened yet that could be undone")]
    NothingHappened,
    /// The last thing that happened was a throw.
    #[error("a throw cannot be undone")]
    #[strum(serialize = "undo_throw")]
    Throw,
    /// The turn is over.
    #[error("the dice have been handed over: that turn cannot be undone")]
    #[strum(serialize = "undo_finished")]
    Finished,
    /// The last thing that happened was a choice that the other player has heard.
    #[error("a choice cannot be undone")]
    #[strum(serialize = "undo_said")]
    Choice,
    /// The series was lost before its end.
    #[error("a game that was resigned or lost on time cannot be taken up again")]
    #[strum(serialize = "undo_forfeit")]
    Forfeit,
    /// Everything since the throw was forced and would be played again at once.
    #[error("every step since the throw was the only one that could be played")]
    NothingChosen,
    /// There is a bot, and the person has not decided anything yet in this game, or there is no
    /// person.
    #[error("you have not decided anything yet that could be undone")]
    NoDecision,
}

impl RuleViolation for UndoError {
    fn code(&self) -> &'static str {
        self.into()
    }
}
