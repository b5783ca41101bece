//! Counts of the game tree against the data file.
use super::*;
use crate::tablero_di_berona::{End, Finals, Playing, Position, Stage, finals};

/// The leaves of the tree so many throws deep, each throw in all its 36 ways: see the data file.
fn perft(position: &Position, throws: u32, options: &Options) -> u64 {
    let Stage::Turn(playing) = position.stage else { return u64::from(throws == 0) };
    if throws == 0 {
        return 1;
    }
    let mut sum = 0;
    let mut room = Finals::default();
    for first in 1..=6 {
        for second in 1..=first {
            let ways = if first == second { 1 } else { 2 };
            let count = finals(&position.board, playing.turn, [first, second], playing.last, options, &mut room);
            if throws == 1 {
                sum += ways * u64::try_from(count).unwrap();
                continue;
            }
            for found in room.found() {
                let turn = if found.end == End::Again { playing.turn } else { playing.turn.other() };
                let last = found.end == End::Bump || playing.last;
                let stage = if playing.last && found.end != End::Again {
                    Stage::Over { began: playing.began }
                } else {
                    Stage::Turn(Playing { turn, last, dice: None, ..playing })
                };
                sum += ways * perft(&Position { board: found.board, stage, ..*position }, throws - 1, options);
            }
        }
    }
    sum
}

#[test]
fn the_tree_has_the_counts_of_the_data_file() {
    let data = include_str!("../../../tests/data/tablero_di_berona.perft");
    let mut checked = 0;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (position, counts) = line.split_once(" = ").unwrap();
        let start = game(Options::default(), position);
        for (throws, count) in (1..).zip(counts.split(' ')) {
            let counted = perft(start.compact(), throws, &Options::default());
            assert_eq!(counted.to_string(), count, "{position}, {throws} throws");
            checked += 1;
        }
    }
    assert!(checked > 0);
}
