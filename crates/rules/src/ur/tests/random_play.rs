//! What must hold at every step of any game.
use std::collections::BTreeSet;

use rand::{Rng, RngExt};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use crate::{
    Action, Describe, Effect, Game, HouseRules, Pending, Seat, Thrower,
    ur::{Afterstates, Options, State},
};

/// House rules drawn at random.
pub(super) fn random_options(rng: &mut impl Rng) -> Options {
    let mut options = Options::default();
    for rule in Options::RULES {
        let values = rule.values.listed();
        if !values.is_empty() {
            options.set(rule.key, values[rng.random_range(0..values.len())].key).expect("the value exists");
        }
    }
    options
}

/// Something legal, drawn at random.
pub(super) fn random_action(state: &State, rng: &mut impl Rng) -> Action {
    match state.pending() {
        Pending::Throw(spec) => spec.draw(rng).into(),
        _ => {
            let actions = state.actions();
            actions[rng.random_range(0..actions.len())].clone()
        }
    }
}

#[test]
fn at_every_step_the_pieces_are_conserved_the_text_restores_the_game_and_the_effects_are_complete() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..150 {
        let mut state = State::new(random_options(&mut rng));
        let mut table = state.arrangement().clone();
        for _ in 0..3_000 {
            if state.pending() == Pending::Over && state.actions().is_empty() {
                break;
            }
            let action = random_action(&state, &mut rng);
            let word = state.write_action(&action);
            assert!(!word.contains(' '), "{word}");
            assert_eq!(state.read_action(&word).as_ref(), Ok(&action), "{word} in {}", state.position());

            let restored = State::from_position(state.options, &state.position()).expect("its own text is read");
            assert_eq!(restored.position(), state.position());
            assert_eq!(restored.situation, state.situation);
            assert_eq!(restored.actions(), state.actions());
            assert_eq!(restored.pending(), state.pending());
            assert_eq!(restored.dice(), state.dice());
            assert_eq!(restored.outcome(), state.outcome());
            restored.audit().expect("a restored game is sound");

            let effects = state.act(&action).expect("it was offered");
            state.audit().unwrap_or_else(|what| panic!("{what} after {word} in {}", state.position()));
            for effect in &effects {
                table.follow(effect);
                if *effect == Effect::SetUp {
                    table = state.arrangement().clone();
                }
            }
            assert_eq!(occupied(&table), occupied(state.arrangement()), "the effects of {word} are incomplete");
            for seat in Seat::BOTH {
                assert!(!state.prompt(["Ann", "Ben"]).is_empty(), "{seat:?} has a prompt");
            }
            assert!(state.drawing().lines().all(|line| line.chars().count() < 80));
        }
    }
}

/// The pieces of every place that holds some.
fn occupied(table: &crate::Arrangement) -> Vec<(crate::Place, Vec<crate::Piece>)> {
    table.stacks().map(|(place, stack)| (place, stack.to_vec())).collect()
}

#[test]
fn a_set_comes_to_its_end() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    for _ in 0..20 {
        let mut state = State::new(Options::default());
        let mut steps = 0;
        while !state.outcome().is_some_and(|outcome| outcome.series_over) {
            let action = random_action(&state, &mut rng);
            state.act(&action).expect("it was offered");
            steps += 1;
            assert!(steps < 1_000_000, "a set goes on and on");
        }
        let tallies = state.situation.tallies.expect("a set has tallies");
        assert_eq!(tallies.holder(), state.outcome().and_then(|outcome| outcome.winner));
    }
}

#[test]
fn the_turns_of_a_position_are_those_that_begin_with_one_of_its_actions() {
    let mut rng = ChaCha8Rng::seed_from_u64(30);
    let mut rewards = 0;
    for _ in 0..60 {
        let mut state = State::new(random_options(&mut rng));
        while state.pending() != Pending::Over {
            if matches!(state.pending(), Pending::Act(_)) && rng.random_range(0..10) == 0 {
                let begun: BTreeSet<String> = state.actions().iter().flat_map(|action| ends(&state, action)).collect();
                let turns = state.turns();
                assert_eq!(turns.len(), begun.len(), "{}", state.position());
                assert_eq!(turns.into_iter().map(|turn| turn.position).collect::<BTreeSet<_>>(), begun);
                rewards += usize::from(state.position().contains("reward"));
            }
            let action = random_action(&state, &mut rng);
            state.act(&action).expect("it was offered");
        }
    }
    assert!(rewards > 100, "only {rewards} of the positions were in the middle of a reward");
}

/// Every end of a turn that goes on with this action.
fn ends(state: &State, action: &Action) -> Vec<String> {
    let mut after = state.clone();
    after.act(action).expect("it was offered");
    match after.pending() {
        Pending::Act(_) => after.turns().into_iter().map(|turn| turn.position).collect(),
        _ => vec![after.position()],
    }
}

#[test]
fn a_buffer_that_has_grown_once_is_not_grown_again() {
    let options = Options::default();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut state, mut met) = (State::new(options), Vec::new());
    while state.pending() != Pending::Over {
        if let Pending::Throw(lots) = state.pending() {
            met.push((state.compact(), lots.by));
        }
        let action = random_action(&state, &mut rng);
        state.act(&action).expect("it was offered");
    }
    let mut afterstates = Afterstates::new();
    let mut work = || {
        for (position, by) in &met {
            let Thrower::Seat(seat) = by else { continue };
            (0..=3).for_each(|value| assert!(afterstates.find(*position, *seat, value, &options) > 0));
        }
        afterstates.room()
    };
    assert_eq!(work(), work());
}
