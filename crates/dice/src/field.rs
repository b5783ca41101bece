//! The place that dice are thrown into: its ground, its walls and the obstacles in it.

use bevy::{math::Quat, math::Vec2, math::Vec3, prelude::Resource};
use bevy_rapier3d::prelude::Collider;

use crate::{DieShape, Surface};

/// The place that dice are thrown into: a level ground inside four walls, with obstacles. Lengths
/// in table units (1 = 10 cm).
///
/// The walls are higher than the models show, so that no die leaves the field.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ThrowField {
    /// The height of the ground.
    pub floor: f32,
    /// The north-western corner (x, z).
    pub min: Vec2,
    /// The south-eastern corner (x, z).
    pub max: Vec2,
    /// The part of the ground in which dice come to rest, as its north-western and its
    /// south-eastern corner: no wall hides them there. Usually the whole ground.
    pub clear: [Vec2; 2],
    /// The material of the ground.
    pub ground: Surface,
    /// The material of the walls.
    pub walls: Surface,
    /// Obstacles: rails, steps of a dice tower, pieces.
    pub solids: Vec<Solid>,
    /// The point from which dice fall whatever the gesture, if they are dropped into something
    /// such as a dice tower.
    pub drop_point: Option<Vec3>,
}

impl ThrowField {
    /// The height of the invisible walls over the ground.
    const WALL_HEIGHT: f32 = 4.0;

    /// A field without obstacles, with wooden walls.
    #[must_use]
    pub const fn new(floor: f32, min: Vec2, max: Vec2, ground: Surface) -> Self {
        Self {
            floor,
            min,
            max,
            clear: [min, max],
            ground,
            walls: Surface::Wood,
            solids: Vec::new(),
            drop_point: None,
        }
    }

    /// The same field, whose dice come to rest at least this far from the western and northern
    /// walls and from the eastern and southern ones.
    #[must_use]
    pub fn clear_of_walls(mut self, north_west: Vec2, south_east: Vec2) -> Self {
        self.clear = [self.min + north_west, self.max - south_east];
        self
    }

    /// The way to the clear part of the ground for a die that reaches out of it, as x and z; zero
    /// for one that lies in it.
    pub(crate) fn way_to_clear(&self, shape: DieShape, position: Vec3, rotation: Quat) -> Vec2 {
        let [low, high] = self.clear;
        let corners = shape
            .corners()
            .map(|corner| position + rotation * corner)
            .map(|corner| Vec2::new(corner.x, corner.z));
        let (least, most) = corners.fold(
            (Vec2::INFINITY, Vec2::NEG_INFINITY),
            |(least, most), corner| (least.min(corner), most.max(corner)),
        );
        (low - least).max(Vec2::ZERO) - (most - high).max(Vec2::ZERO)
    }

    /// The middle of the ground.
    #[must_use]
    pub fn centre(&self) -> Vec3 {
        Vec3::new(
            (self.min.x + self.max.x) / 2.0,
            self.floor,
            (self.min.y + self.max.y) / 2.0,
        )
    }

    /// The nearest point inside the walls from which dice can be released.
    #[must_use]
    pub fn clamp(&self, hand: Vec3) -> Vec3 {
        const MARGIN: f32 = 0.35;
        let low = (self.min + MARGIN).min(self.max - MARGIN);
        let high = (self.max - MARGIN).max(self.min + MARGIN);
        Vec3::new(
            hand.x.clamp(low.x.min(high.x), high.x.max(low.x)),
            hand.y.clamp(self.floor + 0.5, self.floor + 1.6),
            hand.z.clamp(low.y.min(high.y), high.y.max(low.y)),
        )
    }

    /// Whether a point lies between the walls and not below the ground.
    #[must_use]
    pub fn contains(&self, point: Vec3) -> bool {
        (self.min.x..=self.max.x).contains(&point.x)
            && (self.min.y..=self.max.y).contains(&point.z)
            && point.y > self.floor - 0.05
    }

    /// Ground and walls as solids.
    pub(crate) fn ground_and_walls(&self) -> Vec<Solid> {
        const THICKNESS: f32 = 0.5;
        let centre = self.centre();
        let half = (self.max - self.min) / 2.0;
        let wall = |x: f32, z: f32, hx: f32, hz: f32| {
            Solid::block(
                Vec3::new(x, self.floor + Self::WALL_HEIGHT / 2.0, z),
                Vec3::new(hx, Self::WALL_HEIGHT / 2.0 + THICKNESS, hz),
                self.walls,
            )
        };
        vec![
            Solid::block(
                centre - Vec3::Y * THICKNESS,
                Vec3::new(
                    half.x + 2.0 * THICKNESS,
                    THICKNESS,
                    half.y + 2.0 * THICKNESS,
                ),
                self.ground,
            ),
            wall(
                self.min.x - THICKNESS,
                centre.z,
                THICKNESS,
                half.y + 2.0 * THICKNESS,
            ),
            wall(
                self.max.x + THICKNESS,
                centre.z,
                THICKNESS,
                half.y + 2.0 * THICKNESS,
            ),
            wall(
                centre.x,
                self.min.y - THICKNESS,
                half.x + 2.0 * THICKNESS,
                THICKNESS,
            ),
            wall(
                centre.x,
                self.max.y + THICKNESS,
                half.x + 2.0 * THICKNESS,
                THICKNESS,
            ),
        ]
    }
}

/// A fixed body that dice bounce off.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Solid {
    /// Its shape.
    pub shape: SolidShape,
    /// Its centre.
    pub at: Vec3,
    /// Its orientation.
    pub rotation: Quat,
    /// Its material.
    pub surface: Surface,
    /// Whether dice slide off it, as off the smooth plates of a dice tower.
    pub polished: bool,
}

/// The shape of a [`Solid`].
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum SolidShape {
    /// A block, by half the lengths of its edges.
    Block(Vec3),
    /// An upright disc, such as a checker.
    Disc {
        /// Half its height.
        half_height: f32,
        /// Its radius.
        radius: f32,
    },
}

impl Solid {
    /// An unrotated block.
    #[must_use]
    pub const fn block(at: Vec3, half: Vec3, surface: Surface) -> Self {
        Self {
            shape: SolidShape::Block(half),
            at,
            rotation: Quat::IDENTITY,
            surface,
            polished: false,
        }
    }

    /// An upright disc; `foot` is the centre of its lower face.
    #[must_use]
    pub fn disc(foot: Vec3, radius: f32, height: f32, surface: Surface) -> Self {
        let half_height = height / 2.0;
        Self {
            shape: SolidShape::Disc {
                half_height,
                radius,
            },
            at: foot + Vec3::Y * half_height,
            rotation: Quat::IDENTITY,
            surface,
            polished: false,
        }
    }

    /// The same solid, rotated.
    #[must_use]
    pub const fn turned(mut self, rotation: Quat) -> Self {
        self.rotation = rotation;
        self
    }

    /// The same solid with a polished surface.
    #[must_use]
    pub const fn polished(mut self) -> Self {
        self.polished = true;
        self
    }

    pub(crate) fn collider(&self) -> Collider {
        match self.shape {
            SolidShape::Block(half) => Collider::cuboid(half.x, half.y, half.z),
            SolidShape::Disc {
                half_height,
                radius,
            } => Collider::cylinder(half_height, radius),
        }
    }
}
