//! What the game on the table is for. Games are saved and counted; lessons, puzzles, edited
//! positions and demonstrations are not.

use bevy::prelude::*;
use tesserae_referee::{Fact, RefereeSystems};

use crate::table::sets::TableSystems;

/// Sets the purpose of a game in the frame in which it begins.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Purpose>()
        .init_resource::<NextPurpose>()
        .add_systems(
            Update,
            (
                follow,
                // What follows in this frame is about the new game already.
                (|world: &mut World| world.run_schedule(StateTransition))
                    .run_if(|next: Res<NextState<Purpose>>| !matches!(*next, NextState::Unchanged)),
            )
                .chain()
                .in_set(TableSystems::Judge)
                .after(RefereeSystems),
        );
}

/// What the game on the table is for.
#[derive(States, Copy, Clone, Debug, Default, Eq, Hash, PartialEq, Reflect)]
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

/// What the game that is about to begin is for. Without it, that game is one that is played.
#[derive(Resource, Debug, Default)]
pub(crate) struct NextPurpose(pub(crate) Option<Purpose>);

/// Run condition: the game on the table is no lesson and no puzzle.
pub(crate) fn no_exercise(purpose: Res<State<Purpose>>) -> bool {
    !matches!(purpose.get(), Purpose::Lesson | Purpose::Puzzle)
}

fn follow(
    mut facts: MessageReader<Fact>,
    mut announced: ResMut<NextPurpose>,
    mut next: ResMut<NextState<Purpose>>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Begun => next.set(announced.0.take().unwrap_or_default()),
            Fact::Left => {
                announced.0 = None;
                next.set(Purpose::default());
            }
            _ => {}
        }
    }
}
