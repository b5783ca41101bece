use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, Foot, Model, Prop, Zone, layered, side, tray};

const TABLE: f32 = -0.14;
const PITCH: f32 = 0.44;
const RADIUS: f32 = 0.15;
const HEIGHT: f32 = 0.035;
const THROWS_X: f32 = 3.1;
/// From one stack of coins to the next.
const APART: f32 = 0.36;
/// How many coins lie in a stack beside the purse, and how many stacks in a row.
const STACK: usize = 5;
const ROW: usize = 10;
const PURSE: &[Foot] = &[Foot::disc(0.26)];

/// Seven by seven squares of cork oak and olive in a leather border.
pub struct Jesus;

impl Jesus {
    /// A coin that does not lie on the board: stacks of five in rows of ten, one row behind the other.
    fn counted(first: Vec3, outwards: f32, level: usize) -> Transform {
        let (height, stack) = ((level % STACK) as f32, level / STACK);
        let (along, row) = layered(stack, ROW);
        Transform::from_translation(first + Vec3::new(APART * along, HEIGHT * height, outwards * APART * row))
    }
}

impl Board for Jesus {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/jesus.glb", 0.0, 0.0, 0.0).on(const { &[Foot::block(1.88, 1.88)] }),
            Prop::at("models/purse.glb", -2.5, TABLE, 1.3).on(PURSE),
            Prop {
                model: "models/purse.glb",
                at: Transform::from_xyz(-2.5, TABLE, -1.3).with_rotation(Quat::from_rotation_y(2.4)),
                has_front: false,
                feet: PURSE,
            },
            tray::prop(THROWS_X, TABLE),
        ]
    }

    fn model(&self, _kind: PieceKind) -> Model {
        Model { file: "models/coin_silver.glb", radius: RADIUS, height: HEIGHT, surface: Surface::Metal }
    }

    fn spot(&self, place: Place, level: usize, _count: usize) -> Transform {
        match place {
            Place::Cell { column, row } => {
                let (x, z) = ((f32::from(column) - 4.0) * PITCH, (4.0 - f32::from(row)) * PITCH);
                Transform::from_xyz(x, HEIGHT * level as f32, z)
            }
            Place::Hand(seat) => Self::counted(Vec3::new(-1.7, TABLE, side(seat) * 2.25), side(seat), level),
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
            Place::Cell { .. } => Some(Zone::new(self.spot(place, 0, 1).translation, PITCH / 2.0, PITCH / 2.0)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(-0.08, TABLE, side(seat) * 2.43), 1.80, 0.38)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let squares = (1..=7).flat_map(|row| (1..=7).map(move |column| Place::Cell { column, row }));
        squares.collect()
    }

    fn field(&self, _seat: Option<Seat>) -> ThrowField {
        tray::field(THROWS_X, TABLE)
    }

    fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        tray::rest(THROWS_X, TABLE, seat)
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-1.95, TABLE, -2.45), Vec3::new(1.95, 0.0, 2.45)],
            [Vec3::new(-2.85, TABLE, -1.6), Vec3::new(-2.0, 0.1, 1.6)],
            tray::extent(THROWS_X, TABLE),
        ]
    }
}
