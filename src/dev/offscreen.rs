//! Rendering into a texture instead of a window: for machines that have a graphics card but no
//! screen.

use std::time::Duration;

use bevy::{
    app::{PluginGroupBuilder, ScheduleRunnerPlugin},
    camera::RenderTarget,
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_resource::{PollType, TextureFormat},
        renderer::{RenderAdapterInfo, RenderDevice},
        view::screenshot::{Screenshot, save_to_disk},
    },
    winit::WinitPlugin,
};

use crate::{
    dev::DevOptions,
    table::{launch::Launch, settings::Settings},
};

/// These plugins without windows: frames follow each other as fast as they can be rendered.
pub(crate) fn without_window(plugins: impl PluginGroup) -> PluginGroupBuilder {
    plugins
        .build()
        .disable::<WinitPlugin>()
        .add(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
}

/// The texture that is rendered into.
#[derive(Resource)]
pub(super) struct Target(Handle<Image>);

/// Lets the camera render into a texture as large as the window would be, at the level of the
/// graphics that `TESSERAE_GRAPHICS` names. A frame ends when the graphics card has finished it.
pub(super) fn plugin(app: &mut App) {
    let size = app.world().resource::<Launch>().size();
    let graphics = app.world().resource::<DevOptions>().graphics();
    let mut images = app.world_mut().resource_mut::<Assets<Image>>();
    let format = TextureFormat::Rgba8UnormSrgb;
    let target = images.add(Image::new_target_texture(size.x, size.y, format, None));
    app.insert_resource(Target(target))
        .insert_resource(Settings {
            graphics,
            automatic_graphics: false,
            ..default()
        })
        .add_systems(PostStartup, set_target)
        .sub_app_mut(RenderApp)
        .add_systems(Render, wait_for_card.in_set(RenderSystems::PostCleanup));
}

fn set_target(mut commands: Commands, target: Res<Target>, cameras: Query<Entity, With<Camera3d>>) {
    for camera in &cameras {
        commands
            .entity(camera)
            .insert(RenderTarget::Image(target.0.clone().into()));
    }
}

fn wait_for_card(device: Res<RenderDevice>) {
    if let Err(error) = device.poll(PollType::wait_indefinitely()) {
        error!("the graphics card does not finish a frame: {error}");
    }
}

/// Writes the picture of this frame to the file `TESSERAE_PICTURE`, if it is named.
pub(super) fn take_picture(mut commands: Commands, target: Res<Target>, options: Res<DevOptions>) {
    if let Some(path) = options.picture.clone() {
        commands
            .spawn(Screenshot::image(target.0.clone()))
            .observe(save_to_disk(path));
    }
}

/// Prints the name of the graphics card.
pub(super) fn print_card(card: Res<RenderAdapterInfo>) {
    println!("graphics card: {} ({})", card.name, card.driver_info);
}
