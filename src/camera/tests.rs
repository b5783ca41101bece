//! The camera on its way to a goal.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::*;

#[test]
fn the_camera_arrives_and_later_frames_do_not_move_it() {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            16,
        )))
        .init_resource::<Orbit>()
        .init_resource::<Settings>()
        .add_systems(Startup, spawn)
        .add_systems(Update, approach);
    app.update();
    app.world_mut().resource_mut::<Orbit>().goal.distance += 3.0;
    let moving = (0..200)
        .take_while(|_| {
            app.update();
            app.world().resource::<Orbit>().is_moving()
        })
        .count();
    assert!((10..190).contains(&moving), "{moving} frames");
    app.update();
    let mut cameras = app.world_mut().query::<&Transform>();
    let mut at = |app: &App| *cameras.single(app.world()).expect("there is one camera");
    let arrived = at(&app);
    for _ in 0..30 {
        app.update();
        assert_eq!(at(&app), arrived);
    }
}
