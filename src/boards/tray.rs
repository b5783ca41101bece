//! The leather tray in which dice are thrown beside a board.

use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::Seat;

#[cfg(test)]
use crate::boards::model::wall;
use crate::boards::{Footprint, Prop, side};

/// Half the inside of a tray, x and z.
pub(super) const HALF: Vec2 = Vec2::new(0.80, 1.10);
/// The height of its leather over the table.
pub(super) const THICKNESS: f32 = 0.04;
/// Where it touches the table.
pub(super) const FOOTPRINT: &[Footprint] = &[Footprint::block(0.89, 1.19)];

/// How far from a wall dice come to rest, the width of a die: no wall hides them there.
pub(super) const CLEAR_OF_WALLS: Vec2 = Vec2::splat(0.16);
/// The height of its rails over the leather.
#[cfg(test)]
const RAIL: f32 = 0.16;

/// A tray on the table.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Tray {
    /// The x of its middle; its z is 0.
    x: f32,
    /// The height of the table.
    table: f32,
}

impl Tray {
    /// A tray at an x, on a table of this height.
    #[must_use]
    pub(crate) const fn new(x: f32, table: f32) -> Self {
        Self { x, table }
    }

    /// Its model.
    #[must_use]
    pub(crate) const fn prop(&self) -> Prop {
        Prop::at("models/tray.glb", self.x, self.table + THICKNESS, 0.0).standing_on(FOOTPRINT)
    }

    /// The field in which dice are thrown.
    #[must_use]
    pub(crate) fn field(&self) -> ThrowField {
        let centre = Vec2::new(self.x, 0.0);
        ThrowField::new(
            self.table + THICKNESS,
            centre - HALF,
            centre + HALF,
            Surface::Leather,
        )
        .clear_of_walls(CLEAR_OF_WALLS, CLEAR_OF_WALLS)
    }

    /// Its rails, behind which dice could be hidden.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn rails(&self) -> [[Vec3; 2]; 4] {
        /// How wide a rail is.
        const WIDE: f32 = 0.10;
        let (x, y) = (self.x, self.table);
        let top = y + THICKNESS + RAIL;
        let (west, east) = (x - HALF.x, x + HALF.x);
        [
            wall(west - WIDE, y, HALF.y, east + WIDE, top, HALF.y + WIDE),
            wall(west - WIDE, y, -HALF.y - WIDE, east + WIDE, top, -HALF.y),
            wall(west - WIDE, y, -HALF.y, west, top, HALF.y),
            wall(east, y, -HALF.y, east + WIDE, top, HALF.y),
        ]
    }

    /// Where dice lie before they are thrown: at the side of the seat that throws.
    #[must_use]
    pub(crate) fn rest(&self, seat: Option<Seat>) -> Vec3 {
        Vec3::new(
            self.x,
            self.table + THICKNESS + 0.08,
            seat.map_or(0.0, side) * 0.6,
        )
    }

    /// The box around it.
    #[must_use]
    pub(crate) const fn extent(&self) -> [Vec3; 2] {
        let (x, y) = (self.x, self.table + THICKNESS);
        [
            Vec3::new(x - 0.90, y, -1.20),
            Vec3::new(x + 0.90, y + 0.16, 1.20),
        ]
    }
}
