//! Counts of positions to a depth, kept as data.
use crate::{
    Game, Perft, Seat,
    ur::{Afterstates, Options, Position, State},
};

/// Three lots: in how many of eight ways each value comes up.
const WAYS: [u64; 4] = [1, 3, 3, 1];

/// Lines of play of so many throws: counted once, and with the ways in which their throws come up. A game that ends before
/// counts nothing.
fn perft(position: Position, mover: Seat, depth: u32, options: &Options) -> (u64, u64) {
    if depth == 0 {
        return (1, 1);
    }
    let mut sum = (0, 0);
    if position.winner().is_some() {
        return sum;
    }
    let mut afterstates = Afterstates::new();
    for (value, ways) in (0..).zip(WAYS) {
        afterstates.find(position, mover, value, options);
        for end in afterstates.iter() {
            let next = if end.again { mover } else { mover.other() };
            let (lines, weight) = perft(end.position, next, depth - 1, options);
            sum = (sum.0 + lines, sum.1 + ways * weight);
        }
    }
    sum
}

#[test]
fn perft_counts_are_those_of_the_data_file() {
    let mut wrong = Vec::new();
    for line in include_str!("../../../tests/data/ur.perft").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [rules, text, counts] = line.split(';').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("“{line}” has not three parts");
        };
        let rules: Vec<_> = rules.split(' ').filter_map(|rule| rule.split_once('=')).collect();
        let state = State::from_position(super::house(&rules), text).expect("the position can occur");
        let mover = state.pending().seat().expect("a seat throws");
        let mut found = Vec::new();
        for depth in (1..).take(counts.split(' ').count()) {
            let sum = perft(state.pieces(), mover, depth, &state.options);
            if depth <= 3 {
                let Perft { ways, weighted } = crate::perft(&state, depth);
                assert_eq!((ways, weighted), (sum.0.into(), sum.1.into()), "{line}: by the door that players use");
            }
            found.push(format!("{}/{}", sum.0, sum.1));
        }
        if found.join(" ") != counts {
            wrong.push(format!("{line}\n    found {}", found.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
