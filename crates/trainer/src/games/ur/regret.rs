//! What a level gives away in the endgames that are solved.

use std::{fs, path::PathBuf, sync::Arc};

use anyhow::{Context, Result};
use clap::Args;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{Knowledge, Level, Search, Stop};
use tesserae_rules::{
    Describe, Game, Kind, Pending, Seat,
    ur::{Afterstates, Options, Play, State, points},
};

use super::{ENDGAMES, endgames::Endgames};
use crate::mean::Mean;

/// The arguments of `regret ur`.
#[derive(Args, Clone, Debug)]
pub struct Regret {
    /// The folder with the solved endgames
    #[arg(long)]
    work: PathBuf,
    /// Who plays both sides
    #[arg(long, default_value = "oracle")]
    level: Level,
    /// How many games are played
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// What every throw is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The knowledge of the bot
    #[arg(long, default_value = "assets/bots/ur.bin")]
    knowledge: PathBuf,
}

/// Plays single games and prints the points given away per unforced decision.
///
/// # Errors
/// If the endgames or the knowledge cannot be read, or the bot plays something illegal.
pub fn regret(args: &Regret) -> Result<()> {
    let endgames = Endgames::read(&args.work.join(ENDGAMES))?;
    let bytes = fs::read(&args.knowledge)
        .with_context(|| format!("cannot read {}", args.knowledge.display()))?;
    let knowledge = Arc::new(Knowledge::read(Kind::Ur, &bytes)?);
    let options = Options {
        play: Play::Single,
        ..Options::default()
    };
    let (mut regret, mut coarse) = (Mean::default(), 0);
    for game in 0..args.games {
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        rng.set_stream(game + 1);
        let mut state = State::new(options);
        loop {
            match state.pending() {
                Pending::Over => break,
                Pending::Throw(spec) => drop(state.act(&spec.draw(&mut rng).into())?),
                Pending::Act(seat) => {
                    let best = best(&state, seat, &endgames);
                    let ranking =
                        Search::new(&state, &knowledge, args.level, game).think(&Stop::never())?;
                    for action in ranking.choice().actions(&state, &mut rng) {
                        state
                            .act(&action)
                            .with_context(|| format!("{action:?} at {}", state.position()))?;
                    }
                    if let Some(best) = best {
                        let played = worth(&state, seat, &endgames)
                            .context("an endgame is not in the table")?;
                        let lost = (best - played).max(0.0);
                        regret.add(lost);
                        coarse += u64::from(lost > 0.1);
                    }
                }
            }
        }
    }
    println!(
        "{} unforced decisions of {}: regret {:.5} ± {:.5} points, {:.2} % worse by more than 0.1",
        regret.count(),
        args.level.key(),
        regret.mean(),
        regret.spread(),
        100.0 * coarse as f64 / regret.count().max(1.0),
    );
    Ok(())
}

/// What the best that can be done is worth, if there is a choice and all of it is solved.
fn best(state: &State, seat: Seat, endgames: &Endgames) -> Option<f64> {
    let mut afterstates = Afterstates::new();
    if state.find_afterstates(&mut afterstates) < 2 {
        return None;
    }
    let mut best = f64::MIN;
    for end in afterstates.iter() {
        let thrower = if end.again { seat } else { seat.other() };
        let value = endgames.value(&end.position, thrower)?;
        best = best.max(if thrower == seat {
            value.points
        } else {
            -value.points
        });
    }
    Some(best)
}

/// What a state is worth to a seat.
fn worth(state: &State, seat: Seat, endgames: &Endgames) -> Option<f64> {
    let position = state.compact();
    if let Some(winner) = position.winner() {
        let points = f64::from(points(position.side(winner.other())));
        return Some(if winner == seat { points } else { -points });
    }
    let thrower = state.pending().seat()?;
    let value = endgames.value(&position, thrower)?;
    Some(if thrower == seat {
        value.points
    } else {
        -value.points
    })
}
