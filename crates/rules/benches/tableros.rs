//! The generators of Tablero de Jesus and Tablero di Berona, with their counts.
use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{Game, session::random::random_event, tablero_de_jesus, tablero_di_berona};

fn main() {
    divan::main();
}

/// Every final position of every throw from 1,000 random boards.
#[divan::bench]
fn finals_of_jesus(bencher: Bencher) {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let boards: Vec<_> = (0..1000)
        .filter_map(|_| {
            tablero_de_jesus::Rows::new(std::array::from_fn(|_| rng.random_range(1..=7)))
        })
        .collect();
    let mut room = tablero_de_jesus::Afterstates::new();
    bencher
        .counter(ItemsCount::new(JESUS_FINALS))
        .bench_local(|| {
            let mut count = 0;
            for board in &boards {
                for first in 1..=6 {
                    for second in 1..=first {
                        count += tablero_de_jesus::afterstates(
                            black_box(*board),
                            [first, second],
                            &mut room,
                        );
                    }
                }
            }
            assert_eq!(count, JESUS_FINALS);
        });
}

const JESUS_FINALS: usize = 650_670;

/// Every distinct final position of every throw from 100 positions of random games with at least
/// half the tokens on the board.
#[divan::bench]
fn finals_of_berona(bencher: Bencher) {
    use tablero_di_berona::{Afterstates, Options, State, afterstates};

    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let options = Options::default();
    let mut positions = Vec::new();
    while positions.len() < 100 {
        let mut state = State::new(options);
        for _ in 0..rng.random_range(40..100) {
            let Some(event) = random_event(&state, &mut rng) else {
                break;
            };
            state.act(&event.action).expect("what is offered is legal");
        }
        if let Some(playing) = state
            .compact()
            .playing()
            .filter(|playing| playing.dice.is_none())
        {
            positions.push((state.compact().board, playing));
        }
    }
    let mut room = Afterstates::default();
    bencher
        .counter(ItemsCount::new(BERONA_FINALS))
        .bench_local(|| {
            let mut count = 0;
            for (board, playing) in &positions {
                for first in 1..=6 {
                    for second in 1..=first {
                        count += afterstates(
                            black_box(board),
                            playing.turn,
                            [first, second],
                            playing.last,
                            &options,
                            &mut room,
                        );
                    }
                }
            }
            assert_eq!(count, BERONA_FINALS);
        });
}

const BERONA_FINALS: usize = 34_438;
