//! The dice tower of Tabula: its model, and the walls and plates that dice meet in it.

use bevy::prelude::*;
use tesserae_dice::{Impact, Solid, Surface, ThrowField};

use crate::boards::{
    Footprint, Prop, Tray,
    tray::{self, THICKNESS},
};

/// Half the width of the tower, outside its walls.
const HALF: f32 = 0.375;
/// Half the width inside its walls.
const INSIDE: f32 = 0.339;
/// Its top over the table.
const HEIGHT: f32 = 1.5;
/// The z of its middle: it stands in the gap of the tray's north rail.
const Z: f32 = -1.55;
/// Half the width of its mouth, and the mouth's height.
const MOUTH: Vec2 = Vec2::new(0.275, 0.42);
/// The height of the walls in the physics, over the table: far higher than they look, so that no
/// die leaps over them.
const WALL_TOP: f32 = 4.0;

/// The plates in it, as (y over the table, z from its middle) of their upper sides: the end on a
/// wall and the free end.
const PLATES: [[Vec2; 2]; 3] = [
    [Vec2::new(1.15, -INSIDE), Vec2::new(0.95, 0.075)],
    [Vec2::new(0.82, INSIDE), Vec2::new(0.62, -0.075)],
    [Vec2::new(0.45, -INSIDE), Vec2::new(0.04, HALF)],
];

/// The dice tower at the north end of the tray.
pub(super) const fn prop(x: f32, table: f32) -> Prop {
    Prop::at("models/pyrgus.glb", x, table, Z)
        .with_front()
        .standing_on(const { &[Footprint::block(0.37, 0.37)] })
}

/// The sound of a die on whatever it meets in the tower but another die: also the wall at its back,
/// which is that of the field.
pub(super) fn impact_sound(impact: &Impact) -> Option<&'static str> {
    let is_inside = impact.at.z.abs() > Z.abs() - HALF;
    (is_inside && impact.shape.is_some() && impact.surface != Surface::Bone).then_some("tower_step")
}

/// The field of a tray into which dice fall through the tower.
pub(super) fn field(x: f32, table: f32) -> ThrowField {
    let mut field = Tray::new(x, table).field();
    let rail = -tray::HALF.y;
    let south = Z + HALF;
    field.min.y = Z - INSIDE;
    field.drop_point = Some(Vec3::new(x, table + HEIGHT + 0.15, Z));
    let wall = |x0: f32, x1: f32, y0: f32, z0: f32, z1: f32, surface: Surface| {
        let centre = Vec3::new(
            x + (x0 + x1) / 2.0,
            table + (y0 + WALL_TOP) / 2.0,
            (z0 + z1) / 2.0,
        );
        Solid::block(
            centre,
            Vec3::new((x1 - x0) / 2.0, (WALL_TOP - y0) / 2.0, (z1 - z0) / 2.0),
            surface,
        )
    };
    for (x0, x1) in [(-tray::HALF.x, -INSIDE), (INSIDE, tray::HALF.x)] {
        field
            .solids
            .push(wall(x0, x1, 0.0, Z - HALF, south, Surface::Metal));
    }
    // The north rail of the tray on both sides of the gap, the jambs, and the wall over the mouth.
    for (x0, x1) in [(-tray::HALF.x, -HALF), (HALF, tray::HALF.x)] {
        field
            .solids
            .push(wall(x0, x1, 0.0, south, rail, Surface::Wood));
    }
    for (x0, x1) in [(-HALF, -MOUTH.x), (MOUTH.x, HALF)] {
        field
            .solids
            .push(wall(x0, x1, 0.0, Z + INSIDE, south, Surface::Metal));
    }
    field.solids.push(wall(
        -HALF,
        HALF,
        MOUTH.y,
        Z + INSIDE,
        south,
        Surface::Metal,
    ));
    field.solids.push(apron(x, table, south));
    field
        .solids
        .extend(PLATES.map(|ends| plate(x, table, ends)));
    field
}

/// The leather in front of the mouth, smoothed by dice: they slide on into the tray and do not
/// block one another.
fn apron(x: f32, table: f32, south: f32) -> Solid {
    const LENGTH: f32 = 0.75;
    /// Hardly above the leather, so that dice lie on it as on the ground.
    const RISE: f32 = 0.003;
    let top = table + THICKNESS + RISE;
    let middle = Vec3::new(x, top - 0.05, south + LENGTH / 2.0);
    Solid::block(
        middle,
        Vec3::new(tray::HALF.x, 0.05, LENGTH / 2.0),
        Surface::Leather,
    )
    .polished()
}

/// One sloping plate across the tower. It is thicker than it looks, so that no die passes through.
fn plate(x: f32, table: f32, [hung, free]: [Vec2; 2]) -> Solid {
    const HALF_THICKNESS: f32 = 0.02;
    let at = |end: Vec2| Vec3::new(x, table + end.x, Z + end.y);
    let (hung, free) = (at(hung), at(free));
    let along = free - hung;
    let rotation = Quat::from_rotation_arc(Vec3::Z, along.normalize());
    let up = rotation * Vec3::Y;
    let middle = (hung + free) / 2.0 - up * up.y.signum() * HALF_THICKNESS;
    let half = Vec3::new(INSIDE, HALF_THICKNESS, along.length() / 2.0);
    Solid::block(middle, half, Surface::Metal)
        .turned(rotation)
        .polished()
}
