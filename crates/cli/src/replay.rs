//! `replay`: a session, event by event.

use std::{io::Write, path::PathBuf};

use clap::Args;
use tesserae_words::{Language, Text, terminal};

use crate::{Failure, columns::padded, language::LanguageArgs, names, session_file};

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
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

/// Prints a line for each event, with the position after it, and draws the board at the end.
///
/// # Errors
/// If the file cannot be read or holds no session.
pub fn run(args: &ReplayArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let session = session_file::session(&args.file, language)?;
    let word = |text: &Text| language.word(text);
    let names = names::both(session.header(), session.game());
    writeln!(out, "{}", word(&names::heading(&session)))?;
    writeln!(out, "{:>5}  {:<24}  {}", 0, "", session.start().position())?;
    let mut last = None;
    for moment in session.replay().take(args.to.unwrap_or(usize::MAX)) {
        let who = moment
            .seat()
            .map_or_else(terminal::both, |seat| moment.before.seat_title(seat));
        let text = padded(&format!("{} {}", word(&who), moment.word()), 24);
        let (number, position) = (moment.index + 1, moment.after.position());
        writeln!(out, "{number:>5}  {text}  {position}")?;
        if args.draw {
            writeln!(out, "{}\n", moment.after.drawing_in(&word).trim_end())?;
        }
        last = Some(moment.after);
    }
    let game = last.as_deref().unwrap_or_else(|| session.start());
    if !args.draw {
        writeln!(out, "{}", game.drawing_in(&word).trim_end())?;
    }
    let to = names.into();
    let end = match game.outcome() {
        Some(outcome) => outcome.in_words(&to, game.unit()),
        None => game.prompt(&to),
    };
    writeln!(out, "{}", word(&end))?;
    Ok(())
}
