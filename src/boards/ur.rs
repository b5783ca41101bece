//! The layout of the Royal Game of Ur.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{PieceKind, Place, Seat, ur};

use crate::boards::{
    CloseUp, Footprint, Hollow, Layout, PieceModel, Portrait, Prop, Tray, Vessel, Zone,
    model::wall, side, stacking::layered,
};

const TABLE: f32 = -0.40;
const PITCH: f32 = 0.52;
const RADIUS: f32 = 0.17;
const HEIGHT: f32 = 0.08;
const TALLY_WIDTH: f32 = 0.05;
const TALLY_HEIGHT: f32 = 0.04;
const TRAY_X: f32 = 3.02;
const TRAY: Tray = Tray::new(TRAY_X, TABLE);
/// How far north and south of the middle of the tray the pile of tally sticks and the bowl are.
const ASIDE: f32 = 1.68;
/// From one waiting disc to the next.
const APART: f32 = 0.38;
/// The shallow bowl of copper: the lots lie in it side by side.
const BOWL: Hollow = Hollow {
    radius: 0.45,
    height: 0.22,
    floor: 0.12,
    inside: 0.18,
    rattle: "bone_on_metal_soft",
};
/// The two blocks of squares and the bridge between them.
const BOX: &[Footprint] = &[
    Footprint::new(Vec2::new(-2.08, -0.78), Vec2::new(0.0, 0.78), 0.02),
    Footprint::new(Vec2::new(0.0, -0.26), Vec2::new(1.04, 0.26), 0.02),
    Footprint::new(Vec2::new(1.04, -0.78), Vec2::new(2.08, 0.78), 0.02),
];

/// A hollow box with inlaid squares. The gap in its outer rows is the river.
pub(super) static LAYOUT: Layout = Layout {
    table_height: TABLE,
    beside: Surface::Felt,
    footprint: BOX,
    props: &[TRAY.prop()],
    cups: &[Vessel::new(
        Prop::at("models/bowl.glb", TRAY_X, TABLE, ASIDE),
        BOWL,
    )],
    sign: None,
    model: |kind| match kind {
        PieceKind::Tally => {
            let stick = PieceModel::new("models/tally.glb", 0.25, TALLY_HEIGHT, Surface::Wood);
            PieceModel {
                is_pickable: false,
                ..stick
            }
        }
        PieceKind::Checker(Seat::First) => {
            PieceModel::new("models/disc_lapis.glb", RADIUS, HEIGHT, Surface::Stone)
        }
        _ => PieceModel::new("models/disc_shell.glb", RADIUS, HEIGHT, Surface::Shell),
    },
    seat_colours: Some([Color::srgb_u8(46, 78, 158), Color::srgb_u8(240, 232, 216)]),
    spot,
    zone: |place| match place {
        Place::Cell { .. } => Some(Zone::square(spot(place, 0).translation, PITCH)),
        Place::Hand(seat) => Some(Zone::new(
            Vec3::new(-0.79, TABLE, side(seat) * 1.30),
            1.33,
            0.20,
        )),
        Place::Off(seat) => Some(Zone::new(
            Vec3::new(1.37, TABLE, side(seat) * 1.30),
            0.78,
            0.20,
        )),
        Place::River(seat) => Some(Zone::new(
            Vec3::new(PITCH, TABLE, side(seat) * 0.69),
            PITCH,
            0.40,
        )),
        _ => None,
    },
    places: || {
        let waiting = Seat::BOTH
            .map(Place::Hand)
            .into_iter()
            .chain(Seat::BOTH.map(Place::River));
        waiting
            .chain(squares())
            .chain(Seat::BOTH.map(Place::Off))
            .collect()
    },
    label_spots: || {
        /// From the middle of a square to its label in the south-western corner.
        const CORNER: Vec3 = Vec3::new(-0.38 * PITCH, 0.0, 0.36 * PITCH);
        squares()
            .map(|place| (place, spot(place, 0).translation + CORNER))
            .collect()
    },
    has_rosette: ur::has_rosette,
    lifts_stacks: false,
    field: |_| TRAY.field(),
    dice_rest: |seat| TRAY.rest(seat),
    frame: [Vec3::new(-2.08, TABLE, -0.78), Vec3::new(2.08, 0.0, 0.78)],
    extent: &[
        [Vec3::new(-2.15, TABLE, -2.15), Vec3::new(2.30, 0.0, 2.15)],
        [
            Vec3::new(TRAY_X - 0.45, TABLE, -2.0),
            Vec3::new(TRAY_X + 0.45, TABLE, ASIDE + 0.45),
        ],
        TRAY.extent(),
    ],
    lane: Some(0.95),
    walls: &[
        wall(-2.08, -0.4, -0.78, 0.0, 0.0, 0.78),
        wall(0.0, -0.4, -0.26, 1.04, 0.0, 0.26),
        wall(1.04, -0.4, -0.78, 2.08, 0.0, 0.78),
    ],
    #[cfg(test)]
    dice_walls: || TRAY.rails().to_vec(),
    impact_sound: |_| None,
    payment_sound: |kind, _| (kind == PieceKind::Tally).then_some("tally"),
    picture: include_bytes!("../../assets/pictures/ur.jpg"),
    portrait: Portrait {
        middle: Vec3::new(0.0, -0.1, 0.2),
        width: 4.8,
        close_up: CloseUp::Piece,
    },
};

/// The squares, row by row.
fn squares() -> impl Iterator<Item = Place> {
    let all = (1..=3).flat_map(|row| (1..=8).map(move |column| (column, row)));
    let there = all.filter(|(column, row)| *row == 2 || !matches!(column, 5 | 6));
    there.map(|(column, row)| Place::Cell { column, row })
}

fn spot(place: Place, level: usize) -> Transform {
    match place {
        Place::Cell { column, row } => {
            let x = (f32::from(column) - 4.5) * PITCH;
            Transform::from_xyz(x, HEIGHT * level as f32, (2.0 - f32::from(row)) * PITCH)
        }
        Place::Hand(seat) => {
            Transform::from_xyz(-1.95 + APART * level as f32, TABLE, side(seat) * 1.30)
        }
        Place::Off(seat) => {
            let (along, layer) = layered(level, 4);
            Transform::from_xyz(
                0.8 + APART * along,
                TABLE + HEIGHT * layer,
                side(seat) * 1.30,
            )
        }
        Place::River(seat) => {
            // The outer spots first: a disc there is also seen from across the board.
            let (within, layer) = layered(level, 4);
            let x = if (within as usize).is_multiple_of(2) {
                0.5
            } else {
                1.5
            } * PITCH;
            let z = if within < 2.0 { 1.01 } else { 0.66 };
            Transform::from_xyz(x, TABLE + HEIGHT * layer, side(seat) * z)
        }
        Place::Stock => {
            // A log pile: seven side by side, the next seven across them.
            let (along, layer) = layered(level, 7);
            let aside = (along - 3.0) * (TALLY_WIDTH + 0.022);
            let across = layer as usize % 2 == 1;
            let (x, z) = if across { (aside, 0.0) } else { (0.0, aside) };
            Transform::from_xyz(TRAY_X + x, TABLE + TALLY_HEIGHT * layer, -ASIDE + z)
                .with_rotation(Quat::from_rotation_y(if across { FRAC_PI_2 } else { 0.0 }))
        }
        Place::Tallies(seat) => {
            Transform::from_xyz(-1.9 + 0.10 * level as f32, TABLE, side(seat) * 1.85)
                .with_rotation(Quat::from_rotation_y(FRAC_PI_2))
        }
        _ => Transform::from_xyz(0.0, TABLE, 0.0),
    }
}
