//! The light that the board throws back: it lights the sides of everything that stands on it. It is added to the map of
//! the room's light, which has none from below.

use std::f32::consts::PI;

use bevy::{light::EnvironmentMapLight, prelude::*, render::render_resource::TextureFormat};

use super::{LAMP, ROOM_LUMINANCE, lamp_on_table};
use crate::world::current_board::CurrentBoard;

/// Adds the light of the board on the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, add.run_if(resource_exists::<CurrentBoard>));
}

/// The part of the ground beside a piece that is lit, in the mean of all sides: the rest lies in shadows.
const LIT: f32 = 0.6;
/// How much more of it is lit on the side of the lamp, and less on the other.
const LAMP_SIDE: f32 = 0.35;

/// Gives the cameras a map with the light of the board, when another board comes or the map of the room is loaded.
fn add(
    board: Res<CurrentBoard>,
    mut images: ResMut<Assets<Image>>,
    mut cameras: Query<&mut EnvironmentMapLight>,
    mut room: Local<Option<Handle<Image>>>,
    mut shown: Local<Option<Vec3>>,
) {
    let Some(first) = cameras.iter().next() else { return };
    let room = room.get_or_insert_with(|| first.diffuse_map.clone());
    let reflectance = board.board.reflectance();
    if *shown == Some(reflectance) {
        return;
    }
    let Some(lit) = images.get(&*room).and_then(|room| with_bounce(room, reflectance)) else { return };
    let map = images.add(lit);
    for mut camera in &mut cameras {
        camera.diffuse_map = map.clone();
    }
    *shown = Some(reflectance);
}

/// The diffuse map of the room with the light that a board throws back; nothing while the map is not there.
fn with_bounce(room: &Image, reflectance: Vec3) -> Option<Image> {
    let mut image = room.clone();
    let size = image.width() as usize;
    debug_assert_eq!(image.texture_descriptor.format, TextureFormat::Rgb9e5Ufloat);
    let texels: &mut [[u8; 4]] = image.data.as_mut()?.as_chunks_mut().0;
    // The third face looks up.
    let from_above = decode(texels[2 * size * size + size * size / 2 + size / 2]);
    let on_board = lamp_on_table() / (PI * ROOM_LUMINANCE) + from_above;
    let to_lamp = LAMP.with_y(0.0).normalize();
    for (index, texel) in texels.iter_mut().enumerate() {
        let normal = direction(index, size);
        let lit = LIT + LAMP_SIDE * normal.dot(to_lamp);
        *texel = encode(decode(*texel) + reflectance * on_board * lit * (1.0 - normal.y) / 2.0);
    }
    Some(image)
}

/// The direction in which a texel of a cubemap lies. The engine samples cubemaps with z negated.
fn direction(index: usize, size: usize) -> Vec3 {
    let step = |number: usize| (number as f32 + 0.5) / size as f32 * 2.0 - 1.0;
    let (right, down) = (step(index % size), step(index / size % size));
    let sampled = match index / (size * size) {
        0 => Vec3::new(1.0, -down, -right),
        1 => Vec3::new(-1.0, -down, right),
        2 => Vec3::new(right, 1.0, down),
        3 => Vec3::new(right, -1.0, -down),
        4 => Vec3::new(right, -down, 1.0),
        _ => Vec3::new(-right, -down, -1.0),
    };
    Vec3::new(sampled.x, sampled.y, -sampled.z).normalize()
}

/// The exponent of a texel for which a step of its colours is 1.
const UNIT: i32 = 24;
/// The greatest number of steps of a colour.
const STEPS: f32 = 511.0;

/// The colour of a texel: three numbers of nine bits with a common exponent.
fn decode(texel: [u8; 4]) -> Vec3 {
    let bits = u32::from_le_bytes(texel);
    let step = f32::exp2(((bits >> 27) as i32 - UNIT) as f32);
    Vec3::new((bits & 511) as f32, (bits >> 9 & 511) as f32, (bits >> 18 & 511) as f32) * step
}

/// A texel of a colour, which is not negative.
fn encode(colour: Vec3) -> [u8; 4] {
    let exponent = ((colour.max_element().max(1e-4) / STEPS).log2().ceil() as i32 + UNIT).clamp(0, 31);
    let steps = (colour / f32::exp2((exponent - UNIT) as f32)).round().min(Vec3::splat(STEPS));
    let [red, green, blue] = steps.to_array().map(|steps| steps as u32);
    (red | green << 9 | blue << 18 | (exponent as u32) << 27).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_keep_their_value_to_half_a_step_of_the_brightest() {
        for colour in [Vec3::new(0.265, 0.11, 0.033), Vec3::new(12.0, 0.0, 511.0), Vec3::splat(1.0), Vec3::ZERO] {
            let error = (decode(encode(colour)) - colour).abs().max_element();
            assert!(error <= colour.max_element() / 510.0, "{colour}: {error}");
        }
    }

    #[test]
    fn the_texels_of_a_cubemap_look_in_all_directions_alike() {
        const SIZE: usize = 8;
        let faces = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::NEG_Z, Vec3::Z];
        for (number, face) in faces.into_iter().enumerate() {
            let texels = (0..SIZE * SIZE).map(|texel| direction(number * SIZE * SIZE + texel, SIZE));
            let mean = texels.clone().sum::<Vec3>().normalize();
            assert!(mean.abs_diff_eq(face, 1e-5), "face {number} looks to {mean}");
            assert!(texels.into_iter().all(|texel| texel.dot(face) > 0.57));
        }
        let first = direction(4 * SIZE * SIZE, SIZE);
        assert!(first.x < 0.0 && first.y > 0.0, "the first texel of a side is its upper left one");
    }
}
