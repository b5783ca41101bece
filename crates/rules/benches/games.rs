//! Complete random games. The number of actions, throws or turns is asserted, so that a game does
//! not become faster by ending sooner.

use divan::{Bencher, counter::ItemsCount};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Kind, Pending, Seat,
    session::random::{Generator, generator, random_event},
    tabula, ur,
};

fn main() {
    divan::main();
}

/// Measures a number of games, whose actions together are so many.
fn measure(bencher: Bencher, games: usize, expected: usize, mut play: impl FnMut() -> usize) {
    bencher
        .counter(ItemsCount::new(games))
        .bench_local(|| assert_eq!(play(), expected));
}

/// Plays a game to its end, as a table plays it: every action is checked, pieces have their
/// identity. Counts its actions, throws included.
fn play(kind: Kind, rng: &mut Generator) -> usize {
    let mut game = kind
        .new_game(&Default::default())
        .expect("the default house rules go together");
    let mut actions = 0;
    while game.pending() != Pending::Over {
        let event = random_event(game.as_ref(), rng).expect("the game is not over");
        game.act(&event.action).expect("what is offered is legal");
        actions += 1;
    }
    actions
}

#[divan::bench(args = Kind::ALL)]
fn random_games(bencher: Bencher, kind: Kind) {
    let expected = match kind {
        Kind::Backgammon => 4_730,
        Kind::Tabula => 14_631,
        Kind::Ur => 17_296,
        Kind::TableroDeJesus => 15_429,
        Kind::TableroDiBerona => 1_964,
    };
    measure(bencher, 20, expected, || {
        let mut rng = generator(1);
        (0..20).map(|_| play(kind, &mut rng)).sum()
    });
}

/// Tabula on the compact position, as a search plays it: every turn is drawn from all its
/// afterstates.
#[divan::bench]
fn turns_of_tabula(bencher: Bencher) {
    let options = tabula::Options::default();
    let mut buffer = tabula::Buffer::default();
    measure(bencher, 20, 3_570, || {
        let mut rng = ChaCha8Rng::seed_from_u64(21);
        let mut turns = 0;
        for _ in 0..20 {
            let (mut position, mut seat) = (tabula::Position::START, Seat::First);
            while !position.has_won(seat.other()) {
                let throw: [u8; 3] = std::array::from_fn(|_| rng.random_range(1..=6));
                tabula::afterstates(&position, seat, &throw, &options, &mut buffer);
                let found = buffer.afterstates().choose(&mut rng);
                position = found.expect("a turn has an end").position(&position, seat);
                seat = seat.other();
                turns += 1;
            }
        }
        turns
    });
}

/// Ur as positions only, a throw and one of its afterstates at a time.
#[divan::bench]
fn throws_of_ur(bencher: Bencher) {
    let options = ur::Options::default();
    let mut afterstates = ur::Afterstates::new();
    measure(bencher, 100, 25_076, || {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut throws = 0;
        for _ in 0..100 {
            let (mut position, mut seat) = (ur::Position::SET_UP, Seat::First);
            while position.winner().is_none() {
                let value = rng.random_range(0..8_u8).count_ones() as u8;
                let found = afterstates.find(position, seat, value, &options);
                let end = afterstates.iter().nth(rng.random_range(0..found));
                let end = end.expect("a throw leads somewhere");
                (position, seat) = (end.position, if end.again { seat } else { seat.other() });
                throws += 1;
            }
        }
        throws
    });
}
