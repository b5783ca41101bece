//! The light that the board throws back: it lights the sides of everything that stands on it, and
//! is reflected by them. It is added to the maps of the room's light, which have none from below.

use std::f32::consts::PI;

use bevy::{
    light::EnvironmentMapLight,
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, RenderApp,
        render_asset::RenderAssets,
        render_resource::{TextureDataOrder, TextureFormat},
        texture::GpuImage,
    },
};

use super::{LAMP, ROOM_LUMINANCE, lamp_on_table};
use crate::world::current_board::CurrentBoard;

/// Adds the light of the board on the table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NewMaps>().add_systems(
        Update,
        (add.run_if(resource_exists::<CurrentBoard>), show).chain(),
    );
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(ExtractSchedule, look_for);
    }
}

/// The part of the ground beside a piece that is lit, averaged over all directions: the rest lies
/// in shadows.
const LIT: f32 = 0.6;
/// How much this part grows on the side of the lamp, and shrinks on the other.
const LAMP_SIDE: f32 = 0.35;

/// The maps of the room's light: diffuse, and for reflections.
type Maps = [Handle<Image>; 2];

/// Maps on their way to the graphics card. With maps that are not there the engine drops all light
/// of the room, for which everything that is seen needs other programs.
#[derive(Resource, Debug, Default)]
struct NewMaps {
    maps: Option<Maps>,
    have_arrived: bool,
}

/// Makes maps with the light of the board, when another board comes or the maps of the room are
/// loaded.
fn add(
    board: Res<CurrentBoard>,
    mut images: ResMut<Assets<Image>>,
    cameras: Query<&EnvironmentMapLight>,
    mut new: ResMut<NewMaps>,
    mut room: Local<Option<Maps>>,
    mut made: Local<Option<Vec3>>,
) {
    let Some(first) = cameras.iter().next() else {
        return;
    };
    let room = room.get_or_insert_with(|| [first.diffuse_map.clone(), first.specular_map.clone()]);
    let reflectance = board.board.look.reflectance;
    if *made == Some(reflectance) {
        return;
    }
    let [Some(diffuse), Some(specular)] = room.each_ref().map(|map| images.get(map)) else {
        return;
    };
    let Some(ground) = from_above(diffuse).map(|above| reflectance * (lamp() + above)) else {
        return;
    };
    let to_lamp = LAMP.with_y(0.0).normalize();
    let diffuse = with_light(diffuse, |normal, _| {
        let lit = LIT + LAMP_SIDE * normal.dot(to_lamp);
        ground * lit * (1.0 - normal.y) / 2.0
    });
    // The ground counts as lit everywhere; model_material.wgsl sees to its shadows. The rougher a
    // surface, the more of a reflection near the horizon comes from below it.
    let specular = with_light(specular, |towards, roughness| {
        let blur = roughness.max(0.02);
        ground * smooth((blur - towards.y) / (2.0 * blur))
    });
    let [Some(diffuse), Some(specular)] =
        [diffuse, specular].map(|map| map.map(|map| images.add(map)))
    else {
        return;
    };
    *new = NewMaps {
        maps: Some([diffuse, specular]),
        have_arrived: false,
    };
    *made = Some(reflectance);
}

/// Looks whether the graphics card has the new maps.
fn look_for(mut main: ResMut<MainWorld>, images: Res<RenderAssets<GpuImage>>) {
    if let Some(mut new) = main.get_resource_mut::<NewMaps>()
        && new
            .maps
            .as_ref()
            .is_some_and(|maps| maps.iter().all(|map| images.get(map).is_some()))
    {
        new.have_arrived = true;
    }
}

/// Gives the cameras the new maps as soon as the graphics card has them.
fn show(mut new: ResMut<NewMaps>, mut cameras: Query<&mut EnvironmentMapLight>) {
    if !new.have_arrived {
        return;
    }
    let Some([diffuse, specular]) = std::mem::take(&mut *new).maps else {
        return;
    };
    for mut camera in &mut cameras {
        (camera.diffuse_map, camera.specular_map) = (diffuse.clone(), specular.clone());
    }
}

/// The lamp's light on the ground, in the unit of the maps.
fn lamp() -> Vec3 {
    lamp_on_table() / (PI * ROOM_LUMINANCE)
}

/// The room's light on the ground, by its diffuse map.
fn from_above(diffuse: &Image) -> Option<Vec3> {
    let size = diffuse.width() as usize;
    let texels: &[[u8; 4]] = diffuse.data.as_ref()?.as_chunks().0;
    // The third face looks up.
    texels
        .get(2 * size * size + size * size / 2 + size / 2)
        .map(|texel| decode(*texel))
}

/// A map to which `light` is added, by direction and roughness; the roughness is 0 to 1 over the
/// mipmaps.
fn with_light(map: &Image, light: impl Fn(Vec3, f32) -> Vec3) -> Option<Image> {
    debug_assert_eq!(map.texture_descriptor.format, TextureFormat::Rgb9e5Ufloat);
    debug_assert_eq!(map.data_order, TextureDataOrder::MipMajor);
    let mut map = map.clone();
    let (size, levels) = (map.width() as usize, map.texture_descriptor.mip_level_count);
    let mut texels: &mut [[u8; 4]] = map.data.as_mut()?.as_chunks_mut().0;
    for level in 0..levels {
        let size = (size >> level).max(1);
        let roughness = level as f32 / (levels - 1).max(1) as f32;
        let (of_level, rest) = texels.split_at_mut_checked(6 * size * size)?;
        for (index, texel) in of_level.iter_mut().enumerate() {
            *texel = encode(decode(*texel) + light(direction(index, size), roughness));
        }
        texels = rest;
    }
    Some(map)
}

/// A smooth step from 0 to 1.
fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
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
    Vec3::new(
        (bits & 511) as f32,
        (bits >> 9 & 511) as f32,
        (bits >> 18 & 511) as f32,
    ) * step
}

/// A texel of a colour, which is not negative.
fn encode(colour: Vec3) -> [u8; 4] {
    let exponent =
        ((colour.max_element().max(1e-4) / STEPS).log2().ceil() as i32 + UNIT).clamp(0, 31);
    let steps = (colour / f32::exp2((exponent - UNIT) as f32))
        .round()
        .min(Vec3::splat(STEPS));
    let [red, green, blue] = steps.to_array().map(|steps| steps as u32);
    (red | green << 9 | blue << 18 | (exponent as u32) << 27).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension},
    };
    use tesserae_rules::Kind;

    use super::*;

    #[test]
    fn the_cameras_get_new_maps_only_when_the_graphics_card_has_them() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .add_plugins(plugin);
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let texel = encode(Vec3::ONE);
        let cube = Extent3d {
            width: 1,
            height: 1,
            depth_or_array_layers: 6,
        };
        let format = TextureFormat::Rgb9e5Ufloat;
        let mut map = Image::new_fill(
            cube,
            TextureDimension::D2,
            &texel,
            format,
            RenderAssetUsages::default(),
        );
        map.data_order = TextureDataOrder::MipMajor;
        let [diffuse_map, specular_map] = [images.add(map.clone()), images.add(map)];
        let room = diffuse_map.clone();
        let light = EnvironmentMapLight {
            diffuse_map,
            specular_map,
            ..default()
        };
        let camera = app.world_mut().spawn(light).id();
        app.insert_resource(CurrentBoard::new(Kind::Ur, false));
        let shown = |app: &App| {
            app.world()
                .get::<EnvironmentMapLight>(camera)
                .expect("it is there")
                .diffuse_map
                .clone()
        };
        (0..5).for_each(|_| app.update());
        assert_eq!(shown(&app), room, "the graphics card has nothing yet");
        app.world_mut().resource_mut::<NewMaps>().have_arrived = true;
        app.update();
        assert_ne!(shown(&app), room);
        assert_eq!(
            app.world().resource::<Assets<Image>>().len(),
            4,
            "they are made once"
        );
    }

    #[test]
    fn colours_keep_their_value_to_half_a_step_of_the_brightest() {
        for colour in [
            Vec3::new(0.265, 0.11, 0.033),
            Vec3::new(12.0, 0.0, 511.0),
            Vec3::splat(1.0),
            Vec3::ZERO,
        ] {
            let error = (decode(encode(colour)) - colour).abs().max_element();
            assert!(error <= colour.max_element() / 510.0, "{colour}: {error}");
        }
    }

    #[test]
    fn the_texels_of_a_cubemap_look_in_all_directions_alike() {
        const SIZE: usize = 8;
        let faces = [
            Vec3::X,
            Vec3::NEG_X,
            Vec3::Y,
            Vec3::NEG_Y,
            Vec3::NEG_Z,
            Vec3::Z,
        ];
        for (number, face) in faces.into_iter().enumerate() {
            let texels =
                (0..SIZE * SIZE).map(|texel| direction(number * SIZE * SIZE + texel, SIZE));
            let mean = texels.clone().sum::<Vec3>().normalize();
            assert!(
                mean.abs_diff_eq(face, 1e-5),
                "face {number} looks to {mean}"
            );
            assert!(texels.into_iter().all(|texel| texel.dot(face) > 0.57));
        }
        let first = direction(4 * SIZE * SIZE, SIZE);
        assert!(
            first.x < 0.0 && first.y > 0.0,
            "the first texel of a side is its upper left one"
        );
    }
}
