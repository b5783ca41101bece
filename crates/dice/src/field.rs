use bevy::{math::Quat, math::Vec2, math::Vec3, prelude::Resource};
use bevy_rapier3d::prelude::Collider;

use crate::Surface;

/// Where dice are thrown: a level ground inside four walls, and what stands on it. Lengths in table units (1 = 10 cm).
///
/// The walls are higher than they look, as a croupier's hand is: nothing leaves the field.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ThrowField {
    /// The height of the ground.
    pub floor: f32,
    /// The north-western corner (x, z).
    pub min: Vec2,
    /// The south-eastern corner (x, z).
    pub max: Vec2,
    /// What the ground is made of.
    pub ground: Surface,
    /// What the walls are made of.
    pub walls: Surface,
    /// Rails, steps of a dice tower, pieces in the way.
    pub solids: Vec<Solid>,
    /// If dice are dropped into something, such as a dice tower: the point from which each falls, whatever the hand does.
    pub mouth: Option<Vec3>,
}

impl ThrowField {
    /// How high the unseen walls rise over the ground.
    pub(crate) const WALL: f32 = 4.0;

    /// A bare field on the table.
    #[must_use]
    pub const fn new(floor: f32, min: Vec2, max: Vec2, ground: Surface) -> Self {
        Self { floor, min, max, ground, walls: Surface::Wood, solids: Vec::new(), mouth: None }
    }

    /// The middle of the ground.
    #[must_use]
    pub fn centre(&self) -> Vec3 {
        Vec3::new((self.min.x + self.max.x) / 2.0, self.floor, (self.min.y + self.max.y) / 2.0)
    }

    /// The nearest point inside the walls from which dice can be let go.
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
    pub(crate) fn shell(&self) -> Vec<Solid> {
        const THICK: f32 = 0.5;
        let centre = self.centre();
        let half = (self.max - self.min) / 2.0;
        let wall = |x: f32, z: f32, hx: f32, hz: f32| {
            Solid::block(
                Vec3::new(x, self.floor + Self::WALL / 2.0, z),
                Vec3::new(hx, Self::WALL / 2.0 + THICK, hz),
                self.walls,
            )
        };
        vec![
            Solid::block(
                centre - Vec3::Y * THICK,
                Vec3::new(half.x + 2.0 * THICK, THICK, half.y + 2.0 * THICK),
                self.ground,
            ),
            wall(self.min.x - THICK, centre.z, THICK, half.y + 2.0 * THICK),
            wall(self.max.x + THICK, centre.z, THICK, half.y + 2.0 * THICK),
            wall(centre.x, self.min.y - THICK, half.x + 2.0 * THICK, THICK),
            wall(centre.x, self.max.y + THICK, half.x + 2.0 * THICK, THICK),
        ]
    }
}

/// Something that dice bounce off and that does not move.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Solid {
    /// Its form.
    pub shape: SolidShape,
    /// Its centre.
    pub at: Vec3,
    /// Its attitude.
    pub rotation: Quat,
    /// What it is made of.
    pub surface: Surface,
    /// Whether dice slide off it: smooth from use, as the plates of a dice tower.
    pub polished: bool,
}

/// The form of a [`Solid`].
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum SolidShape {
    /// A block, by half its edges.
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
    /// A level block.
    #[must_use]
    pub const fn block(at: Vec3, half: Vec3, surface: Surface) -> Self {
        Self { shape: SolidShape::Block(half), at, rotation: Quat::IDENTITY, surface, polished: false }
    }

    /// A disc that lies flat with its foot at `foot`.
    #[must_use]
    pub fn disc(foot: Vec3, radius: f32, height: f32, surface: Surface) -> Self {
        let half_height = height / 2.0;
        Self {
            shape: SolidShape::Disc { half_height, radius },
            at: foot + Vec3::Y * half_height,
            rotation: Quat::IDENTITY,
            surface,
            polished: false,
        }
    }

    /// The same solid, turned.
    #[must_use]
    pub const fn turned(mut self, rotation: Quat) -> Self {
        self.rotation = rotation;
        self
    }

    /// The same solid, worn smooth.
    #[must_use]
    pub const fn polished(mut self) -> Self {
        self.polished = true;
        self
    }

    pub(crate) fn collider(&self) -> Collider {
        match self.shape {
            SolidShape::Block(half) => Collider::cuboid(half.x, half.y, half.z),
            SolidShape::Disc { half_height, radius } => Collider::cylinder(half_height, radius),
        }
    }
}
