//! The formats of the small documents: settings, choices, results and the others.

use std::{collections::BTreeMap, fs, path::Path};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use serde::{Serialize, de::DeserializeOwned};

use super::{Folder, notices, program};
use crate::{
    save::{
        AnalysedGame, Documents, FinishedLessons, LastChoices, Played, Rated, SolvedPuzzles,
        document::DocumentName, exercises::KeptExercise, note::Note,
    },
    table::settings::{Palette, Settings},
};

#[test]
fn documents_of_a_newer_format_are_left_as_they_are() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    let newer = "{\"format\":2,\"tables\":[]}";
    fs::write(folder.file("settings.json"), newer).unwrap();
    let mut app = program(&folder.0);
    assert!(
        notices(&app)[0]
            .starts_with("“settings.json” has format 2, but this program reads format 1 only;")
    );
    let write = |mut documents: Documents| {
        let name = DocumentName {
            file: "settings.json",
            key: "settings",
        };
        documents.write(
            name,
            &Settings {
                volume: 0.1,
                ..default()
            },
        );
    };
    app.world_mut().run_system_once(write).unwrap();
    assert_eq!(folder.read("settings.json"), newer);
}

#[test]
fn of_a_damaged_document_the_players_read_the_place_and_no_words_of_a_parser() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(folder.file("settings.json"), "{\n  rubbish").unwrap();
    let app = program(&folder.0);
    assert_eq!(
        notices(&app),
        [
            "The settings could not be read (they are damaged at line 2, character 3). The damaged file is now called \
             “settings.json.damaged”."
        ]
    );
}

/// One document of each kind, as it was written. They are read for ever, and written as they are.
#[test]
fn golden_documents_are_read_and_written_again_byte_for_byte() {
    fn again<T: Serialize + DeserializeOwned + Default>(
        documents: &mut Documents,
        file: &'static str,
    ) {
        let name = DocumentName {
            file,
            key: "settings",
        };
        let kept: T = documents.read(name);
        documents.write(name, &kept);
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/save/golden");
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    let files = fs::read_dir(&golden)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let files: Vec<String> = files.collect();
    for file in &files {
        fs::copy(golden.join(file), folder.file(file)).unwrap();
    }
    let mut app = program(&folder.0);
    let rewrite = |mut documents: Documents| {
        again::<Vec<AnalysedGame>>(&mut documents, "analysed-games.json");
        again::<LastChoices>(&mut documents, "choices.json");
        again::<Vec<Rated>>(&mut documents, "error-rates.json");
        again::<Vec<KeptExercise>>(&mut documents, "exercises.json");
        again::<BTreeMap<String, Note>>(&mut documents, "games.json");
        again::<FinishedLessons>(&mut documents, "lessons.json");
        again::<SolvedPuzzles>(&mut documents, "puzzles.json");
        again::<Vec<Played>>(&mut documents, "results.json");
        again::<Settings>(&mut documents, "settings.json");
    };
    app.world_mut().run_system_once(rewrite).unwrap();
    assert_eq!(notices(&app), [""; 0]);
    assert_eq!(files.len(), 9);
    for file in &files {
        let before = fs::read_to_string(golden.join(file)).unwrap();
        assert_eq!(folder.read(file), before, "{file}");
    }
    assert_eq!(
        app.world().resource::<Settings>().palette,
        Palette::ColourBlindSafe
    );
}
