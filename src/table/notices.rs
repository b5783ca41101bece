//! Messages about saved games and settings, shown until they are dismissed.

use bevy::{prelude::*, reflect::ReflectSerialize};
use serde::Serialize;
use tesserae_words::Text;

use crate::table::language::caption::{Caption, as_text};

/// Messages for the players: a file that was damaged, storage that cannot be written.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Reflect)]
#[reflect(opaque, Resource, Default, PartialEq, Serialize)]
pub(crate) struct Notices(pub Vec<Text>);

impl Notices {
    /// The messages in English.
    #[cfg(test)]
    pub fn english(&self) -> Vec<String> {
        self.0.iter().map(Text::to_string).collect()
    }

    /// Adds a message, unless it is shown already.
    pub fn show(&mut self, text: impl Into<Caption>) {
        let text = as_text(text);
        if !self.0.contains(&text) {
            warn!("{text}");
            self.0.push(text);
        }
    }
}
