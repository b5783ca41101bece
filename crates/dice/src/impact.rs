use bevy::{math::Vec3, prelude::Message};

use crate::Surface;

/// A die struck something, hard enough to be heard.
#[derive(Message, Copy, Clone, Debug, PartialEq)]
pub struct Impact {
    /// What the die is made of.
    pub striker: Surface,
    /// What it struck.
    pub surface: Surface,
    /// The change of velocity, in metres a second: what loudness follows.
    pub speed: f32,
    /// Where.
    pub at: Vec3,
}
