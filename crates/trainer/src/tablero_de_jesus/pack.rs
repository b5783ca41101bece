//! The table that is shipped, from all solutions in a folder.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use tesserae_bots::{
    Section,
    tablero_de_jesus::{
        Aim, BOARD_SECTION, PURSE_SECTION, Table, Variant,
        board::{self, BOARDS},
        purses,
    },
};
use tesserae_rules::tablero_de_jesus::{Options, SeveralRuns};

use super::{
    low_rank::Symmetric,
    solution::{self, Solution},
};

/// How many factors a board has.
const RANK: usize = 8;
/// The step to which factors of boards are rounded.
const STEP: f64 = 0.12;
/// What a win counts in coins beside the coins themselves, when the factors are chosen.
const WIN: f64 = 4.0;

/// What the coins of the variant in which one of several runs is taken count, when the factors are
/// chosen.
const ONE_RUN: f64 = 0.7;

/// The table that is shipped: the boards' factors are the principal components of the usual game,
/// for coins and for winning, and of the variant in which one of several runs is taken, where it
/// has been solved; those of the purses are fitted to each solution.
///
/// # Errors
/// If the solutions of the usual game are missing, or a file cannot be read.
pub fn pack(work: &Path) -> Result<Vec<Section>> {
    let usual = |aim| {
        let path = solution::path(work, &Options::default(), aim);
        solution::read(&path)
            .context("the usual game is to be solved first, for coins and with --win")
    };
    let mut solutions = vec![(usual(Aim::Coins)?, 1.0), (usual(Aim::Win)?, WIN)];
    // Of all house rules this one changes most what boards are worth.
    let one_run = Options {
        several_runs: SeveralRuns::One,
        ..Options::default()
    };
    let path = solution::path(work, &one_run, Aim::Coins);
    if path.exists() {
        solutions.push((solution::read(&path)?, ONE_RUN));
    }
    let boards: Vec<usize> = (0..BOARDS)
        .filter(|board| board::mirror(*board) >= *board)
        .collect();
    let factors = choose_factors(&solutions, &boards);
    drop(solutions);
    let mut variants = Vec::new();
    let mut paths: Vec<_> = fs::read_dir(work)
        .with_context(|| format!("cannot read {}", work.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "bin"))
        .collect();
    paths.sort();
    for path in paths {
        let variant = fit(&solution::read(&path)?, &factors, &boards)?;
        println!("{}", path.display());
        variants.push(variant);
    }
    let table = Table::from_parts(RANK, factors, variants);
    let [board_bytes, purse_bytes] = table.write();
    ensure!(
        Table::read(&board_bytes, &purse_bytes).as_ref() == Ok(&table),
        "the table is not read back as it was written"
    );
    let sections = [(BOARD_SECTION, board_bytes), (PURSE_SECTION, purse_bytes)];
    Ok(sections
        .map(|(name, bytes)| Section {
            name: name.to_owned(),
            bytes,
        })
        .into())
}

/// The values of a board with each purse.
fn row<'a>(solution: &'a Solution, board: usize) -> impl Iterator<Item = f64> + 'a {
    let lanes = solution.values.len() / BOARDS;
    let row = solution.values.get(board * lanes..).unwrap_or(&[]);
    row.iter()
        .take(purses(&solution.options))
        .map(|value| f64::from(*value))
}

/// Factors for every board.
fn choose_factors(solutions: &[(Solution, f64)], boards: &[usize]) -> Vec<i16> {
    let whole = |board: usize| -> Vec<f64> {
        solutions
            .iter()
            .flat_map(|(solution, weight)| row(solution, board).map(move |value| weight * value))
            .collect()
    };
    let size = whole(0).len();
    let mut mean = vec![0.0; size];
    for board in boards {
        mean.iter_mut()
            .zip(whole(*board))
            .for_each(|(sum, value)| *sum += value / boards.len() as f64);
    }
    let centred = |board: usize| -> Vec<f64> {
        whole(board)
            .iter()
            .zip(&mean)
            .map(|(value, mean)| value - mean)
            .collect()
    };
    let mut products = Symmetric::new(size);
    boards
        .iter()
        .for_each(|board| products.add(&centred(*board)));
    let directions = products.eigenvectors(RANK);
    let mut factors = vec![0; BOARDS * RANK];
    for board in boards {
        let centred = centred(*board);
        for (at, direction) in directions.iter().enumerate() {
            let factor: f64 = centred
                .iter()
                .zip(direction)
                .map(|(value, part)| value * part)
                .sum();
            let rounded = (factor / STEP).round() as i16;
            factors[board * RANK + at] = rounded;
            factors[board::mirror(*board) * RANK + at] = rounded;
        }
    }
    factors
}

/// The factors of the purses that fit a solution best.
fn fit(solution: &Solution, factors: &[i16], boards: &[usize]) -> Result<Variant> {
    let count = purses(&solution.options);
    let mut products = Symmetric::new(RANK + 1);
    let mut right = vec![vec![0.0; RANK + 1]; count];
    for board in boards {
        let parts: Vec<f64> = std::iter::once(1.0)
            .chain(
                factors[board * RANK..(board + 1) * RANK]
                    .iter()
                    .map(|factor| f64::from(*factor)),
            )
            .collect();
        products.add(&parts);
        for (right, value) in right.iter_mut().zip(row(solution, *board)) {
            right
                .iter_mut()
                .zip(&parts)
                .for_each(|(sum, part)| *sum += value * part);
        }
    }
    let purses = right
        .iter()
        .map(|right| {
            let numbers = products
                .solve(right)
                .into_iter()
                .map(|number| (number * 1e6).round());
            numbers
                .map(|number| {
                    if number.abs() < 2e9 {
                        Some(number as i32)
                    } else {
                        None
                    }
                })
                .collect()
        })
        .collect::<Option<Vec<Vec<i32>>>>()
        .context("a factor of a purse is too large")?;
    Ok(Variant {
        options: solution.options,
        aim: solution.aim,
        purses,
    })
}
