//! Whether the user interface is hidden.

use bevy::prelude::*;

/// Whether the user interface is hidden: for pictures of the board alone.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct UiHidden(pub(crate) bool);
