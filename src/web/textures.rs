//! Textures of models, decoded by the browser in a worker, which makes their mipmaps too: the page's
//! only thread draws meanwhile.
//! The page's side is `web/textures.js`.

use std::{
    borrow::Cow,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use bevy::{
    asset::{
        AssetLoader, LoadContext,
        io::{AssetSourceBuilder, AssetSourceId, Reader, VecReader, wasm::HttpWasmAssetReader},
    },
    image::{CompressedImageFormats, ImageLoader, ImageLoaderError, ImageLoaderSettings},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use js_sys::{Promise, Reflect, Uint8Array, wasm_bindgen::JsCast};

use crate::{page::bridge::call, table::settings::Settings, world::mipmaps};

/// Lets files come from a folder beside the page, and of textures those of the size that is shown.
/// The engine must not have its plugins yet.
pub(crate) fn files(app: &mut App, folder: String) {
    let largest = LargestTexture(Arc::new(AtomicU32::new(u32::MAX)));
    app.insert_resource(largest.clone());
    let reader = move || {
        let largest = largest.clone();
        HttpWasmAssetReader::new(&folder).with_request_mapper(move |path| {
            let half = mipmaps::half_of(path, largest.0.load(Ordering::Relaxed));
            half.map_or(Cow::Borrowed(path), Cow::Owned)
        })
    };
    let source = AssetSourceBuilder::new(move || Box::new(reader()));
    app.register_asset_source(AssetSourceId::Default, source);
}

/// Gives the engine this loader for textures of models.
pub(crate) fn plugin(app: &mut App) {
    let Some(largest) = app.world().get_resource::<LargestTexture>().cloned() else {
        return;
    };
    app.register_asset_loader(TextureLoader {
        engine: ImageLoader::new(CompressedImageFormats::NONE),
        largest,
    })
    .add_systems(PreUpdate, limit.run_if(resource_changed::<Settings>));
}

/// The greatest width and height of a texture, in texels: the browser halves larger ones, which
/// would take memory that a page never gives back.
#[derive(Resource, Clone, Debug)]
struct LargestTexture(Arc<AtomicU32>);

fn limit(settings: Res<Settings>, largest: Res<LargestTexture>) {
    let size = mipmaps::largest(settings.graphics);
    largest.0.store(size, Ordering::Relaxed);
}

/// Asks the browser; if it cannot decode a file exactly, the engine's own loader does.
#[derive(TypePath)]
struct TextureLoader {
    engine: ImageLoader,
    largest: LargestTexture,
}

impl AssetLoader for TextureLoader {
    type Asset = Image;
    type Settings = ImageLoaderSettings;
    type Error = ImageLoaderError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        settings: &ImageLoaderSettings,
        context: &mut LoadContext<'_>,
    ) -> Result<Image, ImageLoaderError> {
        let mut file = Vec::new();
        reader.read_to_end(&mut file).await?;
        let largest = self.largest.0.load(Ordering::Relaxed);
        let path = context.path().path().to_string_lossy().into_owned();
        match decoded(&path, &file, largest, settings).await {
            Some(image) => Ok(image),
            None => {
                self.engine
                    .load(&mut VecReader::new(file), settings, context)
                    .await
            }
        }
    }

    fn extensions(&self) -> &[&str] {
        &["map.jpg"]
    }
}

/// The image of a JPEG file with its mipmaps, if the browser decodes it.
async fn decoded(
    path: &str,
    file: &[u8],
    largest: u32,
    settings: &ImageLoaderSettings,
) -> Option<Image> {
    let promise: Promise = call(
        "tesseraeDecode",
        &[path.into(), Uint8Array::from(file).into(), largest.into()],
    )?
    .dyn_into()
    .ok()?;
    let answer = promise.await.ok()?;
    let field = |name: &str| Reflect::get(&answer, &name.into()).ok();
    let size = Extent3d {
        width: field("width")?.as_f64()? as u32,
        height: field("height")?.as_f64()? as u32,
        depth_or_array_layers: 1,
    };
    let texels = field("texels")?.dyn_into::<Uint8Array>().ok()?.to_vec();
    let format = if settings.is_srgb {
        TextureFormat::Rgba8UnormSrgb
    } else {
        TextureFormat::Rgba8Unorm
    };
    if texels.len() != mipmaps::bytes_of_all(size.width, size.height) {
        return None;
    }
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, settings.asset_usage);
    image.texture_descriptor.mip_level_count = mipmaps::levels(size.width, size.height);
    image.data = Some(texels);
    image.sampler = settings.sampler.clone();
    Some(image)
}
