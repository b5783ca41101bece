//! `diagram`: a position as a flat diagram, in SVG.

use std::{io::Write, path::PathBuf};

use clap::Args;
use tesserae_words::{Language, terminal};

use crate::{
    Failure,
    convert::{self, SourceArgs},
    session_file,
};

/// The arguments of `diagram`.
#[derive(Args, Clone, Debug)]
pub struct DiagramArgs {
    /// What is drawn.
    #[command(flatten)]
    pub source: SourceArgs,
    /// Show the position after this many events of the game instead of the last one; `replay`
    /// counts them.
    #[arg(long, value_name = "EVENTS")]
    pub after: Option<usize>,
    /// Write to this file, which must not exist yet, instead of the terminal.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Writes the diagram.
///
/// # Errors
/// If the input is in none of the formats, the game has not so many events, or the file cannot be
/// written.
pub fn run(args: &DiagramArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let session = convert::session(&args.source, true, language)?;
    let all = session.events().len();
    let after = args.after.unwrap_or(all);
    let game = session
        .at(after)
        .ok_or_else(|| Failure::of_option(format!("--after {after}"), terminal::few_events(all)))?;
    let names = session.header().both_names(game.as_ref());
    let svg = tesserae_diagram::svg(game.as_ref(), &names, language);
    match &args.out {
        None => out.write_all(svg.as_bytes())?,
        Some(path) => session_file::write_new(path, &svg)?,
    }
    Ok(())
}
