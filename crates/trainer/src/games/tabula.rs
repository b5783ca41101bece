//! How the net of Tabula is trained.
//!
//! Half of the games are played by the usual house rules, half by random ones, which the net sees.
//! One in sixteen begins where the emperor Zeno had to play.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Net,
    net::Scratch,
    tabula::{
        self,
        inputs::{self, Answer, INPUTS, OUTPUTS, expected_points},
    },
};
use tesserae_rules::{
    Seat,
    tabula::{Buffer, Options, PartlyPlayable, Position, afterstates},
};

use crate::{
    float_net::Shape,
    returns::lambda_returns,
    samples::{Sample, SelfPlay},
};

/// Games between untrained nets can go in circles.
const MOST_THROWS: usize = 800;

/// The training of Tabula.
pub struct Tabula;

/// The net, with the hidden units that are proposed.
pub const SHAPE: Shape = Shape {
    inputs: INPUTS,
    hidden: 128,
    outputs: OUTPUTS,
    emphasis: &[],
};

impl SelfPlay for Tabula {
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
        let mut player = Player::default();
        for mut rng in games {
            let options = draw_rules(&mut rng);
            player.play(net, &options, lambda, &mut rng, samples);
        }
    }
}

/// The nets of the knowledge and the checkpoints that they are made from, the weakest first.
pub fn files() -> impl Iterator<Item = (String, String)> {
    (0..5).map(|stage| (tabula::net_name(stage), format!("stage-{stage}.bin")))
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
        partly_playable: if coin() {
            PartlyPlayable::MostDice
        } else {
            PartlyPlayable::AnyOrder
        },
        none_off_points: if coin() { 2 } else { 1 },
        ..Options::default()
    }
}

/// A throw of three dice.
fn throw(rng: &mut ChaCha8Rng) -> [u8; 3] {
    std::array::from_fn(|_| rng.random_range(1..=6))
}

/// Buffers that are used for every game.
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
    fn play(
        &mut self,
        net: &Net,
        options: &Options,
        lambda: f32,
        rng: &mut ChaCha8Rng,
        samples: &mut Vec<Sample>,
    ) {
        let mut position = if rng.random_range(0..16) == 0 {
            Position::zeno()
        } else {
            Position::START
        };
        let mut thrower = if rng.random_range(0..2) == 0 {
            Seat::First
        } else {
            Seat::Second
        };
        // The positions with their throwers, and what the net says of them.
        let mut moments: Vec<(Position, Seat)> = Vec::new();
        let mut estimates = Vec::new();
        while inputs::end(&position, thrower).is_none() && moments.len() < MOST_THROWS {
            moments.push((position, thrower));
            let answer = net.chances(&inputs::of(&position, thrower, options), &mut self.scratch);
            estimates.push(chances(&answer));
            position = self.best(net, &position, thrower, throw(rng), options);
            thrower = thrower.other();
        }
        let outcome = inputs::end(&position, thrower).unwrap_or_else(|| {
            net.chances(&inputs::of(&position, thrower, options), &mut self.scratch)
        });
        let targets = lambda_returns(&estimates, &[], chances(&outcome), lambda, |_, later| {
            flip(later)
        });
        for ((position, thrower), target) in moments.iter().zip(&targets) {
            samples.push(Sample::new(
                0,
                &inputs::of(position, *thrower, options),
                target,
            ));
        }
    }

    /// The best position that a throw leads to.
    fn best(
        &mut self,
        net: &Net,
        position: &Position,
        thrower: Seat,
        throw: [u8; 3],
        options: &Options,
    ) -> Position {
        afterstates(position, thrower, &throw, options, &mut self.buffer);
        net.set_base(
            &inputs::of(position, thrower.other(), options),
            &mut self.scratch,
        );
        let mut best: Option<(i64, Position)> = None;
        for end in self.buffer.afterstates() {
            let end = end.position(position, thrower);
            let answer = inputs::end(&end, thrower).unwrap_or_else(|| {
                inputs::flip(&net.chances(
                    &inputs::of(&end, thrower.other(), options),
                    &mut self.scratch,
                ))
            });
            let points = expected_points(&answer, options);
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, end));
            }
        }
        best.map_or(*position, |(_, end)| end)
    }
}
