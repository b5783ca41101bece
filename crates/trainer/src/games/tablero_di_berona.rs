//! Training for Tablero di Berona: self-play by all house rules; a game ends where somebody bumps, with what the last
//! turn is exactly worth.
use std::{fs, path::Path};

use anyhow::{Context, Result};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Knowledge, Net, Section,
    tablero_di_berona::{
        inputs::{self, INPUTS},
        last_turn::{Expected, throws},
        player::{MOST_POINTS, OUTPUTS, Player},
    },
};
use tesserae_rules::{
    Kind, Seat,
    tablero_di_berona::{Afterstates, Board, End, Options, RetrieveFrom, Series, afterstates},
};

use crate::{
    checkpoint,
    float_net::{FloatNet, Shape},
    returns::lambda_returns,
    samples::{Method, Samples, SelfPlay},
};

/// Games are broken off after so many throws.
const MOST_THROWS: usize = 400;

/// The training of Tablero di Berona.
pub struct TableroDiBerona;

impl SelfPlay for TableroDiBerona {
    fn shapes(&self) -> Vec<Shape> {
        vec![Shape { inputs: INPUTS, hidden: 96, outputs: OUTPUTS, emphasis: &[] }]
    }

    fn play(&self, nets: &[Net], method: Method, games: &mut dyn Iterator<Item = ChaCha8Rng>, samples: &mut Samples) {
        let Some(net) = nets.first() else { return };
        let mut room = Afterstates::default();
        for mut rng in games {
            play(net, method, &mut rng, &mut room, samples);
        }
    }
}

/// House rules for a game: the usual ones more often than the others.
fn draw_options(rng: &mut ChaCha8Rng) -> Options {
    Options {
        use_both_dice: rng.random_bool(0.2),
        retrieve_from: if rng.random_bool(0.2) { RetrieveFrom::OwnHomeRow } else { RetrieveFrom::AnyStack },
        series: if rng.random_bool(0.4) { Series::Difference } else { Series::Single },
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

fn play(net: &Net, method: Method, rng: &mut ChaCha8Rng, room: &mut Afterstates, samples: &mut Samples) {
    let options = draw_options(rng);
    let mut player = Player::new(options);
    let mut board = Board::EMPTY;
    let mut seat = Seat::First;
    let mut seen: Vec<(Box<[i16; INPUTS]>, Seat)> = Vec::new();
    let mut estimates = Vec::new();
    let mut ahead = Vec::new();
    let write = |board: &Board, seat, last| {
        let mut written = Box::new([0; INPUTS]);
        inputs::write(board, seat, last, &options, &mut written);
        written
    };
    // What the seat of the last position finds.
    let outcome = loop {
        seen.push((write(&board, seat, false), seat));
        estimates.push(target(player.expect(net, &board, seat, false)));
        if method == Method::LookAhead {
            let mut mean = Expected::default();
            for (faces, ways) in throws() {
                if let Some((_, expected)) = player.best(net, &board, seat, faces, room) {
                    mean.add(expected, ways);
                }
            }
            ahead.push(target(mean.mean(36)));
        }
        if seen.len() == MOST_THROWS {
            break (estimates.last().copied().unwrap_or([0.5; OUTPUTS]), seat);
        }
        let faces = [rng.random_range(1..=6), rng.random_range(1..=6)];
        // Something new has to be seen now and then: a turn by chance.
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
                samples.push(0, write(&board, seat.other(), true).as_slice(), &target(expected.turned()));
                break (target(expected), seat);
            }
            End::Pass => seat = seat.other(),
            End::Again => {}
        }
    };
    let targets = match method {
        Method::LookAhead => ahead,
        Method::Returns { lambda } => lambda_returns(&estimates, outcome.0, lambda, |at, expected| {
            let later = seen.get(at + 1).map_or(outcome.1, |(_, seat)| *seat);
            if seen[at].1 == later { expected } else { expected.map(|part| 1.0 - part) }
        }),
    };
    for ((inputs, _), target) in seen.iter().zip(&targets) {
        samples.push(0, inputs.as_slice(), target);
    }
}

/// What the nets of the knowledge are: early snapshots for the two weakest levels, and the last checkpoint.
const NETS: [(&str, &str); 3] =
    [("net.0", "snapshot-1000.bin"), ("net.1", "snapshot-5000.bin"), ("net.2", "checkpoint.bin")];

/// Writes the knowledge.
///
/// # Errors
/// If a snapshot is missing or the file cannot be written.
pub fn pack(work: &Path, out: &Path) -> Result<()> {
    let mut sections = Vec::new();
    for (name, file) in NETS {
        let path = work.join(file);
        let mut shapes = TableroDiBerona.shapes();
        shapes.iter_mut().zip(checkpoint::hidden_sizes(&path)?).for_each(|(shape, hidden)| shape.hidden = hidden);
        let mut nets: Vec<FloatNet> =
            shapes.iter().map(|shape| FloatNet::random(*shape, &mut ChaCha8Rng::seed_from_u64(0))).collect();
        let games = checkpoint::read(&path, &mut nets)?;
        for net in &nets {
            println!("{name}: {games} games");
            sections.push(Section { name: name.to_owned(), bytes: net.rounded()?.write() });
        }
    }
    let file = Knowledge::write(Kind::TableroDiBerona, &sections);
    println!("{} bytes", file.len());
    fs::write(out, file).with_context(|| format!("cannot write {}", out.display()))
}
