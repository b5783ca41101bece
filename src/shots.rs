use std::path::PathBuf;

use bevy::{
    app::AppExit,
    asset::UntypedAssetLoadFailedEvent,
    prelude::*,
    render::view::window::screenshot::{Screenshot, save_to_disk},
    world_serialization::WorldAssetRoot,
};
use tesserae_referee::{DiceSource, Intent};
use tesserae_rules::{
    Ask, Header, Kind, Session,
    session::random::{generator, random_event},
};

use crate::{Launch, settings::Settings};

/// A state of the game worth a picture.
#[derive(Clone, Debug)]
struct Shot {
    name: String,
    kind: Option<Kind>,
    until: Until,
}

/// How far random play goes before the picture is taken.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Until {
    Start,
    Moves(usize),
    Decision,
    Result,
}

/// Renders a fixed list of states to PNG files and ends: `TESSERAE_SHOTS=folder`.
pub fn plugin(app: &mut App) {
    let Some(folder) = app.world().get_resource::<Launch>().and_then(Launch::shots) else { return };
    app.insert_resource(Settings { reduced_motion: true, ..default() })
        .insert_resource(DiceSource::seeded(1))
        .insert_resource(Photographer { folder, shots: list(), next: 0, wait: 0, taken: true })
        .add_systems(Last, take)
        .add_systems(Update, complain);
}

#[derive(Resource)]
struct Photographer {
    folder: PathBuf,
    shots: Vec<Shot>,
    next: usize,
    wait: u32,
    taken: bool,
}

fn list() -> Vec<Shot> {
    let mut shots = vec![Shot { name: "menu".into(), kind: None, until: Until::Start }];
    for kind in Kind::ALL {
        for (name, until) in [
            ("start", Until::Start),
            ("middle", Until::Moves(60)),
            ("decision", Until::Decision),
            ("result", Until::Result),
        ] {
            shots.push(Shot { name: format!("{}-{name}", kind.key()), kind: Some(kind), until });
        }
    }
    shots
}

/// A session played by chance as far as a shot wants it.
fn played(kind: Kind, until: Until) -> Option<Session> {
    let mut session = Session::new(Header::new(kind)).ok()?;
    let mut rng = generator(11);
    for count in 0..20_000 {
        let game = session.game();
        let there = match until {
            Until::Start => true,
            Until::Moves(moves) => count >= moves && matches!(game.ask(), Ask::Act(_)) && game.actions().len() > 1,
            Until::Decision => count > 12 && matches!(game.ask(), Ask::Throw(_)) && !game.actions().is_empty(),
            Until::Result => game.outcome().is_some(),
        };
        if there {
            break;
        }
        let event = random_event(game, &mut rng)?;
        session.act(event).ok()?;
    }
    Some(session)
}

fn take(
    mut commands: Commands,
    mut camera: ResMut<Photographer>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
    pending: Query<&Screenshot>,
    roots: Query<&WorldAssetRoot>,
    assets: Res<AssetServer>,
) {
    /// Frames after everything is loaded until its pipelines are compiled and everything lies still.
    const FRAMES: u32 = 8;
    if !pending.is_empty() || !roots.iter().all(|root| assets.is_loaded_with_dependencies(&root.0)) {
        return;
    }
    if camera.taken {
        let Some(shot) = camera.shots.get(camera.next).cloned() else {
            exit.write(AppExit::Success);
            return;
        };
        if let Some(session) = shot.kind.and_then(|kind| played(kind, shot.until)) {
            intents.write(Intent::Resume(Box::new(session)));
        }
        camera.taken = false;
        camera.wait = FRAMES;
        return;
    }
    camera.wait = camera.wait.saturating_sub(1);
    if camera.wait == 0 {
        let name = camera.shots[camera.next].name.clone();
        let path = camera.folder.join(format!("{name}.png"));
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        camera.next += 1;
        camera.taken = true;
    }
}

/// A picture without its models would pretend.
fn complain(mut failed: MessageReader<UntypedAssetLoadFailedEvent>, mut exit: MessageWriter<AppExit>) {
    for failure in failed.read() {
        error!("cannot take pictures: {} did not load: {}", failure.path, failure.error);
        exit.write(AppExit::error());
    }
}
