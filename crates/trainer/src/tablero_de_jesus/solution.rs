//! Solutions on disk.
//!
//! A file holds `TSJV`, stake, eighth coin, several runs, claiming, coins left and aim (a byte
//! each), the sweeps made (u32) and the values of throwing (f32) by board and purse, little endian.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use tesserae_bots::tablero_de_jesus::{Aim, Solver, read_key, write_key};
use tesserae_rules::tablero_de_jesus::{Claiming, CoinsLeft, Options, SeveralRuns};

const MAGIC: &[u8; 4] = b"TSJV";

/// The file of a solution.
pub fn path(work: &Path, options: &Options, aim: Aim) -> PathBuf {
    let mut name = format!("stake-{}", options.stake);
    let parts = [
        (options.eighth_coin, "-eighth"),
        (options.several_runs == SeveralRuns::One, "-one"),
        (options.claiming == Claiming::EveryReceipt, "-every"),
        (options.claiming == Claiming::Never, "-never"),
        (options.coins_left == CoinsLeft::Nobody, "-nobody"),
        (aim == Aim::Win, "-win"),
        (true, ".bin"),
    ];
    parts
        .iter()
        .filter(|(differs, _)| *differs)
        .for_each(|(_, part)| name += part);
    work.join(name)
}

/// Writes a solution, or how far it is.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, solver: &Solver, aim: Aim) -> Result<()> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(write_key(solver.options(), aim));
    bytes.extend(solver.sweeps().to_le_bytes());
    bytes.extend(solver.values().iter().flat_map(|value| value.to_le_bytes()));
    let beside = path.with_extension("part");
    fs::write(&beside, bytes).with_context(|| format!("cannot write {}", beside.display()))?;
    fs::rename(&beside, path).with_context(|| format!("cannot write {}", path.display()))
}

/// A solution that was read.
pub struct Solution {
    /// The house rules.
    pub options: Options,
    /// What was solved for.
    pub aim: Aim,
    /// The sweeps made.
    pub sweeps: u32,
    /// The values of throwing by board and purse.
    pub values: Vec<f32>,
}

/// Reads a solution.
///
/// # Errors
/// If the file cannot be read or holds something else.
pub fn read(path: &Path) -> Result<Solution> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let cut = || format!("{} is no solution", path.display());
    let (magic, rest) = bytes.split_first_chunk::<4>().with_context(cut)?;
    ensure!(magic == MAGIC, cut());
    let (key, rest) = rest.split_first_chunk().with_context(cut)?;
    let (options, aim) = read_key(*key).with_context(cut)?;
    let (sweeps, rest) = rest.split_first_chunk::<4>().with_context(cut)?;
    let values = rest
        .as_chunks::<4>()
        .0
        .iter()
        .map(|bytes| f32::from_le_bytes(*bytes))
        .collect();
    Ok(Solution {
        options,
        aim,
        sweeps: u32::from_le_bytes(*sweeps),
        values,
    })
}

impl Solution {
    /// The solver that goes on from here.
    ///
    /// # Errors
    /// If the file was cut short.
    pub fn solver(self) -> Result<Solver> {
        Solver::resumed(self.options, self.aim, self.values, self.sweeps)
            .context("the solution is cut short")
    }
}
