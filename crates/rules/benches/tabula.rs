//! How fast Tabula is: distinct final positions and legal steps a second, and games of whole turns.
//! Counts are asserted, so that nothing gets faster by finding less.

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::tabula::{Buffer, Options, Position, State, afterstates, legal_steps};
use tesserae_rules::{Game, Pending, Seat};

fn main() {
    divan::main();
}

/// A position, the player on turn and three dice.
type Task = (Position, Seat, [u8; 3]);

/// 1,000 positions from random play, each with 15 throws.
fn tasks(throw: impl Fn(&mut ChaCha8Rng) -> [u8; 3]) -> Vec<Task> {
    let mut rng = ChaCha8Rng::seed_from_u64(1_000);
    let mut tasks = Vec::new();
    let mut game = State::new(Options::default());
    while tasks.len() < 15_000 {
        match game.pending() {
            Pending::Throw(spec) => {
                if let Some(seat) = game
                    .pending()
                    .seat()
                    .filter(|_| rng.random_range(0..10) == 0)
                {
                    tasks.extend((0..15).map(|_| (*game.compact(), seat, throw(&mut rng))));
                }
                game.act_unchecked(&spec.draw(&mut rng).into());
            }
            Pending::Act(_) => {
                let actions = game.actions();
                game.act_unchecked(
                    actions
                        .choose(&mut rng)
                        .expect("there is always something to do"),
                );
            }
            Pending::Over => game = State::new(Options::default()),
        }
    }
    tasks
}

fn count(tasks: &[Task], buffer: &mut Buffer) -> usize {
    let options = Options::default();
    tasks
        .iter()
        .map(|(position, seat, throw)| afterstates(position, *seat, throw, &options, buffer))
        .sum()
}

fn measure(bencher: Bencher, tasks: &[Task], expected: usize) {
    let mut buffer = Buffer::default();
    assert_eq!(
        count(tasks, &mut buffer),
        expected,
        "the number of final positions"
    );
    bencher
        .counter(ItemsCount::new(expected))
        .bench_local(|| count(tasks, &mut buffer));
}

/// Three dice as they come, doubles and triples among them.
#[divan::bench]
fn finals_of_mixed_throws(bencher: Bencher) {
    measure(
        bencher,
        &tasks(|rng| std::array::from_fn(|_| rng.random_range(1..=6))),
        908_514,
    );
}

/// Three different dice: the widest search.
#[divan::bench]
fn finals_of_three_different_dice(bencher: Bencher) {
    let different = |rng: &mut ChaCha8Rng| {
        let first = rng.random_range(1..=6);
        [
            first,
            (first + rng.random_range(0..2)) % 6 + 1,
            (first + rng.random_range(2..5)) % 6 + 1,
        ]
    };
    measure(bencher, &tasks(different), 1_107_525);
}

/// The same die three times.
#[divan::bench]
fn finals_of_triples(bencher: Bencher) {
    measure(bencher, &tasks(|rng| [rng.random_range(1..=6); 3]), 312_492);
}

/// Games of random turns on the compact position, as a search plays them: every turn is drawn from
/// all its afterstates.
#[divan::bench]
fn random_games_of_whole_turns(bencher: Bencher) {
    const GAMES: usize = 20;
    let options = Options::default();
    let mut buffer = Buffer::default();
    let mut play = || {
        let mut rng = ChaCha8Rng::seed_from_u64(21);
        let mut turns = 0_usize;
        for _ in 0..GAMES {
            let (mut position, mut seat) = (Position::START, Seat::First);
            while !position.has_won(seat.other()) {
                let throw: [u8; 3] = std::array::from_fn(|_| rng.random_range(1..=6));
                afterstates(&position, seat, &throw, &options, &mut buffer);
                let found = buffer
                    .afterstates()
                    .choose(&mut rng)
                    .expect("a turn has an end");
                position = found.position(&position, seat);
                seat = seat.other();
                turns += 1;
            }
        }
        turns
    };
    assert_eq!(play(), 3_570, "the number of turns");
    bencher.counter(ItemsCount::new(GAMES)).bench_local(play);
}

/// The steps that a table offers after a throw.
#[divan::bench]
fn legal_first_steps(bencher: Bencher) {
    let tasks = tasks(|rng| std::array::from_fn(|_| rng.random_range(1..=6)));
    let options = Options::default();
    let mut steps = Vec::new();
    let mut count = || -> usize {
        let offered = tasks.iter().map(|(position, seat, throw)| {
            legal_steps(position, *seat, throw, &options, &mut steps);
            steps.len()
        });
        offered.sum()
    };
    let expected = 89_868;
    assert_eq!(count(), expected, "the number of first steps");
    bencher
        .counter(ItemsCount::new(expected))
        .bench_local(count);
}
