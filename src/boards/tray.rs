use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::Seat;

use crate::boards::{Foot, Prop, side};

/// Half the inside of the throwing tray, x and z.
pub(crate) const HALF: Vec2 = Vec2::new(0.80, 1.10);
/// The height of its leather over the table.
pub(crate) const THICKNESS: f32 = 0.04;

/// Where it stands on the table.
pub(crate) const FEET: &[Foot] = &[Foot::block(0.89, 1.19)];

/// The leather tray that stands east of every board but backgammon's.
pub(crate) const fn prop(x: f32, table: f32) -> Prop {
    Prop::at("models/tray.glb", x, table + THICKNESS, 0.0).on(FEET)
}

/// Where dice are thrown in it.
pub(crate) fn field(x: f32, table: f32) -> ThrowField {
    let centre = Vec2::new(x, 0.0);
    ThrowField::new(table + THICKNESS, centre - HALF, centre + HALF, Surface::Leather)
}

/// Where dice lie in it before they are thrown: at the side of whoever throws.
pub(crate) fn rest(x: f32, table: f32, seat: Option<Seat>) -> Vec3 {
    Vec3::new(x, table + THICKNESS + 0.08, seat.map_or(0.0, side) * 0.6)
}

/// The box around it.
pub(crate) const fn extent(x: f32, table: f32) -> [Vec3; 2] {
    [Vec3::new(x - 0.90, table + THICKNESS, -1.20), Vec3::new(x + 0.90, table + THICKNESS + 0.16, 1.20)]
}
