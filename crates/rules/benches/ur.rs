//! How fast Ur is: the positions that a throw can lead to, and games of them.
//!
//! Every figure is asserted against the count of the same work done before, so that a generator
//! which finds less is not mistaken for a faster one.
use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Game, Seat,
    ur::{Afterstates, Options, Position, Reward, State},
};

fn main() {
    divan::main();
}

/// Positions as random games reach them, each with the seat that throws.
fn positions(count: usize, options: Options) -> Vec<(Position, Seat)> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut afterstates = Afterstates::new();
    let (mut position, mut seat) = (Position::SET_UP, Seat::First);
    let mut met = Vec::with_capacity(count);
    while met.len() < count {
        met.push((position, seat));
        let value = (0..3).map(|_| rng.random_range(0..=1_u8)).sum();
        let found = afterstates.find(position, seat, value, &options);
        let end = afterstates
            .iter()
            .nth(rng.random_range(0..found))
            .unwrap_or_else(|| unreachable!("a throw leads somewhere"));
        (position, seat) = (end.position, if end.again { seat } else { seat.other() });
        if position.winner().is_some() {
            (position, seat) = (Position::SET_UP, Seat::First);
        }
    }
    met
}

fn count_finals(
    met: &[(Position, Seat)],
    options: &Options,
    afterstates: &mut Afterstates,
) -> usize {
    let mut sum = 0;
    for (position, seat) in met {
        for value in 0..=3 {
            sum += afterstates.find(black_box(*position), *seat, value, options);
        }
    }
    sum
}

/// All four throws in 1,000 positions; an item is one distinct final position.
#[divan::bench(args = [Reward::FreeMove, Reward::AnotherThrow, Reward::Nothing])]
fn afterstates(bencher: Bencher, reward: Reward) {
    let options = Options {
        reward,
        ..Options::default()
    };
    let met = positions(1_000, options);
    let expected = match reward {
        Reward::FreeMove => 32_944,
        Reward::AnotherThrow => 9_598,
        Reward::Nothing => 8_593,
    };
    let mut afterstates = Afterstates::new();
    assert_eq!(
        count_finals(&met, &options, &mut afterstates),
        expected,
        "{reward:?}"
    );
    bencher
        .counter(ItemsCount::new::<usize>(expected))
        .bench_local(|| {
            let count = count_finals(&met, &options, &mut afterstates);
            assert_eq!(count, expected);
        });
}

/// Complete games as positions only, a throw and one of its afterstates at a time; an item is one
/// game.
#[divan::bench]
fn random_games_by_finals(bencher: Bencher) {
    let options = Options::default();
    let mut afterstates = Afterstates::new();
    bencher.counter(ItemsCount::new(100_usize)).bench_local(|| {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut throws = 0;
        for _ in 0..100 {
            let (mut position, mut seat) = (Position::SET_UP, Seat::First);
            while position.winner().is_none() {
                let value = rng.random_range(0..8_u8).count_ones() as u8;
                let found = afterstates.find(position, seat, value, &options);
                let Some(end) = afterstates.iter().nth(rng.random_range(0..found)) else {
                    break;
                };
                (position, seat) = (end.position, if end.again { seat } else { seat.other() });
                throws += 1;
            }
        }
        assert_eq!(throws, 25_076);
    });
}

/// The turns of a position with long chains of rewards, as texts; an item is one turn.
#[divan::bench]
fn turns_with_their_texts(bencher: Bencher) {
    let text = "B:s1r1h0:C3F*e7 I:s1r2h0:bd*4*8 T:9/8/4 S:I move:B:1-0-0";
    let game = State::from_position(Options::default(), text)
        .unwrap_or_else(|error| unreachable!("{error}"));
    let expected = 174;
    bencher
        .counter(ItemsCount::new::<usize>(expected))
        .bench_local(|| {
            assert_eq!(game.turns().len(), expected);
        });
}
