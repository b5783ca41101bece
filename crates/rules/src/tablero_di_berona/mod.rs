//! Tablero di Berona (version 1.4): stacking tokens that walk over eighteen squares.
//!
//! Twelve tokens a side wait in reserve. Each die of a throw is one act in its column: a token is
//! placed on its home row, or the stack there is lifted and walks, leaving its tokens one by one
//! from the bottom, as many squares as it has tokens. A stack belongs to whoever has the top token.
//! With doubles a token may be returned instead, and the player throws again. A die that cannot be
//! used is a bump: the other player has one last turn, and then each centre square gives its
//! column's value to the owner of its stack.
//!
//! The stages, see [`Stage`]: the opening throw; turns of a throw, acts and the end of the turn
//! ([`Choice::Finish`](crate::Choice::Finish), a bump if a die is left over); the end, and the next
//! game of the series. After a return nothing is finished: the same player is asked for a throw at
//! once.
mod board;
mod check;
mod describe;
mod dice;
mod edit;
mod movegen;
pub mod notation;
mod options;
mod position;
mod score;
mod state;
pub(crate) mod violation;

#[cfg(test)]
mod tests;

use tesserae_words as words;

use crate::{Difficulty, GameInfo, HouseRules, Place, Route, Seat, Term};

pub use board::{Board, Square, Squares, Stack, TALLEST, TOKENS, home_row};
pub use dice::Dice;
pub use movegen::{
    Act, Afterstate, Afterstates, End, Path, afterstates, can_return, each_act, must_use_both,
    rest, returnable, usable,
};
pub use options::{AfterDraw, Options, ReturnFrom, Series};
pub use position::{Playing, Position, Stage};
pub use score::{Standing, entry, result, worth};
pub use state::{State, write_act};

/// What is known of the game without playing it.
pub const INFO: GameInfo = GameInfo {
    key: "tablero_di_berona",
    title: words::berona::title,
    tagline: words::berona::tagline,
    goal: words::berona::goal,
    minutes: [5, 10],
    difficulty: Difficulty::Easy,
    is_first_game: true,
    seats: ["Brown", "Ivory"],
    seat_titles: [words::berona::brown, words::berona::ivory],
    pieces: ["token", "tokens"],
    terms: &[
        Term::new(words::berona::term_points, words::berona::about_points),
        Term::new(words::berona::term_use, words::berona::about_use),
        Term::new(words::berona::term_walk, words::berona::about_walk),
        Term::new(words::berona::term_reserve, words::berona::about_reserve),
        Term::new(words::berona::term_bump, words::berona::about_bump),
        Term::new(
            words::berona::term_running_score,
            words::berona::about_running_score,
        ),
        Term::new(words::berona::term_coins, words::berona::about_coins),
        Term::new(words::berona::term_stake, words::berona::about_stake),
        Term::new(words::berona::term_return, words::berona::about_return),
    ],
    rulebook: include_str!("rulebook.md"),
    routes,
    notation: include_str!("notation.md"),
    editing: edit::EDITING,
    lessons: &[include_str!("lesson.ron")],
    house_rules: Options::RULES,
    main_rules: &["series"],
    first_rules: &[],
    setups: &[],
};

/// Examples of moves: two tokens are placed, and a stack of three walks.
fn routes() -> Vec<Route> {
    let route = |seat, places: &[Place]| Route {
        seat: Some(seat),
        places: places.into(),
    };
    let square = |column, row| Place::Cell { column, row };
    vec![
        route(Seat::First, &[Place::Hand(Seat::First), square(2, 0)]),
        route(
            Seat::First,
            &[square(5, 0), square(5, 1), square(4, 1), square(3, 1)],
        ),
        route(Seat::Second, &[Place::Hand(Seat::Second), square(4, 2)]),
    ]
}
