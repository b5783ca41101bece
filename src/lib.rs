//! The table: boards, pieces, hands, camera, light, sound, overlay and saves.
//!
//! The table knows no rule. It shows the [`Fact`](tesserae_referee::Fact)s that the referee tells and sends it
//! [`Intent`](tesserae_referee::Intent)s. Each file here is one plugin function; [`app`] puts them together. A game contributes one file in
//! [`boards`]: where its places lie in the world, what is modelled and where the dice are thrown.

pub mod boards;
pub mod burden;
pub mod camera;
pub mod chance;
pub mod contact;
pub mod cups;
pub mod dice_on_table;
pub mod effects;
pub mod figures;
pub mod framing;
pub mod gait;
pub mod hands;
pub mod highlights;
#[cfg(not(target_arch = "wasm32"))]
pub mod icon;
pub mod inlays;
pub mod keep;
pub mod keys;
mod launch;
pub mod light;
pub mod mipmaps;
pub mod one_tap;
pub mod overlay;
pub mod page;
pub mod past;
pub mod pick;
pub mod pieces;
pub mod props;
pub mod report;
pub mod screen;
pub mod seated;
pub mod settings;
pub mod shots;
pub mod sleep;
pub mod sound;
pub mod spots;
pub mod throwing;

#[cfg(test)]
#[path = "tests/hands.rs"]
mod hands_tests;
#[cfg(test)]
#[path = "tests/sight.rs"]
mod sight_tests;

use bevy::{asset::AssetMetaCheck, prelude::*, render::RenderPlugin, window::PresentMode};
use tesserae_referee::{RefereePlugin, RefereeSystems};

pub use launch::Launch;

/// What happens in a frame, in this order.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub enum TableSystems {
    /// Pointer, keys and buttons become intents.
    Input,
    /// The referee judges them.
    Judge,
    /// Facts change what is to be shown.
    Hear,
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
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(icon::plugin);
    app
}

/// The order of a frame, with the referee at its place in it.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Judge, TableSystems::Hear, TableSystems::Move).chain(),
    )
    .configure_sets(Update, RefereeSystems.in_set(TableSystems::Judge));
}

/// Everything but the engine's own plugins.
pub fn table(app: &mut App) {
    app.add_plugins(order)
        .add_plugins((RefereePlugin, tesserae_dice::DicePlugin, bevy_egui::EguiPlugin::default()))
        .add_plugins((keep::plugin, settings::plugin, screen::plugin, seated::plugin))
        .add_plugins((shots::plugin, report::plugin, figures::plugin, sleep::plugin))
        .add_plugins((
            props::plugin,
            pieces::plugin,
            effects::plugin,
            dice_on_table::plugin,
            camera::plugin,
            light::plugin,
        ))
        .add_plugins((
            mipmaps::plugin,
            contact::plugin,
            one_tap::plugin,
            cups::plugin,
            past::plugin,
            inlays::plugin,
            page::plugin,
        ))
        .add_plugins((
            pick::plugin,
            hands::plugin,
            keys::plugin,
            throwing::plugin,
            highlights::plugin,
            overlay::plugin,
            sound::plugin,
        ));
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
