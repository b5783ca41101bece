//! `replay`: a session, event by event.

use std::{io::Write, path::PathBuf};

use clap::Args;
use tesserae_rules::session::record;

use crate::{Failure, session_file};

/// The arguments of `replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// A save file or a record.
    pub file: PathBuf,
    /// Stop after this many events.
    #[arg(long, value_name = "EVENTS")]
    pub to: Option<usize>,
    /// Draw the board after every event, not only at the end.
    #[arg(long)]
    pub draw: bool,
}

/// Prints a line for each event, with the position after it, and draws the board at the end.
///
/// # Errors
/// If the file cannot be read or holds no session.
pub fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let session = session_file::session(&args.file)?;
    let no_start = || Failure::in_file(&args.file, "the session cannot be begun");
    let mut game = session.at(0).ok_or_else(no_start)?;
    let names = session.header().both_names(session.game());
    writeln!(out, "{}: {} and {}", session.header().game.title(), names[0], names[1])?;
    writeln!(out, "{:>5}  {:<24}  {}", 0, "", game.position())?;
    let events = session.events().iter().take(args.to.unwrap_or(usize::MAX));
    for (index, event) in events.enumerate() {
        let who = game.pending().seat().map_or("Both", |seat| game.seat_name(seat));
        let text = format!("{who} {}", game.write_action(&event.action));
        game.act_unchecked(&event.action);
        writeln!(out, "{:>5}  {text:<24}  {}", index + 1, game.position())?;
        if args.draw {
            writeln!(out, "{}\n", game.drawing().trim_end())?;
        }
    }
    if !args.draw {
        writeln!(out, "{}", game.drawing().trim_end())?;
    }
    match game.outcome() {
        Some(outcome) => writeln!(out, "{}", record::in_words(outcome, names))?,
        None => writeln!(out, "{}", game.prompt(names))?,
    }
    Ok(())
}
