//! How the nets of Ur are trained: three, one for each kind of reward.
//!
//! Half of the games are played by the usual rules of their reward, half by random house rules. A
//! third begin in a random position, from which untrained nets reach an end. Where the endgames
//! have been solved, their exact values replace the estimates of the net.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use clap::Args;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Net, Section,
    net::Scratch,
    ur::{
        self, THROWS,
        inputs::{self, Answer, INPUTS, OUTPUTS, expected_points},
    },
};
use tesserae_rules::{
    Seat,
    ur::{Afterstates, Opening, Options, Position, Reward, Side, ThreeBlanks},
};

use crate::{
    checkpoint,
    float_net::Shape,
    returns::lambda_returns,
    samples::{Sample, SelfPlay},
};
use endgames::{Endgames, Exact};

pub mod endgames;
mod regret;
mod sets;

pub use regret::{Regret, regret};

/// The file of solved endgames.
pub const ENDGAMES: &str = "endgames.bin";

/// A game between untrained nets would last for thousands of throws.
const MOST_THROWS: usize = 600;

/// The rewards in the order of the nets.
const REWARDS: [Reward; 3] = [Reward::FreeMove, Reward::AnotherThrow, Reward::Nothing];

/// The points run from −21 to 21, but more than 7 are hardly ever expected: their error is that
/// much smaller than those of the chances, and weighs that much more.
const EMPHASIS: &[f32] = &[1.0, 8.0];

/// How many random solved endgames are learnt beside each game.
const ENDGAMES_A_GAME: usize = 300;

fn shape(hidden: usize) -> Shape {
    Shape {
        inputs: INPUTS,
        hidden,
        outputs: OUTPUTS,
        emphasis: EMPHASIS,
    }
}

/// The training of Ur.
pub struct Ur {
    endgames: Option<Endgames>,
    look_ahead: bool,
}

impl Ur {
    /// With the endgames that `solve` has left in this folder, if any; by λ-returns or by a
    /// look-ahead of one throw.
    ///
    /// # Errors
    /// If the file holds no endgames.
    pub fn new(folder: &Path, look_ahead: bool) -> Result<Self> {
        let path = folder.join(ENDGAMES);
        Ok(Self {
            endgames: path.exists().then(|| Endgames::read(&path)).transpose()?,
            look_ahead,
        })
    }
}

impl SelfPlay for Ur {
    fn shapes(&self) -> Vec<Shape> {
        [128, 64, 64].map(shape).to_vec()
    }

    fn play(
        &self,
        nets: &[Net],
        lambda: f32,
        games: &mut dyn Iterator<Item = ChaCha8Rng>,
        samples: &mut Vec<Sample>,
    ) {
        let mut player = Player::default();
        let method = if self.look_ahead {
            Method::LookAhead
        } else {
            Method::Returns(lambda)
        };
        for mut rng in games {
            let options = draw_rules(&mut rng);
            let number = REWARDS
                .iter()
                .position(|reward| *reward == options.reward)
                .unwrap_or(0);
            let endgames = self
                .endgames
                .as_ref()
                .filter(|endgames| endgames.fits(&options));
            if let Some(net) = nets.get(number) {
                player.play(net, number, &options, method, endgames, &mut rng, samples);
                if let Some(endgames) = endgames {
                    player.learn_endgames(net, number, &options, endgames, &mut rng, samples);
                }
            }
        }
    }
}

/// How the targets of positions are made whose exact values are not known.
#[derive(Copy, Clone, PartialEq)]
enum Method {
    /// From the course of the game, with this λ.
    Returns(f32),
    /// From the mean over all throws of the best that can be done with each.
    LookAhead,
}

/// The arguments of `solve ur`.
#[derive(Args, Clone, Debug)]
pub struct Solve {
    /// The folder for the result
    #[arg(long)]
    work: PathBuf,
    /// How many pieces a side may have in play
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    pieces: u8,
}

/// Solves the endgames by the usual rules and writes them to the folder.
///
/// # Errors
/// If the file cannot be written.
pub fn solve(args: &Solve) -> Result<()> {
    fs::create_dir_all(&args.work)
        .with_context(|| format!("cannot make {}", args.work.display()))?;
    Endgames::solve(args.pieces.into(), &Options::default()).write(&args.work.join(ENDGAMES))
}

/// How many games the set equities are made from.
const SET_GAMES: u64 = 500;

/// The knowledge of the bot: the nets of `stage-0.bin`, the weakest, to `stage-3.bin`, and the set
/// equities that games between nets of the last stage lead to.
///
/// # Errors
/// If a stage cannot be read.
pub fn pack(folder: &Path) -> Result<Vec<Section>> {
    let mut sections = Vec::new();
    for stage in 0..4 {
        let (_, nets) = checkpoint::read_nets(
            &folder.join(format!("stage-{stage}.bin")),
            &[shape(0); REWARDS.len()],
        )?;
        for (net, reward) in nets.iter().zip(REWARDS) {
            let options = Options {
                reward,
                ..Options::default()
            };
            let net = net.rounded()?;
            sections.push(Section {
                name: ur::net_name(&options, stage),
                bytes: net.write(),
            });
            if stage == 3 {
                let bytes = sets::section(&net, &options, SET_GAMES, 1);
                sections.push(Section {
                    name: ur::set_name(&options),
                    bytes,
                });
            }
        }
    }
    Ok(sections)
}

/// House rules: three games of five have free moves for rewards, half have the usual rules beside
/// the reward.
fn draw_rules(rng: &mut ChaCha8Rng) -> Options {
    let reward = REWARDS[[0, 0, 0, 1, 2][rng.random_range(0..5)]];
    if rng.random_range(0..2) == 0 {
        return Options {
            reward,
            ..Options::default()
        };
    }
    let mut coin = || rng.random_range(0..2) == 1;
    Options {
        reward,
        opening: if coin() {
            Opening::Free
        } else {
            Opening::Release
        },
        three_blanks: if coin() {
            ThreeBlanks::Gate
        } else {
            ThreeBlanks::Nothing
        },
        safe_rosettes: coin(),
        river_first: coin(),
        ..Options::default()
    }
}

/// What is known of an endgame. The table has no high scores: for them the net keeps its estimate.
fn exact_target(exact: Exact, estimate: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
    let mut target = estimate;
    target[0] = exact.win as f32;
    target[1] = (exact.points as f32 + 21.0) / 42.0;
    target
}

/// Pieces anywhere, at most a given number a side in play; some of them at the start only with
/// `at_start`.
fn draw_position(rng: &mut ChaCha8Rng, pieces: usize, at_start: bool) -> Position {
    loop {
        let most = rng.random_range(1..=pieces);
        let mut side = || {
            let in_play = rng.random_range(1..=most);
            let (mut squares, mut start, mut river) = (0_u16, 0, 0);
            for _ in 0..in_play {
                match rng.random_range(if at_start { 0 } else { 3 }..20) {
                    0..=2 => start += 1,
                    3..=4 => river += 1,
                    square => squares |= 1 << (square - 5),
                }
            }
            Side::new(squares, start, river)
        };
        if let (Some(first), Some(second)) = (side(), side())
            && let Some(position) =
                Position::new([first, second]).filter(|position| position.winner().is_none())
        {
            return position;
        }
    }
}

/// A throw of three lots.
pub fn throw(rng: &mut ChaCha8Rng) -> u8 {
    (0..3).map(|_| rng.random_range(0..2_u8)).sum()
}

/// Buffers that are used for every game.
#[derive(Default)]
struct Player {
    scratch: Scratch,
    afterstates: Afterstates,
}

/// A position of a game with what the net says of it.
struct Moment {
    position: Position,
    thrower: Seat,
    estimate: [f32; OUTPUTS],
    /// Exact, or from looking ahead.
    target: Option<[f32; OUTPUTS]>,
}

fn chances(answer: &Answer) -> [f32; OUTPUTS] {
    answer.map(|chance| chance as f32 * 1e-6)
}

fn flip(chances: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
    let mut flipped = chances;
    flipped[0] = 1.0 - chances[0];
    flipped[1] = 1.0 - chances[1];
    flipped[2..].rotate_left((OUTPUTS - 2) / 2);
    flipped
}

impl Player {
    #[expect(
        clippy::too_many_arguments,
        reason = "a game is played from all of these"
    )]
    fn play(
        &mut self,
        net: &Net,
        number: usize,
        options: &Options,
        method: Method,
        endgames: Option<&Endgames>,
        rng: &mut ChaCha8Rng,
        samples: &mut Vec<Sample>,
    ) {
        let mut position = if rng.random_range(0..3) == 0 {
            draw_position(rng, Side::PIECES.into(), true)
        } else {
            Position::SET_UP
        };
        let mut thrower = Seat::First;
        let mut moments: Vec<Moment> = Vec::new();
        while position.winner().is_none() && moments.len() < MOST_THROWS {
            let estimate =
                chances(&net.chances(&inputs::of(&position, thrower, options), &mut self.scratch));
            let exact = endgames.and_then(|endgames| endgames.value(&position, thrower));
            let exact = exact.map(|exact| exact_target(exact, estimate));
            let thrown = throw(rng);
            let ahead = method == Method::LookAhead && exact.is_none();
            let mut mean = [0.0; OUTPUTS];
            let mut next = None;
            for (value, ways) in (0..).zip(THROWS) {
                if !ahead && value != thrown {
                    continue;
                }
                let (answer, end, again) = self.best(net, &position, thrower, value, options);
                for (mean, chance) in mean.iter_mut().zip(chances(&answer)) {
                    *mean += chance * ways as f32 / 8.0;
                }
                if value == thrown {
                    next = Some((end, again));
                }
            }
            let target = exact.or_else(|| ahead.then_some(mean));
            moments.push(Moment {
                position,
                thrower,
                estimate,
                target,
            });
            let Some((end, again)) = next else { return };
            position = end;
            thrower = if again { thrower } else { thrower.other() };
        }
        let outcome = inputs::end(&position, thrower).map_or_else(
            || chances(&net.chances(&inputs::of(&position, thrower, options), &mut self.scratch)),
            |answer| chances(&answer),
        );
        let lambda = if let Method::Returns(lambda) = method {
            lambda
        } else {
            0.0
        };
        let estimates: Vec<_> = moments
            .iter()
            .map(|moment| moment.target.unwrap_or(moment.estimate))
            .collect();
        let seen_from = |at: usize, later: [f32; OUTPUTS]| {
            let next = moments.get(at + 1).map_or(thrower, |moment| moment.thrower);
            if next == moments[at].thrower {
                later
            } else {
                flip(later)
            }
        };
        // What comes after an exact value does not change what came before it.
        let mut from = 0;
        for to in 0..moments.len() {
            if moments[to].target.is_some() || to + 1 == moments.len() {
                let exact = moments[to].target;
                let part = if exact.is_some() {
                    &estimates[from..to]
                } else {
                    &estimates[from..=to]
                };
                let targets =
                    lambda_returns(part, &[], exact.unwrap_or(outcome), lambda, |at, later| {
                        seen_from(from + at, later)
                    });
                for (moment, target) in moments[from..].iter().zip(targets.iter().chain(&exact)) {
                    samples.push(Sample::new(
                        number,
                        &inputs::of(&moment.position, moment.thrower, options),
                        target,
                    ));
                }
                from = to + 1;
            }
        }
    }

    /// Endgames as they need not come up in play, with their exact values.
    fn learn_endgames(
        &mut self,
        net: &Net,
        number: usize,
        options: &Options,
        endgames: &Endgames,
        rng: &mut ChaCha8Rng,
        samples: &mut Vec<Sample>,
    ) {
        for _ in 0..ENDGAMES_A_GAME {
            let position = draw_position(rng, endgames.most(), false);
            let Some(exact) = endgames.value(&position, Seat::First) else {
                continue;
            };
            let estimate = chances(&net.chances(
                &inputs::of(&position, Seat::First, options),
                &mut self.scratch,
            ));
            samples.push(Sample::new(
                number,
                &inputs::of(&position, Seat::First, options),
                &exact_target(exact, estimate),
            ));
        }
    }

    /// The best that can be done with a throw, seen by the thrower.
    fn best(
        &mut self,
        net: &Net,
        position: &Position,
        thrower: Seat,
        value: u8,
        options: &Options,
    ) -> (Answer, Position, bool) {
        self.afterstates.find(*position, thrower, value, options);
        net.set_base(
            &inputs::of(position, thrower.other(), options),
            &mut self.scratch,
        );
        let mut best: Option<(i64, Answer, Position, bool)> = None;
        for end in self.afterstates.iter() {
            let answer = inputs::end(&end.position, thrower).unwrap_or_else(|| {
                let next = if end.again { thrower } else { thrower.other() };
                let answer =
                    net.chances(&inputs::of(&end.position, next, options), &mut self.scratch);
                if end.again {
                    answer
                } else {
                    inputs::flip(&answer)
                }
            });
            let points = expected_points(&answer);
            if best.as_ref().is_none_or(|(most, ..)| points > *most) {
                best = Some((points, answer, end.position, end.again));
            }
        }
        best.map_or(
            (inputs::result(0), *position, false),
            |(_, answer, end, again)| (answer, end, again),
        )
    }
}
