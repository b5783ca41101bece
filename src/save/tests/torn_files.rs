//! Files that are torn, damaged, of another format or written by something else.

use std::fs;

use bevy::ecs::system::RunSystemOnce;
use rand::RngExt;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    Header, Kind,
    session::{random::generator, save},
};

use super::{Folder, notices, play, program, resume_latest, send};
use crate::{
    save::{SavedGames, library::Library},
    tests::harness::session,
};

#[test]
fn a_file_torn_anywhere_loses_only_what_was_torn() {
    let mut rng = generator(2);
    for kind in Kind::ALL {
        let folder = Folder::new();
        let mut app = program(&folder.0);
        send(&mut app, Intent::Start(Header::new(kind)));
        play(&mut app, 150, &mut rng);
        drop(app);
        let file = folder.file("game-0001.tesserae");
        let whole = fs::read(&file).unwrap();
        let first = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for _ in 0..12 {
            let cut = rng.random_range(first..whole.len());
            fs::write(&file, &whole[..cut]).unwrap();
            fs::remove_file(folder.file("games.json")).ok();
            let lines_end = whole[..cut]
                .iter()
                .rposition(|byte| *byte == b'\n')
                .unwrap()
                + 1;
            // A line that lacks nothing but its line feed is whole as well.
            let line_is_whole = whole[cut] == b'\n';
            let expected =
                save::load(&whole[..if line_is_whole { cut } else { lines_end }]).unwrap();

            let mut app = program(&folder.0);
            resume_latest(&mut app);
            assert_eq!(
                session(&app).game().position(),
                expected.game().position(),
                "{kind}, {cut} bytes"
            );
            assert_eq!(session(&app).events(), expected.events());
            let torn = cut != lines_end && !line_is_whole;
            assert_eq!(
                notices(&app).len(),
                usize::from(torn),
                "{kind}, {cut} bytes: {:?}",
                notices(&app)
            );

            // What is played from here on is kept too.
            play(&mut app, 5, &mut rng);
            let position = session(&app).game().position();
            assert_eq!(
                save::load(folder.read("game-0001.tesserae"))
                    .unwrap()
                    .game()
                    .position(),
                position
            );
        }
    }
}

#[test]
fn a_damaged_game_is_quarantined_and_the_others_stay() {
    let folder = Folder::new();
    let mut rng = generator(3);
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    play(&mut app, 20, &mut rng);
    let position = session(&app).game().position();
    send(&mut app, Intent::Start(Header::new(Kind::Tabula)));
    play(&mut app, 20, &mut rng);
    drop(app);
    fs::write(folder.file("game-0002.tesserae"), "not what it was").unwrap();

    let mut app = program(&folder.0);
    let damaged = app
        .world()
        .resource::<Library>()
        .games()
        .iter()
        .find(|game| game.header.is_err())
        .unwrap()
        .id;
    app.world_mut()
        .run_system_once(move |mut games: SavedGames| games.resume(damaged))
        .unwrap();
    app.update();
    assert!(app.world().resource::<Referee>().session().is_none());
    assert!(
        notices(&app)[0].contains("game-0002.tesserae.damaged"),
        "{:?}",
        notices(&app)
    );
    assert_eq!(folder.read("game-0002.tesserae.damaged"), "not what it was");
    resume_latest(&mut app);
    assert_eq!(session(&app).game().position(), position);
}

#[test]
fn a_game_of_another_format_is_refused_and_left_as_it_is() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).unwrap();
    let text = "{\"tesserae\":99,\"header\":{\"game\":\"chess\"}}\n";
    fs::write(folder.file("game-0007.tesserae"), text).unwrap();
    let mut app = program(&folder.0);
    assert!(app.world().resource::<Library>().latest().is_none());
    let id = app.world().resource::<Library>().games()[0].id;
    app.world_mut()
        .run_system_once(move |mut games: SavedGames| games.resume(id))
        .unwrap();
    app.update();
    assert!(
        notices(&app)[0].starts_with("“game-0007.tesserae”, line 1: the save file has format 99,")
    );
    assert_eq!(folder.read("game-0007.tesserae"), text);

    // A new game does not take its place.
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    assert_eq!(folder.read("game-0007.tesserae"), text);
    assert!(folder.file("game-0008.tesserae").exists());
}

#[test]
fn lines_that_something_else_wrote_are_never_spoilt() {
    // Browser tabs and file systems without locks: the same game is written to behind the program's
    // back.
    let folder = Folder::new();
    let mut rng = generator(4);
    let mut app = program(&folder.0);
    send(&mut app, Intent::Start(Header::new(Kind::Ur)));
    play(&mut app, 10, &mut rng);
    let foreign = folder.read("game-0001.tesserae") + "\n";
    fs::write(folder.file("game-0001.tesserae"), &foreign).unwrap();
    play(&mut app, 7, &mut rng);
    assert_eq!(notices(&app).len(), 1);
    assert_eq!(folder.read("game-0001.tesserae"), foreign);
    let copy = save::load(folder.read("game-0002.tesserae")).unwrap();
    assert_eq!(copy.game().position(), session(&app).game().position());
}
