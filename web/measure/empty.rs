//! A yardstick for the page: the least that the same engine does with the same features. `cargo
//! xtask web --empty` builds it.
use bevy::{prelude::*, window::PresentMode};

fn main() -> AppExit {
    let window = Window {
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#tesserae".into()),
        fit_canvas_to_parent: true,
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        }))
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera3d::default());
        })
        .run()
}
