//! Whole games in a real window, with a real pointer and real keys: a virtual screen (`Xvfb`), Vulkan in software and
//! `xdotool`.
//!
//! Each of the five games is played from the menu to its result, once by pointer and once by keyboard alone. What is
//! pressed is read from the game's own reports (`TESSERAE_REPORT`), chosen by chance; whenever the table is at rest,
//! every piece has to lie where the referee's position has it.
//! Rendering in software takes many minutes for the longer games: they are ignored unless they are asked for, by
//! `cargo test --workspace --test window -- --include-ignored`.
//! Where `Xvfb` or `xdotool` is missing, or `TESSERAE_SKIP_WINDOW` is set, all games are ignored and the reason is
//! printed. `#[ignore]` cannot be decided at run time, so these tests run in `libtest_mimic` instead of Rust's harness.

mod display;
mod lookahead;
mod player;
mod table;

use std::{process::ExitCode, time::Duration};

use display::Display;
use libtest_mimic::{Arguments, Trial};
use player::{Hands, Player};
use table::Table;
use tesserae_rules::Kind;

/// The longest time for a whole game, on a busy machine.
const LONGEST: Duration = Duration::from_secs(3_600);

/// A game that is short enough for every test run.
const SHORT: Option<&str> = None;

/// The games: the test's name, the game, the device, and how long it takes if it is too long for every test run.
const GAMES: [(&str, Kind, Hands, Option<&str>); 10] = [
    ("backgammon_by_pointer", Kind::Backgammon, Hands::Pointer, Some("up to 10 minutes")),
    ("backgammon_by_keyboard", Kind::Backgammon, Hands::Keyboard, Some("up to 10 minutes")),
    ("tabula_by_pointer", Kind::Tabula, Hands::Pointer, Some("up to 16 minutes")),
    ("tabula_by_keyboard", Kind::Tabula, Hands::Keyboard, Some("up to 16 minutes")),
    ("ur_by_pointer", Kind::Ur, Hands::Pointer, Some("up to 20 minutes")),
    ("ur_by_keyboard", Kind::Ur, Hands::Keyboard, Some("up to 20 minutes")),
    ("tablero_de_jesus_by_pointer", Kind::TableroDeJesus, Hands::Pointer, Some("up to 30 minutes")),
    ("tablero_de_jesus_by_keyboard", Kind::TableroDeJesus, Hands::Keyboard, Some("up to 30 minutes")),
    ("tablero_di_berona_by_pointer", Kind::TableroDiBerona, Hands::Pointer, SHORT),
    ("tablero_di_berona_by_keyboard", Kind::TableroDiBerona, Hands::Keyboard, SHORT),
];

fn main() -> ExitCode {
    // One window at a time: software rendering uses all cores.
    let arguments = Arguments { test_threads: Some(1), ..Arguments::from_args() };
    let skip_reason = Display::open().err();
    if let Some(reason) = &skip_reason {
        println!("no game is played: {reason}");
    }
    let trials = GAMES.map(|(name, kind, hands, duration)| {
        Trial::test(name, move || Ok(play(name, kind, hands)))
            .with_kind(duration.unwrap_or_default())
            .with_ignored_flag(duration.is_some() || skip_reason.is_some())
    });
    libtest_mimic::run(&arguments, trials.into()).exit_code()
}

fn play(name: &str, kind: Kind, hands: Hands) {
    let display = Display::open().unwrap_or_else(|reason| panic!("{name} cannot be played: {reason}"));
    let table = Table::open(&display, &format!("{}-{hands:?}", kind.key()));
    Player::new(&display, table, hands, kind).play(LONGEST);
}
