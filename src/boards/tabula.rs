//! The layout of Tabula.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{
    CloseUp, Footprint, Layout, PieceModel, Portrait, Prop, Tray, Zone,
    model::wall,
    side,
    stacking::{layered, on_point},
    tower, tray,
};

const TABLE: f32 = -0.30;
const POINT_WIDTH: f32 = 0.42;
const POINT_LENGTH: f32 = 1.75;
const HALF_DEPTH: f32 = 2.08;
const HALF_STRIP: f32 = 0.22;
const RADIUS: f32 = 0.17;
const HEIGHT: f32 = 0.07;
/// From one disc to the next.
const PITCH: f32 = 0.345;
const TRAY_X: f32 = 4.0;
/// The middle of the wooden trays south and north of the slab, and their floor.
const HAND_Z: f32 = 2.625;
const HAND_FLOOR: f32 = -0.26;
/// How far the middles of the hand and of the off bin are from the middle of their tray.
const HAND_X: f32 = 1.35;
const HAND_TRAY: &[Footprint] = &[Footprint::block(2.68, 0.265)];

/// A slab of marble. Points run from the south-west along the south and back along the north.
pub(super) static LAYOUT: Layout = Layout {
    table_height: TABLE,
    beside: Surface::Wood,
    footprint: const { &[Footprint::block(2.87, 2.22)] },
    props: &[
        Prop::at("models/hand_tray.glb", 0.0, HAND_FLOOR, HAND_Z).standing_on(HAND_TRAY),
        Prop::at("models/hand_tray.glb", 0.0, HAND_FLOOR, -HAND_Z).standing_on(HAND_TRAY),
        Prop::at(
            "models/tray_tower.glb",
            TRAY_X,
            TABLE + tray::THICKNESS,
            0.0,
        )
        .standing_on(tray::FOOTPRINT)
        .with_front(),
        tower::prop(TRAY_X, TABLE),
    ],
    cups: &[],
    // The bear looks at the bin that is open.
    sign: Some(|seat| {
        Prop::at("models/bear.glb", 2.98, TABLE, side(seat) * HAND_Z).rotated(std::f32::consts::PI)
    }),
    model: |kind| match kind {
        PieceKind::Checker(Seat::First) => {
            PieceModel::new("models/disc_bone.glb", RADIUS, HEIGHT, Surface::Bone)
        }
        _ => PieceModel::new("models/disc_bronze.glb", RADIUS, HEIGHT, Surface::Metal),
    },
    seat_colours: Some([Color::srgb_u8(236, 224, 194), Color::srgb_u8(158, 104, 50)]),
    spot,
    zone,
    places: || {
        let waiting = Seat::BOTH
            .map(Place::Hand)
            .into_iter()
            .chain(Seat::BOTH.map(Place::Bar));
        waiting
            .chain((1..=24).map(Place::Point))
            .chain(Seat::BOTH.map(Place::Off))
            .collect()
    },
    label_spots,
    has_rosette: |_| false,
    lifts_stacks: false,
    field: |_| tower::field(TRAY_X, TABLE),
    dice_rest: |seat| Tray::new(TRAY_X, TABLE).rest(seat),
    frame: [Vec3::new(-2.90, -0.30, -2.25), Vec3::new(2.90, 0.06, 2.25)],
    extent: &[
        [
            Vec3::new(-2.90, HAND_FLOOR, -2.90),
            Vec3::new(2.90, 0.0, 2.90),
        ],
        Tray::new(TRAY_X, TABLE).extent(),
        [
            Vec3::new(TRAY_X - 0.3, 0.9, -1.8),
            Vec3::new(TRAY_X + 0.3, 0.9, -1.3),
        ],
    ],
    lane: Some(HALF_DEPTH + 0.1),
    walls: &[
        wall(-2.90, -0.3, -2.25, 2.90, 0.0, 2.25),
        wall(-2.90, 0.0, 2.11, 2.90, 0.06, 2.25),
        wall(-2.90, 0.0, -2.25, 2.90, 0.06, -2.11),
    ],
    #[cfg(test)]
    dice_walls: || Tray::new(TRAY_X, TABLE).rails().to_vec(),
    impact_sound: |impact| match (impact.shape, impact.striker, impact.surface) {
        (Some(_), ..) => tower::impact_sound(impact),
        (None, Surface::Metal, Surface::Stone | Surface::Bone) => Some("bronze_on_stone_soft"),
        // Hardly less hard than marble, and it rings as little.
        (None, Surface::Bone, Surface::Metal) => Some("bone_on_stone_soft"),
        (None, Surface::Metal, Surface::Metal) => Some("bronze_on_metal_soft"),
        (None, Surface::Metal, _) => Some("bronze_on_wood_soft"),
        _ => None,
    },
    payment_sound: |_, _| None,
    picture: include_bytes!("../../assets/pictures/tabula.jpg"),
    portrait: Portrait {
        middle: Vec3::new(0.1, 0.0, 0.1),
        width: 6.2,
        close_up: CloseUp::Piece,
    },
};

/// The x of a point and the side of the slab it is on, +1 in the south.
fn column(point: u8) -> (f32, f32) {
    let (file, side) = if point <= 12 {
        (point.saturating_sub(1), 1.0)
    } else {
        (24 - point.min(24), -1.0)
    };
    let west = if file < 6 {
        -HALF_STRIP - 6.0 * POINT_WIDTH
    } else {
        HALF_STRIP - 6.0 * POINT_WIDTH
    };
    (west + POINT_WIDTH * (f32::from(file) + 0.5), side)
}

/// A disc in the wooden tray of a seat: seven side by side, the next on top.
fn in_tray(middle: f32, seat: Seat, level: usize) -> Transform {
    let (along, layer) = layered(level, 7);
    Transform::from_xyz(
        middle + PITCH * (along - 3.0),
        HAND_FLOOR + HEIGHT * layer,
        side(seat) * HAND_Z,
    )
}

fn spot(place: Place, level: usize) -> Transform {
    match place {
        Place::Point(point) => {
            let (x, side) = column(point);
            let (along, layer) = on_point(level);
            Transform::from_xyz(
                x,
                HEIGHT * layer,
                side * (HALF_DEPTH - 0.18 - PITCH * along),
            )
        }
        Place::Bar(seat) => {
            let (along, layer) = layered(level, 4);
            Transform::from_xyz(0.0, HEIGHT * layer, side(seat) * (0.4 + 0.36 * along))
        }
        Place::Hand(seat) => in_tray(-HAND_X, seat, level),
        Place::Off(seat) => in_tray(HAND_X, seat, level),
        _ => Transform::default(),
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
            Vec3::new(0.0, 0.0, side(seat) * 0.95),
            HALF_STRIP,
            0.75,
        )),
        Place::Hand(seat) => Some(Zone::new(
            Vec3::new(-HAND_X, HAND_FLOOR, side(seat) * HAND_Z),
            1.3,
            0.23,
        )),
        Place::Off(seat) => Some(Zone::new(
            Vec3::new(HAND_X, HAND_FLOOR, side(seat) * HAND_Z),
            1.3,
            0.23,
        )),
        _ => None,
    }
}

fn label_spots() -> Vec<(Place, Vec3)> {
    /// The middle of the southern and northern rims, and their height.
    const RIM: (f32, f32) = (HALF_DEPTH + 0.1, 0.06);
    let spot = |point| {
        let (x, side) = column(point);
        (Place::Point(point), Vec3::new(x, RIM.1, side * RIM.0))
    };
    let trays = Seat::BOTH.into_iter().flat_map(|seat| {
        // Beside the tray, so that it lies on no piece.
        let at = |x: f32| Vec3::new(x, HAND_FLOOR, side(seat) * HAND_Z);
        [
            (Place::Hand(seat), at(-HAND_X - 1.48)),
            (Place::Off(seat), at(HAND_X + 1.48)),
        ]
    });
    (1..=24).map(spot).chain(trays).collect()
}
