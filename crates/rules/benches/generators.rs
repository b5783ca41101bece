//! The generators of the five games: distinct final positions and first steps a second. Every count
//! is asserted, so that a generator cannot become faster by finding less.

use std::{array, fmt};

use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Game, Pending, Seat, backgammon, session::random::random_event, tablero_de_jesus,
    tablero_di_berona, tabula, ur,
};

fn main() {
    divan::main();
}

/// What a generator is given to find.
struct Work {
    name: &'static str,
    /// How many items it finds.
    expected: usize,
    /// Prepares the positions. What it returns goes through them once and counts what is found.
    prepare: fn() -> Box<dyn FnMut() -> usize>,
}

const fn work(
    name: &'static str,
    expected: usize,
    prepare: fn() -> Box<dyn FnMut() -> usize>,
) -> Work {
    Work {
        name,
        expected,
        prepare,
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)
    }
}

#[rustfmt::skip]
const FINAL_POSITIONS: [Work; 12] = [
    work("backgammon: contact", 221_535, || backgammon(true, false)),
    work("backgammon: contact, doubles", 258_513, || backgammon(true, true)),
    work("backgammon: races", 142_244, || backgammon(false, false)),
    work("backgammon: races, doubles", 176_943, || backgammon(false, true)),
    work("tabula: mixed throws", 908_514, || tabula(|rng| array::from_fn(|_| rng.random_range(1..=6)))),
    work("tabula: three different dice", 1_107_525, || tabula(different_dice)),
    work("tabula: triples", 312_492, || tabula(|rng| [rng.random_range(1..=6); 3])),
    work("ur: free move as reward", 32_944, || ur(ur::Reward::FreeMove)),
    work("ur: another throw as reward", 9_598, || ur(ur::Reward::AnotherThrow)),
    work("ur: no reward", 8_593, || ur(ur::Reward::Nothing)),
    work("jesus", 650_670, jesus),
    work("berona", 34_438, berona),
];

#[divan::bench(args = FINAL_POSITIONS)]
fn final_positions(bencher: Bencher, work: &Work) {
    measure(bencher, work);
}

/// What a table offers: steps after a throw of Tabula, whole turns of Ur as texts.
#[divan::bench(args = [
    work("tabula: first steps", 89_868, first_steps),
    work("ur: turns with their texts", 174, turns_with_their_texts),
])]
fn offers(bencher: Bencher, work: &Work) {
    measure(bencher, work);
}

fn measure(bencher: Bencher, work: &Work) {
    let mut count = (work.prepare)();
    bencher
        .counter(ItemsCount::new(work.expected))
        .bench_local(|| assert_eq!(count(), work.expected, "{work}"));
}

/// The 21 throws of two dice.
fn throws() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low]))
}

/// The throws of two different dice or the doubles, in 1,000 positions of random play: those with
/// contact, or races.
fn backgammon(contact: bool, doubles: bool) -> Box<dyn FnMut() -> usize> {
    use backgammon::{Afterstates, Position, afterstates};

    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut found = Afterstates::new();
    let mut positions = Vec::new();
    let mut position = Position::START;
    while positions.len() < 1_000 {
        let throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
        afterstates(position, throw, &mut found);
        let ends = found.positions();
        position = ends[rng.random_range(0..ends.len())].turned();
        if position.other.won() {
            position = Position::START;
        } else if position.contact() == contact {
            positions.push(position);
        }
    }
    let throws: Vec<_> = throws()
        .filter(|[high, low]| (high == low) == doubles)
        .collect();
    Box::new(move || {
        let mut count = 0;
        for position in &positions {
            for throw in &throws {
                count += afterstates(*position, *throw, &mut found);
                black_box(found.positions());
            }
        }
        count
    })
}

/// The widest search of Tabula.
fn different_dice(rng: &mut ChaCha8Rng) -> [u8; 3] {
    let first = rng.random_range(1..=6);
    [
        first,
        (first + rng.random_range(0..2)) % 6 + 1,
        (first + rng.random_range(2..5)) % 6 + 1,
    ]
}

/// 1,000 positions of Tabula from random play, each with 15 throws and who is on turn.
fn tabula_throws(
    throw: impl Fn(&mut ChaCha8Rng) -> [u8; 3],
) -> Vec<(tabula::Position, Seat, [u8; 3])> {
    let mut rng = ChaCha8Rng::seed_from_u64(1_000);
    let mut tasks = Vec::new();
    let mut game = tabula::State::new(tabula::Options::default());
    while tasks.len() < 15_000 {
        match game.pending() {
            Pending::Throw(spec) => {
                let seat = game.pending().seat();
                if let Some(seat) = seat.filter(|_| rng.random_range(0..10) == 0) {
                    tasks.extend((0..15).map(|_| (*game.compact(), seat, throw(&mut rng))));
                }
                game.act_unchecked(&spec.draw(&mut rng).into());
            }
            Pending::Act(_) => {
                let actions = game.actions();
                let action = actions.choose(&mut rng).expect("something can be done");
                game.act_unchecked(action);
            }
            Pending::Over => game = tabula::State::new(tabula::Options::default()),
        }
    }
    tasks
}

fn tabula(throw: fn(&mut ChaCha8Rng) -> [u8; 3]) -> Box<dyn FnMut() -> usize> {
    let tasks = tabula_throws(throw);
    let options = tabula::Options::default();
    let mut buffer = tabula::Buffer::default();
    Box::new(move || {
        let count = |(position, seat, throw): &(_, _, [u8; 3])| {
            tabula::afterstates(position, *seat, throw, &options, &mut buffer)
        };
        tasks.iter().map(count).sum()
    })
}

fn first_steps() -> Box<dyn FnMut() -> usize> {
    let tasks = tabula_throws(|rng| array::from_fn(|_| rng.random_range(1..=6)));
    let options = tabula::Options::default();
    let mut steps = Vec::new();
    Box::new(move || {
        let count = |(position, seat, throw): &(_, _, [u8; 3])| {
            tabula::legal_steps(position, *seat, throw, &options, &mut steps);
            steps.len()
        };
        tasks.iter().map(count).sum()
    })
}

/// All four throws in 1,000 positions of random games.
fn ur(reward: ur::Reward) -> Box<dyn FnMut() -> usize> {
    let options = ur::Options {
        reward,
        ..Default::default()
    };
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut afterstates = ur::Afterstates::new();
    let (mut position, mut seat) = (ur::Position::SET_UP, Seat::First);
    let mut met = Vec::new();
    while met.len() < 1_000 {
        met.push((position, seat));
        let value = (0..3).map(|_| rng.random_range(0..=1_u8)).sum();
        let found = afterstates.find(position, seat, value, &options);
        let end = afterstates.iter().nth(rng.random_range(0..found));
        let end = end.expect("a throw leads somewhere");
        (position, seat) = (end.position, if end.again { seat } else { seat.other() });
        if position.winner().is_some() {
            (position, seat) = (ur::Position::SET_UP, Seat::First);
        }
    }
    Box::new(move || {
        let mut count = 0;
        for (position, seat) in &met {
            for value in 0..=3 {
                count += afterstates.find(black_box(*position), *seat, value, &options);
            }
        }
        count
    })
}

/// The turns of a position with long chains of rewards.
fn turns_with_their_texts() -> Box<dyn FnMut() -> usize> {
    let text = "B:s1r1h0:C3F*e7 I:s1r2h0:bd*4*8 T:9/8/4 S:I move:B:1-0-0";
    let game = ur::State::from_position(ur::Options::default(), text)
        .unwrap_or_else(|error| unreachable!("{error}"));
    Box::new(move || game.turns().len())
}

/// Every throw from 1,000 random boards.
fn jesus() -> Box<dyn FnMut() -> usize> {
    use tablero_de_jesus::{Afterstates, Rows, afterstates};

    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let boards: Vec<_> = (0..1000)
        .filter_map(|_| Rows::new(array::from_fn(|_| rng.random_range(1..=7))))
        .collect();
    let mut room = Afterstates::new();
    Box::new(move || {
        let mut count = 0;
        for board in &boards {
            for throw in throws() {
                count += afterstates(black_box(*board), throw, &mut room);
            }
        }
        count
    })
}

/// Every throw from 100 positions of random games with at least half the tokens on the board.
fn berona() -> Box<dyn FnMut() -> usize> {
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
        let playing = state.compact().playing();
        if let Some(playing) = playing.filter(|playing| playing.dice.is_none()) {
            positions.push((state.compact().board, playing));
        }
    }
    let mut room = Afterstates::default();
    Box::new(move || {
        let mut count = 0;
        for (board, playing) in &positions {
            for throw in throws() {
                let (turn, last) = (playing.turn, playing.last);
                count += afterstates(black_box(board), turn, throw, last, &options, &mut room);
            }
        }
        count
    })
}
