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

use tesserae_words as words;

use crate::{Difficulty, GameInfo, HouseRules, Place, Route, Term};

pub use movegen::{Afterstate, Afterstates, CoinStep, afterstates, playable, steps, surrenders};
pub use options::{Claiming, CoinsLeft, Options, SeveralRuns};
pub use position::{Phase, Position, Role, Taking};
pub use rows::{Dice, Rows, Run};
pub use state::State;

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "tablero_de_jesus",
    title: words::jesus::title,
    tagline: words::jesus::tagline,
    goal: words::jesus::goal,
    minutes: [10, 40],
    difficulty: Difficulty::Easy,
    is_first_game: false,
    seats: ["South", "North"],
    seat_titles: [words::jesus::south, words::jesus::north],
    pieces: ["coin", "coins"],
    terms: &[
        Term::new(words::jesus::term_purse, words::jesus::about_purse),
        Term::new(words::jesus::term_coins, words::jesus::about_coins),
        Term::new(words::jesus::term_move, words::jesus::about_move),
        Term::new(words::jesus::term_run, words::jesus::about_run),
        Term::new(words::jesus::term_take, words::jesus::about_take),
        Term::new(words::jesus::term_claim, words::jesus::about_claim),
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
