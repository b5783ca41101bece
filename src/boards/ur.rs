//! The layout of the Royal Game of Ur.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Board, CloseUp, Footprint, PieceModel, Portrait, Prop, Tray, Zone, side, stacking::layered};

const TABLE: f32 = -0.40;
const PITCH: f32 = 0.52;
const RADIUS: f32 = 0.17;
const HEIGHT: f32 = 0.08;
const TALLY_WIDTH: f32 = 0.05;
const TALLY_HEIGHT: f32 = 0.04;
const TRAY_X: f32 = 3.35;
/// How far north and south of the middle of the tray the pile of tally sticks and the bowl are.
const ASIDE: f32 = 1.68;
/// From one waiting disc to the next.
const APART: f32 = 0.38;
/// The two blocks of squares and the bridge between them.
const BOX: &[Footprint] = &[
    Footprint::new(Vec2::new(-2.08, -0.78), Vec2::new(0.0, 0.78), 0.02),
    Footprint::new(Vec2::new(0.0, -0.26), Vec2::new(1.04, 0.26), 0.02),
    Footprint::new(Vec2::new(1.04, -0.78), Vec2::new(2.08, 0.78), 0.02),
];

/// A hollow box with inlaid squares. The gap in its outer rows is the river.
pub(crate) struct Ur;

impl Board for Ur {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn reflectance(&self) -> Vec3 {
        Vec3::new(0.32, 0.26, 0.23)
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/ur.glb", 0.0, 0.0, 0.0).standing_on(BOX),
            Prop::at("models/bowl.glb", TRAY_X, TABLE, ASIDE).standing_on(const { &[Footprint::disc(0.24)] }),
            self.tray().prop(),
        ]
    }

    fn model(&self, kind: PieceKind) -> PieceModel {
        match kind {
            PieceKind::Tally => {
                PieceModel { file: "models/tally.glb", radius: 0.25, height: TALLY_HEIGHT, surface: Surface::Wood }
            }
            PieceKind::Man(Seat::First) => {
                PieceModel { file: "models/disc_lapis.glb", radius: RADIUS, height: HEIGHT, surface: Surface::Stone }
            }
            _ => PieceModel { file: "models/disc_shell.glb", radius: RADIUS, height: HEIGHT, surface: Surface::Shell },
        }
    }

    fn seat_colour(&self, seat: Seat) -> Option<Color> {
        Some(match seat {
            Seat::First => Color::srgb_u8(46, 78, 158),
            Seat::Second => Color::srgb_u8(240, 232, 216),
        })
    }

    fn ground(&self, place: Place) -> Surface {
        if matches!(place, Place::Cell { .. }) { Surface::Shell } else { Surface::Felt }
    }

    fn spot(&self, place: Place, level: usize) -> Transform {
        match place {
            Place::Cell { column, row } => {
                let x = (f32::from(column) - 4.5) * PITCH;
                Transform::from_xyz(x, HEIGHT * level as f32, (2.0 - f32::from(row)) * PITCH)
            }
            Place::Hand(seat) => Transform::from_xyz(-1.95 + APART * level as f32, TABLE, side(seat) * 1.30),
            Place::Off(seat) => {
                let (along, layer) = layered(level, 4);
                Transform::from_xyz(1.0 + APART * along, TABLE + HEIGHT * layer, side(seat) * 1.30)
            }
            Place::River(seat) => {
                // The outer spots first: a disc there is also seen from across the board.
                let (within, layer) = layered(level, 4);
                let x = if (within as usize).is_multiple_of(2) { 0.5 } else { 1.5 } * PITCH;
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
            Place::Tallies(seat) => Transform::from_xyz(-1.9 + 0.10 * level as f32, TABLE, side(seat) * 1.85)
                .with_rotation(Quat::from_rotation_y(FRAC_PI_2)),
            _ => Transform::from_xyz(0.0, TABLE, 0.0),
        }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        match place {
            Place::Cell { .. } => Some(Zone::square(self.spot(place, 0).translation, PITCH)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(-0.81, TABLE, side(seat) * 1.30), 1.36, 0.20)),
            Place::Off(seat) => Some(Zone::new(Vec3::new(1.57, TABLE, side(seat) * 1.30), 0.80, 0.20)),
            Place::River(seat) => Some(Zone::new(Vec3::new(PITCH, TABLE, side(seat) * 0.69), PITCH, 0.40)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let squares = (1..=3).flat_map(|row| (1..=8).map(move |column| (column, row)));
        let squares = squares.filter(|(column, row)| *row == 2 || !matches!(column, 5 | 6));
        let waiting = Seat::BOTH.map(Place::Hand).into_iter().chain(Seat::BOTH.map(Place::River));
        let squares = squares.map(|(column, row)| Place::Cell { column, row });
        waiting.chain(squares).chain(Seat::BOTH.map(Place::Off)).collect()
    }

    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        /// From the middle of a square to its label in the south-western corner.
        const CORNER: Vec3 = Vec3::new(-0.38 * PITCH, 0.0, 0.36 * PITCH);
        let squares = self.places().into_iter().filter(|place| matches!(place, Place::Cell { .. }));
        squares.map(|place| (place, self.spot(place, 0).translation + CORNER)).collect()
    }

    fn tray(&self) -> Tray {
        Tray::new(TRAY_X, TABLE)
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-2.15, TABLE, -2.15), Vec3::new(2.30, 0.0, 2.15)],
            [Vec3::new(TRAY_X - 0.45, TABLE, -2.0), Vec3::new(TRAY_X + 0.45, TABLE, ASIDE + 0.45)],
            self.tray().extent(),
        ]
    }

    fn is_pickable(&self, kind: PieceKind) -> bool {
        kind != PieceKind::Tally
    }

    fn payment_sound(&self, kind: PieceKind, _to: Place) -> Option<&'static str> {
        (kind == PieceKind::Tally).then_some("tally")
    }

    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]> {
        use crate::boards::model::wall;
        vec![
            wall(-2.08, -0.4, -0.78, 0.0, 0.0, 0.78),
            wall(0.0, -0.4, -0.26, 1.04, 0.0, 0.26),
            wall(1.04, -0.4, -0.78, 2.08, 0.0, 0.78),
        ]
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../assets/pictures/ur.jpg")
    }

    fn portrait(&self) -> Portrait {
        Portrait { middle: Vec3::new(0.0, -0.1, 0.2), width: 4.8, close_up: CloseUp::Piece }
    }
}
