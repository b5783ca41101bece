//! The message for the sounds of flying dice.

use bevy::{math::Vec3, prelude::Message};

use crate::{DieShape, Surface};

/// A die struck something hard enough to be heard.
#[derive(Message, Copy, Clone, Debug, PartialEq)]
pub struct Impact {
    /// The shape of the die; nothing for a piece that a game puts down.
    pub shape: Option<DieShape>,
    /// The material of the die.
    pub striker: Surface,
    /// The material that it struck.
    pub surface: Surface,
    /// The change of velocity, in metres per second: the loudness follows from it.
    pub speed: f32,
    /// The position of the die, in table units.
    pub at: Vec3,
    /// Seconds from the first physics step of the frame to the impact.
    pub delay: f32,
}
