//! What the rules of Tablero di Berona say, as tests, and the helpers that set scenes.

mod brute_force;
mod cases;
mod ending;
mod errors;
mod text;

use super::{AfterDraw, Board, Options, ReturnFrom, Series, Square, Stack, State};
use crate::{
    Describe, Effect, Game, Pending, Seat,
    scenes::{does, play, random_options, wander, words},
};

fn game(options: Options, position: &str) -> State {
    State::from_position(options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A before a throw with these stacks, written as `a2=AB c5=A`, and these reserves of A and B.
/// Tokens that are named nowhere lie where they do no harm: on b6, B's on top.
fn set(options: Options, stacks: &str, reserves: [u8; 2]) -> State {
    let mut squares = [
        [const { String::new() }; 6],
        [const { String::new() }; 6],
        [const { String::new() }; 6],
    ];
    for stack in stacks.split_whitespace() {
        let (square, tokens) = stack.split_once('=').unwrap();
        let row = "bca".find(&square[..1]).unwrap();
        let column: usize = square[1..].parse().unwrap();
        squares[row][column - 1] = tokens.to_owned();
    }
    for (token, reserve) in ["A", "B"].into_iter().zip(reserves) {
        let named: usize = squares
            .iter()
            .flatten()
            .map(|stack| stack.matches(token).count())
            .sum();
        squares[0][5] += &token.repeat(12 - named - usize::from(reserve));
    }
    let rows = squares.map(|row| {
        row.map(|stack| {
            if stack.is_empty() {
                ".".to_owned()
            } else {
                stack
            }
        })
        .join(",")
    });
    game(
        options,
        &format!("{} A throw began:A won:0-0", rows.join("/")),
    )
}

/// The same with the default rules and B's reserve full but for the tokens named.
fn a_moves(stacks: &str, reserve: u8) -> State {
    set(Options::default(), stacks, [reserve, 0])
}

/// The ways of all turns of a throw, as words; a turn that bumps ends in “bump”.
fn turns(state: &State, throw: &str) -> Vec<String> {
    let state = play(state.clone(), throw);
    let mut turns: Vec<String> = state
        .turns()
        .iter()
        .map(|turn| {
            let mut words: Vec<_> = turn
                .actions
                .iter()
                .map(|action| state.write_action(action))
                .collect();
            if turn.position.contains("! throw") {
                words.push("bump".to_owned());
            }
            words.join(" ")
        })
        .collect();
    turns.sort();
    turns
}

/// The stack of a square as text, bottom to top.
fn stack(state: &State, column: u8, row: u8) -> String {
    let tokens = state
        .compact()
        .board
        .stack(Square::new(column, row).unwrap())
        .tokens();
    tokens.map(|seat| ["A", "B"][seat.index()]).collect()
}
