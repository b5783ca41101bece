//! Throws dice without a window and prints the faces: `cargo run -p tesserae-dice --example throw
//! [SEED]`.

use std::process::ExitCode;

use bevy::{prelude::*, time::TimePlugin};
use tesserae_dice::{DicePlugin, DieShape, Gesture, Settled, Surface, ThrowDice, ThrowField};

fn main() -> ExitCode {
    let seed = match std::env::args().nth(1).map(|text| text.parse()) {
        None => 1,
        Some(Ok(seed)) => seed,
        Some(Err(error)) => {
            eprintln!("the seed has to be a whole number: {error}");
            return ExitCode::from(2);
        }
    };
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin, DicePlugin));
    // A leather tray of 16 by 22 cm.
    app.insert_resource(ThrowField::new(
        0.0,
        Vec2::new(-0.8, -1.1),
        Vec2::new(0.8, 1.1),
        Surface::Leather,
    ));
    app.finish();
    app.update();
    for (shape, count) in [(DieShape::Cube, 2), (DieShape::Tetrahedron, 3)] {
        let gesture = Gesture::towards(Vec3::new(0.15, 0.9, 0.8), Vec3::ZERO);
        app.world_mut().write_message(ThrowDice {
            shape,
            count,
            gesture,
            seed,
            skip_flight: true,
            arranged: None,
        });
        app.update();
        for Settled { faces, rethrown } in
            app.world_mut().resource_mut::<Messages<Settled>>().drain()
        {
            println!("{shape:?}: {faces:?}, thrown again: {rethrown:?}");
        }
    }
    ExitCode::SUCCESS
}
