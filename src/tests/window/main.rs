//! Whole games in a real window, with a real pointer and real keys: a virtual screen (`Xvfb`), Vulkan in software and
//! `xdotool`.
//!
//! Each game is played from the menu to its result, once by pointer and once by keyboard alone. What is
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

/// How long a game takes that is too long for every test run.
const SLOW: [(Kind, &str); 4] = [
    (Kind::Backgammon, "up to 10 minutes"),
    (Kind::Tabula, "up to 16 minutes"),
    (Kind::Ur, "up to 20 minutes"),
    (Kind::TableroDeJesus, "up to 30 minutes"),
];

/// A game with one device.
fn trial(kind: Kind, hands: Hands, skipped: bool) -> Trial {
    let name = format!("{kind}_by_{hands:?}").to_lowercase();
    let duration = SLOW.into_iter().find(|(slow, _)| *slow == kind).map(|(_, duration)| duration);
    Trial::test(name.clone(), move || {
        play(&name, kind, hands);
        Ok(())
    })
    .with_kind(duration.unwrap_or_default())
    .with_ignored_flag(duration.is_some() || skipped)
}

fn main() -> ExitCode {
    // One window at a time: software rendering uses all cores.
    let arguments = Arguments { test_threads: Some(1), ..Arguments::from_args() };
    let skip_reason = Display::open().err();
    if let Some(reason) = &skip_reason {
        println!("no game is played: {reason}");
    }
    let hands = [Hands::Pointer, Hands::Keyboard];
    let trials = Kind::ALL.into_iter().flat_map(|kind| hands.map(|hands| trial(kind, hands, skip_reason.is_some())));
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}

fn play(name: &str, kind: Kind, hands: Hands) {
    let display = Display::open().unwrap_or_else(|reason| panic!("{name} cannot be played: {reason}"));
    let table = Table::open(&display, &format!("{}-{hands:?}", kind.key()));
    Player::new(&display, table, hands, kind).play(LONGEST);
}
