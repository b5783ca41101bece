//! A text that was dropped on the window while a position is edited.

use bevy::prelude::*;

/// The text of a file that was dropped on the window while a position is edited.
#[derive(Message, Clone, Debug)]
pub(crate) struct DroppedText(pub(crate) String);
