//! The layout of Tablero de Jesus.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{Place, Seat};

use crate::boards::{
    CloseUp, Footprint, Hollow, Layout, PieceModel, Portrait, Prop, Tray, Vessel, Zone,
    model::wall, side, stacking::layered,
};

const TABLE: f32 = -0.14;
const PITCH: f32 = 0.44;
const RADIUS: f32 = 0.15;
const HEIGHT: f32 = 0.035;
const TRAY_X: f32 = 3.1;
const TRAY: Tray = Tray::new(TRAY_X, TABLE);
/// How far south and north of the middle of the tray the cups stand.
const CUP_Z: f32 = 1.56;
/// From one stack of coins to the next.
const APART: f32 = 0.36;
/// How many coins lie in a stack beside the purse, and how many stacks in a row.
const STACK: usize = 5;
const ROW: usize = 10;
const PURSE: &[Footprint] = &[Footprint::disc(0.26)];

/// Seven by seven squares of cork oak and olive in a leather border.
pub(super) static LAYOUT: Layout = Layout {
    table_height: TABLE,
    beside: Surface::Felt,
    footprint: const { &[Footprint::block(1.88, 1.88)] },
    props: &[
        Prop::at("models/purse.glb", -2.5, TABLE, 1.3).standing_on(PURSE),
        Prop::at("models/purse.glb", -2.5, TABLE, -1.3)
            .rotated(2.4)
            .standing_on(PURSE),
        TRAY.prop(),
    ],
    cups: &[
        Vessel::new(
            Prop::at("models/cup_olive.glb", TRAY_X, TABLE, CUP_Z),
            Hollow::LOW_CUP,
        ),
        Vessel::new(
            Prop::at("models/cup_olive.glb", TRAY_X, TABLE, -CUP_Z),
            Hollow::LOW_CUP,
        ),
    ],
    sign: None,
    model: |_| PieceModel {
        slides: true,
        ..PieceModel::new("models/coin_silver.glb", RADIUS, HEIGHT, Surface::Metal)
    },
    seat_colours: None,
    spot,
    zone: |place| match place {
        Place::Cell { .. } => Some(Zone::square(spot(place, 0).translation, PITCH)),
        Place::Hand(seat) => Some(Zone::new(
            Vec3::new(-0.08, TABLE, side(seat) * 2.43),
            1.80,
            0.38,
        )),
        _ => None,
    },
    places: || {
        let squares =
            (1..=7).flat_map(|row| (1..=7).map(move |column| Place::Cell { column, row }));
        squares.chain(Seat::BOTH.map(Place::Hand)).collect()
    },
    label_spots: || {
        /// From the middle of a square at the end of a column to the leather border.
        const OUT: f32 = 0.29;
        let ends = (1..=7).flat_map(|column| [(column, 1, OUT), (column, 7, -OUT)]);
        let ends = ends.map(|(column, row, out)| (Place::Cell { column, row }, out));
        let purses = Seat::BOTH.map(|seat| {
            (
                Place::Hand(seat),
                Vec3::new(-2.05, TABLE, side(seat) * 2.25),
            )
        });
        ends.map(|(place, out)| (place, spot(place, 0).translation + Vec3::Z * out))
            .chain(purses)
            .collect()
    },
    has_rosette: |_| false,
    lifts_stacks: false,
    field: |_| TRAY.field(),
    dice_rest: |seat| TRAY.rest(seat),
    frame: [Vec3::new(-1.90, TABLE, -1.90), Vec3::new(1.90, 0.02, 1.90)],
    extent: &[
        [Vec3::new(-1.95, TABLE, -2.45), Vec3::new(1.95, 0.0, 2.45)],
        [Vec3::new(-2.85, TABLE, -1.6), Vec3::new(-2.0, 0.1, 1.6)],
        TRAY.extent(),
    ],
    lane: None,
    walls: &[wall(-1.90, -0.14, -1.90, 1.90, 0.0, 1.90)],
    #[cfg(test)]
    dice_walls: || TRAY.rails().to_vec(),
    impact_sound: |impact| {
        let coins = (impact.striker, impact.surface) == (Surface::Metal, Surface::Metal);
        coins.then_some("coin_on_stack")
    },
    payment_sound: |_, to| match to {
        Place::Hand(_) => Some("purse"),
        Place::Away => Some("coin_in_bowl"),
        _ => None,
    },
    picture: include_bytes!("../../assets/pictures/tablero_de_jesus.jpg"),
    portrait: Portrait {
        middle: Vec3::new(0.0, 0.0, 0.1),
        width: 4.6,
        close_up: CloseUp::Piece,
    },
};

/// The `level`-th coin beside a purse: stacks of five in rows of ten, one row behind the other.
fn beside_purse(first: Vec3, outwards: f32, level: usize) -> Transform {
    let (height, stack) = ((level % STACK) as f32, level / STACK);
    let (along, row) = layered(stack, ROW);
    Transform::from_translation(
        first + Vec3::new(APART * along, HEIGHT * height, outwards * APART * row),
    )
}

fn spot(place: Place, level: usize) -> Transform {
    match place {
        Place::Cell { column, row } => {
            let (x, z) = (
                (f32::from(column) - 4.0) * PITCH,
                (4.0 - f32::from(row)) * PITCH,
            );
            Transform::from_xyz(x, HEIGHT * level as f32, z)
        }
        Place::Hand(seat) => {
            beside_purse(Vec3::new(-1.7, TABLE, side(seat) * 2.25), side(seat), level)
        }
        // Coins that are out of the game lie west of the board, between the purses.
        _ => {
            let (height, stack) = ((level % STACK) as f32, level / STACK);
            let (along, column) = layered(stack, 4);
            Transform::from_xyz(
                -2.3 - APART * column,
                TABLE + HEIGHT * height,
                APART * (along - 1.5),
            )
        }
    }
}
