//! The layout of Tablero di Berona.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{
    Board, CloseUp, Finish, Footprint, PieceModel, Portrait, Prop, Tray, Zone, side, stacking::layered,
};

const TABLE: f32 = -0.16;
/// The part of red, green and blue light that the dark squares throw back: the mean of their colours in the model.
const EBONISED: Vec3 = Vec3::new(0.022, 0.014, 0.011);
const PITCH: f32 = 0.62;
const RADIUS: f32 = 0.22;
const HEIGHT: f32 = 0.11;
/// From one token of a stack to the next: their feet nest.
const NESTED: f32 = 0.08;
const RESERVE_Z: f32 = 1.45;
const TRAY_X: f32 = 3.2;

/// Three by six squares of oak and ebonised oak. Stacks are lifted whole and walked.
pub(crate) struct Berona;

impl Board for Berona {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn reflectance(&self) -> Vec3 {
        Vec3::new(0.18, 0.10, 0.04)
    }

    fn finish(&self, place: Place) -> Finish {
        match place {
            Place::Cell { column, row } if (column + row).is_multiple_of(2) => Finish::polished(EBONISED),
            Place::Cell { .. } => Finish::polished(2.0 * self.reflectance() - EBONISED),
            _ => Finish::CLOTH,
        }
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/berona.glb", 0.0, 0.0, 0.0).standing_on(const { &[Footprint::block(2.07, 1.14)] }),
            Prop::at("models/coin_lucky.glb", -2.6, TABLE, 0.0).standing_on(const { &[Footprint::disc(0.155)] }),
            self.tray().prop(),
        ]
    }

    fn model(&self, kind: PieceKind) -> PieceModel {
        let (file, surface) = match kind {
            PieceKind::Man(Seat::First) => ("models/token_horn.glb", Surface::Bone),
            _ => ("models/token_box.glb", Surface::Wood),
        };
        PieceModel { file, radius: RADIUS, height: HEIGHT, surface }
    }

    fn seat_colour(&self, seat: Seat) -> Option<Color> {
        Some(match seat {
            Seat::First => Color::srgb_u8(132, 84, 38),
            Seat::Second => Color::srgb_u8(224, 200, 146),
        })
    }

    fn spot(&self, place: Place, level: usize) -> Transform {
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
            Place::Cell { .. } => Some(Zone::square(self.spot(place, 0).translation, PITCH)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(0.0, TABLE, side(seat) * RESERVE_Z), 1.86, 0.26)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let squares = (0..=2).flat_map(|row| (1..=6).map(move |column| Place::Cell { column, row }));
        Seat::BOTH.map(Place::Hand).into_iter().chain(squares).collect()
    }

    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        /// From the middle of a home square to the rim.
        const OUT: f32 = 0.42;
        let ends = (1..=6).flat_map(|column| [(column, 0, OUT), (column, 2, -OUT)]);
        let ends = ends.map(|(column, row, out)| (Place::Cell { column, row }, out));
        let reserves = Seat::BOTH.map(|seat| (Place::Hand(seat), Vec3::new(-2.0, TABLE, side(seat) * RESERVE_Z)));
        let ends = ends.map(|(place, out)| (place, self.spot(place, 0).translation + Vec3::Z * out));
        ends.chain(reserves).collect()
    }

    fn tray(&self) -> Tray {
        Tray::new(TRAY_X, TABLE)
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-2.15, TABLE, -1.75), Vec3::new(2.15, 0.05, 1.75)],
            [Vec3::new(-2.80, TABLE, -0.3), Vec3::new(-2.4, TABLE, 0.8)],
            self.tray().extent(),
        ]
    }

    fn lifts_stack(&self, from: Place) -> bool {
        matches!(from, Place::Cell { .. })
    }

    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]> {
        use crate::boards::model::wall;
        vec![wall(-2.09, -0.16, -1.16, 2.09, 0.0, 1.16)]
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../assets/pictures/tablero_di_berona.jpg")
    }

    fn portrait(&self) -> Portrait {
        Portrait { middle: Vec3::new(0.0, 0.0, 0.1), width: 4.6, close_up: CloseUp::Piece }
    }
}
