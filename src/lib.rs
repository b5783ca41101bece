//! The table: boards, pieces, hands, camera, light, sound, overlay and saves.
//!
//! The table knows no rule. It shows the [`Fact`](tesserae_referee::Fact)s that the referee tells and sends it
//! [`Intent`](tesserae_referee::Intent)s. Each file here is one plugin function; [`app`] puts them together. A game contributes one file in
//! [`boards`]: where its places lie in the world, what is modelled and where the dice are thrown.

pub mod app;
pub mod boards;
pub mod camera;
pub mod dev;
pub mod input;
pub mod opponents;
pub mod replay;
pub mod save;
pub mod settings;
pub mod sound;
pub mod ui;
pub mod web;
pub mod world;

#[cfg(test)]
#[path = "tests/hands.rs"]
mod hands_tests;
#[cfg(test)]
#[path = "tests/sight.rs"]
mod sight_tests;

use bevy::{asset::AssetMetaCheck, prelude::*, render::RenderPlugin, window::PresentMode};
use tesserae_referee::{RefereePlugin, RefereeSystems};

pub use crate::app::launch::Launch;

/// What happens in a frame, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub enum TableSystems {
    /// Pointer, keys and buttons become intents.
    Input,
    /// The referee judges them.
    Judge,
    /// Facts change what is to be shown.
    React,
    /// Everything moves towards where it is to be.
    Move,
}

/// The whole game in a window.
pub fn app(launch: Launch) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window(&launch)), ..default() })
            .set(AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: launch.assets(), ..default() })
            .set(ImagePlugin::default_linear())
            // A picture must not be taken before its shaders are there.
            .set(RenderPlugin { synchronous_pipeline_compilation: launch.shots().is_some(), ..default() }),
    );
    app.insert_resource(launch);
    app.add_plugins(table);
    app
}

/// The order of a frame, with the referee at its place in it.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Judge, TableSystems::React, TableSystems::Move).chain(),
    )
    .configure_sets(Update, RefereeSystems.in_set(TableSystems::Judge));
}

/// Everything but the engine's own plugins.
pub fn table(app: &mut App) {
    app.add_plugins(order)
        .add_plugins((RefereePlugin, tesserae_dice::DicePlugin, bevy_egui::EguiPlugin::default()))
        .add_plugins((save::plugin, settings::plugin, app::plugin, dev::plugin))
        .add_plugins((world::plugin, camera::plugin, replay::plugin, input::plugin, opponents::plugin))
        .add_plugins((ui::plugin, sound::plugin, web::plugin));
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
