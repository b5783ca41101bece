//! What of the table and its panels is shown in full.

use bevy::prelude::*;

/// What is shown in full instead of in part.
#[derive(Resource, Copy, Clone, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(crate) struct Unfolded {
    /// The list of moves, also of a long game.
    pub(crate) moves: bool,
    /// The dice of all games instead of this one's.
    pub(crate) dice: bool,
    /// The score on a phone.
    pub(crate) score: bool,
}
