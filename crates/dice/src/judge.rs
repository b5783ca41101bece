//! Whether a die at rest can be read, or is cocked and has to be thrown again.

use bevy::math::{Quat, Vec3};

use crate::{DieShape, ThrowField};

/// Whether a die at rest can be read.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It lies flat on the ground.
    Flat,
    /// It leans, or lies on something.
    Cocked,
    /// It is not in the field.
    Lost,
}

/// Judges a die at rest by its orientation and the height of its centre, regardless of its marks.
#[must_use]
pub fn judge(shape: DieShape, position: Vec3, rotation: Quat, field: &ThrowField) -> Verdict {
    /// The cosine of about seven degrees.
    const UPRIGHT: f32 = 0.992;
    /// The greatest deviation from the height of a die that lies flat, in table units.
    const TOLERANCE: f32 = 0.02;
    if !field.contains(position) {
        return Verdict::Lost;
    }
    let level = (position.y - field.floor - shape.resting_height()).abs() < TOLERANCE;
    if level && shape.read(rotation).1 > UPRIGHT {
        Verdict::Flat
    } else {
        Verdict::Cocked
    }
}
