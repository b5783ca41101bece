//! Tests of games in files with which the system has started the program.

use super::*;
use crate::table::launch::Launch;

/// The program, started with files, which saves in a folder of its own.
fn started_with(folder: &Folder, files: &[PathBuf]) -> App {
    let mut app = harness::headless();
    app.insert_resource(Storage::folder(folder.file("data")))
        .insert_resource(Launch::with_files(files.to_vec()))
        .add_plugins((table::state, crate::save::plugin));
    app.update();
    app.update();
    app
}

fn file(folder: &Folder, name: &str, kind: Kind) -> PathBuf {
    fs::create_dir_all(&folder.0).unwrap();
    let path = folder.file(name);
    let session = Session::new(Header::new(kind)).unwrap();
    fs::write(&path, save::save(&session)).unwrap();
    path
}

#[test]
fn the_game_in_a_file_of_the_command_line_is_put_on_the_table_and_saved() {
    let folder = Folder::new();
    let path = file(&folder, "a game.tesserae", Kind::Ur);
    let mut app = started_with(&folder, &[path]);
    assert_eq!(session(&app).game().kind(), Kind::Ur);
    assert_eq!(notices(&app), [""; 0]);
    let count = |games: SavedGames| games.games().len();
    assert_eq!(app.world_mut().run_system_once(count).unwrap(), 1);
}

#[test]
fn several_files_are_imported_and_one_that_is_no_game_is_named() {
    let folder = Folder::new();
    let mut files: Vec<_> = [("a.txt", Kind::Ur), ("b.txt", Kind::Tabula)]
        .map(|(name, kind)| file(&folder, name, kind))
        .into();
    files.push(folder.file("no game.txt"));
    fs::write(&files[2], "nothing").unwrap();
    let mut app = started_with(&folder, &files);
    assert!(app.world().resource::<Referee>().session().is_none());
    let count = |games: SavedGames| games.games().len();
    assert_eq!(app.world_mut().run_system_once(count).unwrap(), 2);
    let notices = notices(&app);
    assert_eq!(notices.len(), 3, "{notices:?}");
    assert!(notices[2].contains("no game.txt"), "{notices:?}");
}
