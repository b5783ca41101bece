//! Lessons and puzzles at the table. `crates/rules` has the lessons, `crates/insight` the puzzles;
//! `ui` draws the texts.

mod lessons;
mod puzzles;

use bevy::prelude::*;

pub(crate) use lessons::{LessonCommand, Tutor};
pub(crate) use puzzles::{Practise, PuzzleCommand, PuzzleVerdict, Puzzles};

/// Teaches.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((lessons::plugin, puzzles::plugin));
}
