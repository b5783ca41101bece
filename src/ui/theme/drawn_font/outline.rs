//! The outline of a drawn letter: the line along which half of a pixel is covered.

use std::iter::once;

use contour::ContourBuilder;

use super::{DrawnLetter, table::Table};

/// Writes a letter's glyph. How far to the right of the letter's place it begins, in units.
pub(super) fn write(drawn: &DrawnLetter, glyf: &mut Table) -> i16 {
    /// A point of the outline whose distances from the one before are written in two bytes each.
    const POINT: u8 = 1;
    let rings = rings(drawn);
    let (across, up): (Vec<i16>, Vec<i16>) = rings.iter().flatten().copied().unzip();
    let extremes = |places: &[i16]| Some((*places.iter().min()?, *places.iter().max()?));
    let (Some((left, right)), Some((low, high))) = (extremes(&across), extremes(&up)) else {
        return 0;
    };
    let signed = |number: i16| number as u16;
    glyf.short(rings.len() as u16)
        .shorts(&[left, low, right, high].map(signed));
    let mut points = 0;
    for ring in &rings {
        points += ring.len() as u16;
        glyf.short(points - 1);
    }
    let instructions = 0;
    glyf.short(instructions);
    glyf.bytes((0..points).map(|_| POINT));
    for places in [across, up] {
        let mut before = 0;
        for place in places {
            glyf.short(signed(place - before));
            before = place;
        }
    }
    glyf.fill();
    left
}

/// The closed lines of an outline, as points in units of the font.
fn rings(drawn: &DrawnLetter) -> Vec<Vec<(i16, i16)>> {
    let Some(height) = drawn.coverage.len().checked_div(drawn.width) else {
        return Vec::new();
    };
    let covered: Vec<f64> = drawn.coverage.iter().map(|part| f64::from(*part)).collect();
    let contours = ContourBuilder::new(drawn.width, height, true).contours(&covered, &[127.5]);
    let polygons = contours.iter().flatten().flat_map(|found| found.geometry());
    polygons
        .flat_map(|polygon| once(polygon.exterior()).chain(polygon.interiors()))
        .map(|ring| {
            let mut points: Vec<_> = ring
                .points()
                .map(|point| {
                    (
                        drawn.in_units(drawn.left + point.x() as f32),
                        drawn.in_units(drawn.top - point.y() as f32),
                    )
                })
                .collect();
            points.dedup();
            // The first once more.
            points.pop();
            points
        })
        .filter(|points| points.len() > 2)
        .collect()
}
