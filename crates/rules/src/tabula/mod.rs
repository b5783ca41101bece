//! Tabula, by Professor Finkel's rules.
//!
//! The Roman race game of the emperors: twenty-four points, fifteen pieces a side, three dice. Both
//! players enter in the first quarter and run the same way round, from 1 to 24 and off.
//!
//! # Phases
//! 1. *Opening*: one die each decides who begins; equal dice are thrown again. (Zeno's position has
//!    no opening: Ivory's 2-5-6 lies there.)
//! 2. *Throw*: the player on turn throws three dice.
//! 3. *Play*: steps, each with one die and one piece, as long as one begins a legal turn; then the
//!    dice are handed over.
//! 4. *Over*: the fifteenth piece is off. It ends the game at once, and with it the series: Tabula
//!    is played in single games.
//!
//! # How a turn is found
//! [`Position`] holds what lies where in 32 bytes. [`legal_steps`] says which steps begin a legal
//! turn and [`afterstates()`] finds every position to which a throw can lead; [`State`] is the game
//! around them, as the table plays it.
mod check;
mod describe;
mod edit;
mod movegen;
pub mod notation;
mod options;
mod position;
mod score;
mod situation;
mod state;
pub(crate) mod violation;

#[cfg(test)]
mod tests;

use tesserae_words as words;

use crate::{Difficulty, GameInfo, HouseRules, NamedSetup, Place, Route, Seat, Term};

pub use movegen::{Afterstate, Buffer, CompactStep, afterstates, legal_steps};
pub use options::{Options, PartlyPlayable, SetUp};
pub use position::{PIECES, POINTS, Pieces, Position};
pub use state::State;

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "tabula",
    title: words::tabula::title,
    tagline: words::tabula::tagline,
    goal: words::tabula::goal,
    minutes: [15, 30],
    difficulty: Difficulty::Medium,
    is_first_game: false,
    seats: ["Ivory", "Brown"],
    seat_titles: [words::tabula::ivory, words::tabula::brown],
    pieces: ["piece", "pieces"],
    terms: &[
        Term::new(words::tabula::term_pips, words::tabula::about_pips),
        Term::new(words::tabula::term_hand, words::tabula::about_hand),
        Term::new(words::tabula::term_bar, words::tabula::about_bar),
        Term::new(words::tabula::term_off, words::tabula::about_off),
    ],
    rulebook: include_str!("rulebook.md"),
    routes,
    notation: include_str!("notation.md"),
    editing: edit::EDITING,
    lessons: &[include_str!("lesson.ron")],
    house_rules: Options::RULES,
    main_rules: &[],
    first_rules: &[],
    setups: &[NamedSetup {
        title: words::tabula::zeno,
        about: words::tabula::about_zeno,
        button: words::tabula::play_zeno,
        house_rules: &[("setup", "zeno")],
    }],
};

/// The way round the board, from the hand to the tray for pieces that are off.
fn routes() -> Vec<Route> {
    let route = |seat| {
        let points = (1..=24).map(Place::Point);
        let places = [Place::Hand(seat)]
            .into_iter()
            .chain(points)
            .chain([Place::Off(seat)])
            .collect();
        Route {
            seat: Some(seat),
            places,
        }
    };
    Seat::BOTH.map(route).into()
}
