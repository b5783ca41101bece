//! A copy in small of what the camera sees, without the user interface: for films.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader},
    prelude::*,
    render::{
        Extract, ExtractSchedule, RenderApp, RenderStartup,
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, FragmentState, PipelineCache,
            RenderPipelineDescriptor, ShaderStages, TextureFormat, TextureSampleType,
            TextureUsages, binding_types::texture_2d,
        },
        renderer::{RenderContext, ViewQuery},
        texture::GpuImage,
        view::ViewTarget,
    },
};

use crate::world::{fullscreen_pass, refinement::ShowMean};

/// The format of the copy: four bytes a pixel.
const FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// Copies what the camera sees, while a copy is wanted.
pub(crate) fn plugin(app: &mut App) {
    let copy = ViewCopy::default();
    let is_drawn = copy.is_drawn.clone();
    app.insert_resource(copy);
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    embedded_asset!(app, "view_copy.wgsl");
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(CopyTarget {
                image: None,
                is_drawn,
            })
            .add_systems(RenderStartup, make_pipeline)
            .add_systems(ExtractSchedule, extract)
            .add_systems(
                Core3d,
                copy_view.after(ShowMean).in_set(Core3dSystems::PostProcess),
            );
    }
}

/// The copy of what the camera sees, drawn in every frame while one is wanted.
#[derive(Resource, Debug, Default)]
pub(crate) struct ViewCopy {
    image: Option<Handle<Image>>,
    /// Whether the image of now has been drawn.
    is_drawn: Arc<AtomicBool>,
}

impl ViewCopy {
    /// Begins to copy into an image of this size, and returns it.
    pub(crate) fn begin(&mut self, size: UVec2, images: &mut Assets<Image>) -> Handle<Image> {
        let mut image = Image::new_target_texture(size.x, size.y, FORMAT, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let image = images.add(image);
        self.is_drawn.store(false, Ordering::Relaxed);
        self.image = Some(image.clone());
        image
    }

    /// Copies no longer.
    pub(crate) fn end(&mut self) {
        self.image = None;
    }

    /// Whether what the camera sees has been drawn into the image at least once.
    #[must_use]
    pub(crate) fn is_drawn(&self) -> bool {
        self.is_drawn.load(Ordering::Relaxed)
    }

    /// It has been drawn, for tests without a renderer.
    #[cfg(test)]
    pub(crate) fn set_drawn(&self) {
        self.is_drawn.store(true, Ordering::Relaxed);
    }
}

/// The pixels of a texture of this width that was read back, without what fills up its rows.
#[must_use]
pub(crate) fn without_filling(bytes: &[u8], size: UVec2) -> Vec<u8> {
    let (row, height) = (4 * size.x as usize, size.y as usize);
    let filled = bytes.len() / height.max(1);
    if filled <= row {
        return bytes.to_vec();
    }
    bytes
        .chunks_exact(filled)
        .flat_map(|bytes| &bytes[..row])
        .copied()
        .collect()
}

/// The same in the renderer.
#[derive(Resource)]
struct CopyTarget {
    image: Option<Handle<Image>>,
    is_drawn: Arc<AtomicBool>,
}

/// The program that copies, which is made for the first copy.
#[derive(Resource)]
struct CopyPipeline {
    layout: BindGroupLayoutDescriptor,
    descriptor: RenderPipelineDescriptor,
    id: OnceLock<CachedRenderPipelineId>,
}

impl CopyPipeline {
    fn get_or_queue(&self, cache: &PipelineCache) -> CachedRenderPipelineId {
        let queue = || cache.queue_render_pipeline(self.descriptor.clone());
        *self.id.get_or_init(queue)
    }
}

fn make_pipeline(
    mut commands: Commands,
    fullscreen: Res<FullscreenShader>,
    assets: Res<AssetServer>,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "view_copy_layout",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (texture_2d(TextureSampleType::Float { filterable: false }),),
        ),
    );
    let descriptor = RenderPipelineDescriptor {
        label: Some("view_copy_pipeline".into()),
        layout: vec![layout.clone()],
        vertex: fullscreen.to_vertex_state(),
        fragment: Some(FragmentState {
            shader: load_embedded_asset!(assets.as_ref(), "view_copy.wgsl"),
            targets: vec![Some(ColorTargetState::from(FORMAT))],
            ..default()
        }),
        ..default()
    };
    commands.insert_resource(CopyPipeline {
        layout,
        descriptor,
        id: OnceLock::new(),
    });
}

fn extract(copy: Extract<Res<ViewCopy>>, mut target: ResMut<CopyTarget>) {
    target.image.clone_from(&copy.image);
}

fn copy_view(
    view: ViewQuery<&ViewTarget>,
    target: Res<CopyTarget>,
    images: Res<RenderAssets<GpuImage>>,
    pipeline: Res<CopyPipeline>,
    cache: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let image = target.image.as_ref().and_then(|image| images.get(image));
    let Some(image) = image else { return };
    let Some(program) = cache.get_render_pipeline(pipeline.get_or_queue(&cache)) else {
        return;
    };
    let bindings = context.render_device().create_bind_group(
        "view_copy_bindings",
        &cache.get_bind_group_layout(&pipeline.layout),
        &BindGroupEntries::sequential((view.into_inner().main_texture_view(),)),
    );
    let views = [&image.texture_view];
    fullscreen_pass::fill(&mut context, "view_copy", views, program, &bindings);
    target.is_drawn.store(true, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_lose_what_fills_them_up() {
        let mut bytes = vec![9; 2 * 256];
        bytes[..8].fill(1);
        bytes[256..264].fill(2);
        let pixels = without_filling(&bytes, UVec2::new(2, 2));
        assert_eq!(pixels, [[1; 8], [2; 8]].concat());
        assert_eq!(without_filling(&pixels, UVec2::new(2, 2)), pixels);
    }
}
