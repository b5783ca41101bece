//! How the net of Tabula is trained.
//!
//! Half of the games are played by the usual house rules, half by rules drawn by chance, which the net is told. One in
//! sixteen begins where the emperor Zeno had to play.

use std::path::Path;

use anyhow::{Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Net, Section,
    net::Scratch,
    tabula::{
        self, THROWS, WAYS,
        inputs::{self, Answer, INPUTS, OUTPUTS, expected_points},
    },
};
use tesserae_rules::{
    Kind, Seat,
    tabula::{Buffer, Options, PartlyPlayable, Position, afterstates},
};

use crate::{
    float_net::Shape,
    returns::lambda_returns,
    samples::{Method, Samples, SelfPlay},
};

/// Games between untrained nets can go in circles.
const MOST_THROWS: usize = 800;

/// The training of Tabula.
pub struct Tabula;

impl SelfPlay for Tabula {
    fn shapes(&self) -> Vec<Shape> {
        vec![Shape { inputs: INPUTS, hidden: 128, outputs: OUTPUTS, emphasis: &[] }]
    }

    fn play(&self, nets: &[Net], method: Method, games: &mut dyn Iterator<Item = ChaCha8Rng>, samples: &mut Samples) {
        let Some(net) = nets.first() else { return };
        let mut player = Player::default();
        for mut rng in games {
            let options = draw_rules(&mut rng);
            player.play(net, &options, method, &mut rng, samples);
        }
    }
}

/// The knowledge of the bot: the nets of `stage-0.bin`, the weakest, to `stage-4.bin`. A stage without such a file keeps
/// the net that it has in the knowledge made before.
///
/// # Errors
/// If a stage is damaged, or is missing and there is no knowledge made before.
pub fn pack(folder: &Path, before: &Path) -> Result<Vec<Section>> {
    let shape = Shape { inputs: INPUTS, hidden: 0, outputs: OUTPUTS, emphasis: &[] };
    let mut sections = Vec::new();
    for stage in 0..5 {
        let name = tabula::net_name(stage);
        let bytes = if super::stage_path(folder, stage).exists() {
            let nets = super::read_stage(folder, stage, shape)?;
            ensure!(nets.len() == 1, "stage {stage} of Tabula has {} nets instead of one", nets.len());
            nets[0].rounded()?.write()
        } else {
            super::net_before(Kind::Tabula, before, &name, shape)?
        };
        sections.push(Section { name, bytes });
    }
    Ok(sections)
}

fn draw_rules(rng: &mut ChaCha8Rng) -> Options {
    if rng.random_range(0..2) == 0 {
        return Options::default();
    }
    let mut coin = || rng.random_range(0..2) == 1;
    Options {
        lock_second_half: coin(),
        gather: coin(),
        exact_bearing_off: coin(),
        partly_playable: if coin() { PartlyPlayable::MostDice } else { PartlyPlayable::AnyOrder },
        none_off_points: if coin() { 2 } else { 1 },
        ..Options::default()
    }
}

/// A throw of three dice.
pub fn throw(rng: &mut ChaCha8Rng) -> [u8; 3] {
    std::array::from_fn(|_| rng.random_range(1..=6))
}

/// What is used over and over while games are played.
#[derive(Default)]
struct Player {
    scratch: Scratch,
    buffer: Buffer,
}

fn chances(answer: &Answer) -> [f32; OUTPUTS] {
    answer.map(|chance| chance as f32 * 1e-6)
}

fn flip([win, double, lose_double]: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
    [1.0 - win, lose_double, double]
}

impl Player {
    fn play(&mut self, net: &Net, options: &Options, method: Method, rng: &mut ChaCha8Rng, samples: &mut Samples) {
        let mut position = if rng.random_range(0..16) == 0 { Position::zeno() } else { Position::START };
        let mut thrower = if rng.random_range(0..2) == 0 { Seat::First } else { Seat::Second };
        // The positions with their throwers, what the net says of them, and what looking ahead says.
        let mut moments: Vec<(Position, Seat)> = Vec::new();
        let mut estimates = Vec::new();
        let mut targets = Vec::new();
        while inputs::end(&position, thrower).is_none() && moments.len() < MOST_THROWS {
            moments.push((position, thrower));
            if let Method::Returns { .. } = method {
                let told = net.chances(&inputs::of(&position, thrower, options), &mut self.scratch);
                estimates.push(chances(&told));
            } else {
                targets.push(self.look_ahead(net, &position, thrower, options));
            }
            position = self.best(net, &position, thrower, throw(rng), options).1;
            thrower = thrower.other();
        }
        if let Method::Returns { lambda } = method {
            let outcome = inputs::end(&position, thrower)
                .unwrap_or_else(|| net.chances(&inputs::of(&position, thrower, options), &mut self.scratch));
            targets = lambda_returns(&estimates, chances(&outcome), lambda, |_, later| flip(later));
        }
        for ((position, thrower), target) in moments.iter().zip(&targets) {
            samples.push(0, &inputs::of(position, *thrower, options), target);
        }
    }

    /// The mean over all throws of the best that can be done with each.
    fn look_ahead(&mut self, net: &Net, position: &Position, thrower: Seat, options: &Options) -> [f32; OUTPUTS] {
        let mut mean = [0.0; OUTPUTS];
        for (throw, ways) in THROWS.iter().zip(WAYS) {
            let (best, _) = self.best(net, position, thrower, *throw, options);
            for (mean, chance) in mean.iter_mut().zip(chances(&best)) {
                *mean += chance * ways as f32 / 216.0;
            }
        }
        mean
    }

    /// The best that can be done with a throw, seen by the thrower.
    fn best(
        &mut self,
        net: &Net,
        position: &Position,
        thrower: Seat,
        throw: [u8; 3],
        options: &Options,
    ) -> (Answer, Position) {
        afterstates(position, thrower, &throw, options, &mut self.buffer);
        net.set_base(&inputs::of(position, thrower.other(), options), &mut self.scratch);
        let mut best: Option<(i64, Answer, Position)> = None;
        for end in self.buffer.afterstates() {
            let end = end.position(position, thrower);
            let answer = inputs::end(&end, thrower).unwrap_or_else(|| {
                inputs::flip(&net.chances(&inputs::of(&end, thrower.other(), options), &mut self.scratch))
            });
            let points = expected_points(&answer, options);
            if best.as_ref().is_none_or(|(most, ..)| points > *most) {
                best = Some((points, answer, end));
            }
        }
        best.map_or(([500_000, 0, 0], *position), |(_, answer, end)| (answer, end))
    }
}
