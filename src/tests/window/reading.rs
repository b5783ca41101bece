//! Games that are played by a screen reader alone: what is pressed is found by its name, what has
//! happened by the announcements. Nothing is looked at, and the game's reports are not read.
//!
//! A whole game of Tablero di Berona and ten turns or more of each other game are played, and what
//! was pressed (`>`) and said is written to `transcripts`:
//! `cargo test --workspace --features tesserae/screen-reader --test window -- screen_reader`.

use std::{fs, path::PathBuf};

use rand::seq::IndexedRandom;
use tesserae_rules::{Kind, session::random::generator};

use super::{
    display::Display,
    reader::{Part, Reader, Session, until},
    table::{PEOPLE, QUIET, Start, Table},
};

/// Buttons beside those of the turn.
const BESIDE: [&str; 13] = [
    "Moves",
    "Rules",
    "Dice statistics",
    "Settings",
    "Menu",
    "Undo",
    "Hint",
    "Odds",
    "Whole score",
    "Swap dice",
    "Double",
    "Resign",
    "Coach",
];
/// The longest time until a press has an effect, in seconds, on a busy machine.
const SOON: f32 = 120.0;

/// A whole game of Tablero di Berona and ten turns or more of each other game.
pub fn all_games(display: &Display) {
    /// With those for who begins.
    const THROWS: usize = 16;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/window/transcripts");
    fs::create_dir_all(&folder).expect("the folder can be written");
    for kind in Kind::ALL {
        let throws = if kind == Kind::TableroDiBerona {
            usize::MAX
        } else {
            THROWS
        };
        let transcript = play(display, kind, throws);
        fs::write(folder.join(format!("{}.txt", kind.key())), transcript)
            .expect("the folder can be written");
    }
}

/// Plays this many throws, or until the game ends, and returns what was pressed and said.
fn play(display: &Display, kind: Kind, most_throws: usize) -> String {
    let session = Session::open();
    let name = format!("reader-{}", kind.key());
    let switches = &[("DBUS_SESSION_BUS_ADDRESS", session.address())];
    let _table = Table::open(
        display,
        &Start {
            name: &name,
            settings: QUIET,
            players: PEOPLE,
            switches,
        },
    );
    let mut reader = Reader::open(&session, SOON).expect("the window is read");
    let mut transcript = String::new();
    for label in [kind.title(), "Play"] {
        assert!(
            reader.press_named(label, SOON),
            "there is no {label}: {:?}",
            reader.parts()
        );
        transcript += &format!("> {label}\n");
    }
    // Every game begins with a throw; until then the page of the menu may still be read.
    let is_throw = |part: &Part| part.is_button() && part.name == "Throw";
    let begun = until(SOON, || reader.parts().iter().any(is_throw).then_some(()));
    assert!(
        begun.is_some(),
        "the game does not begin: {:?}",
        reader.parts()
    );
    let mut rng = generator(11);
    let (mut throws, mut lost) = (0, 0);
    loop {
        let choices = until(SOON, || {
            Some(choices(&reader)).filter(|choices| !choices.is_empty())
        });
        reader
            .listen()
            .iter()
            .for_each(|words| transcript += &format!("{words}\n"));
        let choices = choices
            .unwrap_or_else(|| panic!("nothing can be done: {:?}\n{transcript}", reader.parts()));
        if choices.iter().any(|part| part.name == "Play again") {
            return transcript;
        }
        let throw = choices.iter().find(|part| part.name == "Throw");
        if throw.is_some() && throws == most_throws {
            return transcript;
        }
        let Some(chosen) = throw.or_else(|| choices.choose(&mut rng)) else {
            continue;
        };
        let before = reader.parts();
        if reader.press(chosen)
            && until(SOON, || (reader.parts() != before).then_some(())).is_some()
        {
            transcript += &format!("> {}\n", chosen.name);
            throws += usize::from(throw.is_some());
            lost = 0;
        } else {
            lost += 1;
            assert!(
                lost < 5,
                "{} has no effect: {:?}\n{transcript}",
                chosen.name,
                reader.parts()
            );
        }
    }
}

/// What can be done in this turn. A name may end with a key in brackets, and “Undo” with where to.
fn choices(reader: &Reader) -> Vec<Part> {
    let is_beside = |part: &Part| {
        let name = part.name.split([':', '(']).next().unwrap_or_default();
        BESIDE.contains(&name.trim_end())
    };
    reader
        .parts()
        .into_iter()
        .filter(|part| part.is_button() && !is_beside(part))
        .collect()
}
