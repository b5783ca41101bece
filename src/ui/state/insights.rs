//! What of lessons, puzzles and advice is beside the board. The switch *Insights* of the settings
//! hides all of it.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    advice::{Adviser, Coach},
    teaching::{Puzzles, Tutor},
};

/// Lessons, puzzles and advice.
#[derive(SystemParam)]
pub(crate) struct Insights<'w> {
    tutor: Res<'w, Tutor>,
    puzzles: Res<'w, Puzzles>,
    adviser: Res<'w, Adviser>,
    coach: Res<'w, Coach>,
}

impl Insights<'_> {
    /// Whether there are words of it beside the board.
    #[must_use]
    pub(crate) fn have_words(&self) -> bool {
        self.is_exercise() || self.adviser.is_shown() || self.is_objecting()
    }

    /// Whether a lesson or a puzzle is on the table.
    #[must_use]
    pub(crate) fn is_exercise(&self) -> bool {
        self.is_teaching() || self.puzzles.open().is_some()
    }

    /// Whether it waits for an answer that is given with a button: then nothing is to be done on
    /// the board.
    #[must_use]
    pub(crate) fn is_asking(&self) -> bool {
        self.is_objecting()
            || self
                .puzzles
                .open()
                .is_some_and(|open| open.verdict.is_some())
    }

    /// Whether a lesson is on the table.
    #[must_use]
    pub(crate) fn is_teaching(&self) -> bool {
        self.tutor.lesson().is_some()
    }

    /// Whether the coach objects.
    #[must_use]
    pub(crate) fn is_objecting(&self) -> bool {
        self.coach.objection().is_some()
    }

    /// Whether advice is shown that can be hidden.
    #[must_use]
    pub(crate) fn shows_advice(&self) -> bool {
        self.adviser.is_shown()
    }
}
