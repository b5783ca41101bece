//! A table without a window for tests: it judges, shows and animates, without renderer, physics or
//! sound.

use std::{thread, time::Duration};

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
    world_serialization::WorldAsset,
};
use bevy_egui::input::EguiWantsInput;
use tesserae_dice::{DicePlugin, Impact, PlaceDice};
use tesserae_referee::{Intent, Referee, RefereePlugin};
use tesserae_rules::{Kind, Place, Session, session::random};

use crate::{
    advice,
    input::{hands, pointer::Pointer, quick_move, throwing},
    opponents,
    save::{self, Storage},
    table::{
        self, sets,
        settings::{self, Settings},
    },
    teaching, thinking, throw,
    ui::state::friend_view::FriendView,
    world::{current_board, motion, pieces, playback, replay},
};

/// How long each frame of a [`table`] lasts.
pub(crate) const FRAME: Duration = Duration::from_millis(50);

/// The referee alone, and the order of a frame.
pub(crate) fn headless() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, RefereePlugin, sets::plugin));
    app
}

/// A table on which no game lies. The test plays the pointer: it inserts [`Pointer`].
pub(crate) fn table(settings: Settings) -> App {
    table_with_assets("assets", settings)
}

/// The same, with its assets in another folder.
fn table_with_assets(assets: &str, settings: Settings) -> App {
    let mut app = headless();
    app.add_plugins(AssetPlugin {
        file_path: assets.into(),
        ..default()
    })
    .init_asset::<WorldAsset>()
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .insert_resource(settings)
    .init_resource::<Pointer>()
    .init_resource::<EguiWantsInput>()
    .init_resource::<FriendView>()
    .add_message::<Impact>()
    .add_message::<PlaceDice>()
    .add_plugins((table::state, settings::plugin))
    .add_plugins((
        current_board::plugin,
        pieces::plugin,
        playback::plugin,
        motion::plugin,
    ))
    .add_plugins((hands::plugin, quick_move::plugin, replay::plugin));
    use_one_thread(&mut app);
    app
}

/// Lets systems run one after another. They are so short in tests that to share them out between
/// threads costs more than to run them, and tests themselves run side by side.
fn use_one_thread(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// A table with dice that are thrown, with bots that play, and with a folder for saved games.
pub(crate) fn table_with_bots(assets: &str, saves: Storage, settings: Settings) -> App {
    let mut app = unfinished_table_with_bots(assets, saves, settings);
    app.finish();
    app.update();
    app
}

/// The same, before the first frame: plugins can be added.
pub(crate) fn unfinished_table_with_bots(assets: &str, saves: Storage, settings: Settings) -> App {
    let mut app = table_with_assets(assets, settings.clone());
    app.insert_resource(saves)
        .add_plugins((
            save::plugin,
            DicePlugin,
            (throw::plugin, throwing::plugin),
            thinking::plugin,
            opponents::plugin,
        ))
        .insert_resource(settings);
    use_one_thread(&mut app);
    app
}

/// A table that teaches; nothing is saved, and the test plays the dice.
pub(crate) fn table_with_insights(settings: Settings) -> App {
    let settings = Settings {
        reduced_motion: true,
        speed: 0.0,
        ..settings
    };
    let mut app = table(settings.clone());
    app.insert_resource(Storage::nowhere())
        .add_message::<throw::ThrowCommand>()
        .add_plugins((
            save::plugin,
            thinking::plugin,
            opponents::plugin,
            teaching::plugin,
            advice::plugin,
        ))
        .insert_resource(settings);
    use_one_thread(&mut app);
    app
}

/// Puts a game on the table.
pub(crate) fn resume(app: &mut App, session: Session) {
    app.world_mut()
        .write_message(Intent::Resume(Box::new(session)));
    app.update();
}

/// The session of the game on the table.
pub(crate) fn session(app: &App) -> &Session {
    app.world()
        .resource::<Referee>()
        .session()
        .expect("a game has begun")
}

/// Goes on until something is so, as long as what the bots know may take to load and to use.
pub(crate) fn wait(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is_so(app) {
            return;
        }
        app.update();
        thread::sleep(Duration::from_millis(1));
    }
    panic!("{what} never happened");
}

/// One frame in which the pointer is at a position of the window, over a place.
pub(crate) fn point(
    app: &mut App,
    at: Vec2,
    place: Option<Place>,
    [pressed, held, released]: [bool; 3],
) {
    let above = Vec3::new(at.x / 100.0, 5.0, at.y / 100.0);
    let ray = Some(Ray3d::new(above, Dir3::NEG_Y));
    app.insert_resource(Pointer {
        at: Some(at),
        ray,
        place,
        pressed,
        held,
        released,
        ..default()
    });
    app.update();
}

/// A session after this many events of random play, or fewer if the game ends.
pub(crate) fn played(kind: Kind, seed: u64, events: usize) -> Session {
    random::played(kind, seed, events).expect("a game with standard rules begins")
}
