//! `convert`: a game or a position from one format into another.

use std::{
    fs::OpenOptions,
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use tesserae_rules::{
    Header, Kind, Session,
    session::{record, save},
};

use crate::{
    Failure, game_args,
    interchange::{self, Id},
    session_file,
};

/// The arguments of `convert`.
#[derive(Args, Clone, Debug)]
pub struct ConvertArgs {
    /// A save file, a record or a .mat file; or the text of an XGID or a GNU Backgammon ID itself.
    #[arg(required_unless_present = "position")]
    pub input: Option<String>,
    /// A position of backgammon in Tesserae's own notation.
    #[arg(long, conflicts_with = "input")]
    pub position: Option<String>,
    /// The format to write.
    #[arg(long)]
    pub to: Format,
    /// Write to this file, which must not exist yet, instead of the terminal.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// House rules that formats of other programs leave open, as key=value.
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// The game of a .mat file that holds several, counted from 1.
    #[arg(long, value_name = "NUMBER")]
    pub game: Option<usize>,
}

/// The formats that can be written.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Format {
    /// A save file of Tesserae.
    Save,
    /// A game record of Tesserae.
    Record,
    /// The position at the end in the game's own notation.
    Position,
    /// The position at the end as XGID (backgammon).
    Xgid,
    /// The position at the end as position and match ID of GNU Backgammon.
    Gnubg,
    /// The whole match as a .mat file (backgammon).
    Mat,
}

/// Reads one format and writes the other.
///
/// # Errors
/// If the input is in none of the formats, or the other format cannot express it.
pub fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let session = session(args)?;
    let text = match args.to {
        Format::Save => save::save(&session),
        Format::Record => record::write(&session),
        Format::Position => session.game().position() + "\n",
        Format::Xgid => Id::Xgid.write(&session).map_err(Failure::Input)? + "\n",
        Format::Gnubg => Id::Gnubg.write(&session).map_err(Failure::Input)? + "\n",
        Format::Mat => interchange::write_mat(&session).map_err(Failure::Input)?,
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

fn session(args: &ConvertArgs) -> Result<Session, Failure> {
    let house_rules = game_args::house_rules(&args.rules)?;
    let Some(input) = &args.input else {
        let header = Header { house_rules, start: args.position.clone(), ..Header::new(Kind::Backgammon) };
        return Session::new(header).map_err(Failure::input);
    };
    if let Some(id) = Id::of(input) {
        let header = Header { house_rules, ..Header::new(Kind::Backgammon) };
        let header = id.read(input, header).map_err(Failure::Input)?;
        return Session::new(header).map_err(Failure::input);
    }
    session_file::pick_session(Path::new(input), &house_rules, args.game)
}
