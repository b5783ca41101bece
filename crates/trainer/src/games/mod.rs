//! The games that can be trained, one file each.

mod backgammon;
mod tablero_di_berona;
pub mod tabula;
pub mod ur;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use tesserae_bots::{Knowledge, Section};
use tesserae_rules::Kind;

use crate::{
    Pack, checkpoint,
    float_net::{FloatNet, Shape},
    samples::SelfPlay,
};

/// How a game is trained, with what lies in its folder already.
///
/// # Errors
/// If nobody has written that yet, or the folder holds something damaged.
pub fn self_play(kind: Kind, work: &Path) -> Result<Box<dyn SelfPlay>> {
    match kind {
        Kind::Backgammon => Ok(Box::new(backgammon::Backgammon)),
        Kind::Tabula => Ok(Box::new(tabula::Tabula)),
        Kind::Ur => Ok(Box::new(ur::Ur::new(work)?)),
        Kind::TableroDiBerona => Ok(Box::new(tablero_di_berona::TableroDiBerona)),
        _ => bail!("there is no training for {} yet", kind.title()),
    }
}

/// How the knowledge of a game is written.
type Packing = fn(&Pack) -> Result<()>;

/// The games whose knowledge can be written.
const PACKINGS: &[(Kind, Packing)] = &[
    (Kind::Backgammon, backgammon::pack),
    (Kind::TableroDeJesus, |args| crate::tablero_de_jesus::pack(work(args)?, &args.out)),
    (Kind::TableroDiBerona, |args| write(args.game, &tablero_di_berona::pack(work(args)?, &args.out)?, &args.out)),
    (Kind::Tabula, |args| write(args.game, &tabula::pack(work(args)?, &args.out)?, &args.out)),
    (Kind::Ur, |args| write(args.game, &ur::pack(work(args)?)?, &args.out)),
];

/// The folder of the training run.
fn work(args: &Pack) -> Result<&Path> {
    args.work.as_deref().context("give the folder of the training run with --work")
}

/// Writes the knowledge of a game.
///
/// # Errors
/// If nobody has written that yet, a checkpoint is missing or the file cannot be written.
pub fn pack(args: &Pack) -> Result<()> {
    let known = PACKINGS.iter().find(|(kind, _)| *kind == args.game);
    let (_, packing) = known.with_context(|| format!("nothing is packed for {} yet", args.game.title()))?;
    packing(args)
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

/// The file of a stage of the training in a folder.
fn stage_path(folder: &Path, stage: usize) -> PathBuf {
    folder.join(format!("stage-{stage}.bin"))
}

/// The nets of `stage-0.bin`, `stage-1.bin` … of a folder: checkpoints or snapshots, with any number of hidden units.
fn read_stage(folder: &Path, stage: usize, shape: Shape) -> Result<Vec<FloatNet>> {
    let path = stage_path(folder, stage);
    let count = checkpoint::hidden_sizes(&path)?.len();
    checkpoint::read_all(&path, &vec![shape; count])
}

/// The bytes of a net that a file of knowledge made before has.
fn net_before(kind: Kind, before: &Path, name: &str, shape: Shape) -> Result<Vec<u8>> {
    let wrong = || format!("no {name} to be kept in {}", before.display());
    let knowledge = Knowledge::read(kind, &fs::read(before).with_context(wrong)?)?;
    Ok(knowledge.net(name, shape.inputs, shape.outputs).with_context(wrong)?.write())
}
