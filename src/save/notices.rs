//! Messages about saved games and settings, shown until they are dismissed.

use bevy::prelude::*;

use crate::save::storage::StorageError;

/// Messages for the players: a file that was damaged, storage that cannot be written.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Notices(pub Vec<String>);

impl Notices {
    /// Says once that something cannot be saved; what the system says goes to the log.
    pub(crate) fn cannot_save(&mut self, error: &StorageError) {
        warn!("{error}");
        self.tell(error.notice());
    }

    /// Adds a message, unless it is shown already.
    pub fn tell(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !self.0.contains(&text) {
            warn!("{text}");
            self.0.push(text);
        }
    }
}
