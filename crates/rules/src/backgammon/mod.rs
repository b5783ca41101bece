//! Backgammon with the doubling cube.
//!
//! Two seats, White (the first, who moves from 24 down to 1 in the numbering of [`Place::Point`])
//! and Black, race fifteen checkers each around 24 points. A lone checker, a blot, can be hit and
//! must start again from the bar. Who has borne off all checkers first wins the game, once, twice
//! or three times the stake.
//!
//! The phases: in the *opening* each seat throws one die, ties are thrown again, the higher begins
//! and plays both. From then on a turn is a *throw* (or, before it, the offer of a double, which
//! the opponent takes or drops), *steps*, and the end of the turn. Whoever is on turn may also
//! offer to resign. After a game of a match the next is set up until somebody has the points.
//!
//! Search and measurements use [`Position`] and [`afterstates()`], hands use [`State`], and what
//! sets up positions from elsewhere uses [`Situation`].
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

use crate::{Difficulty, GameInfo, HouseRules, Place, Route, Seat, Term};

pub use check::Part;
pub use movegen::{Afterstates, afterstates, target};
pub use options::{DropPays, Options};
pub use position::{BAR, CHECKERS, Checkers, OFF, Position, number};
pub use score::{Cube, Ending, Stake};
pub use situation::{Dice, Phase, Situation};
pub use state::State;

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "backgammon",
    title: words::backgammon::title,
    tagline: words::backgammon::tagline,
    goal: words::backgammon::goal,
    minutes: [10, 20],
    difficulty: Difficulty::Medium,
    is_first_game: false,
    seats: ["White", "Black"],
    seat_titles: [words::backgammon::white, words::backgammon::black],
    pieces: ["checker", "checkers"],
    terms: &[
        Term::new(words::backgammon::term_pips, words::backgammon::about_pips),
        Term::new(
            words::backgammon::term_points,
            words::backgammon::about_points,
        ),
        Term::new(words::backgammon::term_cube, words::backgammon::about_cube),
        Term::new(
            words::backgammon::term_crawford,
            words::backgammon::about_crawford,
        ),
        Term::new(
            words::backgammon::term_match,
            words::backgammon::about_match,
        ),
        Term::new(
            words::backgammon::term_double,
            words::backgammon::about_double,
        ),
        Term::new(words::backgammon::term_take, words::backgammon::about_take),
        Term::new(words::backgammon::term_drop, words::backgammon::about_drop),
        Term::new(
            words::backgammon::term_beaver,
            words::backgammon::about_beaver,
        ),
        Term::new(
            words::backgammon::term_resign,
            words::backgammon::about_resign,
        ),
        Term::new(words::backgammon::term_bar, words::backgammon::about_bar),
    ],
    rulebook: include_str!("rulebook.md"),
    routes,
    notation: include_str!("notation.md"),
    editing: edit::EDITING,
    lessons: &[include_str!("lesson.ron"), include_str!("cube_lesson.ron")],
    house_rules: Options::RULES,
    main_rules: &["match_length", "doubling_cube"],
    first_rules: &[],
    setups: &[],
};

/// The ways of both players round the board.
fn routes() -> Vec<Route> {
    let points: Vec<Place> = (1..=24).map(Place::Point).collect();
    let white = points
        .iter()
        .rev()
        .copied()
        .chain([Place::Off(Seat::First)])
        .collect();
    let black = points
        .into_iter()
        .chain([Place::Off(Seat::Second)])
        .collect();
    vec![
        Route {
            seat: Some(Seat::First),
            places: white,
        },
        Route {
            seat: Some(Seat::Second),
            places: black,
        },
    ]
}

/// What a seat is called.
const fn name(seat: Seat) -> &'static str {
    INFO.seats[seat.index()]
}
