//! Languages in their files, while the program runs.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use tesserae_words::{About, FontRole, common};

use super::*;

const ABOUT: &str = r#"(
    tag: "de", name: "Deutsch", english_name: "German", complete: false, read_by_a_player: false,
    decimal_mark: ',', fonts: {strong: "Box"}, strong_headings: true, topics: ["common"],
    rulebooks: {"ur": ""},
)"#;

/// A font, in the folder of a program with its assets.
const FONT: (&str, &[u8]) = (
    "fonts/languages/Box.ttf",
    include_bytes!("../../../assets/fonts/Box.ttf"),
);

/// A program with its assets in a folder.
fn app(assets: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        AssetPlugin {
            file_path: assets.display().to_string(),
            ..default()
        },
        plugin,
    ));
    app
}

/// Asks for a language and waits until it is there, or will never be.
fn ask(app: &mut App, tag: &str) {
    app.world_mut().resource_mut::<LanguageLoading>().ask(tag);
    app.update();
    let begin = Instant::now();
    while app.world().resource::<LanguageLoading>().is_busy() {
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "it is not loaded"
        );
        std::thread::sleep(Duration::from_millis(2));
        app.update();
    }
}

/// A folder with a language whose messages of the games are these.
fn folder(common: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let words = folder.path().join("words/de");
    fs::create_dir_all(words.join("rulebook")).expect("a folder can be made");
    for (name, text) in [
        ("language.ron", ABOUT),
        ("common.ftl", common),
        ("rulebook/ur.md", "# Ur\n"),
    ] {
        fs::write(words.join(name), text).expect("a file can be written");
    }
    let (name, font) = FONT;
    fs::create_dir_all(folder.path().join(About::FONTS)).expect("a folder can be made");
    fs::write(folder.path().join(name), font).expect("a file can be written");
    folder
}

fn said(app: &App) -> String {
    app.world()
        .resource::<ReadersLanguage>()
        .word(&common::game_over())
}

#[test]
fn a_language_is_spoken_once_its_files_are_read_and_english_comes_back() {
    let folder = folder("game-over = Das Spiel endet.\n");
    let mut app = app(folder.path());
    assert_eq!(said(&app), "The game is over.");
    ask(&mut app, "de");
    assert_eq!(said(&app), "Das Spiel endet.");
    let readers = app.world().resource::<ReadersLanguage>();
    assert_eq!(readers.rulebook(Kind::Ur), "# Ur\n");
    assert_eq!(readers.rulebook(Kind::Tabula), Kind::Tabula.rulebook());
    assert_eq!((readers.0.tag(), readers.0.decimal_mark()), ("de", ','));
    let fonts = app.world().resource::<LanguageFonts>().clone();
    assert!(fonts.has_strong_headings());
    let roles: Vec<FontRole> = fonts.all().map(|(role, _)| role).collect();
    assert_eq!(roles, [FontRole::Strong]);
    ask(&mut app, Language::ENGLISH);
    assert_eq!(said(&app), "The game is over.");
    let fonts = app.world().resource::<LanguageFonts>();
    assert_eq!(*fonts, LanguageFonts::default());
    assert!(
        app.world_mut()
            .resource_mut::<LanguageLoading>()
            .take_failure()
            .is_none()
    );
}

#[test]
fn a_language_that_cannot_be_read_is_english_and_says_in_which_file_why() {
    let folder = folder("game-ended = Aus.\n");
    let mut app = app(folder.path());
    for (tag, said_of) in [
        ("de", "common: game-ended: "),
        ("xx", "words/xx/language.ron"),
    ] {
        ask(&mut app, tag);
        assert_eq!(said(&app), "The game is over.");
        let failure = app
            .world_mut()
            .resource_mut::<LanguageLoading>()
            .take_failure();
        let failure = failure
            .map(|failure| failure.to_string())
            .unwrap_or_default();
        assert!(failure.contains(said_of), "{failure}");
    }
}

#[test]
fn a_language_whose_font_is_none_is_english_and_says_which() {
    let folder = folder("game-over = Das Spiel endet.\n");
    let file = folder.path().join(FONT.0);
    for wrong in [Some("no font"), None] {
        let mut app = app(folder.path());
        match wrong {
            Some(wrong) => fs::write(&file, wrong).expect("a file can be written"),
            None => fs::remove_file(&file).expect("it is there"),
        }
        ask(&mut app, "de");
        assert_eq!(said(&app), "The game is over.");
        let failure = app
            .world_mut()
            .resource_mut::<LanguageLoading>()
            .take_failure();
        assert!(
            failure.is_some_and(|failure| failure.to_string().contains(FONT.0)),
            "{wrong:?}"
        );
    }
}
