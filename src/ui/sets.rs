//! The order of a pass of the user interface.

use bevy::prelude::SystemSet;

/// The stages of an egui pass, in order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum UiSystems {
    /// Applies fonts, colours and sizes.
    Theme,
    /// Assigns the keyboard and the pointer to the user interface or the board.
    Focus,
    /// Draws everything, once the fonts are loaded.
    Draw,
    /// Draws what is in front of everything while a film is taken, and everything else is hidden.
    Film,
    /// Publishes the interactive elements that were drawn.
    Accessibility,
}
