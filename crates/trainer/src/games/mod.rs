//! The games that can be trained, one file each.

mod backgammon;
mod tablero_di_berona;
mod tabula;
pub mod ur;

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use tesserae_bots::{Knowledge, Net, Section};
use tesserae_rules::Kind;

use crate::{Pack, Train, checkpoint, float_net::Shape, samples::SelfPlay, tablero_de_jesus};

/// How a game is trained, with what its folder holds already.
///
/// # Errors
/// If it is not trained, or not in that way, or the folder holds something damaged.
pub fn self_play(train: &Train) -> Result<Box<dyn SelfPlay>> {
    Ok(match train.game {
        Kind::Ur => Box::new(ur::Ur::new(&train.work, train.look_ahead)?),
        Kind::Backgammon => Box::new(backgammon::Backgammon {
            look_ahead: train.look_ahead,
        }),
        kind if train.look_ahead => bail!("{} is not trained with --look-ahead", kind.title()),
        Kind::Tabula => Box::new(tabula::Tabula),
        Kind::TableroDiBerona => Box::new(tablero_di_berona::TableroDiBerona),
        Kind::TableroDeJesus => bail!("Tablero de Jesus is solved, not trained"),
    })
}

/// Writes the knowledge of a game, after a look at whether it can be read.
///
/// # Errors
/// If a checkpoint is missing or damaged, or the file cannot be written.
pub fn pack(args: &Pack) -> Result<()> {
    let work = || {
        args.work
            .as_deref()
            .context("give the folder of the training run with --work")
    };
    let sections = match args.game {
        Kind::Backgammon => backgammon::pack(&args.levels)?,
        Kind::TableroDeJesus => tablero_de_jesus::pack(work()?)?,
        Kind::TableroDiBerona => nets(
            args,
            work()?,
            tablero_di_berona::SHAPE,
            tablero_di_berona::files(),
        )?,
        Kind::Tabula => nets(args, work()?, tabula::SHAPE, tabula::files())?,
        Kind::Ur => ur::pack(work()?)?,
    };
    let (bytes, out) = (Knowledge::write(args.game, &sections), args.out.display());
    Knowledge::read(args.game, &bytes)?;
    fs::write(&args.out, &bytes).with_context(|| format!("cannot write {out}"))?;
    println!("{out}: {} bytes, {} sections", bytes.len(), sections.len());
    Ok(())
}

/// The sections of nets, each from a checkpoint or snapshot of one net. Where that file is missing
/// the packed file keeps the net that it has.
fn nets(
    args: &Pack,
    work: &Path,
    shape: Shape,
    files: impl Iterator<Item = (String, String)>,
) -> Result<Vec<Section>> {
    let made = |(name, file): (String, String)| {
        let path = work.join(file);
        let bytes = if path.exists() {
            let (_, nets) = checkpoint::read_nets(&path, &[shape])?;
            nets[0].rounded()?.write()
        } else {
            packed(args, &name, shape)
                .with_context(|| format!("neither {} nor a packed {name}", path.display()))?
                .write()
        };
        Ok(Section { name, bytes })
    };
    files.map(made).collect()
}

/// A net of the packed file as it is.
fn packed(args: &Pack, name: &str, shape: Shape) -> Result<Net> {
    let knowledge = Knowledge::read(args.game, &fs::read(&args.out)?)?;
    Ok(Net::clone(knowledge.net(
        name,
        shape.inputs,
        shape.outputs,
    )?))
}
