//! Whole games in a real window, with a real pointer and real keys: a virtual screen (`Xvfb`),
//! Vulkan in software and `xdotool`.
//!
//! One game is played from the menu to its result by pointer, and one by keyboard alone; the tests
//! of the page play all five. What is pressed is read from the game's own reports
//! (`TESSERAE_REPORT`), chosen by chance; whenever the table is at rest, every piece has to lie
//! where the referee's position has it. With the feature `screen-reader`, all five are also played
//! by a screen reader alone (`reading`). The others are about frames: none is drawn at rest
//! (`rest`), a picture at rest gets smoother (`refinement`), a film ends with the table at rest
//! (`films`), and a press that is shorter than one hits (`press`). What keeps the game from starting
//! is said (`starting`). Where `Xvfb` or `xdotool` is missing, or `TESSERAE_SKIP_WINDOW` is set, all
//! are ignored and the reason is printed.
//! `#[ignore]` cannot be decided at run time, so these tests run in `libtest_mimic` instead of
//! Rust's harness.

mod display;
mod films;
mod player;
mod press;
#[cfg(all(target_os = "linux", feature = "screen-reader"))]
mod reader;
#[cfg(all(target_os = "linux", feature = "screen-reader"))]
mod reading;
mod refinement;
mod rest;
#[cfg(unix)]
mod starting;
mod table;

use std::{process::ExitCode, time::Duration};

use display::Display;
use libtest_mimic::{Arguments, Trial};
use player::{Hands, Player};
use table::{PEOPLE, QUIET, Start, Table};
use tesserae_rules::Kind;

/// The game: the shortest one, with dice, steps of several places and choices.
const GAME: Kind = Kind::TableroDiBerona;
/// The longest time for it, on a busy machine.
const LONGEST: Duration = Duration::from_secs(3_600);

fn main() -> ExitCode {
    // Two windows at a time: each waits for much of its time.
    let arguments = Arguments {
        test_threads: Some(2),
        ..Arguments::from_args()
    };
    let skip_reason = Display::open().err();
    if let Some(reason) = &skip_reason {
        println!("no game is played: {reason}");
    }
    let trials = [
        (
            "berona_by_pointer",
            (|display| play(display, Hands::Pointer)) as fn(&Display),
        ),
        ("berona_by_keyboard", |display| {
            play(display, Hands::Keyboard)
        }),
        ("at_rest_no_frame_is_drawn", rest::everywhere),
        ("with_advice_no_frame_is_drawn", rest::with_advice),
        (
            "while_a_bot_thinks_no_frame_is_drawn",
            rest::while_a_bot_thinks,
        ),
        ("a_press_is_a_press", press::test),
        (
            "a_picture_at_rest_is_smoother",
            refinement::smooths_pictures,
        ),
        ("a_film_moves_and_ends_at_rest", films::of_a_turn_and_a_game),
        #[cfg(unix)]
        (
            "without_what_it_needs_the_game_says_one_sentence",
            starting::without_what_is_needed,
        ),
        #[cfg(all(target_os = "linux", feature = "screen-reader"))]
        ("all_games_by_screen_reader", reading::all_games),
    ]
    .map(|(name, test)| {
        // `cargo xtask test` finds them by the first word, to play them beside the other tests.
        let trial = Trial::test(format!("in_a_window::{name}"), move || {
            let display = Display::open()
                .unwrap_or_else(|reason| panic!("{name} cannot be tested: {reason}"));
            test(&display);
            Ok(())
        });
        trial.with_ignored_flag(skip_reason.is_some())
    });
    libtest_mimic::run(&arguments, trials.into()).exit_code()
}

fn play(display: &Display, hands: Hands) {
    let name = format!("{}-{hands:?}", GAME.key());
    let table = Table::open(
        display,
        &Start {
            name: &name,
            settings: QUIET,
            players: PEOPLE,
            switches: &[],
        },
    );
    Player::new(display, table, hands, GAME).play(LONGEST);
}
