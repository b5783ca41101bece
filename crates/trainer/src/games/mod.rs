//! The games that can be trained, one file each.

mod backgammon;
mod tablero_di_berona;

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use tesserae_bots::{Knowledge, Section};
use tesserae_rules::Kind;

use crate::{Pack, lessons::Course};

/// How a game is trained.
///
/// # Errors
/// If nobody has written that yet.
pub fn course(kind: Kind) -> Result<Box<dyn Course>> {
    match kind {
        Kind::Backgammon => Ok(Box::new(backgammon::Course)),
        Kind::TableroDiBerona => Ok(Box::new(tablero_di_berona::Berona)),
        _ => bail!("there is no training for {} yet", kind.title()),
    }
}

/// Writes the knowledge of a game.
///
/// # Errors
/// If a checkpoint is missing or the file cannot be written.
pub fn pack(args: &Pack) -> Result<()> {
    let work = || args.work.as_deref().context("give the folder of the training run with --work");
    match args.game {
        Kind::Backgammon => backgammon::pack(args),
        Kind::TableroDeJesus => crate::tablero_de_jesus::pack(work()?, &args.out),
        Kind::TableroDiBerona => tablero_di_berona::pack(work()?, &args.out),
        _ => bail!("nothing is packed for {} yet", args.game.title()),
    }
}

/// Writes sections of knowledge, after a look at whether they can be read.
///
/// # Errors
/// If they cannot, or the file cannot be written.
pub fn write(kind: Kind, sections: &[Section], out: &Path) -> Result<()> {
    let bytes = Knowledge::write(kind, sections);
    Knowledge::read(kind, &bytes)?;
    fs::write(out, &bytes).with_context(|| format!("cannot write {}", out.display()))?;
    println!("{}: {} bytes, {} sections", out.display(), bytes.len(), sections.len());
    Ok(())
}
