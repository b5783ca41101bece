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
    title: "Backgammon",
    tagline: "Race home, block and hit; a cube raises the stakes",
    goal: "Bring your fifteen checkers home and bear them off first.",
    minutes: [10, 20],
    difficulty: Difficulty::Medium,
    is_first_game: false,
    seats: ["White", "Black"],
    pieces: ["checker", "checkers"],
    terms: &[
        Term::new(
            "pips",
            "Pips are the points that all checkers of a player still have to travel.",
        ),
        Term::new("points", "Points are what the games won so far were worth."),
        Term::new(
            "cube",
            "The doubling cube shows by how much the value of the game is multiplied.",
        ),
        Term::new(
            "crawford",
            "The Crawford game is the one after a player comes within a point of the match: nobody may double in it.",
        ),
        Term::new(
            "match",
            "Whoever first has this many points wins the match.",
        ),
        Term::new(
            "double",
            "A double offers to play for twice as much: the opponent takes it, or drops and loses what is at stake.",
        ),
        Term::new(
            "take",
            "Taking a double goes on for twice as much, and only you may double next.",
        ),
        Term::new(
            "drop",
            "Dropping a double loses the game for what is at stake now.",
        ),
        Term::new(
            "beaver",
            "A beaver takes a double and doubles again at once.",
        ),
        Term::new(
            "resign",
            "Resigning offers to lose the game; the opponent may refuse.",
        ),
        Term::new(
            "bar",
            "The bar is where checkers that were hit wait to enter again.",
        ),
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
