//! `play`: a game in the terminal, two people at one keyboard or one against chance.

mod command;
mod table;

use std::{
    io::{BufRead, Write},
    path::PathBuf,
};

use clap::{Args, ValueEnum};
use tesserae_rules::{
    Header, Session,
    session::{record, save},
};

use crate::{
    Failure,
    file::{self, AutoSave},
    set_up::{self, SetUp},
};
use table::Table;

/// The arguments of `play`.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The game; left out with --resume.
    #[command(flatten)]
    pub set_up: Option<SetUp>,
    /// What the two people are called.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    pub names: Vec<String>,
    /// The seed of the throws; another one each time if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Who sits opposite, in the second seat.
    #[arg(long, value_enum, default_value_t = Opposite::Human)]
    pub seat: Opposite,
    /// Where the throws come from: drawn by the program, or typed in from real dice.
    #[arg(long, value_enum, default_value_t = Dice::Seeded)]
    pub dice: Dice,
    /// Keep the game in this file, a line an event; it must not exist yet.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub save: Option<PathBuf>,
    /// Go on with the game in this file, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub resume: Option<PathBuf>,
    /// If the file to resume is damaged, go on with what is whole. The damaged file is kept beside it, as FILE.damaged.
    #[arg(long, requires = "resume")]
    pub recover: bool,
}

/// Who sits in the second seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Opposite {
    /// Another person at the same keyboard.
    Human,
    /// A player that picks any legal step.
    Random,
}

/// Where throws come from.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Dice {
    /// A generator with the header's seed.
    Seeded,
    /// Real dice, typed in.
    Entered,
}

/// Plays until the series is over or somebody leaves.
///
/// # Errors
/// If the game, a house rule, the position or the file to resume is wrong, or the file can no longer be written.
pub fn run(args: &PlayArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let (session, auto_save) = match (&args.resume, &args.set_up) {
        (Some(path), _) => resume(path, args.recover, out)?,
        (None, Some(set_up)) => begin(args, set_up)?,
        (None, None) => return Err(Failure::input("which game? Give its name, or --resume FILE")),
    };
    let mut table = Table::new(session, auto_save, args.seat, args.dice);
    table.play(input, out)?;
    if table.auto_save.is_none() && table.session.game().outcome().is_none() {
        writeln!(out, "The game is not kept. (--save FILE keeps it.) This was it:\n")?;
        writeln!(out, "{}", record::write(&table.session))?;
    }
    Ok(())
}

fn begin(args: &PlayArgs, set_up: &SetUp) -> Result<(Session, Option<AutoSave>), Failure> {
    let mut names = args.names.iter().cloned();
    let names = [names.next().unwrap_or_default(), names.next().unwrap_or_default()];
    let seed = args.seed.unwrap_or_else(set_up::seed_of_the_moment);
    let header = Header { names, seed: Some(seed), date: Some(set_up::today()), ..set_up.header()? };
    let session = Session::new(header).map_err(Failure::input)?;
    let auto_save = args.save.as_ref().map(|path| AutoSave::create(path, &session)).transpose()?;
    Ok((session, auto_save))
}

fn resume(path: &PathBuf, recover: bool, out: &mut dyn Write) -> Result<(Session, Option<AutoSave>), Failure> {
    let bytes = file::read(path)?;
    let recovered = save::load_lenient(&bytes).map_err(|error| Failure::in_file(path, error))?;
    let Some(damage) = recovered.damage else {
        return Ok((recovered.session, Some(AutoSave::resume(path, &bytes)?)));
    };
    if !recover {
        return Err(Failure::in_file(path, format!("{damage} (--recover goes on with what is whole)")));
    }
    let mut kept = path.clone().into_os_string();
    kept.push(".damaged");
    let kept = PathBuf::from(kept);
    if kept.exists() {
        return Err(Failure::in_file(&kept, "is there already from another recovery; move it away first"));
    }
    std::fs::rename(path, &kept).map_err(|error| Failure::file(path, error))?;
    writeln!(out, "{}: {damage}. The damaged file is kept as {}.", path.display(), kept.display())?;
    let auto_save = AutoSave::create(path, &recovered.session)?;
    Ok((recovered.session, Some(auto_save)))
}
