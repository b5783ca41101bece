//! The layout of each game, one file per game: where its places are in the world, which models it
//! uses, where its dice are thrown and what it sounds like.
//!
//! Lengths are in table units, 1 = 10 cm. x runs east, y up, z south; the first seat sits in the
//! south. `y = 0` is the playing surface of the board.

mod backgammon;
mod board_look;
mod layout;
mod look;
mod model;
mod stacking;
mod tablero_de_jesus;
mod tablero_di_berona;
mod tabula;
mod tower;
mod tray;
mod ur;

use bevy::prelude::*;
use tesserae_dice::{DieShape, Impact, Surface, ThrowField};
use tesserae_rules::{Kind, PieceKind, Place, Seat};

pub(crate) use backgammon::cube_attitude;
pub(crate) use board_look::BoardLook;
pub(crate) use layout::Layout;
pub(crate) use look::Recolouring;
pub(crate) use model::{
    CloseUp, Finish, Footprint, Hollow, PieceModel, Portrait, Prop, Vessel, Zone,
};
pub(crate) use tray::Tray;

/// The board of a game as it lies on the table: its layout, or that with east and west exchanged.
#[derive(Copy, Clone)]
pub(crate) struct Board {
    /// What does not depend on how the board lies, nor on which one it is.
    pub(crate) layout: &'static Layout,
    /// Which one it is.
    pub(crate) look: &'static BoardLook,
    /// Whether east and west are exchanged, so that pieces go round the other way. The rules do
    /// not change: each place keeps its name and lies elsewhere.
    pub(crate) flipped: bool,
}

impl Board {
    /// Each board of each game, not flipped.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let looks = Kind::ALL.into_iter().flat_map(BoardLook::all);
        looks.map(|look| Self {
            look,
            ..Self::new(look.game)
        })
    }

    /// The first board of a game, not flipped.
    #[must_use]
    pub(crate) const fn new(kind: Kind) -> Self {
        let layout = match kind {
            Kind::Backgammon => &backgammon::LAYOUT,
            Kind::Tabula => &tabula::LAYOUT,
            Kind::Ur => &ur::LAYOUT,
            Kind::TableroDeJesus => &tablero_de_jesus::LAYOUT,
            Kind::TableroDiBerona => &tablero_di_berona::LAYOUT,
        };
        Self {
            layout,
            look: BoardLook::first(kind),
            flipped: false,
        }
    }

    /// A position of the layout in the world, and the other way round.
    #[must_use]
    pub(crate) const fn position(&self, at: Vec3) -> Vec3 {
        if self.flipped {
            Vec3::new(-at.x, at.y, at.z)
        } else {
            at
        }
    }

    /// The rotation in the world of something that is symmetric from east to west.
    fn rotation(&self, rotation: Quat) -> Quat {
        if self.flipped {
            Quat::from_xyzw(rotation.x, -rotation.y, -rotation.z, rotation.w)
        } else {
            rotation
        }
    }

    /// A model where it stands. Models are never mirrored, only rotated: most are symmetric from
    /// north to south, so that rotating by 180° equals mirroring. Those with a front are symmetric
    /// from east to west and only change their place.
    fn prop(&self, prop: &Prop) -> Prop {
        let mirrored = if prop.has_front {
            -prop.turn
        } else {
            std::f32::consts::PI - prop.turn
        };
        Prop {
            at: self.position(prop.at),
            turn: if self.flipped { mirrored } else { prop.turn },
            ..*prop
        }
    }

    /// What stands on the table besides the pieces: first the board itself, then trays, a dice
    /// tower.
    pub(crate) fn props(&self) -> impl Iterator<Item = Prop> {
        let board = Prop::at(self.look.model, 0.0, 0.0, 0.0).standing_on(self.layout.footprint);
        std::iter::once(self.prop(&board))
            .chain(self.layout.props.iter().map(|prop| self.prop(prop)))
    }

    /// The vessels from which dice can be thrown.
    pub(crate) fn cups(&self) -> impl Iterator<Item = Vessel> {
        let here = |cup: &Vessel| Vessel::new(self.prop(&cup.prop), cup.hollow);
        self.layout.cups.iter().map(here)
    }

    /// What stands beside the board while the game shows a seat's sign.
    #[must_use]
    pub(crate) fn sign(&self, seat: Seat) -> Option<Prop> {
        self.layout.sign.map(|sign| self.prop(&sign(seat)))
    }

    /// Rails, boxes and walls over which lines go, as corners.
    pub(crate) fn walls(&self) -> impl Iterator<Item = [Vec3; 2]> {
        self.layout.walls.iter().map(|wall| self.mirrored(*wall))
    }

    /// The walls around the dice.
    #[cfg(test)]
    pub(crate) fn dice_walls(&self) -> impl Iterator<Item = [Vec3; 2]> {
        (self.layout.dice_walls)()
            .into_iter()
            .map(|wall| self.mirrored(wall))
    }

    /// The points of a line along a way, each at the foot of the piece at that level. Between the
    /// board and what lies beside it, the line goes along the edge, and not across other squares.
    #[must_use]
    pub(crate) fn way_points(&self, way: &[(Place, usize)]) -> Vec<Vec3> {
        let mut points = Vec::new();
        let mut last = None;
        for (place, level) in way {
            let at = (*place, self.spot(*place, *level).translation);
            points.extend(last.map_or_else(Vec::new, |last| self.turns(last, at)));
            points.push(at.1);
            last = Some(at);
        }
        points
    }

    /// Where a line turns that leads from one place to another.
    fn turns(&self, from: (Place, Vec3), to: (Place, Vec3)) -> Vec<Vec3> {
        let is_beside = |place| matches!(place, Place::Hand(_) | Place::Off(_) | Place::River(_));
        let beside = match (is_beside(from.0), is_beside(to.0)) {
            (true, false) => from.1,
            (false, true) => to.1,
            _ => return Vec::new(),
        };
        let Some(lane) = self.layout.lane else {
            return Vec::new();
        };
        let height = from.1.y.max(to.1.y);
        [from.1, to.1]
            .map(|end| Vec3::new(end.x, height, lane * beside.z.signum()))
            .to_vec()
    }

    /// How a piece of a kind looks, sounds and is moved.
    #[must_use]
    pub(crate) fn model(&self, kind: PieceKind) -> PieceModel {
        let usual = (self.layout.model)(kind);
        let own = match kind {
            PieceKind::Checker(seat) => self.look.pieces_of(seat),
            _ => None,
        };
        own.map_or(usual, |own| PieceModel {
            file: own.model,
            surface: own.surface,
            ..usual
        })
    }

    /// The colour of a seat's pieces, for its mark beside a name; `None` where both seats play with
    /// the same pieces.
    #[must_use]
    pub(crate) fn seat_colour(&self, seat: Seat) -> Option<Color> {
        let usual = self.layout.seat_colours?;
        let own = self.look.pieces_of(seat);
        Some(own.map_or(usual[seat.index()], |own| own.colour))
    }

    /// The material under the lowest piece at a place.
    #[must_use]
    pub(crate) const fn ground(&self, place: Place) -> Surface {
        match place {
            Place::Point(_) | Place::Bar(_) | Place::Cell { .. } | Place::Cube(_) => {
                self.look.surface
            }
            _ => self.layout.beside,
        }
    }

    /// What is heard of an impact. Dice roll alike on all boards of a game, so that a throw has one
    /// result at two machines; what they strike sounds like the board that lies there.
    #[must_use]
    pub(crate) fn heard(&self, impact: Impact) -> Impact {
        let [low, high] = self.frame();
        let is_on_board =
            impact.at.xz().cmpge(low.xz()).all() && impact.at.xz().cmple(high.xz()).all();
        let surface = if impact.shape.is_some() && is_on_board {
            self.in_place_of(impact.surface)
        } else {
            impact.surface
        };
        Impact { surface, ..impact }
    }

    /// The material of the board that lies there in place of that of the first board of its game;
    /// any other as it is.
    fn in_place_of(&self, surface: Surface) -> Surface {
        if surface == BoardLook::first(self.look.game).surface {
            self.look.surface
        } else {
            surface
        }
    }

    /// How the ground looks at a place.
    #[must_use]
    pub(crate) fn finish(&self, place: Place) -> Finish {
        let mean = self.look.reflectance;
        match (self.ground(place), self.look.dark_squares, place) {
            (Surface::Felt | Surface::Leather, ..) => Finish::CLOTH,
            (_, Some(dark), Place::Cell { column, row }) => {
                Finish::polished(if (column + row).is_multiple_of(2) {
                    dark
                } else {
                    2.0 * mean - dark
                })
            }
            _ => Finish::polished(mean),
        }
    }

    /// How the ground of a throw field looks.
    #[must_use]
    pub(crate) fn finish_of_field(&self, field: &ThrowField) -> Finish {
        match self.in_place_of(field.ground) {
            Surface::Felt | Surface::Leather => Finish::CLOTH,
            _ => Finish::polished(self.look.reflectance),
        }
    }

    /// The position and rotation of the `level`-th piece at a place, counted from the bottom: the
    /// centre of its foot.
    #[must_use]
    pub(crate) fn spot(&self, place: Place, level: usize) -> Transform {
        let spot = (self.layout.spot)(place, level);
        Transform::from_translation(self.position(spot.translation))
            .with_rotation(self.rotation(spot.rotation))
    }

    /// The area in which a pointer means a place; `None` for places that are never touched.
    #[must_use]
    pub(crate) fn zone(&self, place: Place) -> Option<Zone> {
        (self.layout.zone)(place).map(|zone| Zone {
            centre: self.position(zone.centre),
            ..zone
        })
    }

    /// Every place that can be touched, in the order of the keyboard.
    #[must_use]
    pub(crate) fn places(&self) -> Vec<Place> {
        (self.layout.places)()
    }

    /// Whether a hand that picks up a piece at a place takes the whole stack.
    #[must_use]
    pub(crate) const fn lifts_stack(&self, from: Place) -> bool {
        self.layout.lifts_stacks && matches!(from, Place::Cell { .. })
    }

    /// Where a seat throws its dice.
    #[must_use]
    pub(crate) fn field(&self, seat: Option<Seat>) -> ThrowField {
        let mut field = (self.layout.field)(seat);
        let [low, high] = self.mirrored([field.min, field.max].map(|corner| corner.extend(0.0)));
        (field.min, field.max) = (low.truncate(), high.truncate());
        let [low, high] = self.mirrored(field.clear.map(|corner| corner.extend(0.0)));
        field.clear = [low.truncate(), high.truncate()];
        field.drop_point = field.drop_point.map(|at| self.position(at));
        for solid in &mut field.solids {
            (solid.at, solid.rotation) = (self.position(solid.at), self.rotation(solid.rotation));
        }
        field
    }

    /// Where the dice of a seat lie before its first throw: the middle of the group.
    #[must_use]
    pub(crate) fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        self.position((self.layout.dice_rest)(seat))
    }

    /// The places that carry a number or a letter, with the middle of it.
    pub(crate) fn label_spots(&self) -> impl Iterator<Item = (Place, Vec3)> {
        (self.layout.label_spots)()
            .into_iter()
            .map(|(place, at)| (place, self.position(at)))
    }

    /// The lower and the higher corner of the board with its frame.
    #[must_use]
    pub(crate) const fn frame(&self) -> [Vec3; 2] {
        self.mirrored(self.layout.frame)
    }

    /// Boxes around everything that is played with, cups included; the camera keeps them in view
    /// where there is room.
    pub(crate) fn extent(&self) -> impl Iterator<Item = [Vec3; 2]> {
        /// Half the width of a cup, and how much of its height is seen above what is behind it.
        const CUP: Vec2 = Vec2::new(0.32, 0.55);
        let cups = self.cups().map(|cup| {
            let half = Vec3::new(CUP.x, 0.0, CUP.x);
            [cup.prop.at - half, cup.prop.at + half + Vec3::Y * CUP.y]
        });
        let boxes = self.layout.extent.iter();
        boxes.map(|corners| self.mirrored(*corners)).chain(cups)
    }

    /// The lower and the higher corner of a box.
    const fn mirrored(&self, [low, high]: [Vec3; 2]) -> [Vec3; 2] {
        if self.flipped {
            [
                Vec3::new(-high.x, low.y, low.z),
                Vec3::new(-low.x, high.y, high.z),
            ]
        } else {
            [low, high]
        }
    }
}

/// The model of a die.
#[must_use]
pub(crate) const fn die_model(shape: DieShape) -> &'static str {
    match shape {
        DieShape::Cube => "models/die.glb",
        DieShape::Tetrahedron => "models/lot.glb",
    }
}

/// The side of a seat along z: +1 for the first seat, which sits in the south, and -1 for the
/// second.
#[must_use]
pub(crate) const fn side(seat: Seat) -> f32 {
    match seat {
        Seat::First => 1.0,
        Seat::Second => -1.0,
    }
}
