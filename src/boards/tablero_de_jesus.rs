//! The layout of Tablero de Jesus.

use bevy::prelude::*;
use tesserae_dice::{Impact, Surface};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, CloseUp, Footprint, PieceModel, Portrait, Prop, Tray, Zone, side, stacking::layered};

const TABLE: f32 = -0.14;
const PITCH: f32 = 0.44;
const RADIUS: f32 = 0.15;
const HEIGHT: f32 = 0.035;
const TRAY_X: f32 = 3.1;
/// From one stack of coins to the next.
const APART: f32 = 0.36;
/// How many coins lie in a stack beside the purse, and how many stacks in a row.
const STACK: usize = 5;
const ROW: usize = 10;
const PURSE: &[Footprint] = &[Footprint::disc(0.26)];

/// Seven by seven squares of cork oak and olive in a leather border.
pub(crate) struct Jesus;

impl Jesus {
    /// The `level`-th coin beside a purse: stacks of five in rows of ten, one row behind the other.
    fn beside_purse(first: Vec3, outwards: f32, level: usize) -> Transform {
        let (height, stack) = ((level % STACK) as f32, level / STACK);
        let (along, row) = layered(stack, ROW);
        Transform::from_translation(first + Vec3::new(APART * along, HEIGHT * height, outwards * APART * row))
    }
}

impl Board for Jesus {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn reflectance(&self) -> Vec3 {
        Vec3::new(0.28, 0.15, 0.05)
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/jesus.glb", 0.0, 0.0, 0.0).standing_on(const { &[Footprint::block(1.88, 1.88)] }),
            Prop::at("models/purse.glb", -2.5, TABLE, 1.3).standing_on(PURSE),
            Prop::at("models/purse.glb", -2.5, TABLE, -1.3).rotated(2.4).standing_on(PURSE),
            self.tray().prop(),
        ]
    }

    fn model(&self, _kind: PieceKind) -> PieceModel {
        PieceModel { file: "models/coin_silver.glb", radius: RADIUS, height: HEIGHT, surface: Surface::Metal }
    }

    fn spot(&self, place: Place, level: usize) -> Transform {
        match place {
            Place::Cell { column, row } => {
                let (x, z) = ((f32::from(column) - 4.0) * PITCH, (4.0 - f32::from(row)) * PITCH);
                Transform::from_xyz(x, HEIGHT * level as f32, z)
            }
            Place::Hand(seat) => Self::beside_purse(Vec3::new(-1.7, TABLE, side(seat) * 2.25), side(seat), level),
            // Coins that are out of the game lie west of the board, between the purses.
            _ => {
                let (height, stack) = ((level % STACK) as f32, level / STACK);
                let (along, column) = layered(stack, 4);
                Transform::from_xyz(-2.3 - APART * column, TABLE + HEIGHT * height, APART * (along - 1.5))
            }
        }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        match place {
            Place::Cell { .. } => Some(Zone::square(self.spot(place, 0).translation, PITCH)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(-0.08, TABLE, side(seat) * 2.43), 1.80, 0.38)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let squares = (1..=7).flat_map(|row| (1..=7).map(move |column| Place::Cell { column, row }));
        squares.collect()
    }

    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        /// From the middle of a square at the end of a column to the leather border.
        const OUT: f32 = 0.29;
        let ends = (1..=7).flat_map(|column| [(column, 1, OUT), (column, 7, -OUT)]);
        let ends = ends.map(|(column, row, out)| (Place::Cell { column, row }, out));
        let purses = Seat::BOTH.map(|seat| (Place::Hand(seat), Vec3::new(-2.05, TABLE, side(seat) * 2.25)));
        let ends = ends.map(|(place, out)| (place, self.spot(place, 0).translation + Vec3::Z * out));
        ends.chain(purses).collect()
    }

    fn tray(&self) -> Tray {
        Tray::new(TRAY_X, TABLE)
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-1.95, TABLE, -2.45), Vec3::new(1.95, 0.0, 2.45)],
            [Vec3::new(-2.85, TABLE, -1.6), Vec3::new(-2.0, 0.1, 1.6)],
            self.tray().extent(),
        ]
    }

    fn slides(&self, kind: PieceKind) -> bool {
        kind == PieceKind::Coin
    }

    fn impact_sound(&self, impact: &Impact) -> Option<&'static str> {
        /// A coin that is put down is slower than this, one that is thrown is faster.
        const PUT_DOWN: f32 = 0.5;
        let coins = (impact.striker, impact.surface) == (Surface::Metal, Surface::Metal);
        coins.then_some(if impact.speed < PUT_DOWN { "coin_on_stack" } else { "coin_on_coin" })
    }

    fn payment_sound(&self, _kind: PieceKind, to: Place) -> Option<&'static str> {
        match to {
            Place::Hand(_) => Some("purse"),
            Place::Away => Some("coin_in_bowl"),
            _ => None,
        }
    }

    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]> {
        use crate::boards::model::wall;
        vec![wall(-1.90, -0.14, -1.90, 1.90, 0.0, 1.90)]
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../assets/pictures/tablero_de_jesus.jpg")
    }

    fn portrait(&self) -> Portrait {
        Portrait { middle: Vec3::new(0.0, 0.0, 0.1), width: 4.6, close_up: CloseUp::Piece }
    }
}
