//! Training by self-play: games in batches, samples shuffled, the step falling to the end.

use std::{fs, ops::Range, thread, time::Instant};

use anyhow::{Context, Result, ensure};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::Net;

use crate::{
    Train,
    adam::Adam,
    checkpoint,
    float_net::{FloatNet, Work},
    progress::Meter,
    samples::{Sample, SelfPlay},
};

/// Seconds between two checkpoints.
const CHECKPOINT: u64 = 120;

/// Trains the nets of a game, from the last checkpoint of the folder if there is one. Beside the
/// checkpoint it leaves snapshots after 1, 2, 5, 10, 20, 50 … thousand games.
///
/// # Errors
/// If the folder cannot be written, a checkpoint does not fit, or the nets go to infinity.
pub fn train(game: &dyn SelfPlay, args: &Train) -> Result<()> {
    fs::create_dir_all(&args.work)
        .with_context(|| format!("cannot make {}", args.work.display()))?;
    ensure!(args.batch > 0, "--batch must be at least 1");
    let mut shapes = game.shapes();
    ensure!(
        args.hidden.len() <= shapes.len(),
        "--hidden names more nets than the {} of this game",
        shapes.len()
    );
    shapes
        .iter_mut()
        .zip(&args.hidden)
        .for_each(|(shape, hidden)| shape.hidden = *hidden);
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let path = args.work.join("checkpoint.bin");
    let (mut done, mut nets) = match &args.from {
        _ if path.exists() => checkpoint::read_nets(&path, &shapes)?,
        Some(from) => (0, game.begin(from)?),
        None => (
            0,
            shapes
                .iter()
                .map(|shape| FloatNet::random(*shape, &mut rng))
                .collect(),
        ),
    };
    for (net, shape) in nets.iter().zip(&shapes) {
        let (found, wanted) = (net.shape.hidden, shape.hidden);
        ensure!(
            found == wanted,
            "a net has {found} hidden units instead of {wanted}: give them with --hidden"
        );
    }
    let mut meter = Meter::new(done);
    let mut written = Instant::now();
    let mut learner = Learner::new(&nets, args);
    let mut mean_loss = 0.0;
    // The games of a batch are learnt while those of the next one are played.
    let (mut played, mut batch) = (done, Vec::new());
    while done < args.games {
        let players: Vec<Net> = nets.iter().map(FloatNet::rounded).collect::<Result<_>>()?;
        let part = done as f32 / args.games as f32;
        let lambda =
            args.last_lambda + (args.lambda - args.last_lambda) * (1.0 - 2.0 * part).max(0.0);
        let step = args.first_step * (args.last_step / args.first_step).powf(part);
        let next = played..(played + args.batch).min(args.games);
        let (before, after) = (done, played);
        played = next.end;
        batch = thread::scope(|scope| {
            let playing = scope.spawn(|| play(game, &players, lambda, args, next));
            if !batch.is_empty() {
                let loss = learner.learn(&mut nets, &batch, step, args.seed ^ before);
                mean_loss += 0.05 * (loss - mean_loss);
            }
            playing.join().unwrap_or_default()
        });
        done = after;
        if let Some(mark) = mark(before, done) {
            checkpoint::write(&args.work.join(format!("snapshot-{mark}.bin")), done, &nets)?;
        }
        if written.elapsed().as_secs() >= CHECKPOINT || done == args.games {
            checkpoint::write(&path, done, &nets)?;
            written = Instant::now();
        }
        meter.show(
            done,
            args.games,
            &format!("step {step:.5}, squared error {mean_loss:.5}"),
        );
    }
    Ok(())
}

/// The last of 1, 2, 5, 10, 20, 50 … thousand that lies after the first number and not after the
/// second.
fn mark(before: u64, done: u64) -> Option<u64> {
    let marks = (3..12).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u64.pow(power)));
    marks.rev().find(|mark| before < *mark && *mark <= done)
}

/// Plays games; each has a generator of its own, so that threads make no difference to what is
/// thrown.
fn play(
    game: &dyn SelfPlay,
    nets: &[Net],
    lambda: f32,
    args: &Train,
    games: Range<u64>,
) -> Vec<Sample> {
    let threads = u64::from(args.threads);
    let share = |thread: u64| {
        let mut samples = Vec::new();
        let mine = games.clone().filter(|number| number % threads == thread);
        let mut generators = mine.map(|number| {
            let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
            rng.set_stream(number + 1);
            rng
        });
        game.play(nets, lambda, &mut generators, &mut samples);
        samples
    };
    let share = &share;
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || share(thread)))
            .collect();
        running
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .flatten()
            .collect()
    })
}

/// How the nets learn.
struct Learner {
    /// One a net; none for plain gradient descent.
    adam: Vec<Adam>,
    work: Work,
}

impl Learner {
    fn new(nets: &[FloatNet], args: &Train) -> Self {
        Self {
            adam: nets.iter().filter(|_| args.adam).map(Adam::new).collect(),
            work: Work::default(),
        }
    }

    /// Learns all samples in random order; returns the mean of the squared errors.
    fn learn(&mut self, nets: &mut [FloatNet], batch: &[Sample], step: f32, seed: u64) -> f32 {
        let mut samples: Vec<_> = batch.iter().collect();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for last in (1..samples.len()).rev() {
            samples.swap(last, rng.random_range(0..=last));
        }
        let mut loss = 0.0;
        for Sample {
            net,
            inputs,
            target,
        } in samples
        {
            let learner = &mut nets[*net];
            loss += match self.adam.get_mut(*net) {
                Some(adam) => adam.learn(learner, inputs, target, step, &mut self.work),
                None => learner.learn(inputs, target, step, &mut self.work),
            };
        }
        loss / batch.len().max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snapshots_are_due_once_for_each_mark() {
        let due: Vec<_> = (0..60)
            .filter_map(|batch| mark(batch * 200, (batch + 1) * 200))
            .collect();
        assert_eq!(due, [1_000, 2_000, 5_000, 10_000]);
    }
}
