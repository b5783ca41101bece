//! What the table teaches: lessons, puzzles, advice during a game, and the analysis after it. `crates/insight` thinks
//! and words it on what `opponents` has loaded; `ui` draws it. The switch *Insights* of the settings hides all of it.

pub(crate) mod advice;
mod analysis;
pub(crate) mod lessons;
mod puzzles;
#[cfg(any(test, target_arch = "wasm32"))]
mod spoken;

use bevy::{ecs::system::SystemParam, prelude::*};

pub(crate) use advice::{
    AdviceCommand, AdviceLine, Adviser, ChoiceCoach, Coach, CoachCommand, Objection, Stage, Tone, can_hint,
};
pub(crate) use analysis::{GameAnalysis, Known};
pub(crate) use lessons::{LessonCommand, Tutor};
pub(crate) use puzzles::{PuzzleCommand, PuzzleVerdict, Puzzles};
#[cfg(any(test, target_arch = "wasm32"))]
pub(crate) use spoken::Spoken;
#[cfg(target_arch = "wasm32")]
pub(crate) use spoken::new_paragraphs;

/// Teaches.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((lessons::plugin, puzzles::plugin, advice::plugin, analysis::plugin));
}

/// Everything here that thinks, loads or moves, so that frames must go on.
#[derive(SystemParam)]
pub(crate) struct Insights<'w> {
    tutor: Res<'w, Tutor>,
    puzzles: Res<'w, Puzzles>,
    adviser: Res<'w, Adviser>,
    coach: Res<'w, Coach>,
    choice_coach: Res<'w, ChoiceCoach>,
    analysis: Res<'w, GameAnalysis>,
}

impl Insights<'_> {
    /// Whether there are words of it beside the board.
    #[must_use]
    pub(crate) fn have_words(&self) -> bool {
        let exercise = self.tutor.lesson().is_some() || self.puzzles.open().is_some();
        exercise || self.adviser.is_shown() || self.objects()
    }

    /// Whether it waits for an answer that is given with a button: then nothing is to be done on the board.
    #[must_use]
    pub(crate) fn ask(&self) -> bool {
        self.objects() || self.puzzles.open().is_some_and(|open| open.verdict.is_some())
    }

    /// Whether a lesson is on the table.
    #[must_use]
    pub(crate) fn teach(&self) -> bool {
        self.tutor.lesson().is_some()
    }

    /// Whether the coach objects.
    #[must_use]
    pub(crate) fn objects(&self) -> bool {
        self.coach.objection().is_some() || self.choice_coach.objection().is_some()
    }

    /// Whether advice is shown that can be hidden.
    #[must_use]
    pub(crate) fn advise(&self) -> bool {
        self.adviser.is_shown()
    }

    /// Whether something of it is at work.
    #[must_use]
    pub(crate) fn are_busy(&self) -> bool {
        self.tutor.is_busy()
            || self.puzzles.is_busy()
            || self.adviser.is_busy()
            || self.coach.is_busy()
            || self.choice_coach.is_busy()
            || self.analysis.is_working()
    }
}
