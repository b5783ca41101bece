use bevy::prelude::*;

/// What the players have to be told about what is kept: a file that was damaged, a folder that cannot be written. The overlay shows it until it is
/// dismissed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Notices(pub Vec<String>);

impl Notices {
    /// Tells something, once.
    pub fn tell(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !self.0.contains(&text) {
            warn!("{text}");
            self.0.push(text);
        }
    }
}
