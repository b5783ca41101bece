//! What the rules of Tablero de Jesus say, as tests, and the helpers that set scenes.

mod brute_force;
mod cases;
mod errors;
mod text;

use super::{Claiming, CoinsLeft, Options, SeveralRuns, State};
use crate::{
    Action, Describe, Effect, Game, Pending, Seat, Throw,
    scenes::{does, options, play, wander, words},
};

/// A position before a throw of the low roller, who sits south, with stakes of 15.
fn board(rows: &str) -> State {
    game(
        Options::default(),
        &format!("{rows} 10-13 low:first low throw"),
    )
}

fn game(options: Options, position: &str) -> State {
    State::from_position(options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}
