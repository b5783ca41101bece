//! The time of a throw whose flight is skipped: all physics steps at once, bounces and further
//! attempts included.
//!
//! `cargo bench --workspace --bench skipped_throw`

use std::time::{Duration, Instant};

use bevy::{prelude::*, time::TimePlugin};
use tesserae_dice::{DicePlugin, DieShape, Gesture, Settled, Surface, ThrowDice, ThrowField};

/// The number of throws of each kind.
const THROWS: u64 = 100;

fn main() {
    for (name, shape, count) in [
        ("two cubes", DieShape::Cube, 2),
        ("three cubes", DieShape::Cube, 3),
        ("three lots", DieShape::Tetrahedron, 3),
    ] {
        let mut app = App::new();
        app.add_plugins((TaskPoolPlugin::default(), TimePlugin, DicePlugin));
        app.insert_resource(ThrowField::new(
            0.0,
            Vec2::new(-0.8, -1.1),
            Vec2::new(0.8, 1.1),
            Surface::Leather,
        ));
        app.finish();
        app.update();
        let mut times: Vec<Duration> = (0..THROWS)
            .map(|seed| throw(&mut app, shape, count, seed))
            .collect();
        times.sort_unstable();
        let [median, slowest] =
            [times[times.len() / 2], times[times.len() - 1]].map(|time| time.as_secs_f64() * 1e3);
        println!(
            "skipped throw of {name}: median {median:.2} ms, slowest {slowest:.2} ms of {THROWS}"
        );
    }
}

/// One throw without its flight by a gentle gesture, and the time from the request to the faces.
fn throw(app: &mut App, shape: DieShape, count: usize, seed: u64) -> Duration {
    let gesture = Gesture::towards(Vec3::new(0.15, 0.9, 0.8), Vec3::ZERO);
    let began = Instant::now();
    app.world_mut().write_message(ThrowDice {
        shape,
        count,
        gesture,
        seed,
        skip_flight: true,
        arranged: None,
    });
    app.update();
    let took = began.elapsed();
    let settled: Vec<Settled> = app
        .world_mut()
        .resource_mut::<Messages<Settled>>()
        .drain()
        .collect();
    assert_eq!(
        settled.len(),
        1,
        "a skipped throw is at rest after one frame"
    );
    assert_eq!(settled[0].faces.len(), count);
    took
}
