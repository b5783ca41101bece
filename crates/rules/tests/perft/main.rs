//! The public perft of every game against its data.

mod reader;

use std::fs;

use tesserae_rules::{Kind, perft};

fn has_the_counts_of_its_data(kind: Kind) {
    let path = format!("{}/tests/data/{kind}.perft", env!("CARGO_MANIFEST_DIR"));
    for entry in reader::read(&fs::read_to_string(&path).expect("every game has perft data")) {
        let rules = entry.rules.iter().cloned().collect();
        let start = kind
            .from_position(&rules, &entry.position)
            .expect("a position");
        for count in &entry.counts {
            let found = perft(start.as_ref(), count.depth);
            let ways = count.ways.unwrap_or(found.ways);
            assert_eq!(
                (found.weighted, found.ways),
                (count.weighted, ways),
                "{} to depth {}",
                entry.id,
                count.depth
            );
        }
    }
}

#[test]
fn every_game_has_the_counts_of_its_data() {
    // One thread a game, because one of them takes as long as all the others.
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || has_the_counts_of_its_data(kind));
        }
    });
}
