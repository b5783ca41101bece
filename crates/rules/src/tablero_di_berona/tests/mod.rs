//! What the rules of Tablero di Berona say, as tests, and the helpers that set scenes.

mod brute_force;
mod cases;
mod ending;
mod errors;
mod text;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::{AfterDraw, Board, Options, RetrieveFrom, Series, Square, Stack, State};
use crate::{Action, Describe, Effect, Game, Pending, Seat, Throw};

fn game(options: Options, position: &str) -> State {
    State::from_position(options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// A before a throw with these stacks, written as `a2=AB c5=A`, and these reserves of A and B. Tokens that are named
/// nowhere lie where they do no harm: on b6, B's on top.
fn set(options: Options, stacks: &str, reserves: [u8; 2]) -> State {
    let mut squares = [[const { String::new() }; 6], [const { String::new() }; 6], [const { String::new() }; 6]];
    for stack in stacks.split_whitespace() {
        let (square, tokens) = stack.split_once('=').unwrap();
        let row = "bca".find(&square[..1]).unwrap();
        let column: usize = square[1..].parse().unwrap();
        squares[row][column - 1] = tokens.to_owned();
    }
    for (token, reserve) in ["A", "B"].into_iter().zip(reserves) {
        let named: usize = squares.iter().flatten().map(|stack| stack.matches(token).count()).sum();
        squares[0][5] += &token.repeat(12 - named - usize::from(reserve));
    }
    let rows = squares.map(|row| row.map(|stack| if stack.is_empty() { ".".to_owned() } else { stack }).join(","));
    game(options, &format!("{} A throw began:A won:0-0", rows.join("/")))
}

/// The same with the default rules and B's reserve full but for the tokens named.
fn a_moves(stacks: &str, reserve: u8) -> State {
    set(Options::default(), stacks, [reserve, 0])
}

/// Plays actions written as in a record, and checks what must always hold after each of them.
fn play(mut state: State, record: &str) -> State {
    for word in record.split_whitespace() {
        let action = state.read_action(word).unwrap();
        state.act(&action).unwrap_or_else(|refusal| panic!("{word} at {}: {refusal}", state.position()));
        state.audit().unwrap_or_else(|wrong| panic!("{word} leads to {}: {wrong}", state.position()));
    }
    state
}

/// The ways of all turns of a throw, as words; a turn that bumps ends in “bump”.
fn turns(state: &State, throw: &str) -> Vec<String> {
    let state = play(state.clone(), throw);
    let mut turns: Vec<String> = state
        .turns()
        .iter()
        .map(|turn| {
            let mut words: Vec<_> = turn.actions.iter().map(|action| state.write_action(action)).collect();
            if turn.position.contains("! throw") {
                words.push("bump".to_owned());
            }
            words.join(" ")
        })
        .collect();
    turns.sort();
    turns
}

fn words(state: &State) -> Vec<String> {
    state.actions().iter().map(|action| state.write_action(action)).collect()
}

/// The stack of a square as text, bottom to top.
fn stack(state: &State, column: u8, row: u8) -> String {
    let tokens = state.compact().board.stack(Square::new(column, row).unwrap()).tokens();
    tokens.map(|seat| ["A", "B"][seat.index()]).collect()
}

/// Any combination of house rules.
fn any_options(rng: &mut ChaCha8Rng) -> Options {
    Options {
        use_both_dice: rng.random(),
        retrieve_from: if rng.random() { RetrieveFrom::AnyStack } else { RetrieveFrom::OwnHomeRow },
        series: *[Series::Single, Series::Ledger, Series::FixedStake, Series::Difference].choose(rng).unwrap(),
        stake: rng.random_range(1..=1000),
        after_draw: if rng.random() { AfterDraw::Random } else { AfterDraw::SamePlayer },
    }
}

/// Something that may happen now, at random; nothing when the series is over.
fn any_action(state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
    match state.pending() {
        Pending::Throw(spec) => Some(spec.draw(rng).into()),
        _ => state.actions().choose(rng).cloned(),
    }
}

/// Calls something with every state of random series, up to three games each, until it has seen so many.
fn wander(seed: u64, states: usize, mut visit: impl FnMut(&State, &mut ChaCha8Rng)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut seen = 0;
    while seen < states {
        let mut state = State::new(any_options(&mut rng));
        visit(&state, &mut rng);
        let mut games = 0;
        while games < 3
            && let Some(action) = any_action(&state, &mut rng)
        {
            state.act(&action).unwrap();
            visit(&state, &mut rng);
            seen += 1;
            games += u32::from(state.pending() == Pending::Over);
        }
    }
}

fn effects(state: &State, word: &str) -> Vec<Effect> {
    state.clone().act(&state.read_action(word).unwrap()).unwrap()
}
