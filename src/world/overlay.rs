//! What is laid over the board to show something, such as marks, lines and ghosts: it is spawned anew
//! whenever what it depends on changes.

use bevy::{ecs::system::SystemParam, prelude::*};

/// The entities of an overlay, which carry the component `Part`, and what they depend on.
#[derive(SystemParam)]
pub(crate) struct Overlay<'w, 's, Part: Component, Drawn: Default + Send + 'static> {
    commands: Commands<'w, 's>,
    parts: Query<'w, 's, Entity, With<Part>>,
    drawn: Local<'s, Drawn>,
}

impl<'w, 's, Part: Component, Drawn: Default + PartialEq + Send> Overlay<'w, 's, Part, Drawn> {
    /// Despawns what is there if it depends on something else now, and returns what to spawn anew
    /// with. None if it stays.
    pub(crate) fn renew(&mut self, now: Drawn) -> Option<(&mut Commands<'w, 's>, &Drawn)> {
        if *self.drawn == now {
            return None;
        }
        *self.drawn = now;
        for part in &self.parts {
            self.commands.entity(part).despawn();
        }
        Some((&mut self.commands, &*self.drawn))
    }
}
