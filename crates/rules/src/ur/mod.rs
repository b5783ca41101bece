//! The Royal Game of Ur, the Runners game.
//!
//! Twenty squares in three rows; `*` marks a rosette. Upper case is the side of the first seat
//! (Blue, south), lower case that of the second (Ivory, north); the middle row is numbered. Square
//! 1 is the gate.
//!
//! ```text
//!     Ivory    d*   c    b    a                       f*   e
//!     middle   1    2    3    4*        5    6        7    8
//!     Blue     D*   C    B    A                       F*   E
//! ```
//!
//! Seven pieces a side run from the start through the gate, along the middle row, around the island
//! on the east side and home; pieces that are hit go to the river and come in again over their own
//! side of the board. Three binary lots decide how far.
//!
//! # Phases
//!
//! 1. *Opening*: Blue throws the lots, then Ivory; the higher throw begins, a tie is thrown again.
//! 2. *Throw*. A player is locked until three blanks come up; that throw itself puts a piece on the
//!    gate, and the player throws again.
//! 3. *Move*: one piece goes as far as the throw is worth. If none can, the turn is lost.
//! 4. *Reward*, as often as a piece lands on a rosette: a free move of 1, 2, 3 or 5 with any piece,
//!    which may be declined ([`Choice::SkipReward`](crate::Choice::SkipReward)).
//! 5. [`Choice::Finish`](crate::Choice::Finish) hands over the lots. Until then the turn can be
//!    undone.
//! 6. *Over*, as soon as seven pieces of one side are home: the loser's pieces are counted and paid
//!    in tallies. Whoever holds all 21 takes the stake pool; until then another game follows.
//!
//! # Where the rules leave something open
//!
//! * A reward that no piece can use lapses; nobody has to decline it.
//! * With “another throw” a piece that lands on the last rosette may go home at once; the other
//!   throw is earned as well, whether it goes or stays. It comes after `Finish`, so that the move
//!   can be undone before.
//! * “River pieces first” binds throws, not free moves.
//! * With free entry nobody is locked, so that everybody counts as released: three blanks do what
//!   the house rule for three blanks after the release says, which is nothing unless it has been
//!   chosen.
//! * A single game has no tallies. Its points are shown, and the winner takes the stake pool.
//! * What a game is worth is shown in full, even where fewer tallies are left to be paid.
mod check;
mod describe;
mod edit;
mod movegen;
pub mod notation;
mod options;
mod position;
mod route;
mod score;
mod situation;
mod stake;
mod state;
pub(crate) mod violation;

#[cfg(test)]
mod tests;

use tesserae_words as words;

use crate::{Difficulty, GameInfo, HouseRules, NamedSetup, Place, Route, Seat, Term};

pub use movegen::{Afterstate, Afterstates};
pub use options::{NextStarter, Opening, Options, Play, Reward, ThreeBlanks};
pub use position::{Position, Side};
pub use route::{ROSETTES, has_rosette, place};
pub use score::{Payment, Tallies, points};
pub use state::State;

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "ur",
    title: words::ur::title,
    tagline: words::ur::tagline,
    goal: words::ur::goal,
    minutes: [20, 40],
    difficulty: Difficulty::Medium,
    is_first_game: false,
    seats: ["Blue", "Ivory"],
    seat_titles: [words::ur::blue, words::ur::ivory],
    pieces: ["piece", "pieces"],
    terms: &[
        Term::new(words::ur::term_home, words::ur::about_home),
        Term::new(words::ur::term_start, words::ur::about_start),
        Term::new(words::ur::term_river, words::ur::about_river),
        Term::new(words::ur::term_board, words::ur::about_board),
        Term::new(words::ur::term_tallies, words::ur::about_tallies),
        Term::new(words::ur::term_stock, words::ur::about_stock),
        Term::new(words::ur::term_stake, words::ur::about_stake),
        Term::new(words::ur::term_free, words::ur::about_free),
        Term::new(words::ur::term_rosette, words::ur::about_rosette),
        Term::new(words::ur::term_square, words::ur::about_square),
        Term::new(words::ur::term_lots, words::ur::about_lots),
    ],
    rulebook: include_str!("rulebook.md"),
    routes,
    notation: include_str!("notation.md"),
    editing: edit::EDITING,
    lessons: &[include_str!("lesson.ron")],
    house_rules: Options::RULES,
    main_rules: &["play", "opening"],
    first_rules: &[("opening", "free")],
    setups: &[NamedSetup {
        title: words::ur::quick_game,
        about: words::ur::about_quick_game,
        button: words::ur::play_quick_game,
        house_rules: &[
            ("opening", "free"),
            ("rosette_reward", "another_throw"),
            ("safe_rosettes", "yes"),
            ("play", "single"),
        ],
    }],
};

/// The routes of both players from the start to home.
fn routes() -> Vec<Route> {
    let route = |seat| {
        let squares = (route::GATE..route::SQUARES).filter_map(|square| place(seat, square));
        let places = [Place::Hand(seat)]
            .into_iter()
            .chain(squares)
            .chain([Place::Off(seat)])
            .collect();
        Route {
            seat: Some(seat),
            places,
        }
    };
    Seat::BOTH.map(route).into()
}
