//! The shapes of dice: faces, collider, rotations, and which face is up.

use bevy::math::{Mat3, Quat, Vec3};
use bevy_rapier3d::prelude::Collider;
use tesserae_rules::DieKind;

/// The shapes of dice. Lengths are in table units (1 = 10 cm).
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum DieShape {
    /// A rounded cube, 16 mm.
    Cube,
    /// A regular tetrahedron of 30 mm edge with rounded corners, two of which are marked: a binary
    /// lot.
    Tetrahedron,
}

const CUBE: [(Vec3, u8); 6] = [
    (Vec3::Y, 1),
    (Vec3::NEG_Y, 6),
    (Vec3::Z, 2),
    (Vec3::NEG_Z, 5),
    (Vec3::X, 3),
    (Vec3::NEG_X, 4),
];

/// The corners of a regular tetrahedron: sines and cosines of 109.47° and 120°.
const TETRAHEDRON: [(Vec3, u8); 4] = [
    (Vec3::Y, 1),
    (Vec3::new(0.942_809_04, -1.0 / 3.0, 0.0), 1),
    (Vec3::new(-0.471_404_52, -1.0 / 3.0, 0.816_496_6), 0),
    (Vec3::new(-0.471_404_52, -1.0 / 3.0, -0.816_496_6), 0),
];

impl From<DieKind> for DieShape {
    fn from(kind: DieKind) -> Self {
        match kind {
            DieKind::Cube => Self::Cube,
            DieKind::Lot => Self::Tetrahedron,
        }
    }
}

impl DieShape {
    /// The length of an edge before rounding.
    #[must_use]
    pub const fn edge(self) -> f32 {
        match self {
            Self::Cube => 0.16,
            Self::Tetrahedron => 0.30,
        }
    }

    /// The radius by which edges and corners are rounded.
    #[must_use]
    pub const fn rounding(self) -> f32 {
        0.02
    }

    /// The directions from the centre that can point up when the shape lies flat on a level ground,
    /// each with the face that is then shown: the sides of a cube, opposite ones adding up to
    /// seven; the corners of a tetrahedron, 1 for a marked one and 0 for the others.
    #[must_use]
    pub fn faces(self) -> &'static [(Vec3, u8)] {
        match self {
            Self::Cube => &CUBE,
            Self::Tetrahedron => &TETRAHEDRON,
        }
    }

    /// The height of the centre over the ground when the die lies flat, in table units.
    #[must_use]
    pub fn resting_height(self) -> f32 {
        match self {
            Self::Cube => self.edge() / 2.0,
            Self::Tetrahedron => self.edge() * 6.0_f32.sqrt() / 12.0,
        }
    }

    /// The corners of the sharp shape, from its centre.
    pub fn corners(self) -> impl Iterator<Item = Vec3> {
        let end = |corner: u8, axis: u8| if corner >> axis & 1 == 0 { -0.5 } else { 0.5 };
        let circumradius = self.edge() * 6.0_f32.sqrt() / 4.0;
        let count = match self {
            Self::Cube => 8,
            Self::Tetrahedron => 4,
        };
        (0..count).map(move |corner| match self {
            Self::Cube => Vec3::new(end(corner, 0), end(corner, 1), end(corner, 2)) * self.edge(),
            Self::Tetrahedron => TETRAHEDRON[usize::from(corner)].0 * circumradius,
        })
    }

    /// The collider: a convex shape enlarged by the rounding radius, flush with the faces of the
    /// sharp shape.
    ///
    /// # Panics
    /// Never: the corners of a tetrahedron span a hull.
    #[must_use]
    pub fn collider(self) -> Collider {
        let radius = self.rounding();
        match self {
            Self::Cube => {
                let half = self.edge() / 2.0 - radius;
                Collider::round_cuboid(half, half, half, radius)
            }
            Self::Tetrahedron => {
                let circumradius = self.edge() * 6.0_f32.sqrt() / 4.0 - 3.0 * radius;
                let corners: Vec<Vec3> = self
                    .faces()
                    .iter()
                    .map(|(corner, _)| *corner * circumradius)
                    .collect();
                Collider::round_convex_hull(&corners, radius).expect("four corners span a hull")
            }
        }
    }

    /// Every rotation that maps the shape onto itself: 24 for the cube, 12 for the tetrahedron.
    #[must_use]
    pub fn rotations(self) -> Vec<Quat> {
        let directions: Vec<Vec3> = self
            .faces()
            .iter()
            .map(|(direction, _)| *direction)
            .collect();
        // Three linearly independent faces, and every three faces that they may be mapped to.
        let [from_a, from_b, from_c] = match self {
            Self::Cube => [Vec3::Y, Vec3::Z, Vec3::X],
            Self::Tetrahedron => [directions[0], directions[1], directions[2]],
        };
        let back = Mat3::from_cols(from_a, from_b, from_c).inverse();
        let mut rotations = Vec::new();
        for a in &directions {
            for b in &directions {
                for c in &directions {
                    let candidate = Mat3::from_cols(*a, *b, *c) * back;
                    let proper = (candidate.determinant() - 1.0).abs() < 1e-3;
                    let rigid =
                        (candidate * candidate.transpose()).abs_diff_eq(Mat3::IDENTITY, 1e-3);
                    if proper && rigid {
                        rotations.push(Quat::from_mat3(&candidate).normalize());
                    }
                }
            }
        }
        rotations
    }

    /// The rotation of the marks on a body with this rotation that shows a face; None if the shape
    /// has no such face.
    #[must_use]
    pub fn marks(self, body: Quat, face: u8) -> Option<Quat> {
        self.rotations()
            .into_iter()
            .find(|marks| self.read(body * *marks).0 == face)
    }

    /// The face that is most nearly up, with the cosine of its angle to the vertical. `marks` is
    /// the orientation of the marks in the world: the body's rotation times
    /// [`Marks`](crate::Marks).
    #[must_use]
    pub fn read(self, marks: Quat) -> (u8, f32) {
        self.faces()
            .iter()
            .map(|(direction, face)| (*face, (marks * *direction).y))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .unwrap_or((0, 0.0))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy::math::EulerRot;

    use super::*;

    #[test]
    fn a_cube_has_24_rotations_and_a_tetrahedron_12() {
        assert_eq!(DieShape::Cube.rotations().len(), 24);
        assert_eq!(DieShape::Tetrahedron.rotations().len(), 12);
    }

    #[test]
    fn in_any_orientation_every_face_is_up_for_the_same_number_of_rotations() {
        let tilted = Quat::from_euler(EulerRot::XYZ, 0.3, 1.1, -2.0);
        for (shape, share) in [(DieShape::Cube, 4), (DieShape::Tetrahedron, 6)] {
            let mut counts = [0; 7];
            for rotation in shape.rotations() {
                counts[usize::from(shape.read(tilted * rotation).0)] += 1;
            }
            assert!(
                shape
                    .faces()
                    .iter()
                    .all(|(_, face)| counts[usize::from(*face)] == share),
                "{shape:?}: {counts:?}"
            );
        }
    }

    #[test]
    fn a_shape_shows_exactly_the_faces_of_its_kind_of_die() {
        for kind in DieKind::ALL {
            let shown = DieShape::from(kind)
                .faces()
                .iter()
                .map(|(_, face)| *face)
                .collect::<BTreeSet<_>>();
            let (low, high) = kind.faces();
            assert!(shown.into_iter().eq(low..=high), "{kind:?}");
        }
    }

    #[test]
    fn opposite_sides_of_a_cube_add_up_to_seven() {
        for (direction, face) in DieShape::Cube.faces() {
            let opposite = DieShape::Cube
                .faces()
                .iter()
                .find(|(other, _)| *other == -*direction)
                .map(|(_, face)| *face);
            assert_eq!(opposite, Some(7 - face));
        }
    }
}
