//! Distinct final positions a second. Every count is asserted, so that a generator cannot become
//! faster by finding less.
use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::backgammon::{Afterstates, Position, afterstates};

fn main() {
    divan::main();
}

/// How many positions each measurement runs over.
const POSITIONS: usize = 1_000;

/// Positions from random play: with contact, or races.
fn positions(contact: bool) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut found = Afterstates::new();
    let mut all = Vec::new();
    let mut position = Position::START;
    while all.len() < POSITIONS {
        afterstates(
            position,
            [rng.random_range(1..=6), rng.random_range(1..=6)],
            &mut found,
        );
        let ends = found.positions();
        position = ends[rng.random_range(0..ends.len())].turned();
        if position.other.won() {
            position = Position::START;
        } else if position.contact() == contact {
            all.push(position);
        }
    }
    all
}

/// The fifteen throws of two different dice, or the six doubles.
fn throws(doubles: bool) -> Vec<[u8; 2]> {
    let all = (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low]));
    all.filter(|[high, low]| (high == low) == doubles).collect()
}

/// Every distinct final position of every throw from every position.
fn count(positions: &[Position], throws: &[[u8; 2]], found: &mut Afterstates) -> usize {
    positions
        .iter()
        .flat_map(|position| throws.iter().map(move |throw| (position, throw)))
        .fold(0, |sum, (position, throw)| {
            let count = afterstates(*position, *throw, found);
            divan::black_box(found.positions());
            sum + count
        })
}

fn measure(bencher: Bencher, contact: bool, doubles: bool, expected: usize) {
    let (positions, throws) = (positions(contact), throws(doubles));
    let mut found = Afterstates::new();
    assert_eq!(count(&positions, &throws, &mut found), expected);
    bencher
        .counter(ItemsCount::new(expected))
        .bench_local(|| count(&positions, &throws, &mut found));
}

#[divan::bench]
fn contact_mixed(bencher: Bencher) {
    measure(bencher, true, false, 221535);
}

#[divan::bench]
fn contact_doubles(bencher: Bencher) {
    measure(bencher, true, true, 258513);
}

#[divan::bench]
fn race_mixed(bencher: Bencher) {
    measure(bencher, false, false, 142244);
}

#[divan::bench]
fn race_doubles(bencher: Bencher) {
    measure(bencher, false, true, 176943);
}
