//! What the rules of backgammon say, as tests, and the helpers that set scenes.

mod brute_force;
mod cases;
mod doubling;
mod errors;
mod open_spiel;
mod playing;
mod text;

use std::collections::BTreeSet;

use rand::{RngExt, seq::SliceRandom};

use super::{
    Afterstates, BAR, CHECKERS, Checkers, OFF, Options, Position, State, afterstates,
    situation::{Dice, Phase, Situation},
};
use crate::{
    Action, Choice, Game, HouseRules, Rules, Seat, Step, Throw,
    scenes::{does, options, wander, words},
    session::random::{Generator, generator},
};

/// A position written as in the rulebook: the mover's checkers, then the opponent's, both in the
/// mover's numbering. `6x4` is four checkers on 6, `bar` one on the bar. Checkers that are not
/// named are off.
fn pos(own: &str, other: &str) -> Position {
    let checkers = |text: &str, turned: bool| {
        let mut counts = [0; 26];
        for stack in text.split_whitespace() {
            let (place, count) = stack.split_once('x').unwrap_or((stack, "1"));
            let place = match place {
                "bar" => BAR,
                point if turned => BAR - point.parse::<u8>().unwrap(),
                point => point.parse().unwrap(),
            };
            counts[usize::from(place)] += count.parse::<u8>().unwrap();
        }
        counts[usize::from(OFF)] = 15 - counts.iter().sum::<u8>();
        Checkers::new(counts).unwrap()
    };
    Position {
        own: checkers(own, false),
        other: checkers(other, true),
    }
}

/// The position after White has moved checkers: `13/7 8/7*`, `bar/20`, `6/off`.
fn after(position: Position, moves: &str) -> Position {
    let place = |word: &str| match word.trim_end_matches('*') {
        "bar" => BAR,
        "off" => OFF,
        point => point.parse().unwrap(),
    };
    let (mut own, mut other) = (position.own.counts(), position.other.counts());
    for way in moves.split_whitespace() {
        let stops: Vec<&str> = way.split('/').collect();
        for hop in stops.windows(2) {
            own[usize::from(place(hop[0]))] -= 1;
            own[usize::from(place(hop[1]))] += 1;
            if hop[1].ends_with('*') {
                other[usize::from(BAR - place(hop[1]))] -= 1;
                other[usize::from(BAR)] += 1;
            }
        }
    }
    Position {
        own: Checkers::new(own).unwrap(),
        other: Checkers::new(other).unwrap(),
    }
}

/// White's game with these dice on the table.
fn thrown(position: Position, dice: [u8; 2]) -> State {
    let mut state = before_throw(Options::default(), position);
    state.situation.phase = Phase::Move;
    state.situation.dice = Some(Dice::new(dice));
    State::at(Options::default(), state.situation)
}

/// White's game before the throw.
fn before_throw(options: Options, position: Position) -> State {
    let checkers = [position.own, position.other];
    let situation = Situation {
        checkers,
        phase: Phase::Throw,
        ..Situation::start(&options)
    };
    State::at(options, situation)
}

/// The distinct final positions, found in three ways that must agree.
fn results(position: Position, dice: [u8; 2]) -> BTreeSet<Position> {
    let mut found = Afterstates::new();
    let count = afterstates(position, dice, &mut found);
    let fast: BTreeSet<Position> = found.positions().iter().copied().collect();
    assert_eq!(
        fast.len(),
        count,
        "a final position was found twice: {position:?} {dice:?}"
    );
    assert_eq!(
        fast,
        brute_force::afterstates(position, dice),
        "fast and slow disagree: {position:?} {dice:?}"
    );
    let game = thrown(position, dice);
    let turns = game.turns();
    let mut ends = BTreeSet::new();
    for turn in &turns {
        let mut played = game.clone();
        for action in &turn.actions {
            played.act(action).unwrap();
        }
        ends.insert(played.situation().seen_by(Seat::First));
        if played.outcome().is_none() {
            played.act(&Choice::Finish.into()).unwrap();
        }
        assert_eq!(crate::Describe::position(&played), turn.position);
    }
    assert_eq!(ends, fast);
    assert_eq!(turns.len(), count);
    fast
}

/// Asserts that the final positions are exactly those of these ways to play.
fn plays(position: Position, dice: [u8; 2], ways: &[&str]) {
    let expected: BTreeSet<Position> = ways.iter().map(|way| after(position, way)).collect();
    assert_eq!(results(position, dice), expected);
}

fn throw(a: u8, b: u8) -> Action {
    Throw::new(&[a, b]).into()
}

/// Checkers anywhere, as long as both have some left and neither shares a point: wherever chance
/// lays them, not where play leads.
fn scattered(rng: &mut Generator) -> Position {
    let mut points: Vec<u8> = (1..BAR).collect();
    points.shuffle(rng);
    let (mine, yours) = points.split_at(rng.random_range(1..24));
    let mut checkers = |points: &[u8], turned: bool| {
        let mut counts = [0; 26];
        // One checker at least is left, and more often many than few.
        for _ in 0..rng
            .random_range(1..=CHECKERS)
            .max(rng.random_range(1..=CHECKERS))
        {
            let point = points[rng.random_range(0..points.len())];
            let point = if turned { BAR - point } else { point };
            counts[usize::from(if rng.random_ratio(1, 30) { BAR } else { point })] += 1;
        }
        counts[usize::from(OFF)] = CHECKERS - counts.iter().sum::<u8>();
        Checkers::new(counts).unwrap()
    };
    Position {
        own: checkers(mine, false),
        other: checkers(yours, true),
    }
}

/// Two dice.
fn dice(rng: &mut Generator) -> [u8; 2] {
    [rng.random_range(1..=6), rng.random_range(1..=6)]
}
