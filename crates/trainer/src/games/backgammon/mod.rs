//! Backgammon: a net for contact and one for races, by the chances of the five ends.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Knowledge, Level, Net, Section, TWO_DICE,
    backgammon::{
        Chances, Evaluator, Nets, Reply,
        chances::{CERTAIN, OUTPUTS},
        inputs::{self, CONTACT, ContactInputs, RACE},
    },
};
use tesserae_rules::{
    Kind,
    backgammon::{Afterstates, Checkers, Position},
};

use crate::{
    checkpoint,
    float_net::{FloatNet, Shape},
    returns::lambda_returns,
    samples::{Sample, SelfPlay},
};

/// The training of backgammon.
pub struct Backgammon {
    /// Whether the luck of each throw is found, by a look at all throws, and taken out.
    pub look_ahead: bool,
}

mod hard_contact;
mod late_contact;

/// One game in this number begins in a position of `late_contact`.
const LATE: u32 = 8;
/// One game in this number begins in a position of `hard_contact`.
const HARD: u32 = 4;

/// One move in this number is not the best, if others are near it.
const EXPLORED: u32 = 8;
/// How many of the next best moves may be played instead.
const OTHERS: usize = 4;
/// How much worse than the best those may seem, in millionths of the stake.
const NEAR: i64 = 100_000;

/// The numbers of the nets.
const CONTACT_NET: usize = 0;
const RACE_NET: usize = 1;

impl SelfPlay for Backgammon {
    fn shapes(&self) -> Vec<Shape> {
        shapes()
    }

    /// From a checkpoint, or from a level of a file of knowledge: `FILE@LEVEL`.
    fn begin(&self, from: &Path) -> Result<Vec<FloatNet>> {
        read_nets(&from.to_string_lossy())
    }

    fn play(
        &self,
        nets: &[Net],
        lambda: f32,
        games: &mut dyn Iterator<Item = ChaCha8Rng>,
        samples: &mut Vec<Sample>,
    ) {
        let [contact, race] = nets else { return };
        let mut evaluator = Evaluator::new(Nets { contact, race }, true);
        let mut found = Afterstates::new();
        for mut rng in games {
            for course in game(&mut evaluator, &mut found, self.look_ahead, &mut rng) {
                let Course {
                    positions,
                    estimates,
                    luck,
                    ended,
                } = course;
                let targets =
                    lambda_returns(&estimates, &luck, ended, lambda, |_, later| turned(later));
                positions
                    .iter()
                    .zip(targets)
                    .for_each(|(position, target)| push(*position, &target, samples));
            }
        }
    }
}

fn shapes() -> Vec<Shape> {
    let shape = |inputs, hidden| Shape {
        inputs,
        hidden,
        outputs: OUTPUTS,
        emphasis: &[],
    };
    vec![shape(CONTACT, 192), shape(RACE, 48)]
}

/// The knowledge of the bot: the nets of every level, each once, and which level plays with which
/// and looks how far.
///
/// # Errors
/// If there are not five levels, or a checkpoint cannot be read.
pub fn pack(levels: &[String]) -> Result<Vec<Section>> {
    ensure!(
        levels.len() == Level::ALL.len(),
        "give --level five times, weakest first"
    );
    let mut files: Vec<&str> = Vec::new();
    let (mut sections, mut section) = (Vec::new(), Vec::new());
    for level in levels {
        let wrong = || format!("--level {level} is not FILE:AHEAD with AHEAD from 0 to 2");
        let (file, ahead) = level.rsplit_once(':').with_context(wrong)?;
        let ahead = ahead
            .parse::<u8>()
            .ok()
            .filter(|ahead| *ahead <= 2)
            .with_context(wrong)?;
        let at = files
            .iter()
            .position(|known| *known == file)
            .unwrap_or(files.len());
        if at == files.len() {
            files.push(file);
            for (name, net) in ["net.c", "net.r"].iter().zip(&read_nets(file)?) {
                sections.push(Section {
                    name: format!("{name}{at}"),
                    bytes: net.rounded()?.write(),
                });
            }
        }
        section.extend([at as u8, ahead]);
    }
    sections.push(Section {
        name: "levels".to_owned(),
        bytes: section,
    });
    Ok(sections)
}

/// The nets of a checkpoint, or of a level of a file of knowledge: `FILE@LEVEL`.
fn read_nets(from: &str) -> Result<Vec<FloatNet>> {
    let Some((file, level)) = from.rsplit_once('@') else {
        return Ok(checkpoint::read_nets(Path::new(from), &shapes())?.1);
    };
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
    let (nets, _) = Nets::read(&Knowledge::read(Kind::Backgammon, &bytes)?, level.parse()?)?;
    Ok([nets.contact, nets.race]
        .iter()
        .map(|net| FloatNet::unrounded(net))
        .collect())
}

/// A part of a game in which the best moves were played, by the estimates of the nets.
#[derive(Default)]
struct Course {
    /// The positions as the one on turn sees them before the throw.
    positions: Vec<Position>,
    /// What the nets say of each.
    estimates: Vec<[f32; OUTPUTS]>,
    /// By how much each throw was better than the mean; empty without look-ahead.
    luck: Vec<[f32; OUTPUTS]>,
    /// The end of the game, or what the nets say of the best move where another one was played, as
    /// the player sees it who would be on turn next.
    ended: [f32; OUTPUTS],
}

impl Course {
    fn push(&mut self, position: Position, estimate: Chances) {
        self.positions.push(position);
        self.estimates.push(shares(estimate));
    }
}

/// A game, cut where another move than the best was played: what comes later says nothing about
/// the positions before. Without such moves the nets would never see positions that they undervalue.
fn game(
    evaluator: &mut Evaluator<&Net>,
    found: &mut Afterstates,
    look_ahead: bool,
    rng: &mut ChaCha8Rng,
) -> Vec<Course> {
    let drawn = if rng.random_range(0..LATE) == 0 {
        Some(late_contact::draw(rng))
    } else if rng.random_range(0..HARD) == 0 {
        Some(hard_contact::draw(rng))
    } else {
        None
    };
    let mut position = drawn.unwrap_or(Position::START);
    let mut courses = Vec::new();
    let mut course = Course::default();
    course.push(position, evaluator.chances(position));
    let mut throw = loop {
        let throw: [u8; 2] = [rng.random_range(1..=6), rng.random_range(1..=6)];
        if drawn.is_some() || throw[0] != throw[1] {
            break throw;
        }
    };
    loop {
        let explores = rng.random_range(0..EXPLORED) == 0;
        let (mut end, mut chances) = best(evaluator, position, throw, found);
        if look_ahead {
            let mean = mean_of_throws(evaluator, position, found);
            let chances = shares(chances);
            course
                .luck
                .push(std::array::from_fn(|at| chances[at] - mean[at]));
        }
        if explores && let Some(other) = other(evaluator, position, throw, found, rng) {
            course.ended = shares(chances.turned());
            courses.push(std::mem::take(&mut course));
            (end, chances) = (other.position, other.chances);
        }
        position = end.turned();
        if let Some(ended) = Chances::ended(position, true) {
            course.ended = shares(ended);
            courses.push(course);
            return courses;
        }
        course.push(position, chances.turned());
        throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
    }
}

/// A position of two sides that still meet, with either of them on turn; `None` if they do not meet
/// or stand on one point.
fn meeting(own: Checkers, other: Checkers, rng: &mut ChaCha8Rng) -> Option<Position> {
    let position = Position { own, other };
    let is_possible = position.contact() && position.shared_point().is_none();
    is_possible.then(|| match rng.random_range(0..2) {
        0 => position,
        _ => position.turned(),
    })
}

/// One of the next best moves, if any is near the best.
fn other(
    evaluator: &mut Evaluator<&Net>,
    position: Position,
    throw: [u8; 2],
    found: &mut Afterstates,
    rng: &mut ChaCha8Rng,
) -> Option<Reply> {
    let replies = evaluator.replies(position, throw, found, |chances| {
        i64::from(chances.equity())
    });
    let (best, others) = replies.split_first()?;
    let near = others
        .iter()
        .take(OTHERS)
        .take_while(|reply| best.value - reply.value <= NEAR)
        .count();
    (near > 0).then(|| others[rng.random_range(0..near)])
}

fn best(
    evaluator: &mut Evaluator<&Net>,
    position: Position,
    throw: [u8; 2],
    found: &mut Afterstates,
) -> (Position, Chances) {
    evaluator.best(position, throw, found, |chances| {
        i64::from(chances.equity())
    })
}

/// What the one on turn expects: the mean over all throws, each followed by the best move.
fn mean_of_throws(
    evaluator: &mut Evaluator<&Net>,
    position: Position,
    found: &mut Afterstates,
) -> [f32; OUTPUTS] {
    let mut sums = [0.0; OUTPUTS];
    for (throw, ways) in TWO_DICE {
        let chances = shares(best(evaluator, position, throw, found).1);
        sums.iter_mut()
            .zip(chances)
            .for_each(|(sum, chance)| *sum += f32::from(ways) / 36.0 * chance);
    }
    sums
}

fn push(position: Position, target: &[f32; OUTPUTS], samples: &mut Vec<Sample>) {
    if position.contact() {
        samples.push(Sample::new(
            CONTACT_NET,
            ContactInputs::new().write(position),
            target,
        ));
    } else {
        let mut seen = [0; RACE];
        inputs::race(position, &mut seen);
        samples.push(Sample::new(RACE_NET, &seen, target));
    }
}

fn shares(chances: Chances) -> [f32; OUTPUTS] {
    chances
        .list()
        .map(|millionths| millionths as f32 / CERTAIN as f32)
}

/// What the opponent expects.
fn turned(
    [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ]: [f32; OUTPUTS],
) -> [f32; OUTPUTS] {
    [
        1.0 - win,
        lose_gammon,
        lose_backgammon,
        win_gammon,
        win_backgammon,
    ]
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn a_game_is_cut_where_another_move_was_played_and_each_throw_has_its_luck() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let nets: Vec<_> = shapes()
            .into_iter()
            .map(|shape| FloatNet::random(shape, &mut rng).rounded().unwrap())
            .collect();
        let (contact, race) = (&nets[0], &nets[1]);
        let mut evaluator = Evaluator::new(Nets { contact, race }, true);
        let mut found = Afterstates::new();
        for look_ahead in [false, true] {
            let courses = game(&mut evaluator, &mut found, look_ahead, &mut rng);
            assert!(courses.len() > 1, "no other move in a whole game");
            for course in &courses {
                let throws = course.positions.len();
                assert_eq!(course.estimates.len(), throws);
                assert_eq!(course.luck.len(), if look_ahead { throws } else { 0 });
            }
            let [ended, cut] = [courses.len() - 1, 0].map(|at| courses[at].ended[0]);
            assert_eq!(ended, 0.0, "the one on turn after the end has lost");
            assert!(0.0 < cut && cut < 1.0, "an estimate ends what was cut off");
        }
    }
}
