//! Messages about saved games and settings, shown until they are dismissed.

use bevy::prelude::*;

/// Messages for the players: a file that was damaged, storage that cannot be written.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct Notices(pub Vec<String>);

impl Notices {
    /// Adds a message, unless it is shown already.
    pub fn show(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !self.0.contains(&text) {
            warn!("{text}");
            self.0.push(text);
        }
    }
}
