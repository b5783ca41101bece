//! Lessons at the table: the learner does each step with their own hands, the program plays the
//! other side. What is taught stands in `crates/rules`, beside the rulebook of each game.
//!
//! `tutor` knows the step and what is due in it, `pointers` shows it on the board; the text is in
//! `ui::table::lesson`.

mod pointers;
mod tutor;

use bevy::prelude::*;

pub(crate) use tutor::{LessonCommand, Tutor};

/// Gives lessons.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((tutor::plugin, pointers::plugin));
}
