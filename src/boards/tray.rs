use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};

/// Half the inside of the throwing tray, x and z.
pub(super) const HALF: Vec2 = Vec2::new(0.80, 1.10);
/// The height of its leather over the table.
pub(super) const THICKNESS: f32 = 0.04;

/// The field of the leather tray that stands east of every board but backgammon's.
pub(super) fn field(x: f32, table: f32) -> ThrowField {
    let centre = Vec2::new(x, 0.0);
    ThrowField::new(table + THICKNESS, centre - HALF, centre + HALF, Surface::Leather)
}

/// Where dice lie in it at first.
pub(super) fn rest(x: f32, table: f32) -> Vec3 {
    Vec3::new(x, table + THICKNESS + 0.08, 0.6)
}
