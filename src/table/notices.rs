//! Messages about saved games and settings, shown until they are dismissed.

use bevy::{prelude::*, reflect::ReflectSerialize};
use serde::Serialize;
use tesserae_words::Text;

/// Messages for the players: a file that was damaged, storage that cannot be written.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Reflect)]
#[reflect(opaque, Resource, Default, PartialEq, Serialize)]
pub(crate) struct Notices(pub Vec<Text>);

impl Notices {
    /// Adds a message, unless it is shown already.
    pub fn show(&mut self, text: Text) {
        if !self.0.contains(&text) {
            warn!("{text}");
            self.0.push(text);
        }
    }
}
