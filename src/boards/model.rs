//! What a layout is made of: models of things and pieces, their footprints, and the zones of
//! places.

use bevy::prelude::*;
use tesserae_dice::Surface;

/// A model that does not move: the board, a tray, a bowl.
#[derive(Clone, Debug)]
pub(crate) struct Prop {
    /// The file of the model.
    pub(crate) model: &'static str,
    /// Where it stands.
    pub(crate) at: Vec3,
    /// How far it is rotated about the vertical, in radians.
    pub(crate) turn: f32,
    /// Whether it has a front towards the south, as a dice tower has. Such a model is symmetric
    /// from east to west; all others are symmetric from north to south.
    pub(crate) has_front: bool,
    /// Where it touches the table, seen from above: contact shadows surround it.
    pub(crate) footprint: &'static [Footprint],
}

impl Prop {
    /// A model at a position, not rotated.
    #[must_use]
    pub(crate) const fn at(model: &'static str, x: f32, y: f32, z: f32) -> Self {
        Self {
            model,
            at: Vec3::new(x, y, z),
            turn: 0.0,
            has_front: false,
            footprint: &[],
        }
    }

    /// The same, with a front towards the south.
    #[must_use]
    pub(crate) const fn with_front(mut self) -> Self {
        self.has_front = true;
        self
    }

    /// The same, rotated about the vertical by an angle in radians.
    #[must_use]
    pub(crate) const fn rotated(mut self, angle: f32) -> Self {
        self.turn = angle;
        self
    }

    /// The same, with a footprint.
    #[must_use]
    pub(crate) const fn standing_on(mut self, footprint: &'static [Footprint]) -> Self {
        self.footprint = footprint;
        self
    }

    /// Its position and rotation.
    #[must_use]
    pub(crate) fn transform(&self) -> Transform {
        Transform::from_translation(self.at).with_rotation(Quat::from_rotation_y(self.turn))
    }
}

/// Something that dice are thrown from: a cup, a bowl.
#[derive(Clone, Debug)]
pub(crate) struct Vessel {
    /// Its model, where it stands while it is not used.
    pub(crate) prop: Prop,
    /// Its measures and its sound.
    pub(crate) hollow: Hollow,
}

impl Vessel {
    /// A vessel on the table.
    #[must_use]
    pub(crate) const fn new(prop: Prop, hollow: Hollow) -> Self {
        Self { prop, hollow }
    }
}

/// The measures of a vessel, and how dice sound in it.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Hollow {
    /// Half its width, generous for fingers.
    pub(crate) radius: f32,
    /// Its height.
    pub(crate) height: f32,
    /// How high over its foot the middle of a die is that lies in it.
    pub(crate) floor: f32,
    /// How far from its axis a die lies.
    pub(crate) inside: f32,
    /// The sound of dice that are shaken in it, by its name in the catalogue.
    pub(crate) rattle: &'static str,
}

impl Hollow {
    /// A low cup of wood or horn.
    pub(super) const LOW_CUP: Self = Self {
        radius: 0.30,
        height: 0.52,
        floor: 0.13,
        inside: 0.10,
        rattle: "bone_on_wood_soft",
    };
}

/// A rectangle with rounded corners on the table, relative to the origin of a model.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Footprint {
    /// Its north-western corner (x, z).
    pub(crate) min: Vec2,
    /// Its south-eastern corner (x, z).
    pub(crate) max: Vec2,
    /// The radius of its corners.
    pub(crate) corner: f32,
}

impl Footprint {
    /// A rectangle between two corners.
    #[must_use]
    pub(crate) const fn new(min: Vec2, max: Vec2, corner: f32) -> Self {
        Self { min, max, corner }
    }

    /// A rectangle around the origin.
    #[must_use]
    pub(crate) const fn block(half_x: f32, half_z: f32) -> Self {
        Self::new(Vec2::new(-half_x, -half_z), Vec2::new(half_x, half_z), 0.02)
    }

    /// A disc around the origin.
    #[must_use]
    pub(crate) const fn disc(radius: f32) -> Self {
        Self::new(Vec2::splat(-radius), Vec2::splat(radius), radius)
    }
}

/// How a kind of piece looks, sounds and is moved.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PieceModel {
    /// The file of its model.
    pub(crate) file: &'static str,
    /// Half its width.
    pub(crate) radius: f32,
    /// Its height when it lies flat.
    pub(crate) height: f32,
    /// Its material, for the physics and for sounds.
    pub(crate) surface: Surface,
    /// Whether a pointer can mean it.
    pub(crate) is_pickable: bool,
    /// Whether it is pushed from square to square instead of being lifted.
    pub(crate) slides: bool,
}

impl PieceModel {
    /// A piece that is picked up and put down.
    #[must_use]
    pub(crate) const fn new(
        file: &'static str,
        radius: f32,
        height: f32,
        surface: Surface,
    ) -> Self {
        Self {
            file,
            radius,
            height,
            surface,
            is_pickable: true,
            slides: false,
        }
    }
}

/// How a surface looks on which pieces and dice lie.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Finish {
    /// The parts of red, green and blue light that it scatters.
    pub(crate) scattered: Vec3,
    /// How much it reflects: 1 is like varnish, 0 like cloth.
    pub(crate) polish: f32,
}

impl Finish {
    /// The cloth of the table, leather, dark wood.
    pub(crate) const CLOTH: Self = Self {
        scattered: Vec3::splat(0.1),
        polish: 0.0,
    };

    /// A polished surface that scatters these parts of red, green and blue light.
    #[must_use]
    pub(crate) const fn polished(scattered: Vec3) -> Self {
        Self {
            scattered,
            polish: 1.0,
        }
    }
}

/// A horizontal rectangle in which a pointer means a place.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Zone {
    /// Its centre.
    pub(crate) centre: Vec3,
    /// Half its extent in x and z.
    pub(crate) half: Vec2,
}

impl Zone {
    /// A rectangle around a centre.
    #[must_use]
    pub(crate) const fn new(centre: Vec3, half_x: f32, half_z: f32) -> Self {
        Self {
            centre,
            half: Vec2::new(half_x, half_z),
        }
    }

    /// A square around a centre.
    #[must_use]
    pub(crate) const fn square(centre: Vec3, width: f32) -> Self {
        Self::new(centre, width / 2.0, width / 2.0)
    }

    /// Where a ray meets it: the distance along the ray.
    #[must_use]
    pub(crate) fn hit(&self, ray: Ray3d) -> Option<f32> {
        let distance = ray.intersect_plane(self.centre, InfinitePlane3d::new(Vec3::Y))?;
        let offset = ray.get_point(distance) - self.centre;
        (offset.x.abs() <= self.half.x && offset.z.abs() <= self.half.y).then_some(distance)
    }
}

/// How a board is photographed for the menu and the documentation.
#[cfg_attr(
    not(feature = "dev"),
    expect(dead_code, reason = "screenshots alone use it")
)]
#[derive(Copy, Clone, Debug)]
pub(crate) struct Portrait {
    /// The middle of a picture of the whole board.
    pub(crate) middle: Vec3,
    /// How wide the board and what lies around it are.
    pub(crate) width: f32,
    /// What a close-up shows.
    pub(crate) close_up: CloseUp,
}

/// What a close-up shows.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CloseUp {
    /// The dice where they lie.
    Dice,
    /// The piece nearest to the southern player.
    Piece,
}

/// A wall between two corners.
pub(super) const fn wall(x0: f32, y0: f32, z0: f32, x1: f32, y1: f32, z1: f32) -> [Vec3; 2] {
    [Vec3::new(x0, y0, z0), Vec3::new(x1, y1, z1)]
}
