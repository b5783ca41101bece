//! The table: boards, pieces, hands, camera, light, sound, user interface and saved games.
//!
//! The table knows no rule. It shows the [`Fact`](tesserae_referee::Fact)s that the referee sends, and sends it
//! [`Intent`](tesserae_referee::Intent)s. Each folder here is one plugin; [`app`] puts them together in the order of
//! `sets`, and what they share is in `state`. A game contributes one file in `boards`: where its places are in the
//! world, which models it uses and where its dice are thrown.
//!
//! Imports run downwards: `dev`, `web` and `ui` use `sound`, `replay`, `insights` and `save`, these use `input`,
//! `camera` and `world`, and all use `state`, `boards`, `settings` and `sets`.

mod app;
mod boards;
mod camera;
mod dev;
mod input;
mod insights;
mod opponents;
mod replay;
pub mod save;
mod sets;
mod settings;
mod sound;
mod state;
mod ui;
mod web;
mod world;

#[cfg(test)]
mod tests;

use bevy::{
    asset::AssetMetaCheck,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    window::PresentMode,
};

use crate::app::launch::Benchmark;
pub use crate::app::launch::Launch;
pub(crate) use crate::sets::TableSystems;

/// The whole program in a window.
pub fn app(launch: Launch) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window(&launch)), ..default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: launch.assets(), ..default() })
            .set(ImagePlugin::default_linear())
            .set(renderer(&launch)),
    );
    let is_empty = launch.benchmark() == Some(Benchmark::Empty);
    app.insert_resource(launch);
    if is_empty {
        app.add_plugins(dev::benchmark::plugin).world_mut().spawn(Camera3d::default());
        return app;
    }
    app.add_plugins((tesserae_referee::RefereePlugin, tesserae_dice::DicePlugin, bevy_egui::EguiPlugin::default()))
        .add_plugins((sets::plugin, state::plugin, settings::plugin, save::plugin))
        .add_plugins((app::plugin, dev::plugin))
        .add_plugins((
            world::plugin,
            camera::plugin,
            input::plugin,
            replay::plugin,
            opponents::plugin,
            insights::plugin,
        ))
        .add_plugins((ui::plugin, sound::plugin, web::plugin));
    app
}

fn renderer(launch: &Launch) -> RenderPlugin {
    let draws = launch.benchmark().is_none_or(|benchmark| benchmark == Benchmark::Drawn);
    let mut settings = WgpuSettings::default();
    settings.backends = settings.backends.filter(|_| draws);
    RenderPlugin {
        render_creation: settings.into(),
        // No screenshot may be taken before its shaders are compiled.
        synchronous_pipeline_compilation: launch.screenshots().is_some(),
        ..default()
    }
}

fn window(launch: &Launch) -> Window {
    Window {
        title: "Tesserae".into(),
        name: Some("tesserae".into()),
        resolution: launch.size().into(),
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#tesserae".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    }
}
