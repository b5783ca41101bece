//! A slow, obvious enumerator, written from the text of the rules.
use std::collections::BTreeSet;

use super::{super::Position, Checkers};

type Sides = ([u8; 26], [u8; 26]);

/// Everything that one die can lead to.
fn one_die((own, other): Sides, die: u8) -> Vec<Sides> {
    let mut all = Vec::new();
    for from in 1..=25_usize {
        if own[from] == 0 || (own[25] > 0 && from != 25) {
            continue;
        }
        let (mut after, mut theirs) = (own, other);
        after[from] -= 1;
        if from > usize::from(die) {
            let to = from - usize::from(die);
            let enemies = other[25 - to];
            if enemies >= 2 {
                continue;
            }
            if enemies == 1 {
                theirs[25 - to] = 0;
                theirs[25] += 1;
            }
            after[to] += 1;
        } else {
            let all_home = own[7..].iter().all(|checkers| *checkers == 0);
            let furthest = own[from + 1..].iter().all(|checkers| *checkers == 0);
            if !all_home || (from < usize::from(die) && !furthest) {
                continue;
            }
            after[0] += 1;
        }
        all.push((after, theirs));
    }
    all
}

/// Everything that these dice, in this order, lead to.
fn in_order(start: Sides, dice: &[u8]) -> BTreeSet<Sides> {
    dice.iter().fold(BTreeSet::from([start]), |now, die| {
        now.into_iter().flat_map(|p| one_die(p, *die)).collect()
    })
}

/// Every final position of a throw.
pub fn afterstates(position: Position, [a, b]: [u8; 2]) -> BTreeSet<Position> {
    let start = (position.own.counts(), position.other.counts());
    let mut choices: Vec<BTreeSet<Sides>> = Vec::new();
    if a == b {
        for count in (1..=4).rev() {
            choices.push(in_order(start, &vec![a; count]));
        }
    } else {
        choices.push(
            in_order(start, &[a, b])
                .union(&in_order(start, &[b, a]))
                .copied()
                .collect(),
        );
        choices.push(in_order(start, &[a.max(b)]));
        choices.push(in_order(start, &[a.min(b)]));
    }
    let best = choices
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_else(|| BTreeSet::from([start]));
    best.into_iter()
        .map(|(own, other)| Position {
            own: Checkers::new(own).unwrap(),
            other: Checkers::new(other).unwrap(),
        })
        .collect()
}
