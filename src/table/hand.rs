//! What a player holds.

use bevy::prelude::*;
use tesserae_rules::Place;

/// The piece or stack that the player on turn holds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) enum Hand {
    /// Nothing is held.
    #[default]
    Empty,
    /// What lay at a place is held.
    Holding {
        /// The place it was picked up from.
        from: Place,
        /// The squares already walked over, with one token left on each.
        walked: Vec<Place>,
        /// Where a drag began, in logical pixels of the window; `None` when it was picked up by a
        /// click or by the keyboard.
        drag: Option<Vec2>,
    },
}

impl Hand {
    /// Whether nothing is held.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::Empty
    }
}
