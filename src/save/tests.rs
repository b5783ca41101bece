//! Tests of everything that is saved: autosave, saved games, results, settings.

mod arguments;
mod formats;
mod imported;
mod kiosk;
mod results;
mod settings;
mod torn_files;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use rand::{Rng, RngExt};
use tesserae_dice::{DieShape, Gesture, ThrowDice};
use tesserae_formats::{Format, record};
use tesserae_live::{Clock, TimeControl};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    DiceSource, Event, Header, Kind, Pending, Session,
    session::{random::generator, random::random_event, save},
};

use crate::{
    save::{Found, Results, SavedGames, Storage, library::Library},
    table::{self, GameClock, NextPurpose, Purpose, TableIsCovered, notices::Notices},
    tests::harness::{self, session},
    throw::ThrowCommand,
};

/// A folder for one test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "tesserae-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        Self(std::env::temp_dir().join(name))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// The program without a window and a table, which saves in a folder.
fn program(folder: &Path) -> App {
    let mut app = harness::headless();
    app.insert_resource(Storage::folder(folder))
        .add_plugins((table::state, super::plugin));
    app.update();
    app
}

fn notices(app: &App) -> Vec<String> {
    app.world().resource::<Notices>().english()
}

fn send(app: &mut App, intent: Intent) {
    app.world_mut().write_message(intent);
    app.update();
}

fn resume_latest(app: &mut App) {
    let latest = app
        .world()
        .resource::<Library>()
        .latest()
        .map(|game| game.id)
        .unwrap();
    app.world_mut()
        .run_system_once(move |mut games: SavedGames| games.resume(latest))
        .unwrap();
    app.update();
}

/// Plays on by chance; now and then a step is undone.
fn play(app: &mut App, events: usize, rng: &mut impl Rng) {
    for _ in 0..events {
        if session(app).can_undo() && rng.random_ratio(1, 5) {
            send(app, Intent::Undo);
            continue;
        }
        let Some(event) = random_event(session(app).game(), rng) else {
            return;
        };
        send(
            app,
            Event {
                source: Some(DiceSource::Physical),
                ..event
            }
            .into(),
        );
    }
}

#[test]
fn a_game_that_is_resumed_has_the_time_that_was_left_and_another_of_the_same_players_all_of_it() {
    let folder = Folder::new();
    let control = TimeControl::Increment {
        seconds: 300,
        increment: 5,
    };
    let clock = |app: &App| app.world().resource::<GameClock>().clone();
    // Under a cover no time runs.
    let covered = || {
        let mut app = program(&folder.0);
        app.insert_resource(TableIsCovered(true));
        app
    };
    let mut app = covered();
    app.world_mut()
        .resource_mut::<GameClock>()
        .set_next(control);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert_eq!(
        (clock(&app).control(), clock(&app).reserves()),
        (control, Some([300_000; 2]))
    );
    let taken_up = Clock::taken_up(control, [123_000, 45_000]);
    let on_table = session(&app).clone();
    app.world_mut()
        .resource_mut::<GameClock>()
        .lay_out(Some(taken_up), &on_table);
    play(&mut app, 30, &mut generator(3));
    let left = clock(&app).reserves();
    send(&mut app, Intent::Leave);
    assert_eq!(clock(&app).reserves(), None);
    let mut app = covered();
    resume_latest(&mut app);
    assert_eq!(
        (clock(&app).control(), clock(&app).reserves()),
        (control, left)
    );
    let again = session(&app).header().clone();
    send(&mut app, Intent::Start(again));
    assert_eq!(
        (clock(&app).control(), clock(&app).reserves()),
        (control, Some([300_000; 2]))
    );
    send(&mut app, Intent::Leave);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert_eq!(clock(&app).reserves(), None, "no clock was chosen");
}

#[test]
fn a_lesson_is_neither_saved_nor_counted_and_leaves_the_saved_games_alone() {
    let mut rng = generator(3);
    let folder = Folder::new();
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Backgammon)));
    play(&mut app, 20, &mut rng);
    let files = || {
        fs::read_dir(&folder.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect::<Vec<_>>()
    };
    let (before, faces) = (files().len(), app.world().resource::<Results>().faces());
    app.world_mut().resource_mut::<NextPurpose>().0 = Some(Purpose::Lesson);
    let lesson = Kind::Ur.lessons()[0].session(0).unwrap();
    send(&mut app, Intent::Resume(Box::new(lesson)));
    play(&mut app, 20, &mut rng);
    send(&mut app, Intent::Leave);
    // The results are written when a game leaves the table.
    assert!(files().len() <= before + 1, "{:?}", files());
    assert_eq!(app.world().resource::<Library>().games().len(), 1);
    assert_eq!(app.world().resource::<Results>().faces(), faces);
    resume_latest(&mut app);
    assert_eq!(session(&app).game().kind(), Kind::Backgammon);
    play(&mut app, 5, &mut rng);
    assert!(
        app.world().resource::<Results>().faces() != faces,
        "the game on the table counts again"
    );
}

#[test]
fn a_killed_game_goes_on_where_it_stood() {
    let mut rng = generator(1);
    for kind in Kind::ALL {
        let folder = Folder::new();
        let mut app = program(&folder.0);
        send(&mut app, Intent::Start(Header::new(kind)));
        for _ in 0..6 {
            let events = rng.random_range(1..60);
            play(&mut app, events, &mut rng);
            let (position, log) = (
                session(&app).game().position(),
                session(&app).events().to_vec(),
            );
            if session(&app).game().pending() == Pending::Over
                && session(&app).game().actions().is_empty()
            {
                break;
            }
            app = program(&folder.0);
            assert!(app.world().resource::<Referee>().session().is_none());
            resume_latest(&mut app);
            assert_eq!(session(&app).game().position(), position, "{kind}");
            assert_eq!(session(&app).events(), log, "{kind}");
            assert_eq!(notices(&app), [""; 0]);
        }
    }
}

#[test]
fn a_throw_that_was_released_counts_after_the_program_was_killed() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    let gesture = Gesture::towards(Vec3::new(0.0, 0.9, 2.0), Vec3::new(0.2, 0.0, 0.1));
    let throw = ThrowDice {
        shape: DieShape::Tetrahedron,
        count: 3,
        gesture,
        seed: 11,
        skip_flight: false,
        arranged: None,
    };
    app.world_mut().write_message(throw);
    app.update();
    let interrupted = |app: &App| {
        let commands = app.world().resource::<Messages<ThrowCommand>>();
        let mut cursor = commands.get_cursor();
        cursor.read(commands).find_map(|command| match command {
            ThrowCommand::Come(coming) => Some(coming.clone()),
            _ => None,
        })
    };
    assert_eq!(interrupted(&app), None, "it is rolling");

    app = program(&folder.0);
    resume_latest(&mut app);
    let again = interrupted(&app).expect("it is made again");
    assert_eq!(
        (again.seed, Gesture::from_numbers(&again.gesture)),
        (11, Some(gesture))
    );

    let mut rng = generator(3);
    play(&mut app, 1, &mut rng);
    app = program(&folder.0);
    resume_latest(&mut app);
    assert_eq!(interrupted(&app), None, "the dice have come to rest");
}

#[test]
fn drawn_dice_go_on_where_the_seed_left_them() {
    let play_through = |stop: Option<usize>| {
        let folder = Folder::new();
        let mut app = program(&folder.0);
        send(&mut app, Intent::Start(Header::new(Kind::Tabula).seeded(5)));
        let mut rng = generator(9);
        for round in 0..80 {
            if Some(round) == stop {
                app = program(&folder.0);
                resume_latest(&mut app);
                assert_eq!(session(&app).dice_source(), DiceSource::Seeded);
            }
            let event = random_event(session(&app).game(), &mut rng).unwrap();
            send(&mut app, event.into());
        }
        session(&app).game().position()
    };
    assert_eq!(play_through(None), play_through(Some(41)));
}

#[test]
fn a_game_in_which_nothing_happened_is_not_kept() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert!(folder.file("game-0001.tesserae").exists());
    send(&mut app, Intent::Leave);
    assert!(!folder.file("game-0001.tesserae").exists());
    assert!(app.world().resource::<Library>().games().is_empty());
}

#[test]
fn a_game_that_two_windows_play_becomes_two() {
    let folder = Folder::new();
    let mut rng = generator(4);
    let mut one = program(&folder.0);
    send(&mut one, Intent::Start(Header::new(Kind::Ur)));
    play(&mut one, 10, &mut rng);
    let mut other = program(&folder.0);
    resume_latest(&mut other);
    assert_eq!(
        notices(&other),
        ["This game is open in another window. Here it goes on as a copy."]
    );
    play(&mut other, 10, &mut rng);
    play(&mut one, 7, &mut rng);
    let saved = |name: &str| save::load(folder.read(name)).unwrap().game().position();
    assert_eq!(notices(&one), [""; 0]);
    assert_eq!(saved("game-0001.tesserae"), session(&one).game().position());
    assert_eq!(
        saved("game-0002.tesserae"),
        session(&other).game().position()
    );
    // When the first window is closed, its game can be resumed as itself.
    let position = session(&one).game().position();
    drop((one, other));
    let mut next = program(&folder.0);
    let first = next
        .world()
        .resource::<Library>()
        .games()
        .iter()
        .map(|game| game.id)
        .min()
        .unwrap();
    next.world_mut()
        .run_system_once(move |mut games: SavedGames| games.resume(first))
        .unwrap();
    next.update();
    assert_eq!(
        (notices(&next), session(&next).game().position()),
        (vec![], position)
    );
    play(&mut next, 5, &mut rng);
    assert_eq!(
        saved("game-0001.tesserae"),
        session(&next).game().position()
    );
}

#[test]
fn an_imported_game_with_drawn_dice_but_no_seed_gets_one() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    let header = Header {
        dice: Some(DiceSource::Seeded),
        ..Header::new(Kind::Tabula)
    };
    let file = save::save(&Session::new(header).unwrap())
        + "{\"action\":{\"throw\":[6,1]},\"source\":\"seeded\"}\n";
    fs::write(folder.file("game-0001.tesserae"), file).unwrap();
    let mut app = program(&folder.0);
    resume_latest(&mut app);
    assert_eq!(session(&app).dice_source(), DiceSource::Seeded);
    send(&mut app, Intent::Throw);
    assert_eq!(session(&app).events().len(), 2);
    let saved = save::load(folder.read("game-0001.tesserae")).unwrap();
    assert_eq!(saved.header(), session(&app).header());
    assert!(saved.header().seed.is_some());
    assert_eq!(notices(&app), [""; 0]);
}

#[test]
fn where_nothing_can_be_written_the_game_goes_on_with_one_notice() {
    let folder = Folder::new();
    // A file lies where the folder should be.
    fs::write(&folder.0, "").unwrap();
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    let before = notices(&app).len();
    play(&mut app, 30, &mut generator(6));
    assert!(session(&app).events().len() > 5);
    assert_eq!(notices(&app).len(), before);
    assert!(
        notices(&app)
            .iter()
            .any(|notice| notice.contains("games will not be saved")
                && notice.contains(&folder.0.display().to_string())),
        "{:?}",
        notices(&app)
    );
    fs::remove_file(&folder.0).unwrap();
    // Once there is room again, everything is there.
    play(&mut app, 1, &mut generator(7));
    let kept = save::load(folder.read("game-0001.tesserae")).unwrap();
    assert_eq!(kept.game().position(), session(&app).game().position());
}

#[test]
fn saved_games_are_renamed_exported_imported_and_deleted() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let header = Header {
        names: ["Anna".into(), "Ben".into()],
        ..Header::new(Kind::TableroDeJesus)
    };
    send(&mut app, Intent::Start(header));
    play(&mut app, 10, &mut generator(8));
    send(&mut app, Intent::Leave);
    let change = |mut games: SavedGames| {
        let game = games.games()[0].clone();
        assert_eq!(game.name(), "Tablero de Jesus, Anna and Ben");
        games.rename(game.id, " Sunday ");
        assert_eq!(games.games()[0].name(), "Sunday");
        let text = games.text(game.id).unwrap();
        let Ok(Found::Game(copy)) = games.import(&text) else {
            panic!("it is one game");
        };
        assert_eq!(
            games.text(copy).unwrap(),
            save::save(&save::load(&text).unwrap())
        );
        let record = games.write_as(game.id, &Format::RECORD).unwrap();
        assert_eq!(
            record::read(&record).unwrap().events(),
            save::load(&text).unwrap().events()
        );
        assert!(games.import("nothing of ours").is_err());
        games.delete(copy);
        assert_eq!(games.games().len(), 1);
    };
    app.world_mut().run_system_once(change).unwrap();
    assert_eq!(notices(&app), [""; 0]);
    let app = program(&folder.0);
    assert_eq!(
        app.world().resource::<Library>().games()[0].name(),
        "Sunday"
    );
}

#[test]
fn a_file_dropped_on_the_window_is_imported_or_refused_with_the_reason() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let mut drop = |name: &str, text: &str| {
        let path_buf = folder.file(name);
        fs::create_dir_all(&folder.0).unwrap();
        fs::write(&path_buf, text).unwrap();
        let window = Entity::PLACEHOLDER;
        app.world_mut()
            .write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        app.update();
        (
            app.world().resource::<Library>().games().len(),
            notices(&app).last().cloned().unwrap_or_default(),
        )
    };
    let record = record::write(&Session::new(Header::new(Kind::Tabula)).unwrap());
    let (games, notice) = drop("tabula.txt", &record);
    assert!(games == 1 && notice.contains("Tabula"), "{notice}");
    let (games, notice) = drop("broken.txt", &record.replace("tabula", "chess"));
    assert!(
        games == 1 && notice.contains("broken.txt") && notice.contains("line 2"),
        "{notice}"
    );
    let (games, _) = drop(
        "match.mat",
        " 5 point match\n\n Game 1\n Ann : 0                            Bob : 0\n  \
         1) 31: 8/5 6/5                    42: 8/4 6/4\n",
    );
    assert_eq!(games, 2);
}
