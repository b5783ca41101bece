//! Tablero de Jesus: seven coins on seven columns, two dice, two purses.
//!
//! Both throw one die. The low roller lays five coins on the home row, the high roller two, and the
//! low roller throws first. Whoever has the dice throws both and moves two different coins in their
//! columns, each by the whole of one die, towards either end. When coins of neighbouring columns
//! stand in line on an interior row they are a run: the mover takes it and the other player refills
//! the empty columns and gets the dice; or the mover throws again and hopes for a longer one. A
//! throw of 7, 11 or 12, or one that cannot be played, surrenders the dice, and whoever receives
//! them may claim the run that was left. Whoever cannot refill has lost.
//!
//! The phases, see [`Phase`]: `Receive` → `Throw` → `Move` → `Decide` → …; before them the opening
//! throw, after them the end. The dice change hands by surrender and by taking, so nobody ever has
//! to finish a turn.
mod check;
mod describe;
mod edit;
mod movegen;
pub mod notation;
mod options;
mod position;
mod rows;
mod score;
mod situation;
mod state;
pub(crate) mod violation;

#[cfg(test)]
mod tests;

use crate::{Difficulty, GameInfo, HouseRules, Place, Route, Term};

pub use movegen::{Afterstate, Afterstates, CoinStep, afterstates, playable, steps, surrenders};
pub use options::{Claiming, CoinsLeft, Options, SeveralRuns};
pub use position::{Phase, Position, Role, Taking};
pub use rows::{Dice, Rows, Run};
pub use state::State;

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "tablero_de_jesus",
    title: "Tablero de Jesus",
    tagline: "Line up shared coins, take them or throw on",
    goal: "Take lines of coins until the other purse cannot refill the board. The coins on the board belong to nobody.",
    minutes: [10, 40],
    difficulty: Difficulty::Easy,
    is_first_game: false,
    seats: ["South", "North"],
    pieces: ["coin", "coins"],
    terms: &[
        Term::new(
            "purse",
            "A purse holds the coins of a player; whoever cannot refill the board from it loses.",
        ),
        Term::new(
            "coins",
            "The coins on the board belong to nobody: both players move all of them.",
        ),
        Term::new(
            "move",
            "Each die moves another coin towards the numbers or away from them, by the whole die.",
        ),
        Term::new(
            "run",
            "A run is two or more coins side by side in line, except on the squares at both ends.",
        ),
        Term::new(
            "runs",
            "A run is two or more coins side by side in line, except on the squares at both ends.",
        ),
        Term::new(
            "take",
            "Taking puts the coins of the run into your purse; the other player refills their numbers and gets the dice.",
        ),
        Term::new(
            "claim",
            "Claiming takes the run that the other player had to leave, without a throw.",
        ),
    ],
    rulebook: include_str!("rulebook.md"),
    routes,
    notation: include_str!("notation.md"),
    editing: edit::EDITING,
    lessons: &[include_str!("lesson.ron")],
    house_rules: Options::RULES,
    main_rules: &["stake"],
    first_rules: &[],
    setups: &[],
};

/// Examples of moves: every coin goes towards either player.
fn routes() -> Vec<Route> {
    let route = |column, from: u8, to: u8| {
        let places = [from, to].map(|row| Place::Cell { column, row });
        Route {
            seat: None,
            places: places.into(),
        }
    };
    vec![
        route(2, 1, 4),
        route(3, 1, 6),
        route(5, 7, 4),
        route(6, 4, 1),
    ]
}
