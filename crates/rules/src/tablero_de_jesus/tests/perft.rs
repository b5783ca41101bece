//! Counts of the game tree against the data file.
use super::*;
use crate::tablero_de_jesus::{Finals, Phase, Position, finals};

/// The leaves of the tree so many throws deep, each throw in all its 36 ways: see the data file.
fn perft(position: Position, throws: u32, options: &Options) -> u64 {
    if throws == 0 {
        return 1;
    }
    let mut sum = 0;
    for number in position.takings(options).collect::<Vec<_>>() {
        let mut after = position;
        after.take(number, options);
        if after.phase != Phase::Lost {
            sum += perft(after, throws, options);
        }
    }
    let mut room = Finals::new();
    for first in 1..=6 {
        for second in 1..=first {
            let ways = if first == second { 1 } else { 2 };
            let mut after = position;
            if !after.throw([first, second], options) {
                sum += ways * perft(after, throws - 1, options);
                continue;
            }
            finals(position.rows, [first, second], &mut room);
            for found in room.found() {
                let mut moved = position;
                moved.throw([first, second], options);
                for (die, step) in found.steps.iter().enumerate() {
                    moved.step(die, step.column, step.to);
                }
                sum += ways * perft(moved, throws - 1, options);
            }
        }
    }
    sum
}

#[test]
fn the_tree_has_the_counts_of_the_data_file() {
    let data = include_str!("../../../tests/data/tablero_de_jesus.perft");
    let mut checked = 0;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (position, counts) = line.split_once(" = ").unwrap();
        let start = game(Options::default(), position).compact().unwrap();
        for (throws, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(start, throws, &Options::default()).to_string(), count, "{position}, {throws} throws");
            checked += 1;
        }
    }
    assert!(checked > 0);
}
