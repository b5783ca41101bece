//! The command that solves the game.

use std::{fs, path::PathBuf, time::Instant};

use anyhow::{Context, Result};
use clap::Args;
use tesserae_bots::tablero_de_jesus::{Aim, Solver, board};
use tesserae_rules::{HouseRules, tablero_de_jesus::Options};

use super::solution;

/// The arguments of `solve`.
#[derive(Args, Clone, Debug)]
pub struct Solve {
    /// How many coins each player brings
    #[arg(long, default_value_t = 15)]
    pub stake: u32,
    /// A house rule and its value: `several_runs=one`
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// Solve for winning, however few the coins
    #[arg(long)]
    pub win: bool,
    /// Stop when no value changes by more than this in a sweep
    #[arg(long, default_value_t = 0.0001)]
    pub tolerance: f32,
    /// The folder for solutions
    #[arg(long)]
    pub work: PathBuf,
}

impl Solve {
    fn options(&self) -> Result<Options> {
        let mut options = Options::default();
        options.set("stake", &self.stake.to_string())?;
        for rule in &self.rules {
            let (key, value) = rule
                .split_once('=')
                .with_context(|| format!("--rule {rule} is not KEY=VALUE"))?;
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }
}

/// Seconds between two checkpoints.
const CHECKPOINT: u64 = 120;

/// Solves the game by these house rules, from the last checkpoint if there is one, otherwise from a
/// solution by the usual options and the same stake if there is one.
///
/// # Errors
/// If a house rule is unknown, or the folder cannot be read or written.
pub fn solve(args: &Solve) -> Result<()> {
    let options = args.options()?;
    let aim = if args.win { Aim::Win } else { Aim::Coins };
    fs::create_dir_all(&args.work)
        .with_context(|| format!("cannot make {}", args.work.display()))?;
    let path = solution::path(&args.work, &options, aim);
    let usual = solution::path(
        &args.work,
        &Options {
            stake: options.stake,
            ..Options::default()
        },
        aim,
    );
    let mut solver = if path.exists() {
        solution::read(&path)?.solver()?
    } else if usual.exists() {
        let values = solution::read(&usual)?.values;
        Solver::resumed(options, aim, values, 0)
            .context("the solution to begin with is cut short")?
    } else {
        Solver::new(options, aim)
    };
    let begun = Instant::now();
    let mut written = Instant::now();
    let mut largest = f32::INFINITY;
    let from = solver.sweeps();
    while largest > args.tolerance {
        largest = solver.sweep();
        let seconds = begun.elapsed().as_secs_f64() / f64::from(solver.sweeps() - from);
        // A leap every ten sweeps divides the error by about 8.
        let left = (f64::from(largest / args.tolerance).ln() / 8_f64.ln() * 10.0).max(0.0);
        println!(
            "sweep {}, {seconds:.1} s each, about {:.0} s left, largest change {largest:.6}, opening {:+.5}",
            solver.sweeps(),
            left * seconds,
            opening_value(&solver),
        );
        if largest <= args.tolerance || written.elapsed().as_secs() >= CHECKPOINT {
            solution::write(&path, &solver, aim)?;
            written = Instant::now();
        }
        // Near the end leaps only disturb.
        if solver.sweeps().is_multiple_of(2) && largest > 5.0 * args.tolerance {
            solver.leap();
        }
    }
    Ok(())
}

/// What the opening is worth to the low roller.
pub fn opening_value(solver: &Solver) -> f32 {
    let opening = board::index([6, 6, 0, 0, 0, 0, 0]);
    solver.throw_value(opening, solver.options().stake.saturating_sub(5))
}
