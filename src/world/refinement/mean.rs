//! The mean of the samples, in the renderer: shifts the camera for each sample, adds it to the mean,
//! and shows the mean instead of the picture.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader, tonemapping::tonemapping},
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems,
        camera::{ExtractedCamera, MipBias, TemporalJitter},
        mesh::RenderMesh,
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, Extent3d, FragmentState, Operations,
            PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
            RenderPipelineDescriptor, ShaderStages, TextureDescriptor, TextureDimension,
            TextureFormat, TextureSampleType, TextureUsages, TextureView, UniformBuffer,
            binding_types::{texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        texture::GpuImage,
        view::{ExtractedView, ViewTarget},
    },
};

use super::{Refinement, Step, sequence::in_pixel};

/// The format of the mean: a step of it is smaller than one of the window.
pub(super) const FORMAT: TextureFormat = TextureFormat::Rgba16Float;

/// Sets up the renderer, which says in `is_ready` whether it has everything to draw with.
pub(super) fn plugin(app: &mut App, is_ready: Arc<AtomicBool>) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    embedded_asset!(app, "mean.wgsl");
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(IsReady(is_ready))
            .init_resource::<Step>()
            .add_systems(RenderStartup, make_pipelines)
            .add_systems(ExtractSchedule, extract)
            .add_systems(
                Render,
                (
                    shift_camera
                        .after(RenderSystems::ExtractCommands)
                        .before(RenderSystems::CreateViews),
                    prepare
                        .after(RenderSystems::CreateViews)
                        .before(RenderSystems::Render),
                    look_whether_ready.in_set(RenderSystems::Cleanup),
                ),
            )
            .add_systems(
                Core3d,
                add_sample
                    .after(tonemapping)
                    .in_set(ShowMean)
                    .in_set(Core3dSystems::PostProcess),
            );
    }
}

/// The mean is shown in place of the picture.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) struct ShowMean;

/// The bias of the level of detail of textures in samples: their mean is as sharp as the textures,
/// at every level of the graphics.
const TEXTURE_BIAS: f32 = -1.0;

#[derive(Resource)]
struct IsReady(Arc<AtomicBool>);

/// The programs that add a sample, one for each format of a picture.
#[derive(Resource)]
struct MeanPipelines {
    layout: BindGroupLayoutDescriptor,
    descriptor: RenderPipelineDescriptor,
    of_format: HashMap<TextureFormat, CachedRenderPipelineId>,
}

impl MeanPipelines {
    /// The program for pictures of a format.
    fn get_or_queue(
        &mut self,
        format: TextureFormat,
        cache: &PipelineCache,
    ) -> CachedRenderPipelineId {
        *self.of_format.entry(format).or_insert_with(|| {
            let mut descriptor = self.descriptor.clone();
            if let Some(fragment) = &mut descriptor.fragment {
                fragment.targets = [format, FORMAT, format]
                    .map(|format| Some(ColorTargetState::from(format)))
                    .into();
            }
            cache.queue_render_pipeline(descriptor)
        })
    }
}

fn make_pipelines(
    mut commands: Commands,
    fullscreen: Res<FullscreenShader>,
    assets: Res<AssetServer>,
) {
    let layout = BindGroupLayoutDescriptor::new(
        "mean_layout",
        &BindGroupLayoutEntries::sequential(
            ShaderStages::FRAGMENT,
            (
                texture_2d(TextureSampleType::Float { filterable: false }),
                texture_2d(TextureSampleType::Float { filterable: false }),
                texture_2d(TextureSampleType::Float { filterable: false }),
                uniform_buffer::<Vec4>(false),
            ),
        ),
    );
    commands.insert_resource(MeanPipelines {
        descriptor: RenderPipelineDescriptor {
            label: Some("mean_pipeline".into()),
            layout: vec![layout.clone()],
            vertex: fullscreen.to_vertex_state(),
            fragment: Some(FragmentState {
                shader: load_embedded_asset!(assets.as_ref(), "mean.wgsl"),
                ..default()
            }),
            ..default()
        },
        layout,
        of_format: HashMap::new(),
    });
}

fn extract(refinement: Extract<Res<Refinement>>, mut step: ResMut<Step>) {
    *step = refinement.step;
}

/// Shifts the camera within a pixel, and sharpens textures. The renderer gets both anew in every
/// frame.
fn shift_camera(
    step: Res<Step>,
    mut cameras: Query<(&mut TemporalJitter, &mut MipBias), With<ExtractedCamera>>,
) {
    if let Step::Sample(number) = *step
        && step.is_shifted()
    {
        for (mut jitter, mut bias) in &mut cameras {
            jitter.offset = in_pixel(number);
            bias.0 = TEXTURE_BIAS;
        }
    }
}

/// What the picture of a frame is for; `mean.wgsl` has the same numbers.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Use {
    /// The first sample.
    Begin = 0,
    /// The first sample where it differs from the last one that was; elsewhere the mean stays.
    Compare = 1,
    /// A further sample.
    Add = 2,
    /// None: the mean is shown.
    Show = 3,
}

impl Use {
    /// What it is for in a step, if there is a mean up to then or not. `None` if there is to be none.
    const fn of(step: Step, has_mean: bool) -> Option<Self> {
        match step {
            Step::Moving => None,
            Step::Changed | Step::Sample(0) if has_mean => Some(Self::Compare),
            Step::Sample(_) if has_mean => Some(Self::Add),
            Step::Finished if has_mean => Some(Self::Show),
            Step::Sample(_) => Some(Self::Begin),
            Step::Changed | Step::Finished => None,
        }
    }
}

/// The mean of the samples of a camera.
#[derive(Component)]
struct Mean {
    size: UVec2,
    /// The mean before this frame, and with it.
    means: [TextureView; 2],
    /// The last picture that was no shifted sample, before this frame and with it.
    plain: [TextureView; 2],
    use_of_picture: UniformBuffer<Vec4>,
    pipeline: CachedRenderPipelineId,
}

impl Mean {
    /// Textures for a picture of this size and format.
    fn new(
        size: UVec2,
        format: TextureFormat,
        pipeline: CachedRenderPipelineId,
        device: &RenderDevice,
    ) -> Self {
        let texture = |format| {
            let made = device.create_texture(&TextureDescriptor {
                label: Some("mean"),
                size: Extent3d {
                    width: size.x,
                    height: size.y,
                    depth_or_array_layers: 1,
                },
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format,
                usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
                view_formats: &[],
            });
            made.create_view(&default())
        };
        Self {
            size,
            means: [texture(FORMAT), texture(FORMAT)],
            plain: [texture(format), texture(format)],
            use_of_picture: UniformBuffer::default(),
            pipeline,
        }
    }

    /// Gets ready for the picture of the next frame.
    fn next(&mut self, use_of_picture: Use, device: &RenderDevice, queue: &RenderQueue) {
        self.means.reverse();
        self.plain.reverse();
        let number = f32::from(use_of_picture as u8);
        self.use_of_picture.set(Vec4::splat(number));
        self.use_of_picture.write_buffer(device, queue);
    }
}

fn prepare(
    mut commands: Commands,
    step: Res<Step>,
    (device, queue): (Res<RenderDevice>, Res<RenderQueue>),
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<MeanPipelines>,
    mut cameras: Query<
        (Entity, &ExtractedCamera, &ExtractedView, Option<&mut Mean>),
        With<Camera3d>,
    >,
) {
    for (entity, camera, view, mean) in &mut cameras {
        let pipeline = pipelines.get_or_queue(view.target_format, &cache);
        let Some(size) = camera.physical_target_size else {
            continue;
        };
        let mean = mean.filter(|mean| mean.size == size && mean.pipeline == pipeline);
        match (Use::of(*step, mean.is_some()), mean) {
            (Some(use_of_picture), Some(mut mean)) => mean.next(use_of_picture, &device, &queue),
            (Some(use_of_picture), None) => {
                let mut mean = Mean::new(size, view.target_format, pipeline, &device);
                mean.next(use_of_picture, &device, &queue);
                commands.entity(entity).insert(mean);
            }
            (None, _) => {
                commands.entity(entity).remove::<Mean>();
            }
        }
    }
}

/// Adds the picture to the mean, and shows the mean.
fn add_sample(
    view: ViewQuery<(&ViewTarget, &Mean)>,
    pipelines: Res<MeanPipelines>,
    cache: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (target, mean) = view.into_inner();
    let (Some(pipeline), Some(use_of_picture)) = (
        cache.get_render_pipeline(mean.pipeline),
        mean.use_of_picture.binding(),
    ) else {
        return;
    };
    let picture = target.post_process_write();
    let ([mean_before, mean_after], [plain_before, plain_after]) = (&mean.means, &mean.plain);
    let bindings = context.render_device().create_bind_group(
        "mean_bindings",
        &cache.get_bind_group_layout(&pipelines.layout),
        &BindGroupEntries::sequential((picture.source, mean_before, plain_before, use_of_picture)),
    );
    let attachments = [picture.destination, mean_after, plain_after].map(|view| {
        Some(RenderPassColorAttachment {
            view,
            depth_slice: None,
            resolve_target: None,
            ops: Operations::default(),
        })
    });
    let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("mean"),
        color_attachments: &attachments,
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    pass.set_render_pipeline(pipeline);
    pass.set_bind_group(0, &bindings, &[]);
    pass.draw(0..3, 0..1);
}

/// Looks whether no program of the graphics card is being made, and no mesh or image has come or
/// gone in this frame: a picture without them would be a wrong sample.
fn look_whether_ready(
    is_ready: Res<IsReady>,
    cache: Res<PipelineCache>,
    pipelines: Res<MeanPipelines>,
    (meshes, images): (Res<RenderAssets<RenderMesh>>, Res<RenderAssets<GpuImage>>),
    mut before: Local<(usize, usize)>,
) {
    let now = (meshes.iter().count(), images.iter().count());
    let is_settled = std::mem::replace(&mut *before, now) == now;
    let mut programs = pipelines.of_format.values();
    let has_programs = !pipelines.of_format.is_empty()
        && programs.all(|program| cache.get_render_pipeline(*program).is_some())
        && cache.waiting_pipelines().next().is_none();
    is_ready
        .0
        .store(is_settled && has_programs, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_picture_is_shown_as_it_is_and_what_stays_keeps_its_mean() {
        assert_eq!(Use::of(Step::Moving, true), None);
        assert_eq!(Use::of(Step::Sample(0), false), Some(Use::Begin));
        assert_eq!(Use::of(Step::Sample(1), true), Some(Use::Add));
        assert_eq!(Use::of(Step::Finished, true), Some(Use::Show));
        assert_eq!(Use::of(Step::Changed, true), Some(Use::Compare));
        assert_eq!(Use::of(Step::Sample(0), true), Some(Use::Compare));
        assert_eq!(Use::of(Step::Changed, false), None);
        assert_eq!(Use::of(Step::Finished, false), None);
    }
}
