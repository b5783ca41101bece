//! One file a game: where its places lie in the world, what is modelled, where dice are thrown.
//!
//! Lengths are in table units, 1 = 10 cm. x runs east, y up, z south; the first seat sits in the south. `y = 0` is the board's playing surface.

mod backgammon;
mod flipped;
mod tablero_de_jesus;
mod tablero_di_berona;
mod tabula;
mod tower;
mod tray;
mod ur;

use bevy::prelude::*;
use tesserae_dice::{DieShape, Surface, ThrowField};
use tesserae_rules::{Kind, PieceKind, Place, Seat};

/// What a game contributes to the table.
pub trait Board: Send + Sync {
    /// The height of the table top, below the playing surface.
    fn table_height(&self) -> f32;

    /// What lies or stands there beside the pieces: the board itself, trays, cups, a dice tower.
    fn props(&self) -> Vec<Prop>;

    /// The cups that stand there, from which dice are thrown.
    fn cups(&self) -> Vec<Prop> {
        Vec::new()
    }

    /// How a piece of this kind looks.
    fn model(&self, kind: PieceKind) -> Model;

    /// What a piece at a place is put down on, if it is the first there.
    fn ground(&self, place: Place) -> Surface {
        match place {
            Place::Point(_) | Place::Bar(_) | Place::Cell { .. } | Place::Doubling(_) => Surface::Wood,
            _ => Surface::Felt,
        }
    }

    /// Where the `level`-th piece, from the bottom, of `count` at a place lies: the centre of its foot, and how it is turned.
    fn spot(&self, place: Place, level: usize, count: usize) -> Transform;

    /// The area in which a pointer means a place; nothing for places that are never touched.
    fn zone(&self, place: Place) -> Option<Zone>;

    /// Every place that can be touched, in the order of the keyboard.
    fn places(&self) -> Vec<Place>;

    /// Where this seat throws its dice.
    fn field(&self, seat: Option<Seat>) -> ThrowField;

    /// Where the dice of a seat lie before they are thrown, in their first throw: the middle of the group.
    fn dice_rest(&self, seat: Option<Seat>) -> Vec3;

    /// Boxes around everything that is played with: the camera has them in the picture.
    fn extent(&self) -> Vec<[Vec3; 2]>;

    /// Whether a hand that takes a piece from a square takes the whole stack.
    fn lifts_stacks(&self) -> bool {
        false
    }

    /// The face that the doubling die turns up, as an attitude; only backgammon has one.
    fn cube_attitude(&self, _value: u8) -> Quat {
        Quat::IDENTITY
    }
}

/// Something modelled that does not move.
#[derive(Clone, Debug)]
pub struct Prop {
    /// The file of the model.
    pub model: &'static str,
    /// Where it stands.
    pub at: Transform,
    /// Whether it has a front towards the south, as a dice tower has: such a thing is the same from the east as from the west, all
    /// others from the north as from the south.
    pub has_front: bool,
    /// Where it touches the table, seen from above: the ground round it is dark.
    pub feet: &'static [Foot],
}

impl Prop {
    /// A model at a point, unturned.
    #[must_use]
    pub const fn at(model: &'static str, x: f32, y: f32, z: f32) -> Self {
        Self { model, at: Transform::from_xyz(x, y, z), has_front: false, feet: &[] }
    }

    /// The same with a front towards the south.
    #[must_use]
    pub const fn with_front(mut self) -> Self {
        self.has_front = true;
        self
    }

    /// Standing on these feet.
    #[must_use]
    pub const fn on(mut self, feet: &'static [Foot]) -> Self {
        self.feet = feet;
        self
    }
}

/// A rectangle with round corners on the table, from the origin of a model.
#[derive(Copy, Clone, Debug)]
pub struct Foot {
    /// Its north-western corner (x, z).
    pub min: Vec2,
    /// Its south-eastern corner (x, z).
    pub max: Vec2,
    /// The radius of its corners.
    pub corner: f32,
}

impl Foot {
    /// A rectangle between two corners.
    #[must_use]
    pub const fn new(min: Vec2, max: Vec2, corner: f32) -> Self {
        Self { min, max, corner }
    }

    /// A rectangle around the origin.
    #[must_use]
    pub const fn block(half_x: f32, half_z: f32) -> Self {
        Self::new(Vec2::new(-half_x, -half_z), Vec2::new(half_x, half_z), 0.02)
    }

    /// A disc around the origin.
    #[must_use]
    pub const fn disc(radius: f32) -> Self {
        Self::new(Vec2::splat(-radius), Vec2::splat(radius), radius)
    }
}

/// A kind of piece.
#[derive(Copy, Clone, Debug)]
pub struct Model {
    /// The file of its model.
    pub file: &'static str,
    /// Half its width.
    pub radius: f32,
    /// Its height, lying flat.
    pub height: f32,
    /// What it is made of.
    pub surface: Surface,
}

/// A rectangle on the board or beside it.
#[derive(Copy, Clone, Debug)]
pub struct Zone {
    /// Its centre.
    pub centre: Vec3,
    /// Half its extent in x and z.
    pub half: Vec2,
}

impl Zone {
    /// A rectangle around a point.
    #[must_use]
    pub const fn new(centre: Vec3, half_x: f32, half_z: f32) -> Self {
        Self { centre, half: Vec2::new(half_x, half_z) }
    }

    /// Where a ray meets it: the distance along the ray.
    #[must_use]
    pub fn hit(&self, ray: Ray3d) -> Option<f32> {
        let distance = ray.intersect_plane(self.centre, InfinitePlane3d::new(Vec3::Y))?;
        let offset = ray.get_point(distance) - self.centre;
        (offset.x.abs() <= self.half.x && offset.z.abs() <= self.half.y).then_some(distance)
    }
}

/// The board of a game.
#[must_use]
pub fn board(kind: Kind) -> Box<dyn Board> {
    match kind {
        Kind::Backgammon => Box::new(backgammon::Backgammon),
        Kind::Tabula => Box::new(tabula::Tabula),
        Kind::Ur => Box::new(ur::Ur),
        Kind::TableroDeJesus => Box::new(tablero_de_jesus::Jesus),
        Kind::TableroDiBerona => Box::new(tablero_di_berona::Berona),
    }
}

/// The board of a game in a mirror: east is west, and men go round the other way.
#[must_use]
pub fn mirrored(kind: Kind) -> Box<dyn Board> {
    Box::new(flipped::Mirrored(board(kind)))
}

/// The model of a die.
#[must_use]
pub const fn die_model(shape: DieShape) -> &'static str {
    match shape {
        DieShape::Cube => "models/die.glb",
        DieShape::Tetrahedron => "models/lot.glb",
    }
}

/// +1 for the first seat, which sits towards positive z, and -1 for the second.
#[must_use]
pub const fn side(seat: Seat) -> f32 {
    match seat {
        Seat::First => 1.0,
        Seat::Second => -1.0,
    }
}

/// Which column and which layer the `level`-th piece lies in where pieces are laid out in rows of `row`.
#[must_use]
pub(crate) const fn layered(level: usize, row: usize) -> (f32, f32) {
    ((level % row) as f32, (level / row) as f32)
}

/// How many men in from the rail, and in which layer, the `level`-th man on a point lies: five in the first layer, the next on top of two each.
#[must_use]
pub(crate) const fn on_point(level: usize) -> (f32, f32) {
    match level {
        0..5 => (level as f32, 0.0),
        5..9 => (level as f32 - 4.5, 1.0),
        9..12 => (level as f32 - 8.0, 2.0),
        _ => (level as f32 - 10.5, 3.0),
    }
}
