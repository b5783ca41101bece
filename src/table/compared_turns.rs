//! A turn beside the best one in the same position, and the ways of both on the board.
//! `advice::ghosts` draws them.

use bevy::prelude::*;
use tesserae_rules::{Action, Game};

/// The best turn in a position, and beside it the one that was played.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ComparedTurns<'a> {
    /// The position before both.
    pub(crate) before: &'a dyn Game,
    /// The actions of the best.
    pub(crate) best: &'a [Action],
    /// Those of the other; none if the best is shown alone.
    pub(crate) played: &'a [Action],
}

/// The ways of the pieces as they are drawn, square by square, in the order of their steps.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ShownWays {
    /// Those of the best turn.
    pub(crate) best: Vec<Vec<Vec3>>,
    /// Those of the turn that was played, where both are shown.
    pub(crate) played: Vec<Vec<Vec3>>,
}
