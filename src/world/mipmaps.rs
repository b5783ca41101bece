use std::collections::HashSet;

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{TextureDimension, TextureFormat},
};

/// Gives every texture of a model its chain of smaller pictures when it has been loaded, so that inlays do not shimmer at a grazing angle.
pub fn plugin(app: &mut App) {
    // After assets have told what was added, and before the renderer takes the images: each is uploaded once, with its chain.
    app.add_systems(Last, build);
}

/// How many texels along a grazing direction are looked at.
const ANISOTROPY: u16 = 8;

/// What the numbers of an image mean, which decides how they are averaged.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Meaning {
    Colour,
    Normal,
    Data,
}

fn build(
    mut added: MessageReader<AssetEvent<Image>>,
    mut images: ResMut<Assets<Image>>,
    materials: Res<Assets<StandardMaterial>>,
    assets: Res<AssetServer>,
) {
    let new = added.read().filter_map(|event| match event {
        AssetEvent::Added { id } => Some(*id),
        _ => None,
    });
    let new: Vec<AssetId<Image>> = new.filter(|id| from_model(&assets, *id)).collect();
    if new.is_empty() {
        return;
    }
    let normals: HashSet<AssetId<Image>> =
        materials.iter().filter_map(|(_, material)| material.normal_map_texture.as_ref().map(Handle::id)).collect();
    for id in new {
        // Untracked: the renderer has yet to see it for the first time.
        let Some(image) = images.get_mut_untracked(id) else { continue };
        let format = image.texture_descriptor.format;
        let meaning = match format {
            TextureFormat::Rgba8UnormSrgb => Meaning::Colour,
            TextureFormat::Rgba8Unorm if normals.contains(&id) => Meaning::Normal,
            TextureFormat::Rgba8Unorm => Meaning::Data,
            _ => continue,
        };
        refine(image, meaning);
    }
}

fn from_model(assets: &AssetServer, id: AssetId<Image>) -> bool {
    assets.get_path(id).is_some_and(|path| path.path().extension().is_some_and(|extension| extension == "glb"))
}

/// Appends the smaller pictures to an image, and has it sampled between them.
fn refine(image: &mut Image, meaning: Meaning) {
    let size = image.size();
    let descriptor = &mut image.texture_descriptor;
    let flat = descriptor.dimension == TextureDimension::D2 && descriptor.size.depth_or_array_layers == 1;
    let Some(data) = image.data.as_mut().filter(|_| flat && descriptor.mip_level_count == 1) else { return };
    if data.len() != (size.x * size.y * 4) as usize {
        return;
    }
    let levels = size.max_element().max(1).ilog2() + 1;
    let (mut start, mut width, mut height) = (0, size.x as usize, size.y as usize);
    let tables = Tables::new();
    for _ in 1..levels {
        let smaller = halved(&data[start..], width, height, meaning, &tables);
        start = data.len();
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        data.extend(smaller);
    }
    descriptor.mip_level_count = levels;
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    let sampler = match &image.sampler {
        ImageSampler::Descriptor(sampler) => sampler.clone(),
        ImageSampler::Default => ImageSamplerDescriptor::linear(),
    };
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: ANISOTROPY,
        ..sampler
    });
}

/// The same picture at half its width and height: each texel is the mean of four.
fn halved(texels: &[u8], width: usize, height: usize, meaning: Meaning, tables: &Tables) -> Vec<u8> {
    let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
    let mut smaller = Vec::with_capacity(half_width * half_height * 4);
    for y in 0..half_height {
        let rows = [(2 * y).min(height - 1) * width, (2 * y + 1).min(height - 1) * width];
        for x in 0..half_width {
            let columns = [(2 * x).min(width - 1), (2 * x + 1).min(width - 1)];
            let four = [rows[0] + columns[0], rows[0] + columns[1], rows[1] + columns[0], rows[1] + columns[1]];
            let sum = |channel: usize| four.iter().map(|at| u32::from(texels[at * 4 + channel])).sum::<u32>();
            let mean = |channel: usize| ((sum(channel) + 2) / 4) as u8;
            let [red, green, blue] = match meaning {
                Meaning::Data => [0, 1, 2].map(mean),
                Meaning::Colour => [0, 1, 2].map(|channel| {
                    let light: f32 = four.iter().map(|at| tables.light[usize::from(texels[at * 4 + channel])]).sum();
                    tables.code(light / 4.0)
                }),
                Meaning::Normal => {
                    let direction = Vec3::from([0, 1, 2].map(|channel| sum(channel) as f32 / 510.0 - 1.0));
                    (direction.normalize_or(Vec3::Z) * 127.5 + 127.5).round().to_array().map(|value| value as u8)
                }
            };
            smaller.extend([red, green, blue, mean(3)]);
        }
    }
    smaller
}

/// The sRGB transfer function there and back.
struct Tables {
    light: [f32; 256],
    codes: Vec<u8>,
}

impl Tables {
    const FINENESS: usize = 4095;

    fn new() -> Self {
        let light = std::array::from_fn(|code| {
            let code = code as f32 / 255.0;
            if code <= 0.040_45 { code / 12.92 } else { ((code + 0.055) / 1.055).powf(2.4) }
        });
        let codes = (0..=Self::FINENESS).map(|step| {
            let light = step as f32 / Self::FINENESS as f32;
            let code = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
            (code * 255.0).round() as u8
        });
        Self { light, codes: codes.collect() }
    }

    fn code(&self, light: f32) -> u8 {
        let step = (light * Self::FINENESS as f32).round() as usize;
        self.codes[step.min(Self::FINENESS)]
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::Extent3d;

    use super::*;

    fn image(width: u32, height: u32, texels: &[[u8; 4]], format: TextureFormat) -> Image {
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        Image::new(size, TextureDimension::D2, texels.concat(), format, RenderAssetUsages::default())
    }

    #[test]
    fn black_and_white_mix_to_half_the_light_and_not_to_half_the_code() {
        let texels = [[0, 0, 0, 255], [255, 255, 255, 255], [255, 255, 255, 255], [0, 0, 0, 255]];
        let mut colour = image(2, 2, &texels, TextureFormat::Rgba8UnormSrgb);
        refine(&mut colour, Meaning::Colour);
        assert_eq!(colour.texture_descriptor.mip_level_count, 2);
        assert_eq!(colour.data.expect("it has data")[16..], [188, 188, 188, 255]);
    }

    #[test]
    fn a_mean_normal_has_length_one() {
        let texels = [[218, 128, 218, 255], [38, 128, 218, 255], [218, 128, 218, 255], [38, 128, 218, 255]];
        let mut normals = image(2, 2, &texels, TextureFormat::Rgba8Unorm);
        refine(&mut normals, Meaning::Normal);
        assert_eq!(normals.data.expect("it has data")[16..], [128, 128, 255, 255]);
    }

    #[test]
    fn the_chain_of_an_oblong_ends_with_one_texel() {
        let mut data = image(5, 3, &[[7, 8, 9, 255]; 15], TextureFormat::Rgba8Unorm);
        refine(&mut data, Meaning::Data);
        assert_eq!(data.texture_descriptor.mip_level_count, 3);
        assert_eq!(data.data.expect("it has data").len(), (15 + 2 + 1) * 4);
    }
}
