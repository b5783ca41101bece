//! Backgammon: a net for contact and one for races, by the chances of the five ends.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Knowledge, Level, Net, Section,
    backgammon::{
        Chances, Evaluator, Nets,
        chances::{CERTAIN, OUTPUTS},
        inputs::{self, CONTACT, ContactInputs, RACE},
    },
};
use tesserae_rules::{
    Kind,
    backgammon::{Afterstates, Position},
};

use crate::{
    checkpoint,
    float_net::{FloatNet, Shape},
    returns::lambda_returns,
    samples::{Sample, SelfPlay},
};

/// The training of backgammon.
pub struct Backgammon;

mod late_contact;

/// One game in this number begins in a position of `late_contact`.
const LATE: u32 = 8;

/// The numbers of the nets.
const CONTACT_NET: usize = 0;
const RACE_NET: usize = 1;

impl SelfPlay for Backgammon {
    fn shapes(&self) -> Vec<Shape> {
        let shape = |inputs, hidden| Shape {
            inputs,
            hidden,
            outputs: OUTPUTS,
            emphasis: &[],
        };
        vec![shape(CONTACT, 160), shape(RACE, 64)]
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
            let (course, ended) = game(&mut evaluator, &mut found, &mut rng);
            let estimates: Vec<_> = course.iter().map(|(_, chances)| shares(*chances)).collect();
            let targets = lambda_returns(&estimates, shares(ended), lambda, |_, shares| {
                turned(shares)
            });
            course
                .iter()
                .zip(targets)
                .for_each(|((position, _), target)| push(*position, &target, samples));
        }
    }
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
        return Ok(checkpoint::read_nets(Path::new(from), &Backgammon.shapes())?.1);
    };
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
    let (nets, _) = Nets::read(&Knowledge::read(Kind::Backgammon, &bytes)?, level.parse()?)?;
    Ok([nets.contact, nets.race]
        .iter()
        .map(|net| FloatNet::unrounded(net))
        .collect())
}

/// The positions of a game, each as the one on turn sees it before the throw, with what the nets
/// say of it, and the end as the loser sees it.
fn game(
    evaluator: &mut Evaluator<&Net>,
    found: &mut Afterstates,
    rng: &mut ChaCha8Rng,
) -> (Vec<(Position, Chances)>, Chances) {
    let late = rng.random_range(0..LATE) == 0;
    let mut position = if late {
        late_contact::draw(rng)
    } else {
        Position::START
    };
    let mut course = vec![(position, evaluator.chances(position))];
    let mut throw = loop {
        let throw: [u8; 2] = [rng.random_range(1..=6), rng.random_range(1..=6)];
        if late || throw[0] != throw[1] {
            break throw;
        }
    };
    loop {
        let (end, chances) = evaluator.best(position, throw, found, |chances| {
            i64::from(chances.equity())
        });
        position = end.turned();
        if let Some(ended) = Chances::ended(position, true) {
            return (course, ended);
        }
        course.push((position, chances.turned()));
        throw = [rng.random_range(1..=6), rng.random_range(1..=6)];
    }
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
