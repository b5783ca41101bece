//! Decisions a second in backgammon without look-ahead, and single evaluations. Counts are
//! asserted, so that a decision cannot become faster by looking at less.

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Knowledge, Level,
    backgammon::{Evaluator, Nets},
};
use tesserae_rules::{
    Kind,
    backgammon::{Afterstates, Position},
};

fn main() {
    divan::main();
}

const DECISIONS: usize = 1_000;

fn knowledge() -> Knowledge {
    let bytes = include_bytes!("../../../assets/bots/backgammon.bin");
    Knowledge::read(Kind::Backgammon, bytes).expect("the knowledge is whole")
}

/// Plays turns against itself with the nets of the top level; returns how many positions were
/// evaluated.
fn play(knowledge: &Knowledge) -> u64 {
    let (nets, _) = Nets::read(knowledge, Level::Oracle).expect("the nets are there");
    let mut evaluator = Evaluator::new(nets, true);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut found = Afterstates::new();
    let mut position = Position::START;
    for _ in 0..DECISIONS {
        let throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
        let (end, _) = evaluator.best(position, throw, &mut found, |chances| {
            i64::from(chances.equity())
        });
        position = if end.own.won() {
            Position::START
        } else {
            end.turned()
        };
    }
    evaluator.evaluations()
}

#[divan::bench]
fn decisions(bencher: Bencher) {
    let knowledge = knowledge();
    let evaluations = play(&knowledge);
    assert!(
        evaluations > 14 * DECISIONS as u64,
        "{evaluations} positions are too few"
    );
    bencher
        .counter(ItemsCount::new(DECISIONS))
        .bench(|| assert_eq!(play(&knowledge), evaluations));
}
