//! The games that can be trained, one file each.

mod backgammon;
mod tablero_di_berona;

use std::path::Path;

use anyhow::{Result, bail};
use tesserae_rules::Kind;

use crate::lessons::Course;

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
pub fn pack(kind: Kind, work: &Path, out: &Path) -> Result<()> {
    match kind {
        Kind::TableroDeJesus => crate::tablero_de_jesus::pack(work, out),
        Kind::TableroDiBerona => tablero_di_berona::pack(work, out),
        _ => bail!("nothing is packed for {} yet", kind.title()),
    }
}
