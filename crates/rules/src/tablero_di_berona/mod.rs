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
    title: "Tablero di Berona",
    tagline: "Stack tokens and own the centre at the end",
    goal: "Own the more valuable squares of the centre when the game ends.",
    minutes: [5, 10],
    difficulty: Difficulty::Easy,
    is_first_game: true,
    seats: ["Brown", "Ivory"],
    pieces: ["token", "tokens"],
    terms: &[
        Term::new(
            "points",
            "Each centre square counts its number, 1 to 6, for whoever has the top token on it.",
        ),
        Term::new(
            "use",
            "Each die either places a token on your home square of its number or walks the stack that lies there.",
        ),
        Term::new(
            "walks",
            "A stack that walks leaves its bottom token on each square that it enters.",
        ),
        Term::new(
            "walk",
            "A stack that walks leaves its bottom token on each square that it enters.",
        ),
        Term::new(
            "reserve",
            "The reserve holds the tokens of a player that are not on the board.",
        ),
        Term::new(
            "bump",
            "A bump is a die that cannot be used: the other player has one last turn, then the centre is counted.",
        ),
        Term::new(
            "running score",
            "The running score adds up what each player has won by.",
        ),
        Term::new(
            "coins",
            "Coins won are what each player has won, or lost, in this series.",
        ),
        Term::new("stake", "The stake is what one game is played for."),
        Term::new(
            "return",
            "With doubles you may return one of your tokens to the reserve instead, and throw again.",
        ),
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
