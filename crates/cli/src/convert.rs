//! `convert`: one format into another.

use std::{fs::OpenOptions, io::Write, path::PathBuf};

use clap::{Args, ValueEnum};
use tesserae_rules::session::{record, save};

use crate::{Failure, file};

/// The arguments of `convert`.
#[derive(Args, Clone, Debug)]
pub struct ConvertArgs {
    /// A save file or a record.
    pub file: PathBuf,
    /// What to make of it.
    #[arg(long)]
    pub to: Format,
    /// Write to this file, which must not exist yet, instead of the terminal.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// What can be written.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Format {
    /// Our save file.
    Save,
    /// Our game record.
    Record,
    /// The notation of the position at the end.
    Position,
}

/// Reads one format and writes the other.
///
/// # Errors
/// If the file is none of the formats, or the other one cannot tell what it holds.
pub fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let session = file::session(&args.file)?;
    let text = match args.to {
        Format::Save => save::save(&session),
        Format::Record => record::write(&session),
        Format::Position => session.game().position() + "\n",
    };
    match &args.out {
        None => out.write_all(text.as_bytes())?,
        Some(path) => OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| Failure::file(path, error))?,
    }
    Ok(())
}
