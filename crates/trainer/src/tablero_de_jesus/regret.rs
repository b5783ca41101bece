//! What the decisions of a level cost against a solution.

use std::{path::PathBuf, sync::Arc};

use anyhow::{Context, Result};
use clap::Args;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Decision, Knowledge, Level, Search, Stop,
    tablero_de_jesus::{Aim, Solver, board},
};
use tesserae_rules::{
    Game, HouseRules, Kind, Pending,
    tablero_de_jesus::{CoinsLeft, Phase, Position, Role, State},
};

use super::{solution, solve::opening_value};
use crate::mean::Mean;

/// The arguments of `regret`.
#[derive(Args, Clone, Debug)]
pub struct Regret {
    /// The solution to compare with
    #[arg(long)]
    pub solution: PathBuf,
    /// The knowledge of the bot
    #[arg(long, default_value = "assets/bots/tablero_de_jesus.bin")]
    pub knowledge: PathBuf,
    /// Who plays both sides
    #[arg(long, default_value = "oracle")]
    pub level: Level,
    /// How many games are played
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    /// What every throw is drawn from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Plays games, and compares each decision with the best one by the solution.
///
/// # Errors
/// If a file cannot be read or the bot does not know the game.
pub fn regret(args: &Regret) -> Result<()> {
    let solution = solution::read(&args.solution)?;
    let options = solution.options;
    anyhow::ensure!(
        solution.aim == Aim::Coins,
        "regret is measured in coins: this is a solution for winning"
    );
    let solver = solution.solver()?;
    let bytes = std::fs::read(&args.knowledge)
        .with_context(|| format!("cannot read {}", args.knowledge.display()))?;
    let knowledge = Arc::new(Knowledge::read(Kind::TableroDeJesus, &bytes)?);
    let (mut each, mut games, mut error) = (Mean::default(), Mean::default(), Mean::default());
    for game in 0..args.games {
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        rng.set_stream(game);
        let mut state = State::new(options);
        let mut lost = 0.0;
        while state.pending() != Pending::Over {
            let ranking = Search::new(&state, &knowledge, args.level, args.seed ^ game)
                .think(&Stop::never())?;
            if let Some(position) = state.compact() {
                let estimate = ranking
                    .candidates()
                    .first()
                    .map_or(0.0, |best| best.value.as_f64());
                if !matches!(position.phase, Phase::Move(_)) {
                    error.add(estimate - value(&solver, &position));
                }
                if ranking.candidates().len() > 1 {
                    let worth = |decision: &Decision| after(&solver, &state, decision);
                    let best = ranking
                        .candidates()
                        .iter()
                        .map(|candidate| worth(&candidate.decision));
                    let cost = best.fold(f64::NEG_INFINITY, f64::max) - worth(ranking.choice());
                    each.add(cost);
                    lost += cost;
                }
            }
            for action in ranking.choice().actions(&state, &mut rng) {
                state.act(&action)?;
            }
        }
        games.add(lost);
    }
    println!("rules: {:?}", options.rule_values());
    println!(
        "opening worth {:+.4} coins to the low roller, {} sweeps",
        opening_value(&solver),
        solver.sweeps()
    );
    println!(
        "{} gives values with an error of {:.4} coins (root mean square)",
        args.level.key(),
        error.root_mean_square()
    );
    println!(
        "{} decisions of {}: {:.5} ± {:.5} coins each, at worst {:.3}; {:.4} ± {:.4} coins a game (both sides)",
        each.count(),
        args.level.key(),
        each.mean(),
        each.spread(),
        each.largest(),
        games.mean(),
        games.spread(),
    );
    Ok(())
}

/// What a position is worth to the player on turn; if the game is over, to the loser.
fn value(solver: &Solver, position: &Position) -> f64 {
    let Position {
        rows,
        purses,
        turn,
        phase,
    } = *position;
    let purse = position.purse(turn);
    let seen = |board| {
        if turn == Role::Low {
            board
        } else {
            board::flip(board)
        }
    };
    let board = board::read(rows).map_or(0, seen);
    f64::from(match phase {
        Phase::Lost => {
            let [own, other] = [purse, purses[0] + purses[1] - purse];
            debug_assert!(
                solver.options().coins_left == CoinsLeft::Nobody
                    || own + other == 2 * solver.options().stake
            );
            (f32::from(own) - f32::from(other)) / 2.0
        }
        Phase::Throw | Phase::Move(_) => solver.throw_value(board, purse),
        Phase::Receive | Phase::Decide => solver.best_value(board, purse),
    })
}

/// What a decision is worth to the player on turn.
fn after(solver: &Solver, state: &State, decision: &Decision) -> f64 {
    let Some(position) = state.compact() else {
        return 0.0;
    };
    match decision {
        Decision::Throw => value(
            solver,
            &Position {
                phase: Phase::Throw,
                ..position
            },
        ),
        Decision::Act(actions) => {
            let mut after = state.clone();
            actions
                .iter()
                .for_each(|action| drop(after.act_unchecked(action)));
            let Some(after) = after.compact() else {
                return 0.0;
            };
            let value = value(solver, &after);
            if after.turn == position.turn {
                value
            } else {
                -value
            }
        }
    }
}
