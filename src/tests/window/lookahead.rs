//! Chooses steps that end a game soon, so that the test games are short. `player` asks it for each step and choice.

use tesserae_rules::{
    Action, Choice, Game, Kind, RuleValues, Seat,
    session::random::{Generator, random_event},
};

/// Random games per candidate.
const TRIALS: usize = 6;
/// Events after which a random game is stopped.
const MOST_EVENTS: usize = 3_000;

/// The index of the step after which random play lets the first seat win soonest, whoever makes it. Without such a
/// choice Tablero de Jesus takes five hundred throws.
pub fn soonest(kind: Kind, position: &str, words: &[&str], rng: &mut Generator) -> Option<usize> {
    let game = kind.from_position(&RuleValues::default(), position).ok()?;
    let actions = game.actions();
    let named = |word: &str| actions.iter().find(|action| game.write_action(action) == word);
    if let Some(index) = words.iter().position(|word| named(word).is_some_and(|step| earns(game.as_ref(), step, 2))) {
        return Some(index);
    }
    let lengths: Vec<Option<usize>> =
        words.iter().map(|word| remaining_events(game.as_ref(), Some(named(word)?), rng)).collect();
    (0..words.len()).filter(|index| lengths[*index].is_some()).min_by_key(|index| lengths[*index])
}

/// The index of a choice, by its label, with which the first seat wins sooner than without it.
pub fn sooner(kind: Kind, position: &str, labels: &[String], rng: &mut Generator) -> Option<usize> {
    let game = kind.from_position(&RuleValues::default(), position).ok()?;
    let without = remaining_events(game.as_ref(), None, rng)?;
    let actions = game.actions();
    let named =
        |action: &&Action, label: &str| matches!(action, Action::Choice(choice) if game.label(*choice) == label);
    (0..labels.len()).find(|index| {
        let action = actions.iter().find(|action| named(action, &labels[*index]));
        action.and_then(|action| remaining_events(game.as_ref(), Some(action), rng)).is_some_and(|with| with < without)
    })
}

/// Whether a step, followed by at most `more` others, lets the first seat take a run of coins in Tablero de Jesus.
fn earns(game: &dyn Game, step: &Action, more: usize) -> bool {
    let mut after = game.boxed();
    if after.act(step).is_err() {
        return false;
    }
    let actions = after.actions();
    let takes = |action: &Action| matches!(action, Action::Choice(Choice::Claim(_) | Choice::TakeRun(_)));
    if after.pending().seat() == Some(Seat::First) && actions.iter().any(takes) {
        return true;
    }
    let continues = |action: &&Action| matches!(action, Action::Step(_) | Action::Choice(Choice::Finish));
    more > 0 && actions.iter().filter(continues).any(|action| earns(after.as_ref(), action, more - 1))
}

/// The total length of random games from here, after an action or without one.
fn remaining_events(game: &dyn Game, action: Option<&Action>, rng: &mut Generator) -> Option<usize> {
    let mut after = game.boxed();
    if let Some(action) = action {
        after.act(action).ok()?;
    }
    Some((0..TRIALS).map(|_| length(after.as_ref(), rng)).sum())
}

/// The events of a random game from here; many more unless the first seat wins, for which both players play.
fn length(game: &dyn Game, rng: &mut Generator) -> usize {
    let mut game = game.boxed();
    let mut count = 0;
    while count < MOST_EVENTS
        && let Some(event) = random_event(game.as_ref(), rng)
    {
        game.act_unchecked(&event.action);
        count += 1;
    }
    if game.outcome().is_some_and(|outcome| outcome.winner == Some(Seat::First)) { count } else { count + MOST_EVENTS }
}
