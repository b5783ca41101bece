//! The colours of the materials that players choose for dice and cloth: how the colours of a model
//! are exchanged, so that grain, wear and weave stay.

use bevy::prelude::*;
use tesserae_dice::DieShape;

use crate::table::look::{Cloth, DiceMaterial};

/// Other colours for a model of light material with dark marks, or of one material. All colours are
/// linear.
#[derive(Copy, Clone, Debug, PartialEq, Reflect)]
pub(crate) struct Recolouring {
    /// The colour of the marks.
    pub(crate) marks: LinearRgba,
    /// The colour of the material.
    pub(crate) body: LinearRgba,
    /// The luminance of the material in the model, 0 to 1, which becomes the colour of the material;
    /// what is darker or lighter there is darker or lighter by the same factor.
    pub(crate) luminance: f32,
    /// Up to which luminance a part of the model is a mark, and from which it is material.
    pub(crate) boundary: [f32; 2],
    /// The roughness of the material as a part of that of the model.
    pub(crate) roughness: f32,
    /// Whether the material is a metal, 0 to 1.
    pub(crate) metallic: f32,
    /// How much of the light comes through that goes into a clear die, 0 to 1; 0 for all else. Of
    /// such a die the body's colour is that of a thick piece.
    pub(crate) clear: f32,
}

impl Recolouring {
    /// Other colours for something of bone with dark marks.
    const fn of_bone(marks: LinearRgba, body: LinearRgba) -> Self {
        Self {
            marks,
            body,
            luminance: 0.68,
            boundary: [0.06, 0.4],
            roughness: 1.0,
            metallic: 0.0,
            clear: 0.0,
        }
    }

    /// Another colour for cloth, which has no marks.
    const fn of_cloth(body: LinearRgba) -> Self {
        Self {
            marks: body,
            body,
            luminance: 0.07,
            boundary: [-2.0, -1.0],
            roughness: 1.0,
            metallic: 0.0,
            clear: 0.0,
        }
    }

    /// The same, by a factor darker; a metal, which reflects the room, by half of the factor.
    #[must_use]
    pub(crate) fn darker(self, factor: f32) -> Self {
        let factor = factor * (1.0 - 0.5 * self.metallic);
        Self {
            marks: self.marks * factor,
            body: self.body * factor,
            clear: self.clear * factor,
            ..self
        }
    }
}

const BONE: LinearRgba = LinearRgba::rgb(0.72, 0.62, 0.44);
const INK: LinearRgba = LinearRgba::rgb(0.010, 0.008, 0.006);
const EBONY: LinearRgba = LinearRgba::rgb(0.021, 0.016, 0.013);
const RED: LinearRgba = LinearRgba::rgb(0.36, 0.009, 0.012);
const WHITE: LinearRgba = LinearRgba::rgb(0.80, 0.79, 0.76);
const BRASS: LinearRgba = LinearRgba::rgb(0.79, 0.55, 0.22);

const GREEN: LinearRgba = LinearRgba::rgb(0.015, 0.091, 0.044);
const BURGUNDY: LinearRgba = LinearRgba::rgb(0.105, 0.012, 0.018);
const BLUE: LinearRgba = LinearRgba::rgb(0.013, 0.035, 0.095);
const GREY: LinearRgba = LinearRgba::rgb(0.10, 0.093, 0.082);

impl DiceMaterial {
    /// The colours of its material and its marks.
    pub(crate) const fn colours(self) -> [LinearRgba; 2] {
        match self {
            Self::Bone => [BONE, INK],
            Self::Ebony => [EBONY, BONE],
            Self::Red => [RED, WHITE],
            Self::Brass => [BRASS, INK],
        }
    }

    /// What it changes on dice of a shape; `None` leaves them as they are. Lots are of bone or of
    /// ebony.
    #[must_use]
    pub(crate) const fn recolouring(self, shape: DieShape) -> Option<Recolouring> {
        let [body, marks] = self.colours();
        let plain = Recolouring::of_bone(marks, body);
        match (self, shape) {
            (Self::Bone, _) | (Self::Red | Self::Brass, DieShape::Tetrahedron) => None,
            (Self::Ebony, _) => Some(plain),
            (Self::Red, DieShape::Cube) => Some(Recolouring {
                roughness: 0.4,
                clear: 1.0,
                ..plain
            }),
            (Self::Brass, DieShape::Cube) => Some(Recolouring {
                metallic: 1.0,
                ..plain
            }),
        }
    }
}

impl Cloth {
    /// Its colour.
    pub(crate) const fn colour(self) -> LinearRgba {
        match self {
            Self::Green => GREEN,
            Self::Burgundy => BURGUNDY,
            Self::Blue => BLUE,
            Self::Grey => GREY,
        }
    }

    /// What it changes on the cloth of the model; `None` leaves it as it is.
    #[must_use]
    pub(crate) const fn recolouring(self) -> Option<Recolouring> {
        match self {
            Self::Green => None,
            _ => Some(Recolouring::of_cloth(self.colour())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as the guidelines for accessible web pages count it (WCAG 2.2).
    fn contrast(one: LinearRgba, other: LinearRgba) -> f32 {
        let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
        one.max(other) / one.min(other)
    }

    #[test]
    fn marks_stand_out_from_every_material_of_dice() {
        for material in DiceMaterial::ALL {
            let [body, marks] = material.colours();
            assert!(contrast(body, marks) >= 4.5, "{material:?}");
        }
    }

    #[test]
    fn dice_stand_out_from_every_cloth_by_their_material_or_their_marks() {
        for (material, cloth) in DiceMaterial::ALL
            .iter()
            .flat_map(|material| Cloth::ALL.map(|cloth| (material, cloth)))
        {
            let best = material
                .colours()
                .map(|colour| contrast(colour, cloth.colour()))
                .into_iter()
                .fold(0.0, f32::max);
            assert!(best >= 3.0, "{material:?} on {cloth:?}: {best}");
        }
    }
}
