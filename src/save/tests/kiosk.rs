//! A kiosk reads the settings and stores nothing.

use std::{collections::BTreeMap, fs, path::Path};

use bevy::{ecs::system::RunSystemOnce, prelude::*, window::FileDragAndDrop};
use rand::Rng;
use tesserae_formats::record;
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind, session::random::generator};

use super::{Folder, notices, play, send};
use crate::{
    save::{Documents, LastChoices, Results, SavedGames, Storage},
    table::{self, Kiosk, settings::Settings},
    tests::harness::{self, session},
};

/// The program without a window, perhaps as a kiosk.
fn program(folder: &Path, kiosk: Option<Kiosk>) -> App {
    let mut app = harness::headless();
    if let Some(kiosk) = kiosk {
        app.insert_resource(kiosk);
    }
    app.insert_resource(Storage::folder(folder))
        .add_plugins((table::state, crate::save::plugin));
    app.update();
    app
}

/// All files of a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries
        .map(|entry| {
            let entry = entry.expect("it can be read");
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("it is a file"))
        })
        .collect()
}

/// Plays a whole game and a part of one, and changes what is remembered.
fn visit(app: &mut App, rng: &mut impl Rng) {
    let remember = |mut last: ResMut<LastChoices>, mut documents: Documents| {
        let mut choices = last.of(Kind::TableroDiBerona);
        choices.names = ["Anna".into(), "Ben".into()];
        last.remember(Kind::TableroDiBerona, &choices, &mut documents);
    };
    app.world_mut().run_system_once(remember).expect("it runs");
    app.world_mut().resource_mut::<Settings>().volume = 0.75;
    for is_whole in [true, false] {
        send(app, Intent::Start(Header::new(Kind::TableroDiBerona)));
        play(app, 5, rng);
        while is_whole && session(app).game().outcome().is_none() {
            play(app, 1, rng);
        }
        send(app, Intent::Leave);
    }
    app.world_mut().write_message(AppExit::Success);
    app.update();
}

#[test]
fn a_kiosk_has_the_settings_of_the_program_and_stores_nothing() {
    let kiosk = Kiosk::new(Kind::TableroDiBerona, None);
    for (stored, volume) in [
        (r#"{"format":1,"kept":{"volume":0.25}}"#, 0.25),
        ("damaged", Settings::default().volume),
    ] {
        let folder = Folder::new();
        fs::create_dir_all(&folder.0).expect("the folder can be made");
        fs::write(folder.file("settings.json"), stored).expect("the file can be written");
        let before = files(&folder.0);
        let mut app = program(&folder.0, kiosk);
        let settings = app.world().resource::<Settings>();
        assert!(settings.full_screen, "{stored}");
        assert!((settings.volume - volume).abs() < f32::EPSILON, "{stored}");
        visit(&mut app, &mut generator(3));
        assert_eq!(files(&folder.0), before, "{stored}");
        assert_eq!(app.world().resource::<Results>().all().count(), 0);
        let saved = |games: SavedGames| (games.games().len(), games.current());
        let saved = app.world_mut().run_system_once(saved).expect("it runs");
        assert_eq!(saved, (0, None));
        assert_eq!(notices(&app), [""; 0]);
    }
    let folder = Folder::new();
    visit(&mut program(&folder.0, None), &mut generator(3));
    assert!(files(&folder.0).len() > 2, "the ordinary program stores it");
}

#[test]
fn a_kiosk_takes_no_file_that_is_dropped_on_its_window() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).expect("the folder can be made");
    let file = folder.file("game.txt");
    let text = record::write(&harness::played(Kind::Ur, 5, 4));
    fs::write(&file, text).expect("the file can be written");
    for (kiosk, are_told) in [(Kiosk::new(Kind::Ur, None), false), (None, true)] {
        let mut app = program(&folder.0, kiosk);
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(FileDragAndDrop::DroppedFile {
            window,
            path_buf: file.clone(),
        });
        app.update();
        assert_eq!(!notices(&app).is_empty(), are_told);
    }
}
