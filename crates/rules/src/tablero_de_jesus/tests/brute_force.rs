//! A slow and obvious reading of the rules, and the fast one against it.
use std::collections::BTreeSet;

use super::*;

/// Every board that two dice can lead to: try each coin and each direction for each die, in both
/// orders.
fn slow_finals(rows: [i8; 7], dice: [i8; 2]) -> BTreeSet<[i8; 7]> {
    let mut found = BTreeSet::new();
    if [7, 11, 12].contains(&(dice[0] + dice[1])) {
        return found;
    }
    for (first, second) in [(dice[0], dice[1]), (dice[1], dice[0])] {
        for one in 0..7 {
            for other in 0..7 {
                for (by_one, by_other) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                    let mut after = rows;
                    after[one] += by_one * first;
                    after[other] += by_other * second;
                    if one != other && after.iter().all(|row| (1..=7).contains(row)) {
                        found.insert(after);
                    }
                }
            }
        }
    }
    found
}

fn rows_of(position: &str) -> [i8; 7] {
    let digits: Vec<i8> = position
        .bytes()
        .take(7)
        .map(|digit| (digit - b'0').cast_signed())
        .collect();
    digits.try_into().unwrap()
}

#[test]
fn the_fast_enumerator_agrees_with_the_slow_one() {
    let mut compared = 0;
    wander(2, 40_000, |state: &State, rng| {
        let Pending::Throw(spec) = state.pending() else {
            return;
        };
        if state.compact().is_none() {
            return;
        }
        let throw = spec.draw(rng);
        let dice = [
            throw.faces()[0].cast_signed(),
            throw.faces()[1].cast_signed(),
        ];
        let mut after = state.clone();
        after.act(&throw.into()).unwrap();
        let slow = slow_finals(rows_of(&state.position()), dice);
        let turns = after.turns();
        let fast: BTreeSet<_> = turns.iter().map(|turn| rows_of(&turn.position)).collect();
        assert_eq!(fast.len(), turns.len(), "each final is listed once");
        assert_eq!(fast, slow, "{}", after.position());
        assert_eq!(matches!(after.pending(), Pending::Act(_)), !slow.is_empty());
        // Steps are exactly the first steps of turns, and every way leads where it says.
        let firsts: BTreeSet<_> = after.actions().into_iter().collect();
        let mut begun = BTreeSet::new();
        for turn in &turns {
            let mut played = after.clone();
            for action in &turn.actions {
                assert!(played.actions().contains(action));
                played.act(action).unwrap();
            }
            assert_eq!(played.position(), turn.position);
        }
        for first in &firsts {
            let mut played = after.clone();
            played.act(first).unwrap();
            begun.extend(
                played
                    .turns()
                    .into_iter()
                    .map(|turn| rows_of(&turn.position)),
            );
        }
        assert_eq!(begun, slow);
        compared += 1;
    });
    assert!(compared >= 10_000, "only {compared} compared");
}

#[test]
fn exactly_the_offered_steps_are_legal() {
    wander(3, 3_000, |state: &State, _| {
        let Pending::Act(_) = state.pending() else {
            return;
        };
        let offered = state.actions();
        for column in 1..=7 {
            for from in 1..=7 {
                for to in 1..=7 {
                    let action = state.read_action(&format!("{column}:{from}-{to}")).unwrap();
                    assert_eq!(
                        state.clone().act(&action).is_ok(),
                        offered.contains(&action)
                    );
                }
            }
        }
    });
}
