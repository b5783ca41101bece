//! The layout of Tablero di Berona. The coin that is said to bring luck lies beside a reserve,
//! where phones show it.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{
    CloseUp, Footprint, Hollow, Layout, PieceModel, Portrait, Prop, Tray, Vessel, Zone,
    model::wall, side, stacking::layered,
};

const TABLE: f32 = -0.16;
const PITCH: f32 = 0.62;
const RADIUS: f32 = 0.22;
const HEIGHT: f32 = 0.11;
/// From one token of a stack to the next: their feet nest.
const NESTED: f32 = 0.08;
const RESERVE_Z: f32 = 1.45;
const TRAY_X: f32 = 3.2;
const TRAY: Tray = Tray::new(TRAY_X, TABLE);
/// How far south and north of the middle of the tray the cups stand.
const CUP_Z: f32 = 1.52;

/// Three by six squares of oak and ebonised oak. Stacks are lifted whole and walked.
pub(super) static LAYOUT: Layout = Layout {
    table_height: TABLE,
    beside: Surface::Felt,
    footprint: const { &[Footprint::block(2.07, 1.14)] },
    props: &[
        Prop::at("models/coin_lucky.glb", 2.06, TABLE, RESERVE_Z)
            .standing_on(const { &[Footprint::disc(0.155)] }),
        TRAY.prop(),
    ],
    cups: &[
        Vessel::new(
            Prop::at("models/cup_horn.glb", TRAY_X, TABLE, CUP_Z),
            Hollow::LOW_CUP,
        ),
        Vessel::new(
            Prop::at("models/cup_horn.glb", TRAY_X, TABLE, -CUP_Z),
            Hollow::LOW_CUP,
        ),
    ],
    sign: None,
    model: |kind| match kind {
        PieceKind::Checker(Seat::First) => {
            PieceModel::new("models/token_horn.glb", RADIUS, HEIGHT, Surface::Bone)
        }
        _ => PieceModel::new("models/token_box.glb", RADIUS, HEIGHT, Surface::Wood),
    },
    seat_colours: Some([Color::srgb_u8(132, 84, 38), Color::srgb_u8(224, 200, 146)]),
    spot,
    zone: |place| match place {
        Place::Cell { .. } => Some(Zone::square(spot(place, 0).translation, PITCH)),
        Place::Hand(seat) => Some(Zone::new(
            Vec3::new(0.0, TABLE, side(seat) * RESERVE_Z),
            1.86,
            0.26,
        )),
        _ => None,
    },
    places: || {
        let squares =
            (0..=2).flat_map(|row| (1..=6).map(move |column| Place::Cell { column, row }));
        Seat::BOTH
            .map(Place::Hand)
            .into_iter()
            .chain(squares)
            .collect()
    },
    label_spots: || {
        /// From the middle of a home square to the rim.
        const OUT: f32 = 0.42;
        let ends = (1..=6).flat_map(|column| [(column, 0, OUT), (column, 2, -OUT)]);
        let ends = ends.map(|(column, row, out)| (Place::Cell { column, row }, out));
        let reserves = Seat::BOTH.map(|seat| {
            (
                Place::Hand(seat),
                Vec3::new(-2.0, TABLE, side(seat) * RESERVE_Z),
            )
        });
        ends.map(|(place, out)| (place, spot(place, 0).translation + Vec3::Z * out))
            .chain(reserves)
            .collect()
    },
    has_rosette: |_| false,
    lifts_stacks: true,
    field: |_| TRAY.field(),
    dice_rest: |seat| TRAY.rest(seat),
    frame: [Vec3::new(-2.10, TABLE, -1.17), Vec3::new(2.10, 0.03, 1.17)],
    extent: &[
        [Vec3::new(-2.15, TABLE, -1.75), Vec3::new(2.23, 0.05, 1.75)],
        TRAY.extent(),
    ],
    // On the border.
    lane: Some(1.035),
    walls: &[wall(-2.09, -0.16, -1.16, 2.09, 0.0, 1.16)],
    #[cfg(test)]
    dice_walls: || TRAY.rails().to_vec(),
    impact_sound: |_| None,
    payment_sound: |_, _| None,
    picture: include_bytes!("../../assets/pictures/tablero_di_berona.jpg"),
    portrait: Portrait {
        middle: Vec3::new(0.0, 0.0, 0.1),
        width: 4.6,
        close_up: CloseUp::Piece,
    },
};

fn spot(place: Place, level: usize) -> Transform {
    match place {
        Place::Cell { column, row } => {
            let (x, z) = (
                (f32::from(column) - 3.5) * PITCH,
                (1.0 - f32::from(row)) * PITCH,
            );
            Transform::from_xyz(x, NESTED * level as f32, z)
        }
        Place::Hand(seat) => {
            let (height, stack) = layered(level, 2);
            Transform::from_xyz(
                -1.55 + PITCH * stack,
                TABLE + NESTED * height,
                side(seat) * RESERVE_Z,
            )
        }
        _ => Transform::from_xyz(-2.6, TABLE, 0.6),
    }
}
