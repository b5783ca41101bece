//! Takes a film: a replay goes through it, a picture is taken of what the camera sees after each
//! step of time, and then the table is as it was. Time passes only from picture to picture, so a film
//! is the same on every machine.

use std::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    render::gpu_readback::{Readback, ReadbackComplete},
    time::TimeSystems,
    window::RequestRedraw,
};
use tesserae_referee::Referee;
use tesserae_words as words;

use super::{
    encoding::{Encoding, Picture},
    plan::Plan,
};
use crate::{
    camera::Orbit,
    table::{Busy, Replay, ReplayCommand, notices::Notices},
    ui::state::{
        film::{FilmCommand, FilmOf, FilmOfTable},
        open_panel::OpenPanel,
    },
    world::{
        motion::Gliding,
        view_copy::{ViewCopy, without_filling},
    },
};

/// The longer side of a film, in pixels.
const SIDE: u32 = 640;
/// The time between two pictures of a motion, in hundredths of a second.
const STEP: u16 = 7;
/// How long the first and the last picture are shown, in hundredths of a second.
const ENDS: [u16; 2] = [80, 200];
/// After so many frames without another picture there will be none.
const LAST: u32 = 900;

/// Takes the films that are asked for, one at a time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taking>()
        .add_systems(First, pass_time.after(TimeSystems))
        .add_systems(PostUpdate, (begin, take, publish).chain());
}

/// The film that is being taken.
#[derive(Resource, Default)]
pub(super) struct Taking(Option<TakenFilm>);

struct TakenFilm {
    of: FilmOf,
    title: String,
    plan: Plan,
    /// The number of events at which a replay stood, if one was open.
    before: Option<usize>,
    size: UVec2,
    encoding: Encoding,
    /// The image into which the view is copied.
    image: Handle<Image>,
    /// The index of the position that is shown, or on its way.
    stop: usize,
    stage: Stage,
    /// Whether time passes before the next frame.
    passes: bool,
    /// The frames since the last picture.
    frames: u32,
}

#[derive(Debug, PartialEq)]
enum Stage {
    /// The table comes to rest.
    Settles,
    /// The replay goes to a position at once.
    Goes,
    /// It goes there as it happened, one step of time after the other.
    Moves,
    /// A picture is fetched from the renderer, for so many hundredths of a second.
    Fetches(Entity, u16),
    /// A picture waits to be written.
    Has(Picture),
    /// The rest of the file is written.
    Ends,
}

/// Lets one step of time pass when the film goes on; otherwise the table's time stands still.
fn pass_time(taking: Res<Taking>, mut clock: ResMut<Time<Virtual>>, mut time: ResMut<Time>) {
    if taking.0.as_ref().is_some_and(|film| film.passes) {
        clock.advance_by(Duration::from_millis(10 * u64::from(STEP)));
        *time = clock.as_generic();
    }
}

/// What a film is taken of, and what is told of it.
#[derive(SystemParam)]
struct FilmedTable<'w, 's> {
    referee: Res<'w, Referee>,
    replay: Res<'w, Replay>,
    busy: Busy<'w>,
    gliding: Query<'w, 's, (), With<Gliding>>,
    orbit: Option<Res<'w, Orbit>>,
    cameras: Query<'w, 's, &'static Camera, With<Camera3d>>,
    images: ResMut<'w, Assets<Image>>,
    copy: ResMut<'w, ViewCopy>,
    clock: ResMut<'w, Time<Virtual>>,
    state: ResMut<'w, FilmOfTable>,
    notices: ResMut<'w, Notices>,
    replays: MessageWriter<'w, ReplayCommand>,
    redraw: MessageWriter<'w, RequestRedraw>,
    commands: Commands<'w, 's>,
}

impl FilmedTable<'_, '_> {
    /// Whether everything lies where it belongs.
    fn rests(&self) -> bool {
        !self.busy.is_animating() && self.gliding.is_empty()
    }

    /// The size of a film of what the camera sees.
    fn size(&self) -> UVec2 {
        let seen = self.cameras.iter().find_map(Camera::physical_target_size);
        let seen = seen.unwrap_or(UVec2::new(SIDE, SIDE * 9 / 16)).as_vec2();
        let scale = (SIDE as f32 / seen.max_element()).min(1.0);
        (seen * scale).round().as_uvec2().max(UVec2::ONE)
    }

    /// The number of events up to the position of the replay.
    fn position(&self) -> Option<usize> {
        self.replay.session().map(|session| session.events().len())
    }

    /// Begins to fetch what is seen.
    fn fetch(&mut self, film: &TakenFilm, hundredths: u16) -> Stage {
        let readback = Readback::texture(film.image.clone());
        let named = (Name::new("Picture of a film"), readback);
        Stage::Fetches(self.commands.spawn(named).observe(keep).id(), hundredths)
    }

    /// The table is as it was before the film.
    fn restore(&mut self, film: &TakenFilm) {
        if let Stage::Fetches(entity, _) = film.stage {
            self.commands.entity(entity).despawn();
        }
        self.copy.end();
        self.clock.unpause();
        *self.state = FilmOfTable::None;
        if film.stage == Stage::Goes || self.replay.is_open() {
            self.replays.write(match film.before {
                Some(events) => ReplayCommand::To(events),
                None => ReplayCommand::Leave,
            });
        }
    }
}

fn begin(
    mut asked: MessageReader<FilmCommand>,
    mut taking: ResMut<Taking>,
    mut open: ResMut<OpenPanel>,
    mut table: FilmedTable,
) {
    for command in asked.read() {
        match command {
            FilmCommand::Take(of, title) if !table.state.is_open() => {
                let Some(plan) = table.referee.session().and_then(|session| {
                    let shown = table.position().unwrap_or(session.events().len());
                    Plan::new(*of, session, shown)
                }) else {
                    continue;
                };
                let size = table.size();
                open.0 = None;
                *table.state = FilmOfTable::Taken(*of, 0);
                taking.0 = Some(TakenFilm {
                    of: *of,
                    title: title.clone(),
                    plan,
                    before: table.position(),
                    size,
                    encoding: Encoding::begin(size),
                    image: table.copy.begin(size, &mut table.images),
                    stop: 0,
                    stage: Stage::Settles,
                    passes: false,
                    frames: 0,
                });
            }
            FilmCommand::Close => {
                if let Some(film) = taking.0.take() {
                    table.restore(&film);
                }
            }
            _ => {}
        }
    }
}

/// Keeps the picture that has been fetched.
fn keep(fetched: On<ReadbackComplete>, mut taking: ResMut<Taking>, mut commands: Commands) {
    if let Some(film) = &mut taking.0
        && let Stage::Fetches(entity, hundredths) = film.stage
        && entity == fetched.entity
    {
        film.stage = Stage::Has((without_filling(&fetched.data, film.size), hundredths));
    }
    commands.entity(fetched.entity).despawn();
}

fn take(mut taking: ResMut<Taking>, mut table: FilmedTable) {
    let Some(film) = &mut taking.0 else {
        return;
    };
    table.redraw.write(RequestRedraw);
    film.frames += 1;
    film.passes = false;
    let goes_on = matches!(film.stage, Stage::Settles | Stage::Goes) || table.replay.is_open();
    let ended = if !goes_on {
        Some(Err(words::saving::film_broken_off()))
    } else if film.frames > LAST {
        Some(Err(words::saving::no_picture()))
    } else {
        film.go_on(&mut table).map(|file| {
            file.map_err(|why| {
                warn!("no film: {why}");
                words::saving::film_not_made(words::saving::cannot_be_picture())
            })
        })
    };
    let Some(file) = ended else { return };
    table.restore(film);
    match file {
        Ok(content) => {
            let title = film.title.clone();
            *table.state = FilmOfTable::Ready { title, content };
        }
        Err(why) => table.notices.show(why),
    }
    taking.0 = None;
}

impl TakenFilm {
    /// Does what is to be done in this frame; returns the file when it is whole, or why there is none.
    fn go_on(&mut self, table: &mut FilmedTable) -> Option<Result<Vec<u8>, String>> {
        let is_there = table.position() == Some(self.plan.stops[self.stop]);
        match std::mem::replace(&mut self.stage, Stage::Ends) {
            Stage::Settles => {
                let moves = table.orbit.as_ref().is_some_and(|orbit| orbit.is_moving());
                self.stage = if table.rests() && !moves {
                    table.clock.pause();
                    table.replays.write(ReplayCommand::To(self.plan.stops[0]));
                    Stage::Goes
                } else {
                    Stage::Settles
                };
            }
            Stage::Goes => {
                let is_seen = is_there && table.rests() && table.copy.is_drawn();
                self.passes = !table.rests();
                self.stage = if is_seen {
                    table.fetch(self, self.pause())
                } else {
                    Stage::Goes
                };
            }
            Stage::Moves => {
                let rests = table.rests();
                self.passes = rests && !is_there;
                self.stage = match (is_there, rests) {
                    (false, true) => Stage::Moves,
                    (true, true) => table.fetch(self, self.pause()),
                    // Dice fly before the position changes, pieces move after it has.
                    (_, false) => table.fetch(self, STEP),
                };
            }
            Stage::Fetches(entity, hundredths) => self.stage = Stage::Fetches(entity, hundredths),
            Stage::Has(picture) => {
                let hundredths = picture.1;
                self.stage = match self.encoding.add(picture) {
                    Some(picture) => Stage::Has(picture),
                    None => {
                        self.frames = 0;
                        self.next(table, hundredths == STEP)
                    }
                };
            }
            Stage::Ends => return self.encoding.finish(),
        }
        None
    }

    /// What follows a picture; whether it was one of a motion.
    fn next(&mut self, table: &mut FilmedTable, moves: bool) -> Stage {
        if !moves {
            if self.stop + 1 == self.plan.stops.len() {
                return Stage::Ends;
            }
            self.stop += 1;
            if !self.plan.moves {
                table
                    .replays
                    .write(ReplayCommand::To(self.plan.stops[self.stop]));
                return Stage::Goes;
            }
            table.replays.write(ReplayCommand::Forward);
        }
        self.passes = true;
        Stage::Moves
    }

    /// How long the position that is shown now stays, in hundredths of a second.
    fn pause(&self) -> u16 {
        let [first, last] = ENDS;
        match self.stop {
            0 => first,
            stop if stop + 1 == self.plan.stops.len() => last,
            _ => self.plan.pause,
        }
    }
}

/// Tells how far the film is.
fn publish(taking: Res<Taking>, mut state: ResMut<FilmOfTable>) {
    if let Some(film) = &taking.0 {
        let percent = 100 * film.stop / film.plan.stops.len();
        state.set_if_neq(FilmOfTable::Taken(film.of, percent as u32));
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, Session};

    use super::*;
    use crate::{
        table::settings::Settings,
        tests::harness::{self, played},
    };

    /// A table on which a game lies, whose films are taken without a renderer.
    fn program(session: &Session) -> App {
        let mut app = harness::table(Settings::default());
        app.init_asset::<Image>()
            .init_resource::<OpenPanel>()
            .init_resource::<FilmOfTable>()
            .init_resource::<ViewCopy>()
            .add_message::<FilmCommand>()
            .add_plugins(plugin);
        harness::resume(&mut app, session.clone());
        (0..40).for_each(|_| app.update());
        app
    }

    fn ask(app: &mut App, of: FilmOf) {
        let title = "Tabula".to_owned();
        app.world_mut().write_message(FilmCommand::Take(of, title));
        app.update();
        app.world().resource::<ViewCopy>().set_drawn();
    }

    fn state(app: &App) -> &FilmOfTable {
        app.world().resource::<FilmOfTable>()
    }

    /// One frame; a picture that is asked for comes, and is of the brightness `shade`.
    fn frame(app: &mut App, shade: u8) -> bool {
        app.update();
        let mut asked = app.world_mut().query_filtered::<Entity, With<Readback>>();
        let Some(entity) = asked.iter(app.world()).next() else {
            return false;
        };
        let size = app.world().resource::<Taking>().0.as_ref().unwrap().size;
        let data = vec![shade; (4 * size.x * size.y) as usize];
        app.world_mut().trigger(ReadbackComplete { entity, data });
        true
    }

    /// Takes the film to its end; returns the number of pictures, and the percents that were told.
    fn taken(app: &mut App) -> (usize, Vec<u32>) {
        let (mut pictures, mut told) = (0, Vec::new());
        for count in 0..20_000_u32 {
            pictures += usize::from(frame(app, (count % 2) as u8 * 200));
            match state(app) {
                FilmOfTable::Taken(_, percent) => told.push(*percent),
                _ => break,
            }
            std::thread::sleep(Duration::from_micros(50));
        }
        (pictures, told)
    }

    #[test]
    fn a_film_is_taken_and_then_the_table_is_as_it_was() {
        let session = played(Kind::Tabula, 21, 60);
        let mut app = program(&session);
        let position = |app: &App| {
            let shown = app.world().resource::<Replay>().session();
            shown.map(|session| session.events().len())
        };
        for events in [None, Some(31)] {
            if let Some(events) = events {
                app.world_mut().write_message(ReplayCommand::To(events));
                (0..4).for_each(|_| app.update());
            }
            let before = position(&app);
            assert_eq!(before.is_some(), events.is_some());
            ask(&mut app, FilmOf::Turn);
            let (pictures, told) = taken(&mut app);
            assert!(pictures > 10, "{pictures}");
            assert!(told.is_sorted() && told.last() > Some(&0), "{told:?}");
            let FilmOfTable::Ready { content, .. } = state(&app) else {
                panic!("{:?}", app.world().resource::<Notices>());
            };
            assert!(content.starts_with(b"GIF89a"));
            (0..4).for_each(|_| app.update());
            assert!(!app.world().resource::<Time<Virtual>>().is_paused());
            assert_eq!(position(&app), before);
            *app.world_mut().resource_mut::<FilmOfTable>() = FilmOfTable::None;
        }
    }

    #[test]
    fn the_film_of_a_long_game_has_one_picture_a_turn() {
        let session = played(Kind::Backgammon, 21, 300);
        let mut app = program(&session);
        ask(&mut app, FilmOf::Game);
        let stops = Plan::new(FilmOf::Game, &session, 1).unwrap().stops.len();
        assert_eq!(taken(&mut app).0, stops);
        assert!(matches!(state(&app), FilmOfTable::Ready { .. }));
    }

    #[test]
    fn a_film_that_is_cancelled_leaves_nothing_behind() {
        let session = played(Kind::Ur, 21, 60);
        let mut app = program(&session);
        for frames in [0, 3, 12] {
            ask(&mut app, FilmOf::Turn);
            for _ in 0..frames {
                frame(&mut app, 0);
            }
            assert!(matches!(state(&app), FilmOfTable::Taken(..)));
            app.world_mut().write_message(FilmCommand::Close);
            (0..4).for_each(|_| app.update());
            assert_eq!(state(&app), &FilmOfTable::None);
            assert!(!app.world().resource::<Time<Virtual>>().is_paused());
            assert!(!app.world().resource::<Replay>().is_open());
            let mut asked = app.world_mut().query_filtered::<(), With<Readback>>();
            assert_eq!(asked.iter(app.world()).count(), 0);
        }
    }

    #[test]
    fn where_no_picture_comes_the_film_ends_with_a_notice() {
        let session = played(Kind::Ur, 21, 60);
        let mut app = program(&session);
        ask(&mut app, FilmOf::Turn);
        (0..=LAST).for_each(|_| app.update());
        assert_eq!(state(&app), &FilmOfTable::None);
        assert_eq!(app.world().resource::<Notices>().0.len(), 1);
    }
}
