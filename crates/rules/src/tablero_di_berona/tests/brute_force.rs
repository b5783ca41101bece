//! A slow and obvious reading of the rules, and the fast one against it.
use std::collections::BTreeSet;

use rand::{RngExt, seq::IndexedRandom};

use super::*;
use crate::{
    session::random::generator,
    tablero_di_berona::{Playing, Position, Stage},
};

/// Eighteen stacks, bottom to top, row by row from the south; what is not there is in reserve.
type Stacks = Vec<Vec<char>>;

fn read(position: &str) -> Stacks {
    let board = position.split(' ').next().unwrap();
    let rows: Vec<_> = board
        .split('/')
        .rev()
        .flat_map(|row| row.split(','))
        .collect();
    rows.into_iter()
        .map(|stack| stack.chars().filter(|token| *token != '.').collect())
        .collect()
}

fn write(stacks: &Stacks) -> String {
    let text: Vec<String> = stacks
        .iter()
        .map(|stack| {
            if stack.is_empty() {
                ".".to_owned()
            } else {
                stack.iter().collect()
            }
        })
        .collect();
    let rows: Vec<String> = text.chunks(6).rev().map(|row| row.join(",")).collect();
    rows.join("/")
}

fn home(me: char, die: usize) -> usize {
    if me == 'A' { die - 1 } else { 12 + die - 1 }
}

/// Everything that one die can do.
fn acts(stacks: &Stacks, me: char, die: usize) -> BTreeSet<Stacks> {
    let mut found = BTreeSet::new();
    let home = home(me, die);
    if stacks
        .iter()
        .flatten()
        .filter(|token| **token == me)
        .count()
        < 12
    {
        let mut after = stacks.clone();
        after[home].push(me);
        found.insert(after);
    }
    if stacks[home].last() == Some(&me) {
        let mut after = stacks.clone();
        let hand = std::mem::take(&mut after[home]);
        step(&after, &hand, &mut vec![home], &mut found);
    }
    found
}

/// Walks on with what is in the hand, over the squares walked so far (the start included).
fn step(stacks: &Stacks, hand: &[char], walked: &mut Vec<usize>, found: &mut BTreeSet<Stacks>) {
    if hand.is_empty() {
        found.insert(stacks.clone());
        return;
    }
    let at = walked[walked.len() - 1];
    for next in 0..18 {
        let near = (at / 6).abs_diff(next / 6) + (at % 6).abs_diff(next % 6) == 1;
        if near && !walked.contains(&next) {
            let mut after = stacks.clone();
            after[next].push(hand[0]);
            walked.push(next);
            step(&after, &hand[1..], walked, found);
            walked.pop();
        }
    }
}

/// The beginning of the notation of every position after a turn: board, turn and phase.
fn slow_turns(position: &str, faces: &[u8], options: &Options) -> BTreeSet<String> {
    let stacks = read(position);
    let turn = position.split(' ').nth(1).unwrap();
    let (me, last) = (turn.chars().next().unwrap(), turn.ends_with('!'));
    let other = if me == 'A' { 'B' } else { 'A' };
    let (x, y) = (usize::from(faces[0]), usize::from(faces[1]));
    let (mut complete, mut bumped, mut again) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (first, second) in [(x, y), (y, x)] {
        for after in acts(&stacks, me, first) {
            let ends = acts(&after, me, second);
            if ends.is_empty() {
                bumped.insert(after);
            } else {
                complete.extend(ends);
            }
        }
    }
    if complete.is_empty() && bumped.is_empty() {
        bumped.insert(stacks.clone());
    }
    if x == y {
        for square in 0..18 {
            let row = usize::from(me == 'B') * 2;
            let allowed = options.return_from == ReturnFrom::AnyStack || square / 6 == row;
            if allowed && stacks[square].last() == Some(&me) {
                let mut after = stacks.clone();
                after[square].pop();
                again.insert(after);
            }
        }
    }
    if !again.is_empty() || options.use_both_dice && !complete.is_empty() {
        bumped.clear();
    }
    let end = |last: bool, text: String| if last { "- over".to_owned() } else { text };
    let mut found = BTreeSet::new();
    found.extend(
        complete
            .iter()
            .map(|after| format!("{} {}", write(after), end(last, format!("{other} throw")))),
    );
    found.extend(
        bumped
            .iter()
            .map(|after| format!("{} {}", write(after), end(last, format!("{other}! throw")))),
    );
    found.extend(
        again
            .iter()
            .map(|after| format!("{} {turn} throw", write(after))),
    );
    found
}

fn beginning(position: &str) -> String {
    position.split(" began:").next().unwrap().to_owned()
}

#[test]
fn the_fast_enumerator_agrees_with_the_slow_one() {
    let mut compared = 0;
    wander(12, 50_000, |state: &State, rng| {
        let Pending::Throw(spec) = state.pending() else {
            return;
        };
        if state.compact().playing().is_none() {
            return;
        }
        let throw = spec.draw(rng);
        let slow = slow_turns(&state.position(), throw.faces(), &state.options);
        let mut after = state.clone();
        after.act(&throw.into()).unwrap();
        let turns = after.turns();
        let fast: BTreeSet<_> = turns.iter().map(|turn| beginning(&turn.position)).collect();
        assert_eq!(fast.len(), turns.len(), "each final is listed once");
        assert_eq!(fast, slow, "{}", after.position());
        compared += 1;
        if turns.len() > 300 {
            return;
        }
        // Every way leads where it says, and what is offered first begins all of them and nothing
        // else.
        for turn in &turns {
            let mut played = after.clone();
            for action in &turn.actions {
                assert!(played.actions().contains(action));
                played.act(action).unwrap();
            }
            assert_eq!(finished(played).position(), turn.position);
        }
        let mut begun = BTreeSet::new();
        for first in after.actions() {
            let mut played = after.clone();
            played.act(&first).unwrap();
            if matches!(played.pending(), Pending::Act(_)) {
                begun.extend(played.turns().iter().map(|turn| beginning(&turn.position)));
            } else {
                begun.insert(beginning(&played.position()));
            }
        }
        assert_eq!(begun, slow, "{}", after.position());
    });
    assert!(compared >= 10_000, "only {compared} compared");
}

#[test]
fn the_fast_enumerator_agrees_with_the_slow_one_on_tall_stacks_too() {
    let mut rng = generator(13);
    let mut most = 0;
    for _ in 0..60 {
        let mut board = Board::EMPTY;
        let crowded: Vec<_> = (0..4)
            .map(|_| Square::new(rng.random_range(1..=6), rng.random_range(0..=2)))
            .collect();
        for _ in 0..rng.random_range(8..=24) {
            let seat = *Seat::BOTH.choose(&mut rng).unwrap();
            board.place(seat, crowded.choose(&mut rng).unwrap().unwrap());
        }
        let mut state = State::new(random_options::<Position>(&mut rng));
        let turn = Playing {
            last: rng.random(),
            ..Playing::first(Seat::First)
        };
        state.situation = Position {
            board,
            stage: Stage::Turn(turn),
            won: [0; 2],
        };
        let mut state = game(state.options, &state.position());
        for faces in [[2, 5], [3, 4], [1, 6], [3, 3]] {
            let slow = slow_turns(&state.position(), &faces, &state.options);
            state.situation.throw(faces);
            let fast: BTreeSet<_> = state
                .turns()
                .iter()
                .map(|turn| beginning(&turn.position))
                .collect();
            state.situation.stage = Stage::Turn(turn);
            most = most.max(fast.len());
            assert_eq!(fast, slow, "{} {faces:?}", state.position());
        }
    }
    assert!(most > 2_000, "at most {most} afterstates were met");
}

/// The dice handed over, if they are still to be.
fn finished(mut state: State) -> State {
    if matches!(state.pending(), Pending::Act(_)) {
        assert_eq!(words(&state), ["finish"]);
        state.act(&crate::Choice::Finish.into()).unwrap();
    }
    state
}
