//! `replay`: a session, event by event.

use std::{io::Write, path::PathBuf};

use clap::Args;

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
    let names = session.header().written_names(session.game());
    writeln!(
        out,
        "{}: {} and {}",
        session.header().game.title(),
        names[0],
        names[1]
    )?;
    writeln!(out, "{:>5}  {:<24}  {}", 0, "", session.start().position())?;
    let mut last = None;
    for moment in session.replay().take(args.to.unwrap_or(usize::MAX)) {
        let who = moment
            .seat()
            .map_or("Both", |seat| moment.before.seat_name(seat));
        let text = format!("{who} {}", moment.word());
        writeln!(
            out,
            "{:>5}  {text:<24}  {}",
            moment.index + 1,
            moment.after.position()
        )?;
        if args.draw {
            writeln!(out, "{}\n", moment.after.drawing().trim_end())?;
        }
        last = Some(moment.after);
    }
    let game = last.as_deref().unwrap_or_else(|| session.start());
    if !args.draw {
        writeln!(out, "{}", game.drawing().trim_end())?;
    }
    match game.outcome() {
        Some(outcome) => writeln!(out, "{}", outcome.in_words(&names.into(), game.unit()))?,
        None => writeln!(out, "{}", game.prompt(&names.into()))?,
    }
    Ok(())
}
