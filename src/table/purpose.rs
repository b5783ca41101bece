//! What the game on the table is for. Games are saved and counted; lessons, puzzles, edited
//! positions and demonstrations are not.

use bevy::prelude::*;
use tesserae_referee::{Fact, RefereeSystems};

use crate::table::sets::TableSystems;

/// What a game on the table is for.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
pub(crate) enum Purpose {
    /// It is played.
    #[default]
    Game,
    /// It is a step of a lesson.
    Lesson,
    /// It is a puzzle.
    Puzzle,
    /// It is a position that is edited.
    Editor,
    /// Bots play it because nobody touches the menu.
    Demonstration,
}

/// What the game on the table is for.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct TablePurpose {
    now: Purpose,
    next: Option<Purpose>,
}

/// Sets the purpose of a game in the frame in which it begins.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TablePurpose>().add_systems(
        Update,
        follow.in_set(TableSystems::Judge).after(RefereeSystems),
    );
}

impl TablePurpose {
    /// What the game on the table is for.
    #[must_use]
    pub(crate) const fn now(&self) -> Purpose {
        self.now
    }

    /// Whether the game on the table is saved and counted.
    #[must_use]
    pub(crate) fn is_recorded(&self) -> bool {
        self.now == Purpose::Game
    }

    /// Whether a position is edited.
    #[must_use]
    pub(crate) fn is_editor(&self) -> bool {
        self.now == Purpose::Editor
    }

    /// Sets the purpose of the game that is about to begin. Without it, the next game is one that
    /// is played.
    pub(crate) fn set_next(&mut self, purpose: Purpose) {
        self.next = Some(purpose);
    }
}

/// Run condition: the game on the table is no lesson and no puzzle.
pub(crate) fn no_exercise(purpose: Res<TablePurpose>) -> bool {
    !matches!(purpose.now, Purpose::Lesson | Purpose::Puzzle)
}

/// Run condition: a position is edited.
pub(crate) fn is_editing(purpose: Res<TablePurpose>) -> bool {
    purpose.is_editor()
}

/// Run condition: the game on the table is no demonstration.
pub(crate) fn no_demonstration(purpose: Res<TablePurpose>) -> bool {
    purpose.now != Purpose::Demonstration
}

fn follow(mut facts: MessageReader<Fact>, mut purpose: ResMut<TablePurpose>) {
    for fact in facts.read() {
        match fact {
            Fact::Begun => purpose.now = purpose.next.take().unwrap_or_default(),
            Fact::Left => *purpose = TablePurpose::default(),
            _ => {}
        }
    }
}
