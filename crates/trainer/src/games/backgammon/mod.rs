//! Backgammon: a net for contact and one for races, by the chances of the five ends.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Knowledge, Level, Net, Section,
    backgammon::{
        Chances, Evaluator, Nets,
        chances::CERTAIN,
        evaluator::{OUTPUTS, Reply},
        inputs::{self, CONTACT, ContactInputs, RACE},
    },
};
use tesserae_rules::{
    Kind,
    backgammon::{Afterstates, Position},
};

use crate::{
    Pack, checkpoint,
    float_net::{FloatNet, Shape},
    returns::lambda_returns,
    samples::{self, Method, Samples},
};

/// The training of backgammon.
pub struct Backgammon;

mod late_contact;

/// One game of so many begins in a position of `late_contact`.
const LATE: u32 = 8;

/// How many of the best moves are looked at one throw further, so that the net learns to tell them apart.
const OPEN: usize = 3;
/// How much worse than the best they may seem, in millionths of the stake.
const CLOSE: i64 = 80_000;

/// The numbers of the nets.
const CONTACT_NET: usize = 0;
const RACE_NET: usize = 1;

impl samples::SelfPlay for Backgammon {
    fn shapes(&self) -> Vec<Shape> {
        let shape = |inputs, hidden| Shape { inputs, hidden, outputs: OUTPUTS, emphasis: &[] };
        vec![shape(CONTACT, 160), shape(RACE, 64)]
    }

    /// From a checkpoint, or from a level of a file of knowledge: `FILE@LEVEL`. They may have fewer hidden units.
    fn begin(&self, from: &Path, shapes: &[Shape], rng: &mut ChaCha8Rng) -> Result<Vec<FloatNet>> {
        let nets = read_nets(&from.to_string_lossy())?;
        let fits = nets.iter().zip(shapes).all(|(net, shape)| net.shape.hidden <= shape.hidden);
        ensure!(fits, "{} has more hidden units than --hidden", from.display());
        Ok(nets.iter().zip(shapes).map(|(net, shape)| net.widened(shape.hidden, rng)).collect())
    }

    fn play(&self, nets: &[Net], method: Method, games: &mut dyn Iterator<Item = ChaCha8Rng>, samples: &mut Samples) {
        let [contact, race] = nets else { return };
        let mut evaluator = Evaluator::new(Nets { contact, race }, true);
        let mut found = Afterstates::new();
        for mut rng in games {
            match method {
                Method::Returns { lambda } => by_returns(&mut evaluator, &mut found, lambda, &mut rng, samples),
                Method::LookAhead => by_look_ahead(&mut evaluator, &mut found, &mut rng, samples),
            }
        }
    }
}

/// Writes the knowledge: the nets of every level, each once, and which level plays with which and looks how far.
///
/// # Errors
/// If there are not five levels, or a checkpoint cannot be read, or the file cannot be written.
pub fn pack(args: &Pack) -> Result<()> {
    ensure!(args.levels.len() == Level::ALL.len(), "give --level five times, weakest first");
    let mut files: Vec<&str> = Vec::new();
    let (mut sections, mut levels) = (Vec::new(), Vec::new());
    for level in &args.levels {
        let wrong = || format!("--level {level} is not FILE:AHEAD with AHEAD from 0 to 2");
        let (file, ahead) = level.rsplit_once(':').with_context(wrong)?;
        let ahead = ahead.parse::<u8>().ok().filter(|ahead| *ahead <= 2).with_context(wrong)?;
        let at = files.iter().position(|known| *known == file).unwrap_or(files.len());
        if at == files.len() {
            files.push(file);
            for (name, net) in ["net.c", "net.r"].iter().zip(&read_nets(file)?) {
                sections.push(Section { name: format!("{name}{at}"), bytes: net.rounded()?.write() });
            }
        }
        levels.extend([at as u8, ahead]);
    }
    sections.push(Section { name: "levels".to_owned(), bytes: levels });
    super::write(args.game, &sections, &args.out)
}

/// The nets of a checkpoint, or of a level of a file of knowledge: `FILE@LEVEL`.
fn read_nets(from: &str) -> Result<Vec<FloatNet>> {
    let Some((file, level)) = from.rsplit_once('@') else {
        return checkpoint::read_all(Path::new(from), &samples::SelfPlay::shapes(&Backgammon));
    };
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
    let (nets, _) = Nets::read(&Knowledge::read(Kind::Backgammon, &bytes)?, level.parse()?)?;
    Ok([nets.contact, nets.race].iter().map(|net| FloatNet::unrounded(net)).collect())
}

/// The positions of a game, each as the one on turn sees it before the throw, with what the nets say of it, and the end
/// as the loser sees it.
fn game(
    evaluator: &mut Evaluator<&Net>,
    found: &mut Afterstates,
    rng: &mut ChaCha8Rng,
) -> (Vec<(Position, Chances)>, Chances) {
    let late = rng.random_range(0..LATE) == 0;
    let mut position = if late { late_contact::draw(rng) } else { Position::START };
    let mut course = vec![(position, evaluator.chances(position))];
    let mut throw = loop {
        let throw: [u8; 2] = [rng.random_range(1..=6), rng.random_range(1..=6)];
        if late || throw[0] != throw[1] {
            break throw;
        }
    };
    loop {
        let (end, chances) = evaluator.best(position, throw, found, |chances| i64::from(chances.equity()));
        position = end.turned();
        if let Some(ended) = Chances::ended(position, true) {
            return (course, ended);
        }
        course.push((position, chances.turned()));
        throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
    }
}

fn by_returns(
    evaluator: &mut Evaluator<&Net>,
    found: &mut Afterstates,
    lambda: f32,
    rng: &mut ChaCha8Rng,
    samples: &mut Samples,
) {
    let (course, ended) = game(evaluator, found, rng);
    let estimates: Vec<_> = course.iter().map(|(_, chances)| shares(*chances)).collect();
    let targets = lambda_returns(&estimates, shares(ended), lambda, |_, shares| turned(shares));
    course.iter().zip(targets).for_each(|((position, _), target)| push(*position, &target, samples));
}

fn by_look_ahead(
    evaluator: &mut Evaluator<&Net>,
    found: &mut Afterstates,
    rng: &mut ChaCha8Rng,
    samples: &mut Samples,
) {
    let worth = |chances: Chances| i64::from(chances.equity());
    let mut replies = Vec::new();
    let mut position = Position::START;
    while Chances::ended(position, true).is_none() {
        let throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
        evaluator.replies(position, throw, found, worth, &mut replies);
        let Some(mut best) = replies.first().copied() else { return };
        let close = |reply: &&Reply| best.value - reply.value <= CLOSE;
        let open = replies.iter().take(OPEN).take_while(close).count();
        // Neighbours in a game are alike: some of them are enough, above all those in which something is to be decided.
        if rng.random_range(0..if open > 1 { 3 } else { 6 }) == 0 {
            let mut most = i64::MIN;
            for reply in &replies[..open] {
                let after = reply.position.turned();
                let chances = evaluator.look_ahead(after, found, worth);
                push(after, &shares(chances), samples);
                let value = worth(chances.turned());
                if value > most {
                    (most, best) = (value, *reply);
                }
            }
        }
        position = best.position.turned();
    }
}

fn push(position: Position, target: &[f32; OUTPUTS], samples: &mut Samples) {
    if position.contact() {
        samples.push(CONTACT_NET, ContactInputs::new().write(position), target);
    } else {
        let mut seen = [0; RACE];
        inputs::race(position, &mut seen);
        samples.push(RACE_NET, &seen, target);
    }
}

fn shares(chances: Chances) -> [f32; OUTPUTS] {
    chances.list().map(|millionths| millionths as f32 / CERTAIN as f32)
}

/// What the opponent expects.
fn turned([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; OUTPUTS]) -> [f32; OUTPUTS] {
    [1.0 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon]
}
