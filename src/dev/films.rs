//! Takes films of a game of chance of Tablero di Berona, for tests and for measuring their sizes.

use std::{fs, path::PathBuf};

use bevy::{
    app::AppExit,
    platform::time::Instant,
    prelude::*,
    render::view::window::screenshot::{Screenshot, save_to_disk},
    world_serialization::WorldAssetRoot,
};
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind, Session, session::random};

use crate::{
    dev::DevOptions,
    table::{Busy, notices::Notices, settings::Settings},
    ui::state::{
        film::{FilmCommand, FilmOf, FilmOfTable},
        hidden::UiHidden,
    },
    world::mipmaps::WaitingImages,
};

/// Takes the films as GIF files, then a picture of the table at rest, and exits:
/// `TESSERAE_FILMS=folder`.
pub(crate) fn plugin(app: &mut App) {
    let Some(options) = app.world().get_resource::<DevOptions>() else {
        return;
    };
    let Some(folder) = options.films.clone() else {
        return;
    };
    let settings = Settings {
        graphics: options.graphics(),
        ..default()
    };
    let events = options.film_events;
    app.insert_resource(settings)
        .insert_resource(Films {
            folder,
            events,
            next: 0,
            stage: Stage::Begins,
        })
        .add_systems(Last, take);
}

/// The films to take, and the names of their files.
const FILMS: [(FilmOf, &str); 2] = [(FilmOf::Turn, "turn.gif"), (FilmOf::Game, "game.gif")];
/// The picture of the table at rest.
const REST: &str = "rest.png";
/// Frames until everything that is loaded has been drawn.
const LOADED: u32 = 60;

#[derive(Resource)]
struct Films {
    folder: PathBuf,
    /// After how many events the game ends.
    events: usize,
    next: usize,
    stage: Stage,
}

enum Stage {
    Begins,
    /// The table has been loaded for so many frames.
    Loads(u32),
    /// A film is taken since then.
    Taken(Instant),
    /// The table is at rest for so many frames.
    Rests(u32),
}

/// A game of chance, to its end or so many events of it.
fn game(events: usize) -> Option<Session> {
    let mut session = Session::new(Header::new(Kind::TableroDiBerona)).ok()?;
    let mut rng = random::generator(11);
    while session.game().outcome().is_none() && session.events().len() < events {
        let event = random::random_event(session.game(), &mut rng)?;
        session.act(event).ok()?;
    }
    Some(session)
}

fn take(
    mut films: ResMut<Films>,
    mut film: ResMut<FilmOfTable>,
    mut hidden: ResMut<UiHidden>,
    (mut intents, mut commands): (MessageWriter<Intent>, MessageWriter<FilmCommand>),
    mut exit: MessageWriter<AppExit>,
    (busy, images, notices): (Busy, Res<WaitingImages>, Res<Notices>),
    roots: Query<&WorldAssetRoot>,
    pending: Query<&Screenshot>,
    mut spawn: Commands,
) {
    films.stage = match films.stage {
        Stage::Begins => {
            let Some(session) = game(films.events) else {
                exit.write(AppExit::error());
                return;
            };
            println!("{} events", session.events().len());
            intents.write(Intent::Resume(Box::new(session)));
            Stage::Loads(0)
        }
        Stage::Loads(frames) => {
            if roots.is_empty() || busy.is_animating() || !images.is_empty() {
                Stage::Loads(0)
            } else if frames < LOADED {
                Stage::Loads(frames + 1)
            } else {
                commands.write(FilmCommand::Take(FILMS[films.next].0, "film".to_owned()));
                Stage::Taken(Instant::now())
            }
        }
        Stage::Taken(since) => match std::mem::take(&mut *film) {
            FilmOfTable::Ready { content, .. } => {
                let name = FILMS[films.next].1;
                println!("{name}: {} bytes in {:.1?}", content.len(), since.elapsed());
                if let Err(problem) = fs::write(films.folder.join(name), content) {
                    error!("cannot write {name}: {problem}");
                    exit.write(AppExit::error());
                }
                films.next += 1;
                if films.next < FILMS.len() {
                    Stage::Loads(0)
                } else {
                    Stage::Rests(0)
                }
            }
            state => {
                *film = state;
                if let Some(why) = notices.0.first() {
                    error!("no film: {why}");
                    exit.write(AppExit::error());
                }
                Stage::Taken(since)
            }
        },
        Stage::Rests(frames) => {
            hidden.0 = true;
            if frames == LOADED {
                let file = films.folder.join(REST);
                spawn
                    .spawn((Name::new("Picture"), Screenshot::primary_window()))
                    .observe(save_to_disk(file));
            } else if frames > LOADED + 1 && pending.is_empty() {
                exit.write(AppExit::Success);
            }
            Stage::Rests(frames + 1)
        }
    };
}
