//! The layout of Tabula.

use bevy::prelude::*;
use tesserae_dice::{Impact, Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{
    Board, CloseUp, Footprint, PieceModel, Portrait, Prop, Tray, Zone, side,
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
pub(crate) struct Tabula;

impl Tabula {
    /// The x of a point and the side of the slab it is on, +1 in the south.
    fn column(point: u8) -> (f32, f32) {
        let (file, side) = if point <= 12 { (point.saturating_sub(1), 1.0) } else { (24 - point.min(24), -1.0) };
        let west = if file < 6 { -HALF_STRIP - 6.0 * POINT_WIDTH } else { HALF_STRIP - 6.0 * POINT_WIDTH };
        (west + POINT_WIDTH * (f32::from(file) + 0.5), side)
    }

    /// A disc in the wooden tray of a seat: seven side by side, the next on top.
    fn in_tray(middle: f32, seat: Seat, level: usize) -> Transform {
        let (along, layer) = layered(level, 7);
        Transform::from_xyz(middle + PITCH * (along - 3.0), HAND_FLOOR + HEIGHT * layer, side(seat) * HAND_Z)
    }
}

impl Board for Tabula {
    fn table_height(&self) -> f32 {
        TABLE
    }

    fn reflectance(&self) -> Vec3 {
        Vec3::new(0.50, 0.47, 0.41)
    }

    fn props(&self) -> Vec<Prop> {
        vec![
            Prop::at("models/tabula.glb", 0.0, 0.0, 0.0).standing_on(const { &[Footprint::block(2.87, 2.22)] }),
            Prop::at("models/hand_tray.glb", 0.0, HAND_FLOOR, HAND_Z).standing_on(HAND_TRAY),
            Prop::at("models/hand_tray.glb", 0.0, HAND_FLOOR, -HAND_Z).standing_on(HAND_TRAY),
            Prop::at("models/tray_tower.glb", TRAY_X, TABLE + tray::THICKNESS, 0.0)
                .standing_on(tray::FOOTPRINT)
                .with_front(),
            tower::prop(TRAY_X, TABLE),
        ]
    }

    fn model(&self, kind: PieceKind) -> PieceModel {
        let (file, surface) = match kind {
            PieceKind::Man(Seat::First) => ("models/disc_bone.glb", Surface::Bone),
            _ => ("models/disc_bronze.glb", Surface::Metal),
        };
        PieceModel { file, radius: RADIUS, height: HEIGHT, surface }
    }

    fn seat_colour(&self, seat: Seat) -> Option<Color> {
        Some(match seat {
            Seat::First => Color::srgb_u8(236, 224, 194),
            Seat::Second => Color::srgb_u8(158, 104, 50),
        })
    }

    fn ground(&self, place: Place) -> Surface {
        if matches!(place, Place::Point(_) | Place::Bar(_)) { Surface::Stone } else { Surface::Wood }
    }

    fn spot(&self, place: Place, level: usize) -> Transform {
        match place {
            Place::Point(point) => {
                let (x, side) = Self::column(point);
                let (along, layer) = on_point(level);
                Transform::from_xyz(x, HEIGHT * layer, side * (HALF_DEPTH - 0.18 - PITCH * along))
            }
            Place::Bar(seat) => {
                let (along, layer) = layered(level, 4);
                Transform::from_xyz(0.0, HEIGHT * layer, side(seat) * (0.4 + 0.36 * along))
            }
            Place::Hand(seat) => Self::in_tray(-HAND_X, seat, level),
            Place::Off(seat) => Self::in_tray(HAND_X, seat, level),
            _ => Transform::default(),
        }
    }

    fn zone(&self, place: Place) -> Option<Zone> {
        match place {
            Place::Point(point) => {
                let (x, side) = Self::column(point);
                let z = side * (HALF_DEPTH - POINT_LENGTH / 2.0);
                Some(Zone::new(Vec3::new(x, 0.0, z), POINT_WIDTH / 2.0, POINT_LENGTH / 2.0 + 0.1))
            }
            Place::Bar(seat) => Some(Zone::new(Vec3::new(0.0, 0.0, side(seat) * 0.95), HALF_STRIP, 0.75)),
            Place::Hand(seat) => Some(Zone::new(Vec3::new(-HAND_X, HAND_FLOOR, side(seat) * HAND_Z), 1.3, 0.23)),
            Place::Off(seat) => Some(Zone::new(Vec3::new(HAND_X, HAND_FLOOR, side(seat) * HAND_Z), 1.3, 0.23)),
            _ => None,
        }
    }

    fn places(&self) -> Vec<Place> {
        let waiting = Seat::BOTH.map(Place::Hand).into_iter().chain(Seat::BOTH.map(Place::Bar));
        waiting.chain((1..=24).map(Place::Point)).chain(Seat::BOTH.map(Place::Off)).collect()
    }

    fn tray(&self) -> Tray {
        Tray::new(TRAY_X, TABLE)
    }

    fn field(&self, _seat: Option<Seat>) -> ThrowField {
        tower::field(TRAY_X, TABLE)
    }

    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        /// The middle of the southern and northern rims, and their height.
        const RIM: (f32, f32) = (HALF_DEPTH + 0.1, 0.06);
        let spot = |point| {
            let (x, side) = Self::column(point);
            (Place::Point(point), Vec3::new(x, RIM.1, side * RIM.0))
        };
        let trays = Seat::BOTH.into_iter().flat_map(|seat| {
            let at = |x: f32| Vec3::new(x, HAND_FLOOR, side(seat) * HAND_Z);
            [(Place::Hand(seat), at(-HAND_X - 1.25)), (Place::Off(seat), at(HAND_X + 1.25))]
        });
        (1..=24).map(spot).chain(trays).collect()
    }

    fn extent(&self) -> Vec<[Vec3; 2]> {
        vec![
            [Vec3::new(-2.90, HAND_FLOOR, -2.90), Vec3::new(2.90, 0.0, 2.90)],
            self.tray().extent(),
            [Vec3::new(TRAY_X - 0.3, 0.9, -1.8), Vec3::new(TRAY_X + 0.3, 0.9, -1.3)],
        ]
    }

    fn impact_sound(&self, impact: &Impact) -> Option<&'static str> {
        tower::impact_sound(impact, TABLE)
    }

    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]> {
        use crate::boards::model::wall;
        vec![
            wall(-2.90, -0.3, -2.25, 2.90, 0.0, 2.25),
            wall(-2.90, 0.0, 2.11, 2.90, 0.06, 2.25),
            wall(-2.90, 0.0, -2.25, 2.90, 0.06, -2.11),
        ]
    }

    fn picture(&self) -> &'static [u8] {
        include_bytes!("../../assets/pictures/tabula.jpg")
    }

    fn portrait(&self) -> Portrait {
        Portrait { middle: Vec3::new(0.1, 0.0, 0.1), width: 6.2, close_up: CloseUp::Piece }
    }
}
