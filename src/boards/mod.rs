//! The layout of each game, one file per game: where its places are in the world, which models it uses, where its dice
//! are thrown and what it sounds like.
//!
//! Lengths are in table units, 1 = 10 cm. x runs east, y up, z south; the first seat sits in the south. `y = 0` is the
//! playing surface of the board.

mod backgammon;
mod flipped;
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

pub(crate) use model::{CloseUp, Finish, Footprint, PieceModel, Portrait, Prop, Zone};
pub(crate) use tray::Tray;

/// What a game contributes to the table.
pub(crate) trait Board: Send + Sync {
    /// The height of the table top, below the playing surface.
    fn table_height(&self) -> f32;

    /// The part of red, green and blue light that the playing surface throws back: the mean of its model's colours.
    fn reflectance(&self) -> Vec3;

    /// What stands on the table besides the pieces: the board itself, trays, a dice tower.
    fn props(&self) -> Vec<Prop>;

    /// The cups from which dice can be thrown.
    fn cups(&self) -> Vec<Prop> {
        Vec::new()
    }

    /// How a piece of this kind looks.
    fn model(&self, kind: PieceKind) -> PieceModel;

    /// The colour of a seat's pieces, for its mark beside a name; nothing where both seats play with the same pieces.
    fn seat_colour(&self, _seat: Seat) -> Option<Color> {
        None
    }

    /// The material under the lowest piece at a place.
    fn ground(&self, place: Place) -> Surface {
        match place {
            Place::Point(_) | Place::Bar(_) | Place::Cell { .. } | Place::Doubling(_) => Surface::Wood,
            _ => Surface::Felt,
        }
    }

    /// How the ground looks at a place.
    fn finish(&self, place: Place) -> Finish {
        match self.ground(place) {
            Surface::Felt | Surface::Leather => Finish::CLOTH,
            _ => Finish::polished(self.reflectance()),
        }
    }

    /// The position and rotation of the `level`-th piece at a place, counted from the bottom: the centre of its foot.
    fn spot(&self, place: Place, level: usize) -> Transform;

    /// The area in which a pointer means a place; nothing for places that are never touched.
    fn zone(&self, place: Place) -> Option<Zone>;

    /// Every place that can be touched, in the order of the keyboard.
    fn places(&self) -> Vec<Place>;

    /// Whether a pointer can mean pieces of this kind.
    fn is_pickable(&self, _kind: PieceKind) -> bool {
        true
    }

    /// Whether a hand that picks up a piece at a place takes the whole stack.
    fn lifts_stack(&self, _from: Place) -> bool {
        false
    }

    /// Whether a piece of this kind is pushed from square to square instead of being lifted.
    fn slides(&self, _kind: PieceKind) -> bool {
        false
    }

    /// The tray beside the board in which dice are thrown. A game that throws elsewhere has its own
    /// [`field`](Self::field) and [`dice_rest`](Self::dice_rest).
    fn tray(&self) -> Tray {
        Tray::new(3.2, self.table_height())
    }

    /// Where a seat throws its dice.
    fn field(&self, _seat: Option<Seat>) -> ThrowField {
        self.tray().field()
    }

    /// Where the dice of a seat lie before its first throw: the middle of the group.
    fn dice_rest(&self, seat: Option<Seat>) -> Vec3 {
        self.tray().rest(seat)
    }

    /// The places that carry a number or a letter, with the middle of it: on the rim of the board or in a corner of the
    /// square. [`Describe::place_label`](tesserae_rules::Describe::place_label) says which.
    fn label_spots(&self) -> Vec<(Place, Vec3)> {
        Vec::new()
    }

    /// Boxes around everything that is played with; the camera keeps them in view.
    fn extent(&self) -> Vec<[Vec3; 2]>;

    /// The rotation that shows a value of the doubling cube on top; only backgammon has a cube.
    fn cube_attitude(&self, _value: u8) -> Quat {
        Quat::IDENTITY
    }

    /// The sound of an impact where it differs from that of its two materials.
    fn impact_sound(&self, _impact: &Impact) -> Option<&'static str> {
        None
    }

    /// The sound of a piece that is paid, refilled or taken back to a place.
    fn payment_sound(&self, _kind: PieceKind, _to: Place) -> Option<&'static str> {
        None
    }

    /// Rails, boxes and walls behind which pieces can be hidden, as corners: a test looks over them.
    #[cfg(test)]
    fn walls(&self) -> Vec<[Vec3; 2]>;

    /// The small picture of the board in the menu, a JPEG file.
    fn picture(&self) -> &'static [u8];

    /// How the board is photographed.
    fn portrait(&self) -> Portrait;
}

/// The board of a game.
#[must_use]
pub(crate) fn board(kind: Kind) -> Box<dyn Board> {
    match kind {
        Kind::Backgammon => Box::new(backgammon::Backgammon),
        Kind::Tabula => Box::new(tabula::Tabula),
        Kind::Ur => Box::new(ur::Ur),
        Kind::TableroDeJesus => Box::new(tablero_de_jesus::Jesus),
        Kind::TableroDiBerona => Box::new(tablero_di_berona::Berona),
    }
}

/// The board of a game with east and west exchanged: pieces go round the other way.
#[must_use]
pub(crate) fn flipped_board(kind: Kind) -> Box<dyn Board> {
    Box::new(flipped::Flipped(board(kind)))
}

/// The model of a die.
#[must_use]
pub(crate) const fn die_model(shape: DieShape) -> &'static str {
    match shape {
        DieShape::Cube => "models/die.glb",
        DieShape::Tetrahedron => "models/lot.glb",
    }
}

/// The side of a seat along z: +1 for the first seat, which sits in the south, and -1 for the second.
#[must_use]
pub(crate) const fn side(seat: Seat) -> f32 {
    match seat {
        Seat::First => 1.0,
        Seat::Second => -1.0,
    }
}
