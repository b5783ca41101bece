//! Where samples are taken: points that fill the pixel and the lamp evenly, however many there are.
//! Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences" (2018), in four dimensions.

use std::f64::consts::TAU;

use bevy::math::{DVec2, Vec2};

/// The root of x⁵ = x + 1, to which the powers of the four dimensions belong.
const ROOT: f64 = 1.167_303_978_261_418_7;

/// The number of a sample in a dimension, 0 to 1. The first one is in the middle.
fn fraction(number: u32, dimension: i32) -> f64 {
    (0.5 + f64::from(number) * ROOT.powi(-1 - dimension)).fract()
}

/// The shift of the picture, in pixels, -0.5 to 0.5 along both axes: none for the first sample.
pub(super) fn in_pixel(number: u32) -> Vec2 {
    (DVec2::new(fraction(number, 0), fraction(number, 1)) - 0.5).as_vec2()
}

/// A point of the lamp, which is a disc with the radius 1: its middle for the first sample.
pub(super) fn on_lamp(number: u32) -> Vec2 {
    // From the middle outwards, so that the first one is there.
    let (along, around) = ((fraction(number, 2) + 0.5).fract(), fraction(number, 3));
    (DVec2::from_angle(TAU * around) * along.sqrt()).as_vec2()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::refinement::progress::Progress;

    #[test]
    fn the_first_sample_is_the_picture_as_it_is() {
        assert_eq!(in_pixel(0), Vec2::ZERO);
        assert_eq!(on_lamp(0), Vec2::ZERO);
    }

    /// However early it ends, no side of the pixel or the lamp has more.
    #[test]
    fn samples_are_balanced_from_the_tenth_on() {
        for count in 10..=4 * Progress::SAMPLES {
            let mean = |point: fn(u32) -> Vec2| (0..count).map(point).sum::<Vec2>() / count as f32;
            assert!(mean(in_pixel).length() < 0.1, "{count}: {}", mean(in_pixel));
            assert!(mean(on_lamp).length() < 0.16, "{count}: {}", mean(on_lamp));
        }
    }

    #[test]
    fn samples_fill_the_pixel_and_the_lamp() {
        let count = Progress::SAMPLES;
        for quarter in [
            Vec2::ONE,
            Vec2::NEG_ONE,
            Vec2::new(1.0, -1.0),
            Vec2::new(-1.0, 1.0),
        ] {
            let within = |point: fn(u32) -> Vec2| {
                (0..count)
                    .filter(|number| (point(*number) * quarter).min_element() > 0.0)
                    .count()
            };
            let even = count as usize / 4;
            assert!(within(in_pixel).abs_diff(even) <= 3, "{quarter}");
            assert!(within(on_lamp).abs_diff(even) <= 3, "{quarter}");
        }
        assert!((0..count).all(|number| in_pixel(number).abs().max_element() <= 0.5));
        assert!((0..count).all(|number| on_lamp(number).length() <= 1.0));
        let outside = (0..count).filter(|number| on_lamp(*number).length() > 0.5_f32.sqrt());
        assert!(outside.count().abs_diff(count as usize / 2) <= 2);
    }
}
