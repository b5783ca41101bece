//! Undo: which events can be undone, and undoing them.

use thiserror::Error;

use super::Session;
use crate::{Action, Choice, RuleViolation};

impl Session {
    /// Undoes the last action that [`Game::can_undo`](crate::Game::can_undo), together with what the program played by
    /// itself after it. The throw stays as it lies. Undo stops at a throw, at the end of a turn and at every other
    /// choice: what chance or the other player has answered to cannot be undone. A step that won the game can.
    ///
    /// Returns how many events were undone; they are no longer in the log.
    ///
    /// # Errors
    /// Why there is nothing to undo; session and log are unchanged.
    pub fn undo(&mut self) -> Result<usize, UndoError> {
        let count = self.undoable()?;
        let kept = self.before.len().saturating_sub(count);
        if let Some(game) = self.before.drain(kept..).next() {
            self.game = game;
        }
        self.events.truncate(self.events.len().saturating_sub(count));
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
        if !self.before.is_empty() {
            let by_itself = self.events.iter().rev().take(self.before.len()).take_while(|e| e.automatic).count();
            return if by_itself < self.before.len() { Ok(by_itself + 1) } else { Err(UndoError::NothingChosen) };
        }
        match &last.action {
            Action::Step(_) => Err(UndoError::NothingChosen),
            Action::Throw(_) => Err(UndoError::Throw),
            Action::Choice(Choice::Finish) => Err(UndoError::Finished),
            Action::Choice(_) => Err(UndoError::Choice),
        }
    }
}

/// Why nothing can be undone.
#[derive(Copy, Clone, Debug, Eq, Error, PartialEq)]
pub enum UndoError {
    /// The log is empty.
    #[error("nothing has happened yet that could be undone")]
    NothingHappened,
    /// The last thing that happened was a throw.
    #[error("a throw cannot be undone")]
    Throw,
    /// The turn is over.
    #[error("the dice have been handed over: that turn cannot be undone")]
    Finished,
    /// The last thing that happened was a choice that the other player has heard.
    #[error("a choice cannot be undone")]
    Choice,
    /// Everything since the throw was forced and would be played again at once.
    #[error("every step since the throw was the only one that could be played")]
    NothingChosen,
}

impl RuleViolation for UndoError {
    fn code(&self) -> &'static str {
        match self {
            Self::NothingHappened => "nothing_happened",
            Self::Throw => "undo_throw",
            Self::Finished => "undo_finished",
            Self::Choice => "undo_said",
            Self::NothingChosen => "nothing_chosen",
        }
    }
}
