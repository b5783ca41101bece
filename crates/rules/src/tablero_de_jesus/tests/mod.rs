//! What the rules of Tablero de Jesus say, as tests, and the helpers that set scenes.

mod brute_force;
mod cases;
mod errors;
mod text;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use super::{Claiming, CoinsLeft, Options, SeveralRuns, State};
use crate::{Action, Describe, Effect, Game, Pending, Seat, Throw, ThrowSpec};

/// A position before a throw of the low roller, who sits south, with stakes of 15.
fn board(rows: &str) -> State {
    game(Options::default(), &format!("{rows} 10-13 low:first low throw"))
}

fn game(options: Options, position: &str) -> State {
    State::from_position(options, position).unwrap_or_else(|error| panic!("{position}: {error}"))
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

fn words(state: &State) -> Vec<String> {
    state.actions().iter().map(|action| state.write_action(action)).collect()
}

/// Any combination of house rules.
fn any_options(rng: &mut ChaCha8Rng) -> Options {
    Options {
        stake: rng.random_range(8..=50),
        eighth_coin: rng.random(),
        several_runs: if rng.random() { SeveralRuns::All } else { SeveralRuns::One },
        claiming: *[Claiming::AfterSurrender, Claiming::EveryReceipt, Claiming::Never].choose(rng).unwrap(),
        coins_left: if rng.random() { CoinsLeft::Winner } else { CoinsLeft::Nobody },
    }
}

/// Something that may happen now, at random; nothing when the game is over.
fn any_action(state: &State, rng: &mut ChaCha8Rng) -> Option<Action> {
    let actions = state.actions();
    match state.pending() {
        Pending::Over => None,
        Pending::Throw(spec) if actions.is_empty() || rng.random_bool(0.4) => Some(draw(&spec, rng)),
        _ => actions.choose(rng).cloned(),
    }
}

fn draw(spec: &ThrowSpec, rng: &mut ChaCha8Rng) -> Action {
    spec.draw(rng).into()
}

/// Calls something with every state of random games until it has seen so many.
fn wander(seed: u64, states: usize, mut visit: impl FnMut(&State, &mut ChaCha8Rng)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut seen = 0;
    while seen < states {
        let mut state = State::new(any_options(&mut rng));
        visit(&state, &mut rng);
        while let Some(action) = any_action(&state, &mut rng) {
            state.act(&action).unwrap();
            visit(&state, &mut rng);
            seen += 1;
        }
    }
}

/// The effects of one action.
fn effects(state: &State, word: &str) -> Vec<Effect> {
    state.clone().act(&state.read_action(word).unwrap()).unwrap()
}
