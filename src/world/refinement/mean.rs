//! The mean of the samples, in the renderer: shifts the camera for each sample, adds it to the mean,
//! and shows the mean instead of the picture. A picture that is drawn smaller while something moves
//! is scaled up here.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bevy::{
    asset::{embedded_asset, load_embedded_asset},
    camera::MainPassResolutionOverride,
    core_pipeline::{Core3d, Core3dSystems, FullscreenShader, tonemapping::tonemapping},
    prelude::*,
    render::{
        Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems,
        camera::{ExtractedCamera, MipBias, TemporalJitter},
        mesh::RenderMesh,
        render_asset::RenderAssets,
        render_resource::{
            BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries,
            CachedRenderPipelineId, ColorTargetState, Extent3d, FragmentState, PipelineCache,
            PipelineDescriptor, RenderPipelineDescriptor, ShaderStages, TextureDescriptor,
            TextureDimension, TextureFormat, TextureSampleType, TextureUsages, TextureView,
            UniformBuffer,
            binding_types::{texture_2d, uniform_buffer},
        },
        renderer::{RenderContext, RenderDevice, RenderQueue, ViewQuery},
        texture::GpuImage,
        view::{ExtractedView, ViewTarget},
    },
};

use super::{Refinement, Step, sequence::in_pixel};
use crate::world::{fullscreen_pass, motion_resolution::MotionResolution, warm_up::WarmUp};

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
            .init_resource::<Plan>()
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
                        .before(RenderSystems::Prepare),
                    look_whether_ready.in_set(RenderSystems::Cleanup),
                ),
            )
            .add_systems(
                Core3d,
                process
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

/// What the renderer needs to know beside the step.
#[derive(Resource, Copy, Clone, Debug, Default)]
struct Plan {
    /// The sides of the picture while something moves, as a part of the window's.
    scale: f32,
    /// Whether means are taken.
    refines: bool,
    /// Whether the edges of samples are smoothed.
    smooths: bool,
    /// Whether the programs of the first view have been made: in a page they come first.
    has_started: bool,
}

/// The programs that show pictures, one for each format of a picture and each number of outputs.
#[derive(Resource)]
struct MeanPipelines {
    layout: BindGroupLayoutDescriptor,
    descriptor: RenderPipelineDescriptor,
    of_picture: HashMap<(TextureFormat, bool), CachedRenderPipelineId>,
}

impl MeanPipelines {
    /// The program for pictures of a format: one that changes the mean, or one that only shows it.
    fn get_or_queue(
        &mut self,
        format: TextureFormat,
        changes_mean: bool,
        cache: &PipelineCache,
    ) -> CachedRenderPipelineId {
        let key = (format, changes_mean);
        *self.of_picture.entry(key).or_insert_with(|| {
            let mut descriptor = self.descriptor.clone();
            if let Some(fragment) = &mut descriptor.fragment {
                let mut formats = vec![format];
                if changes_mean {
                    fragment.shader_defs.push("CHANGES_MEAN".into());
                    formats.extend([FORMAT, format]);
                }
                let target = |format| Some(ColorTargetState::from(format));
                fragment.targets = formats.into_iter().map(target).collect();
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
        of_picture: HashMap::new(),
    });
}

fn extract(
    refinement: Extract<Res<Refinement>>,
    resolution: Extract<Res<MotionResolution>>,
    warm_up: Extract<Option<Res<WarmUp>>>,
    (mut step, mut plan): (ResMut<Step>, ResMut<Plan>),
) {
    *step = refinement.step;
    *plan = Plan {
        scale: resolution.scale(),
        refines: refinement.is_possible,
        smooths: refinement.takes_few,
        has_started: plan.has_started || warm_up.as_ref().is_none_or(|warm_up| warm_up.is_done()),
    };
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
    /// It is shown.
    Picture = 0,
    /// It is shown where it differs from the reference; elsewhere the mean.
    Compare = 1,
    /// The mean is shown, and the picture does not matter.
    Mean = 2,
    /// It is shown, and is the reference from now on. The mean begins with it, as no sample.
    Begin = 3,
    /// The same where it differs from the reference; elsewhere the mean stays.
    Renew = 4,
    /// It is a sample: the mean with it is shown.
    Add = 5,
}

/// What has been drawn up to now for a camera.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Known {
    Nothing,
    /// A mean, and a reference that cannot be compared with the picture.
    Mean,
    /// A mean, and a reference as large as the picture.
    Reference,
}

impl Use {
    /// What the picture of a step is for. `None` if it is shown as it is drawn.
    const fn of(step: Step, known: Known, is_smaller: bool) -> Option<Self> {
        match (step, known) {
            (Step::Changed, Known::Reference) => Some(Self::Compare),
            (Step::Settled, Known::Reference) => Some(Self::Renew),
            (Step::Settled, _) | (Step::Sample(_), Known::Nothing) => Some(Self::Begin),
            (Step::Sample(_), _) => Some(Self::Add),
            (Step::Finished, Known::Mean | Known::Reference) => Some(Self::Mean),
            _ if is_smaller => Some(Self::Picture),
            _ => None,
        }
    }

    const fn changes_mean(self) -> bool {
        matches!(self, Self::Begin | Self::Renew | Self::Add)
    }
}

/// The mean of the samples of a camera.
struct Mean {
    size: UVec2,
    format: TextureFormat,
    /// Before this frame, and after it.
    means: [TextureView; 2],
    /// The pictures with which others are compared that are no samples, before this frame and after
    /// it.
    references: [TextureView; 2],
    /// How much of the references is drawn.
    reference_size: UVec2,
}

impl Mean {
    /// Textures for a picture of this size and format.
    fn new(size: UVec2, format: TextureFormat, device: &RenderDevice) -> Self {
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
            format,
            means: [texture(FORMAT), texture(FORMAT)],
            references: [texture(format), texture(format)],
            reference_size: UVec2::ZERO,
        }
    }
}

/// How the picture of a camera becomes what is shown.
#[derive(Component)]
struct Shown {
    use_of_picture: Use,
    /// The use, whether edges are smoothed, and how much of the target is drawn.
    settings: UniformBuffer<Vec4>,
    pipeline: CachedRenderPipelineId,
    mean: Option<Mean>,
}

/// How large the picture of a step is drawn in a window of this size.
fn drawn_size(step: Step, scale: f32, window: UVec2) -> UVec2 {
    match step {
        Step::Moving | Step::Changed | Step::Settled => (window.as_vec2() * scale)
            .round()
            .as_uvec2()
            .max(UVec2::ONE),
        Step::Plain | Step::Sample(_) | Step::Finished => window,
    }
}

fn prepare(
    mut commands: Commands,
    (step, plan): (Res<Step>, Res<Plan>),
    (device, queue): (Res<RenderDevice>, Res<RenderQueue>),
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<MeanPipelines>,
    mut cameras: Query<
        (Entity, &ExtractedCamera, &ExtractedView, Option<&mut Shown>),
        With<Camera3d>,
    >,
) {
    for (entity, camera, view, mut shown) in &mut cameras {
        let Some(window) = camera.physical_target_size else {
            continue;
        };
        let format = view.target_format;
        let size = drawn_size(*step, plan.scale, window);
        let mean = shown
            .as_mut()
            .and_then(|shown| shown.mean.take())
            .filter(|mean| mean.size == window && mean.format == format);
        let known = match &mean {
            None => Known::Nothing,
            Some(mean) if mean.reference_size == size => Known::Reference,
            Some(_) => Known::Mean,
        };
        let wanted = Use::of(*step, known, size != window).filter(|_| plan.has_started);
        let wanted = wanted.and_then(|wanted| {
            // They are made together when the first is wanted: who has a mean has to show it.
            let programs = [false, true].map(|changes_mean| {
                (plan.refines || !changes_mean)
                    .then(|| pipelines.get_or_queue(format, changes_mean, &cache))
            });
            let program = programs[usize::from(wanted.changes_mean())]?;
            let is_made = cache.get_render_pipeline(program).is_some();
            is_made.then_some((wanted, program))
        });
        let Some((use_of_picture, pipeline)) = wanted else {
            commands
                .entity(entity)
                .remove::<(Shown, MainPassResolutionOverride)>();
            continue;
        };
        let mean = match use_of_picture {
            Use::Picture => None,
            Use::Begin => Some(mean.unwrap_or_else(|| Mean::new(window, format, &device))),
            Use::Compare | Use::Mean | Use::Renew | Use::Add => mean,
        }
        .map(|mut mean| {
            if use_of_picture.changes_mean() {
                mean.means.reverse();
                mean.references.reverse();
            }
            if use_of_picture == Use::Begin {
                mean.reference_size = size;
            }
            mean
        });
        // Where the picture does not matter, only the smallest one is drawn.
        let drawn = if use_of_picture == Use::Mean {
            UVec2::ONE
        } else {
            size
        };
        let mut settings = shown.map_or_else(UniformBuffer::default, |mut shown| {
            std::mem::take(&mut shown.settings)
        });
        let number = f32::from(use_of_picture as u8);
        let smooths = f32::from(u8::from(plan.smooths));
        settings.set(Vec4::new(number, smooths, drawn.x as f32, drawn.y as f32));
        settings.write_buffer(&device, &queue);
        commands.entity(entity).insert(Shown {
            use_of_picture,
            settings,
            pipeline,
            mean,
        });
        if drawn == window {
            commands
                .entity(entity)
                .remove::<MainPassResolutionOverride>();
        } else {
            commands
                .entity(entity)
                .insert(MainPassResolutionOverride(drawn));
        }
    }
}

/// Makes what is shown from the picture and the mean.
fn process(
    view: ViewQuery<(&ViewTarget, &Shown)>,
    pipelines: Res<MeanPipelines>,
    cache: Res<PipelineCache>,
    mut context: RenderContext,
) {
    let (target, shown) = view.into_inner();
    let (Some(pipeline), Some(settings)) = (
        cache.get_render_pipeline(shown.pipeline),
        shown.settings.binding(),
    ) else {
        return;
    };
    let picture = target.post_process_write();
    let changes_mean = shown.use_of_picture.changes_mean();
    // What only shows a mean has it as it was left.
    let before = usize::from(!changes_mean);
    let (mean_before, reference_before) = match &shown.mean {
        Some(mean) => (&mean.means[before], &mean.references[before]),
        // They are not looked at.
        None => (picture.source, picture.source),
    };
    let bindings = context.render_device().create_bind_group(
        "mean_bindings",
        &cache.get_bind_group_layout(&pipelines.layout),
        &BindGroupEntries::sequential((picture.source, mean_before, reference_before, settings)),
    );
    let mut views = vec![picture.destination];
    if let Some(mean) = shown.mean.as_ref().filter(|_| changes_mean) {
        views.extend([&mean.means[1], &mean.references[1]]);
    }
    fullscreen_pass::fill(&mut context, "mean", views, pipeline, &bindings);
}

/// Looks whether no program of the graphics card is being made, and no mesh or image has come or
/// gone in this frame: a picture without them would be a wrong sample.
fn look_whether_ready(
    (is_ready, plan): (Res<IsReady>, Res<Plan>),
    cache: Res<PipelineCache>,
    pipelines: Res<MeanPipelines>,
    (meshes, images): (Res<RenderAssets<RenderMesh>>, Res<RenderAssets<GpuImage>>),
    mut before: Local<(usize, usize)>,
) {
    let now = (meshes.iter().count(), images.iter().count());
    let is_settled = std::mem::replace(&mut *before, now) == now;
    let mut programs = pipelines.of_picture.values();
    let has_programs = programs.all(|program| cache.get_render_pipeline(*program).is_some())
        && !is_making_programs(&cache);
    let has_all = is_settled && has_programs && plan.has_started;
    is_ready.0.store(has_all, Ordering::Relaxed);
}

/// Whether a program that draws is being made. Programs that compute wait for ever where the graphics
/// card has none, as in WebGL2.
fn is_making_programs(cache: &PipelineCache) -> bool {
    let waiting: HashSet<_> = cache.waiting_pipelines().collect();
    !waiting.is_empty()
        && cache.pipelines().enumerate().any(|(id, program)| {
            let draws = matches!(
                program.descriptor,
                PipelineDescriptor::RenderPipelineDescriptor(_)
            );
            draws && waiting.contains(&id)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_keeps_its_mean_and_what_changes_is_shown_as_it_is() {
        let of = |step, known| Use::of(step, known, true);
        assert_eq!(of(Step::Changed, Known::Reference), Some(Use::Compare));
        assert_eq!(of(Step::Settled, Known::Reference), Some(Use::Renew));
        assert_eq!(of(Step::Sample(0), Known::Mean), Some(Use::Add));
        assert_eq!(of(Step::Finished, Known::Mean), Some(Use::Mean));
        // A reference of another size says nothing.
        assert_eq!(of(Step::Changed, Known::Mean), Some(Use::Picture));
        assert_eq!(of(Step::Settled, Known::Mean), Some(Use::Begin));
        assert_eq!(of(Step::Settled, Known::Nothing), Some(Use::Begin));
        assert_eq!(of(Step::Sample(0), Known::Nothing), Some(Use::Begin));
    }

    #[test]
    fn a_picture_of_the_size_of_the_window_is_shown_without_more_work() {
        for step in [Step::Moving, Step::Changed, Step::Plain, Step::Finished] {
            assert_eq!(Use::of(step, Known::Nothing, false), None, "{step:?}");
        }
        assert_eq!(Use::of(Step::Moving, Known::Reference, false), None);
        assert_eq!(
            Use::of(Step::Moving, Known::Reference, true),
            Some(Use::Picture)
        );
    }

    #[test]
    fn a_picture_is_smaller_only_while_something_moves() {
        let window = UVec2::new(1280, 721);
        for step in [Step::Moving, Step::Changed, Step::Settled] {
            assert_eq!(drawn_size(step, 0.5, window), UVec2::new(640, 361));
            assert_eq!(drawn_size(step, 1.0, window), window);
            assert_eq!(drawn_size(step, 0.5, UVec2::ONE), UVec2::ONE);
        }
        for step in [
            Step::Plain,
            Step::Sample(0),
            Step::Sample(1),
            Step::Finished,
        ] {
            assert_eq!(drawn_size(step, 0.5, window), window);
        }
    }
}
