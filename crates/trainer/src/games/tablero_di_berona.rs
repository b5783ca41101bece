//! Training for Tablero di Berona: self-play by all house rules; a game ends where somebody bumps,
//! with what the last turn is exactly worth.

use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Net,
    tablero_di_berona::{
        inputs::{self, INPUTS},
        last_turn::Expected,
        player::{MOST_POINTS, OUTPUTS, Player},
    },
};
use tesserae_rules::{
    Seat,
    tablero_di_berona::{Afterstates, Board, End, Options, ReturnFrom, Series, afterstates},
};

use crate::{
    float_net::Shape,
    returns::lambda_returns,
    samples::{Sample, SelfPlay},
};

/// Games are broken off after this number of throws.
const MOST_THROWS: usize = 400;

/// The training of Tablero di Berona.
pub struct TableroDiBerona;

/// The net, with the hidden units that are proposed.
pub const SHAPE: Shape = Shape {
    inputs: INPUTS,
    hidden: 160,
    outputs: OUTPUTS,
    emphasis: &[],
};

impl SelfPlay for TableroDiBerona {
    fn shapes(&self) -> Vec<Shape> {
        vec![SHAPE]
    }

    fn play(
        &self,
        nets: &[Net],
        lambda: f32,
        games: &mut dyn Iterator<Item = ChaCha8Rng>,
        samples: &mut Vec<Sample>,
    ) {
        let Some(net) = nets.first() else { return };
        let mut room = Afterstates::default();
        for mut rng in games {
            play(net, lambda, &mut rng, &mut room, samples);
        }
    }
}

/// House rules for a game: the usual ones more often than the others.
fn draw_options(rng: &mut ChaCha8Rng) -> Options {
    Options {
        use_both_dice: rng.random_bool(0.2),
        return_from: if rng.random_bool(0.2) {
            ReturnFrom::OwnHomeRow
        } else {
            ReturnFrom::AnyStack
        },
        series: if rng.random_bool(0.4) {
            Series::Difference
        } else {
            Series::Single
        },
        ..Options::default()
    }
}

fn target(expected: Expected) -> [f32; OUTPUTS] {
    let most = MOST_POINTS as f32 * 1e6;
    [
        (expected.win as f32 + expected.draw as f32 / 2.0) / 1e6,
        ((expected.points as f32 + most) / (2.0 * most)).clamp(0.0, 1.0),
    ]
}

fn play(
    net: &Net,
    lambda: f32,
    rng: &mut ChaCha8Rng,
    room: &mut Afterstates,
    samples: &mut Vec<Sample>,
) {
    let options = draw_options(rng);
    let mut player = Player::new(options);
    let mut board = Board::EMPTY;
    let mut seat = Seat::First;
    let mut seen: Vec<(Box<[i16; INPUTS]>, Seat)> = Vec::new();
    let mut estimates = Vec::new();
    let write = |board: &Board, seat, last| {
        let mut written = Box::new([0; INPUTS]);
        inputs::write(board, seat, last, &options, &mut written);
        written
    };
    // What the seat of the last position finds.
    let outcome = loop {
        seen.push((write(&board, seat, false), seat));
        estimates.push(target(player.expect(net, &board, seat, false)));
        if seen.len() == MOST_THROWS {
            break (estimates.last().copied().unwrap_or([0.5; OUTPUTS]), seat);
        }
        let faces = [rng.random_range(1..=6), rng.random_range(1..=6)];
        // A random turn now and then, so that something new is seen.
        let best = if rng.random_bool(0.02) {
            afterstates(&board, seat, faces, false, &options, room);
            let turn = room.found().choose(rng).copied();
            turn.map(|turn| (turn, player.after(net, &turn, seat, false, Some(0))))
        } else {
            player.set_base(net, &board, seat.other(), false);
            player.best(net, &board, seat, faces, room)
        };
        // A throw always has an end.
        let Some((turn, expected)) = best else { return };
        board = turn.board;
        match turn.end {
            End::Bump => {
                samples.push(Sample::new(
                    0,
                    write(&board, seat.other(), true).as_slice(),
                    &target(expected.turned()),
                ));
                break (target(expected), seat);
            }
            End::Pass => seat = seat.other(),
            End::Again => {}
        }
    };
    let targets = lambda_returns(&estimates, &[], outcome.0, lambda, |at, expected| {
        let later = seen.get(at + 1).map_or(outcome.1, |(_, seat)| *seat);
        if seen[at].1 == later {
            expected
        } else {
            expected.map(|part| 1.0 - part)
        }
    });
    for ((inputs, _), target) in seen.iter().zip(&targets) {
        samples.push(Sample::new(0, inputs.as_slice(), target));
    }
}

/// The nets of the knowledge and the files that they are made from: two early snapshots for the
/// three weakest levels, and a checkpoint each for Master and Oracle.
pub fn files() -> impl Iterator<Item = (String, String)> {
    let files = [
        "snapshot-1000.bin",
        "snapshot-5000.bin",
        "master.bin",
        "checkpoint.bin",
    ];
    (0..)
        .zip(files)
        .map(|(number, file)| (format!("net.{number}"), file.to_owned()))
}
