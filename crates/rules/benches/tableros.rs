//! Complete random games and the generators of Tablero de Jesus and Tablero di Berona, with their counts.
use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{Game, Kind, Pending, tablero_de_jesus, tablero_di_berona};

fn main() {
    divan::main();
}

/// Plays a game to its end at random, through the same door as a table; how many actions it took.
fn random_game(kind: Kind, rng: &mut ChaCha8Rng) -> usize {
    let mut game = kind.new_game(&Default::default()).expect("the default house rules go together");
    let mut count = 0;
    loop {
        let actions = game.actions();
        let action = match game.pending() {
            Pending::Over => return count,
            Pending::Throw(spec) if actions.is_empty() || rng.random_bool(0.5) => spec.draw(rng).into(),
            _ => actions.choose(rng).cloned().expect("whoever is asked has something to do"),
        };
        game.act(&action).expect("what is offered is legal");
        count += 1;
    }
}

/// A hundred games from one seed; the same ones every time.
#[divan::bench(args = [Kind::TableroDeJesus, Kind::TableroDiBerona])]
fn a_hundred_random_games(bencher: Bencher, kind: Kind) {
    let actions = match kind {
        Kind::TableroDeJesus => JESUS_ACTIONS,
        _ => BERONA_ACTIONS,
    };
    bencher.counter(ItemsCount::new(100_u32)).bench(|| {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let count: usize = (0..100).map(|_| random_game(kind, &mut rng)).sum();
        assert_eq!(count, actions);
    });
}

const JESUS_ACTIONS: usize = 82_358;
const BERONA_ACTIONS: usize = 9_819;

/// Every final position of every throw from 1,000 random boards.
#[divan::bench]
fn finals_of_jesus(bencher: Bencher) {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let boards: Vec<_> = (0..1000)
        .filter_map(|_| tablero_de_jesus::Rows::new(std::array::from_fn(|_| rng.random_range(1..=7))))
        .collect();
    let mut room = tablero_de_jesus::Afterstates::new();
    bencher.counter(ItemsCount::new(JESUS_FINALS)).bench_local(|| {
        let mut count = 0;
        for board in &boards {
            for first in 1..=6 {
                for second in 1..=first {
                    count += tablero_de_jesus::afterstates(black_box(*board), [first, second], &mut room);
                }
            }
        }
        assert_eq!(count, JESUS_FINALS);
    });
}

const JESUS_FINALS: usize = 650_670;

/// Every distinct final position of every throw from 100 positions of random games with at least half the tokens on the
/// board.
#[divan::bench]
fn finals_of_berona(bencher: Bencher) {
    use tablero_di_berona::{Afterstates, Options, State, afterstates};

    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let options = Options::default();
    let mut positions = Vec::new();
    while positions.len() < 100 {
        let mut state = State::new(options);
        for _ in 0..rng.random_range(40..100) {
            let action = match state.pending() {
                Pending::Throw(spec) => spec.draw(&mut rng).into(),
                _ => match state.actions().choose(&mut rng) {
                    Some(action) => action.clone(),
                    None => break,
                },
            };
            state.act(&action).expect("what is offered is legal");
        }
        if let Some(playing) = state.compact().playing().filter(|playing| playing.dice.is_none()) {
            positions.push((state.compact().board, playing));
        }
    }
    let mut room = Afterstates::default();
    bencher.counter(ItemsCount::new(BERONA_FINALS)).bench_local(|| {
        let mut count = 0;
        for (board, playing) in &positions {
            for first in 1..=6 {
                for second in 1..=first {
                    count +=
                        afterstates(black_box(board), playing.turn, [first, second], playing.last, &options, &mut room);
                }
            }
        }
        assert_eq!(count, BERONA_FINALS);
    });
}

const BERONA_FINALS: usize = 34_438;
