//! Mipmaps and anisotropic filtering for the textures of models, so that inlays do not shimmer at
//! grazing angles.
//!
//! Own code, because the crate for this (`bevy_mod_mipmap_generator` 0.2) averages all bytes alike:
//! here colours are averaged as light and normals stay unit vectors. Baked into the files, mipmaps
//! would enlarge the download by a third.

use std::collections::{HashSet, VecDeque};

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{TextureDimension, TextureFormat},
};

use crate::{
    table::{
        idle::draw_next_frame,
        settings::{Graphics, Settings},
    },
    world::model_material::ModelMaterial,
};

/// Generates mipmaps of textures as soon as their model has been loaded.
pub(crate) fn plugin(app: &mut App) {
    // After asset events and before the renderer extracts images: each is uploaded once, with its
    // mipmaps.
    app.init_resource::<WaitingImages>()
        .add_systems(Last, (notice, generate).chain())
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|waiting: Res<WaitingImages>| !waiting.is_empty()),
        );
    // WebGL copies what is uploaded, and a page never gives memory back: what is copied at once
    // decides how much it takes.
    #[cfg(target_arch = "wasm32")]
    app.insert_resource(bevy::render::render_asset::RenderAssetBytesPerFrame::new(
        UPLOAD,
    ));
}

/// After how many texels no further image gets its mipmaps in a frame: a page has only one thread,
/// which has to draw meanwhile.
const AT_ONCE: u32 = if cfg!(target_arch = "wasm32") {
    1 << 20
} else {
    u32::MAX
};

/// Images of models that are being loaded, or wait for their mipmaps, and are not on the graphics
/// card yet. A model counts as loaded without them: the engine's extended materials name no images
/// that they depend on.
#[derive(Resource, Debug, Default)]
pub(crate) struct WaitingImages {
    loading: Vec<AssetId<Image>>,
    loaded: VecDeque<AssetId<Image>>,
}

impl WaitingImages {
    /// Whether none waits.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.loading.is_empty() && self.loaded.is_empty()
    }
}

/// The number of bytes that a page uploads in a frame; an image is uploaded whole.
#[cfg(target_arch = "wasm32")]
const UPLOAD: usize = 6 << 20;

/// The greatest width and height of an image at a level of the graphics, in texels: larger ones are
/// halved.
#[must_use]
pub(crate) fn largest(graphics: Graphics) -> u32 {
    if graphics < FULL_SIZE { 1280 } else { u32::MAX }
}

/// The textures that are larger than most levels show, without their ending. Beside each lies one of
/// half the size, which a page loads in its place; `assets/source/halves.py` makes it.
const LARGER: [&str; 2] = ["backgammon_field_colour", "backgammon_frame_colour"];

/// The file that is loaded in place of a texture where none is to be larger than so many texels.
#[must_use]
#[cfg_attr(
    not(any(test, target_arch = "wasm32")),
    expect(dead_code, reason = "only a page loads them")
)]
pub(crate) fn half_of(path: &str, largest: u32) -> Option<String> {
    let name = path.strip_suffix(".map.jpg")?;
    let is_larger = LARGER.iter().any(|larger| name.ends_with(larger));
    (is_larger && largest < u32::MAX).then(|| format!("{name}.half.map.jpg"))
}

/// The lowest level of the graphics at which large images keep their size; a page has less memory.
const FULL_SIZE: Graphics = if cfg!(target_arch = "wasm32") {
    Graphics::High
} else {
    Graphics::Medium
};

/// How many texels are sampled along a grazing direction.
const ANISOTROPY: u16 = 8;

/// What an image holds, which decides how its texels are averaged.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Content {
    /// Colours in sRGB: averaged as light.
    Colour,
    /// Unit vectors: normalised after averaging.
    Normal,
    /// Roughness, occlusion and the like: averaged as numbers.
    Data,
}

/// Notices the images of new materials, and those that have been loaded or cannot be.
fn notice(
    mut events: MessageReader<AssetEvent<ModelMaterial>>,
    materials: Res<Assets<ModelMaterial>>,
    assets: Res<AssetServer>,
    mut waiting: ResMut<WaitingImages>,
) {
    for event in events.read() {
        let material = match event {
            AssetEvent::Added { id } => materials.get(*id),
            _ => None,
        };
        let images = material.into_iter().flat_map(|material| {
            let base = &material.base;
            [
                &base.base_color_texture,
                &base.metallic_roughness_texture,
                &base.normal_map_texture,
                &base.occlusion_texture,
            ]
        });
        waiting.loading.extend(images.flatten().map(Handle::id));
    }
    if !waiting.loading.is_empty() {
        waiting
            .loading
            .retain(|id| assets.load_state(*id).is_loading());
    }
}

fn generate(
    mut added: MessageReader<AssetEvent<Image>>,
    mut waiting: ResMut<WaitingImages>,
    mut images: ResMut<Assets<Image>>,
    materials: Res<Assets<ModelMaterial>>,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
) {
    let new = added.read().filter_map(|event| match event {
        AssetEvent::Added { id } => Some(*id),
        _ => None,
    });
    let new: HashSet<AssetId<Image>> = new.filter(|id| is_from_model(&assets, *id)).collect();
    if new.is_empty() && waiting.loaded.is_empty() {
        return;
    }
    let texels = |id: AssetId<Image>| {
        images
            .get(id)
            .map_or(0, |image| image.size().element_product())
    };
    let ready = next(&mut waiting.loaded, &new, texels, AT_ONCE);
    for id in &waiting.loaded {
        // The renderer leaves it alone.
        if let Some(image) = images.get_mut_untracked(*id).filter(|_| new.contains(id)) {
            image.asset_usage = RenderAssetUsages::MAIN_WORLD;
        }
    }
    let normals: HashSet<AssetId<Image>> = materials
        .iter()
        .filter_map(|(_, material)| material.base.normal_map_texture.as_ref().map(Handle::id))
        .collect();
    for id in ready {
        let Some(image) = images.get_mut_untracked(id) else {
            continue;
        };
        let format = image.texture_descriptor.format;
        let content = match format {
            TextureFormat::Rgba8UnormSrgb => Some(Content::Colour),
            TextureFormat::Rgba8Unorm if normals.contains(&id) => Some(Content::Normal),
            TextureFormat::Rgba8Unorm => Some(Content::Data),
            _ => None,
        };
        if let Some(content) = content {
            shrink(image, content, largest(settings.graphics));
            add_mipmaps(image, content);
        }
        // The renderer hears of what has waited.
        if !new.contains(&id)
            && let Some(mut image) = images.get_mut(id)
        {
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

/// Adds new images to those that wait, and takes those whose turn it is: until there are enough
/// texels.
fn next<T: Copy>(
    waiting: &mut VecDeque<T>,
    new: &HashSet<T>,
    texels: impl Fn(T) -> u32,
    at_once: u32,
) -> Vec<T> {
    waiting.extend(new);
    let mut taken = 0_u32;
    let enough = waiting.iter().position(|image| {
        let is_enough = taken >= at_once;
        taken = taken.saturating_add(texels(*image));
        is_enough
    });
    waiting.drain(..enough.unwrap_or(waiting.len())).collect()
}

fn is_from_model(assets: &AssetServer, id: AssetId<Image>) -> bool {
    assets
        .get_path(id)
        .is_some_and(|path| path.get_full_extension() == Some("map.jpg"))
}

/// Halves an image with a greater width or height.
fn shrink(image: &mut Image, content: Content, largest: u32) {
    let size = image.size();
    let [width, height] = [size.x as usize, size.y as usize];
    let data = image
        .data
        .as_mut()
        .filter(|data| size.max_element() > largest && data.len() == 4 * width * height);
    if let Some(data) = data {
        *data = halved(data, width, height, content, &Tables::new());
        image.texture_descriptor.size.width = (size.x / 2).max(1);
        image.texture_descriptor.size.height = (size.y / 2).max(1);
    }
}

/// How many levels of mipmaps an image of this size has, with itself.
#[must_use]
pub(crate) fn levels(width: u32, height: u32) -> u32 {
    width.max(height).max(1).ilog2() + 1
}

/// The bytes of an image of this size with all its mipmaps.
#[must_use]
#[cfg_attr(
    not(any(test, target_arch = "wasm32")),
    expect(dead_code, reason = "only a page gets mipmaps from elsewhere")
)]
pub(crate) fn bytes_of_all(width: u32, height: u32) -> usize {
    let texels = |level: u32| (width >> level).max(1) as usize * (height >> level).max(1) as usize;
    (0..levels(width, height))
        .map(|level| 4 * texels(level))
        .sum()
}

/// Appends mipmaps to an image that has none, and sets its sampler to use them.
fn add_mipmaps(image: &mut Image, content: Content) {
    let size = image.size();
    let descriptor = &mut image.texture_descriptor;
    let is_plain =
        descriptor.dimension == TextureDimension::D2 && descriptor.size.depth_or_array_layers == 1;
    let has_none = descriptor.mip_level_count == 1;
    let levels = levels(size.x, size.y);
    let Some(data) = image
        .data
        .as_mut()
        .filter(|data| is_plain && (!has_none || data.len() == (size.x * size.y * 4) as usize))
    else {
        return;
    };
    if has_none {
        append_mipmaps(data, size, levels, content);
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

/// Appends all further levels to the texels of an image.
fn append_mipmaps(data: &mut Vec<u8>, size: UVec2, levels: u32, content: Content) {
    let (mut start, mut width, mut height) = (0, size.x as usize, size.y as usize);
    let tables = Tables::new();
    // All at once: a vector that grows takes up to twice the space, and a browser never gets memory
    // back.
    let texels = |level: u32| (size.x >> level).max(1) * (size.y >> level).max(1);
    data.reserve_exact((1..levels).map(|level| 4 * texels(level) as usize).sum());
    for _ in 1..levels {
        let smaller = halved(&data[start..], width, height, content, &tables);
        start = data.len();
        (width, height) = ((width / 2).max(1), (height / 2).max(1));
        data.extend(smaller);
    }
}

/// The image at half its width and height: each texel is the mean of four.
fn halved(
    texels: &[u8],
    width: usize,
    height: usize,
    content: Content,
    tables: &Tables,
) -> Vec<u8> {
    let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
    let mut smaller = Vec::with_capacity(half_width * half_height * 4);
    let row = |y: usize| &texels[4 * width * y.min(height - 1)..][..4 * width];
    let texel = |row: &[u8], x: usize| {
        let at = 4 * x.min(width - 1);
        [row[at], row[at + 1], row[at + 2], row[at + 3]]
    };
    for y in 0..half_height {
        let (upper, lower) = (row(2 * y), row(2 * y + 1));
        for x in 0..half_width {
            let (left, right) = (2 * x, 2 * x + 1);
            let four = [
                texel(upper, left),
                texel(upper, right),
                texel(lower, left),
                texel(lower, right),
            ];
            smaller.extend_from_slice(&mean(four, content, tables));
        }
    }
    smaller
}

/// The mean of four texels. It rounds by adding a half, as WebAssembly has no instruction for
/// [`f32::round`].
fn mean([a, b, c, d]: [[u8; 4]; 4], content: Content, tables: &Tables) -> [u8; 4] {
    let sum = |channel: usize| {
        u32::from(a[channel])
            + u32::from(b[channel])
            + u32::from(c[channel])
            + u32::from(d[channel])
    };
    let number = |channel| ((sum(channel) + 2) / 4) as u8;
    let light = |code: u8| tables.linear[usize::from(code)];
    let colour = |channel: usize| {
        tables.encode(
            (light(a[channel]) + light(b[channel]) + light(c[channel]) + light(d[channel])) / 4.0,
        )
    };
    let [red, green, blue] = match content {
        Content::Data => [number(0), number(1), number(2)],
        Content::Colour => [colour(0), colour(1), colour(2)],
        Content::Normal => {
            let part = |channel| sum(channel) as f32 / 510.0 - 1.0;
            let direction = Vec3::new(part(0), part(1), part(2)).normalize_or(Vec3::Z);
            (direction * 127.5 + 128.0)
                .to_array()
                .map(|value| value as u8)
        }
    };
    [red, green, blue, number(3)]
}

/// The sRGB transfer function in both directions, tabulated.
struct Tables {
    /// The light of each code.
    linear: [f32; 256],
    /// The code of each amount of light, in [`STEPS`](Self::STEPS) steps.
    encoded: Vec<u8>,
}

impl Tables {
    const STEPS: usize = 4095;

    fn new() -> Self {
        let linear = std::array::from_fn(|code| Srgba::gamma_function(code as f32 / 255.0));
        let encode = |step| {
            (Srgba::gamma_function_inverse(step as f32 / Self::STEPS as f32) * 255.0).round() as u8
        };
        Self {
            linear,
            encoded: (0..=Self::STEPS).map(encode).collect(),
        }
    }

    fn encode(&self, light: f32) -> u8 {
        let step = (light * Self::STEPS as f32 + 0.5) as usize;
        self.encoded[step.min(Self::STEPS)]
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::Extent3d;

    use super::*;

    fn image(width: u32, height: u32, texels: &[[u8; 4]], format: TextureFormat) -> Image {
        let size = Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        };
        Image::new(
            size,
            TextureDimension::D2,
            texels.concat(),
            format,
            RenderAssetUsages::default(),
        )
    }

    #[test]
    fn a_page_gives_mipmaps_to_so_many_texels_in_a_frame() {
        let mut waiting = VecDeque::from([4, 4, 8, 1]);
        let mut frame = |new: &[u32], at_once| {
            let new = new.iter().copied().collect();
            next(&mut waiting, &new, |texels| texels, at_once)
        };
        assert_eq!(frame(&[], 8), [4, 4]);
        assert_eq!(frame(&[16], 8), [8]);
        assert_eq!(frame(&[], 8), [1, 16]);
        assert!(frame(&[], 8).is_empty());
        assert_eq!(frame(&[1, 2, 3], u32::MAX).len(), 3);
    }

    #[test]
    fn black_and_white_mix_to_half_the_light_and_not_to_half_the_code() {
        let texels = [
            [0, 0, 0, 255],
            [255, 255, 255, 255],
            [255, 255, 255, 255],
            [0, 0, 0, 255],
        ];
        let mut colour = image(2, 2, &texels, TextureFormat::Rgba8UnormSrgb);
        add_mipmaps(&mut colour, Content::Colour);
        assert_eq!(colour.texture_descriptor.mip_level_count, 2);
        assert_eq!(
            colour.data.expect("it has data")[16..],
            [188, 188, 188, 255]
        );
    }

    #[test]
    fn a_mean_normal_has_length_one() {
        let texels = [
            [218, 128, 218, 255],
            [38, 128, 218, 255],
            [218, 128, 218, 255],
            [38, 128, 218, 255],
        ];
        let mut normals = image(2, 2, &texels, TextureFormat::Rgba8Unorm);
        add_mipmaps(&mut normals, Content::Normal);
        assert_eq!(
            normals.data.expect("it has data")[16..],
            [128, 128, 255, 255]
        );
    }

    #[test]
    fn the_last_mipmap_of_a_rectangle_is_one_texel() {
        let mut data = image(5, 3, &[[7, 8, 9, 255]; 15], TextureFormat::Rgba8Unorm);
        add_mipmaps(&mut data, Content::Data);
        assert_eq!(data.texture_descriptor.mip_level_count, 3);
        assert_eq!(data.data.expect("it has data").len(), (15 + 2 + 1) * 4);
    }

    #[test]
    fn mipmaps_that_come_with_an_image_stay_as_they_are() {
        let mut data = image(4, 2, &[[7, 8, 9, 255]; 8], TextureFormat::Rgba8Unorm);
        let all: Vec<u8> = (0..44).collect();
        assert_eq!(bytes_of_all(4, 2), all.len());
        (data.data, data.texture_descriptor.mip_level_count) = (Some(all.clone()), levels(4, 2));
        shrink(&mut data, Content::Data, 1);
        add_mipmaps(&mut data, Content::Data);
        assert_eq!(data.data, Some(all));
        assert_eq!(data.texture_descriptor.mip_level_count, 3);
        assert_eq!(data.asset_usage, RenderAssetUsages::RENDER_WORLD);
    }

    #[test]
    fn beside_each_larger_texture_lies_one_of_half_its_size() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/models/textures");
        let low = largest(Graphics::Low);
        let size = |name: &str| {
            let file = std::fs::read(format!("{folder}/{name}")).expect("the file is there");
            image_size(&file).expect("it is a JPEG file")
        };
        let mut halves = 0;
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let name = entry.expect("it can be read").file_name();
            let name = name.to_str().expect("it is text");
            let [width, height] = size(name);
            let half = half_of(name, low);
            assert_eq!(half.is_some(), width.max(height) > low, "{name}");
            assert_eq!(half_of(name, largest(Graphics::High)), None);
            if let Some(half) = half {
                assert_eq!(size(&half), [width / 2, height / 2], "{half}");
                halves += 1;
            }
        }
        assert_eq!(halves, LARGER.len());
    }

    /// Width and height of a JPEG file, by its frame header.
    fn image_size(file: &[u8]) -> Option<[u32; 2]> {
        let mut rest = file.get(2..)?;
        loop {
            let [0xff, marker, high, low, ..] = *rest else {
                return None;
            };
            if matches!(marker, 0xc0..=0xc2) {
                let number = |at: usize| u32::from(u16::from_be_bytes([rest[at], rest[at + 1]]));
                return Some([number(7), number(5)]);
            }
            rest = rest.get(2 + usize::from(u16::from_be_bytes([high, low]))..)?;
        }
    }

    #[test]
    fn only_large_images_are_halved_for_the_lower_levels() {
        for (width, wanted) in [(1280, [1280, 2]), (2048, [1024, 1])] {
            let mut data = image(
                width,
                2,
                &vec![[7, 8, 9, 255]; 2 * width as usize],
                TextureFormat::Rgba8Unorm,
            );
            shrink(&mut data, Content::Data, largest(Graphics::Low));
            assert_eq!(data.size().to_array(), wanted);
            assert_eq!(
                data.data.expect("it has data").len() as u32,
                4 * wanted[0] * wanted[1]
            );
        }
    }
}
