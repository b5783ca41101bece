//! A die on the table, as components of its body.

use bevy::prelude::*;

use crate::DieShape;

/// A die or lot on the table. The table gives it a child with a mesh, rotated by [`Marks`]; while
/// nothing is being thrown it may move the body's `Transform`.
#[derive(Component, Copy, Clone, Debug)]
pub struct DieBody {
    /// Its shape.
    pub shape: DieShape,
    /// Its index in the throw, from 0.
    pub index: usize,
}

/// The rotation of the marks on the blank body: one of the rotations of its shape, drawn anew
/// before each release.
#[derive(Component, Copy, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Quat);
