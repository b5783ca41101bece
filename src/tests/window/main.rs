//! Whole games in a real window, with a real pointer and real keys: a virtual screen (`Xvfb`), Vulkan in software and `xdotool`.
//!
//! Each of the five games is played from the menu to its result, once by pointer and once by keyboard alone. What is pressed is read from the game's own
//! reports (`TESSERAE_REPORT`), chosen by chance; whenever the table is at rest, every piece has to lie where the referee's position says.
//! Rendering in software takes many minutes for the longer games: they run only when they are asked for, by
//! `cargo test --workspace --test window -- --include-ignored`.
//! Where `Xvfb` or `xdotool` is missing, or `TESSERAE_SKIP_WINDOW` is set, nothing is played and the reason is printed.

mod display;
mod impatience;
mod player;
mod table;

use std::{sync::Mutex, time::Duration};

use display::Display;
use player::{Hands, Player};
use table::Table;
use tesserae_rules::Kind;

/// Software rendering takes every core there is: one window at a time.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// How long a whole game may take, on a busy machine.
const LONGEST: Duration = Duration::from_secs(3_600);

fn play(kind: Kind, hands: Hands) {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let display = match Display::open() {
        Ok(display) => display,
        Err(reason) => {
            eprintln!("skipped: {reason}");
            return;
        }
    };
    let name = format!("{}-{hands:?}", kind.key());
    let table = Table::open(&display, &name);
    Player::new(&display, table, hands, kind).play(LONGEST);
}

macro_rules! games {
    ($($(#[$about:meta])* $name:ident: $kind:ident, $hands:ident;)*) => {
        $(
            #[test]
            $(#[$about])*
            fn $name() {
                play(Kind::$kind, Hands::$hands);
            }
        )*
    };
}

games! {
    #[ignore = "takes up to ten minutes"]
    backgammon_by_pointer: Backgammon, Pointer;
    #[ignore = "takes up to ten minutes"]
    backgammon_by_keyboard: Backgammon, Keyboard;
    #[ignore = "takes up to sixteen minutes"]
    tabula_by_pointer: Tabula, Pointer;
    #[ignore = "takes up to sixteen minutes"]
    tabula_by_keyboard: Tabula, Keyboard;
    #[ignore = "takes up to twenty minutes"]
    ur_by_pointer: Ur, Pointer;
    #[ignore = "takes up to twenty minutes"]
    ur_by_keyboard: Ur, Keyboard;
    #[ignore = "takes up to half an hour"]
    tablero_de_jesus_by_pointer: TableroDeJesus, Pointer;
    #[ignore = "takes up to half an hour"]
    tablero_de_jesus_by_keyboard: TableroDeJesus, Keyboard;
    tablero_di_berona_by_pointer: TableroDiBerona, Pointer;
    tablero_di_berona_by_keyboard: TableroDiBerona, Keyboard;
}
