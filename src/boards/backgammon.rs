//! The layout of backgammon.

use bevy::prelude::*;
use tesserae_dice::{Solid, Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{
    CloseUp, Footprint, Hollow, Layout, PieceModel, Portrait, Prop, Vessel, Zone,
    model::wall,
    side,
    stacking::{layered, on_point},
    tray::CLEAR_OF_WALLS,
};

const TABLE: f32 = -0.20;
const POINT_WIDTH: f32 = 0.38;
const POINT_LENGTH: f32 = 1.70;
const HALF_DEPTH: f32 = 2.05;
const HALF_WIDTH: f32 = 2.48;
const HALF_BAR: f32 = 0.20;
const BAR_TOP: f32 = 0.25;
const RADIUS: f32 = 0.17;
const HEIGHT: f32 = 0.08;
/// From the rail to the middle of the first checker on a point: a little away, so that the rail
/// does not hide it.
const FIRST: f32 = 0.215;
/// From one checker on a point to the next.
const PITCH: f32 = 0.345;
const TRAY_X: f32 = 2.87;
const CUP_Z: f32 = -2.65;
/// The footprint of the case.
const CASE: &[Footprint] = &[Footprint::new(
    Vec2::new(-2.70, -2.27),
    Vec2::new(3.32, 2.27),
    0.02,
)];

const LEATHER_CUP: Hollow = Hollow {
    radius: 0.34,
    height: 0.75,
    floor: 0.14,
    inside: 0.13,
    rattle: "cup_rattle",
};

/// A walnut case with inlaid points. The first seat's home board is in the south-east.
pub(super) static LAYOUT: Layout = Layout {
    table_height: TABLE,
    beside: Surface::Leather,
    footprint: CASE,
    props: &[],
    // Behind the board, where most windows have free cloth and no panel covers them.
    cups: &[
        Vessel::new(Prop::at("models/cup.glb", -1.75, TABLE, CUP_Z), LEATHER_CUP),
        Vessel::new(Prop::at("models/cup.glb", -0.95, TABLE, CUP_Z), LEATHER_CUP),
    ],
    sign: None,
    model: |kind| match kind {
        PieceKind::Checker(Seat::First) => {
            PieceModel::new("models/checker_light.glb", RADIUS, HEIGHT, Surface::Wood)
        }
        PieceKind::DoublingCube => {
            PieceModel::new("models/doubling_cube.glb", 0.14, 0.26, Surface::Bone)
        }
        _ => PieceModel::new("models/checker_dark.glb", RADIUS, HEIGHT, Surface::Wood),
    },
    seat_colours: Some([Color::srgb_u8(218, 176, 118), Color::srgb_u8(62, 50, 44)]),
    spot,
    zone,
    places: || {
        let points = (1..=24).map(Place::Point);
        points
            .chain(Seat::BOTH.map(Place::Bar))
            .chain(Seat::BOTH.map(Place::Off))
            .collect()
    },
    label_spots: || {
        /// The middle of the southern and northern rails, and their height.
        const RAIL: (f32, f32) = (HALF_DEPTH + 0.11, 0.28);
        let spot = |point| {
            let (x, side) = column(point);
            (Place::Point(point), Vec3::new(x, RAIL.1, side * RAIL.0))
        };
        (1..=24).map(spot).collect()
    },
    has_rosette: |_| false,
    lifts_stacks: false,
    field,
    dice_rest: |seat| {
        Vec3::new(
            if seat == Some(Seat::Second) {
                -1.35
            } else {
                1.35
            },
            0.08,
            0.0,
        )
    },
    frame: [Vec3::new(-2.70, -0.20, -2.27), Vec3::new(3.32, 0.28, 2.27)],
    extent: &[[Vec3::new(-2.70, 0.0, -2.27), Vec3::new(3.32, 0.28, 2.27)]],
    lane: None,
    walls: &[
        wall(-2.70, -0.2, 2.05, 3.32, 0.28, 2.27),
        wall(-2.70, -0.2, -2.27, 3.32, 0.28, -2.05),
        wall(-2.70, -0.2, -2.27, -2.48, 0.28, 2.27),
        wall(-0.20, 0.0, -2.05, 0.20, 0.25, 2.05),
        wall(2.48, 0.0, -2.05, 2.64, 0.28, 2.05),
        wall(2.64, 0.0, -0.15, 3.10, 0.28, 0.15),
        wall(3.10, -0.2, -2.27, 3.32, 0.28, 2.27),
    ],
    #[cfg(test)]
    dice_walls: || LAYOUT.walls.to_vec(),
    impact_sound: |_| None,
    payment_sound: |kind, _| (kind == PieceKind::DoublingCube).then_some("cube_turn"),
    picture: include_bytes!("../../assets/pictures/backgammon.jpg"),
    portrait: Portrait {
        middle: Vec3::new(0.3, 0.0, 0.1),
        width: 6.2,
        close_up: CloseUp::Dice,
    },
};

/// The x of a point and the side of the board it is on, +1 in the south.
fn column(point: u8) -> (f32, f32) {
    let (file, side) = if point <= 12 {
        (12 - point, 1.0)
    } else {
        (point - 13, -1.0)
    };
    let west = if file < 6 {
        -HALF_WIDTH
    } else {
        HALF_BAR - 6.0 * POINT_WIDTH
    };
    (west + POINT_WIDTH * (f32::from(file) + 0.5), side)
}

fn spot(place: Place, level: usize) -> Transform {
    match place {
        Place::Point(point) => {
            let (x, side) = column(point);
            let (along, layer) = on_point(level);
            let z = side * (HALF_DEPTH - FIRST - PITCH * along);
            Transform::from_xyz(x, HEIGHT * layer, z)
        }
        Place::Bar(seat) => {
            let (along, layer) = layered(level, 4);
            Transform::from_xyz(
                0.0,
                BAR_TOP + HEIGHT * layer,
                -side(seat) * (0.45 + 0.36 * along),
            )
        }
        Place::Off(seat) => {
            let z = side(seat) * (HALF_DEPTH - 0.10 - 0.095 * level as f32);
            let on_edge = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2 * side(seat));
            Transform::from_xyz(TRAY_X, RADIUS, z).with_rotation(on_edge)
        }
        Place::Cube(owner) => Transform::from_xyz(
            0.0,
            BAR_TOP + 0.13,
            owner.map_or(0.0, |seat| side(seat) * 1.80),
        ),
        _ => Transform::from_xyz(0.0, BAR_TOP, 0.0),
    }
}

fn zone(place: Place) -> Option<Zone> {
    match place {
        Place::Point(point) => {
            let (x, side) = column(point);
            let z = side * (HALF_DEPTH - POINT_LENGTH / 2.0);
            Some(Zone::new(
                Vec3::new(x, 0.0, z),
                POINT_WIDTH / 2.0,
                POINT_LENGTH / 2.0 + 0.1,
            ))
        }
        Place::Bar(seat) => Some(Zone::new(
            Vec3::new(0.0, BAR_TOP, -side(seat) * 0.95),
            HALF_BAR,
            0.7,
        )),
        Place::Off(seat) => Some(Zone::new(
            Vec3::new(TRAY_X, 0.05, side(seat) * 1.1),
            0.23,
            0.95,
        )),
        _ => None,
    }
}

fn field(seat: Option<Seat>) -> ThrowField {
    // Each player throws into the half of the board at their right hand.
    let east = seat != Some(Seat::Second);
    let (west_edge, east_edge) = if east {
        (HALF_BAR, HALF_WIDTH)
    } else {
        (-HALF_WIDTH, -HALF_BAR)
    };
    let mut field = ThrowField::new(
        0.0,
        Vec2::new(west_edge, -HALF_DEPTH),
        Vec2::new(east_edge, HALF_DEPTH),
        Surface::Wood,
    )
    .clear_of_walls(CLEAR_OF_WALLS, CLEAR_OF_WALLS);
    field.solids = vec![Solid::block(
        Vec3::new(0.0, 0.1, 0.0),
        Vec3::new(HALF_BAR, 0.14, HALF_DEPTH),
        Surface::Wood,
    )];
    field
}

/// The rotation that shows a value of the doubling cube on top.
pub(crate) fn cube_attitude(value: u8) -> Quat {
    let up = match value {
        2 => Vec3::NEG_Y,
        4 => Vec3::Z,
        8 => Vec3::X,
        16 => Vec3::NEG_X,
        32 => Vec3::NEG_Z,
        _ => Vec3::Y,
    };
    Quat::from_rotation_arc(up, Vec3::Y)
}
