use bevy::prelude::*;
use tesserae_dice::{Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, Foot, Model, Prop, Zone, layered, side, tray};

const TABLE: f32 = -0.16;
const PITCH: f32 = 0.62;
const RADIUS: f32 = 0.22;
const HEIGHT: f32 = 0.11;
/// From one token of a stack to the next: their feet nest.
const NESTED: f32 = 0.08;
const RESERVE_Z: f32 = 1.45;
const THROWS_X: f32 = 3.2;

/// Three by six squares of oak and ebonised oak. Stacks are lifted whole and walked.
pub struct Berona;

impl Board for Berona {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/berona.glb", 0.0, 0.0, 0.0).on(const { &[Foot::block(2.07, 1.14)] }),
            Prop::at("models/coin_lucky.glb", -2.6, TABLE, 0.0).on(const { &[Foot::disc(0.155)] }),
            tray::prop(THROWS_X, TABLE),
        ]
    }

    fn model(&self, kind: PieceKind) -> Model {
        let (file, surface) = match kind {
            PieceKind::Man(Seat::First) => ("models/token_horn.glb", Surface::Bone),
            _ => ("models/token_box.glb", Surface::Wood),
        };
        Model { file, radius: RADIUS, height: HEIGHT, surface }
    }

    fn spot(&self, place: Place, level: usize, _count: usize) -> Transform {
        match place {
            Place::Cell { column, row } => {
                let (x, z) = ((f32::from(column) - 3.5) * PITCH, (1.0 - f32::from(row)) * PITCH);
                Transform::from_xyz(x, NESTED * level as f32, z)
            }
            Place::Hand(seat) => {
                let (height, stack) = layered(level, 2);
                Transform::from_xyz(-1.55 + PITCH * stack, TABLE + NESTED * height, side(seat) * RESERVE_Z)
            }
            _ => Transform::from_xyz(-2.6, TABLE, 0.6),
        }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        match place {
            Place::Cell { .. } => Some(Zone::new(self.spot(place, 0, 1).translation, PITCH / 2.0, PITCH / 2.0)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(0.0, TABLE, side(seat) * RESERVE_Z), 1.86, 0.26)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let squares = (0..=2).flat_map(|row| (1..=6).map(move |column| Place::Cell { column, row }));
        Seat::BOTH.map(Place::Hand).into_iter().chain(squares).collect()
    }

    fn field(&self, _seat: Option<Seat>) -> ThrowField {
        tray::field(THROWS_X, TABLE)
    }

    fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        tray::rest(THROWS_X, TABLE, seat)
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-2.15, TABLE, -1.75), Vec3::new(2.15, 0.05, 1.75)],
            [Vec3::new(-2.80, TABLE, -0.3), Vec3::new(-2.4, TABLE, 0.8)],
            tray::extent(THROWS_X, TABLE),
        ]
    }

    fn lifts_stacks(&self) -> bool {
        true
    }
}
