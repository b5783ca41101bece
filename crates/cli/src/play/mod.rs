//! `play`: a game in the terminal, for two people at one keyboard or for one against a bot.

mod command;
mod seats;
mod terminal_game;
mod turn_text;

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use tesserae_formats::{record, text_encoding::decode};
use tesserae_rules::{
    DiceSource, Header, Seat, Session,
    session::{Player, save},
};
use tesserae_words::{Language, common, terminal};

use crate::{
    Failure,
    bots::BotFiles,
    failure::in_one_line,
    game_args::{self, GameArgs},
    language::LanguageArgs,
    session_file::{self, AutoSave},
};
pub use seats::{Occupant, SeatArg};
use terminal_game::TerminalGame;

/// The arguments of `play`.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The game; left out with --resume.
    #[command(flatten)]
    pub game_args: Option<GameArgs>,
    /// The names of the players.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    pub names: Vec<String>,
    /// The seed of the throws; a new one for each game if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Who takes a seat: person, random, or a level (guest, regular, gambler, master, oracle), as
    /// second=master; without a seat it is the second. May be given for both seats.
    #[arg(long = "seat", value_name = "[SEAT=]PLAYER")]
    pub seats: Vec<SeatArg>,
    /// The bots' files.
    #[command(flatten)]
    pub bot_files: BotFiles,
    /// The source of the throws: “seeded” if the program draws them, “entered” if real dice are
    /// typed in.
    #[arg(long, value_parser = dice_source)]
    pub dice: Option<DiceSource>,
    /// Save the game in this file after every event; it must not exist yet.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub save: Option<PathBuf>,
    /// Go on with the game in this file, and save it there.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub resume: Option<PathBuf>,
    /// If the file to resume is damaged, go on with its undamaged part. The damaged file is kept
    /// as FILE.damaged.
    #[arg(long, requires = "resume")]
    pub recover: bool,
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

fn dice_source(key: &str) -> Result<DiceSource, String> {
    DiceSource::from_key(key)
        .filter(|source| matches!(source, DiceSource::Seeded | DiceSource::Entered))
        .ok_or_else(|| "throws are “seeded” or “entered”".to_owned())
}

/// Plays until the series is over or a player quits.
///
/// # Errors
/// If the game, a house rule, the position or the file to resume is wrong, or the file can no
/// longer be written.
pub fn run(
    args: &PlayArgs,
    language: &Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut session, auto_save) = match (&args.resume, &args.game_args) {
        (Some(path), _) => resume(path, args.recover, language, out)?,
        (None, Some(game_args)) => begin(args, game_args)?,
        (None, None) => {
            return Err(Failure::Input(terminal::no_game_named("--resume")));
        }
    };
    let dice = args.dice.unwrap_or_else(|| terminal_dice(&session));
    if session.dice_source() != dice {
        session.set_dice(dice);
    }
    let occupants = occupants(args, &session)?;
    let has_bots = occupants
        .iter()
        .any(|occupant| matches!(occupant, Occupant::Bot(_)));
    let knowledge = has_bots
        .then(|| args.bot_files.load(session.game().kind()))
        .transpose()?;
    let mut game = TerminalGame::new(session, auto_save, occupants, knowledge, language);
    game.play(input, out)?;
    if game.auto_save.is_none() && game.session.game().outcome().is_none() {
        let not_saved = language.word(&terminal::not_saved("--save"));
        writeln!(out, "{not_saved}\n")?;
        writeln!(out, "{}", record::write(&game.session))?;
    }
    Ok(())
}

/// Who sits where: as the arguments say, else as the session's header does.
fn occupants(args: &PlayArgs, session: &Session) -> Result<[Occupant; 2], Failure> {
    let mut occupants = [Occupant::Person; 2];
    for seat in Seat::BOTH {
        if let Some(key) = session.header().players[seat.index()].bot() {
            occupants[seat.index()] = Occupant::Bot(key.parse().map_err(Failure::in_english)?);
        }
    }
    for arg in &args.seats {
        occupants[arg.seat.index()] = arg.occupant;
    }
    Ok(occupants)
}

/// The source of a session's throws if none is given: there are no dice to throw in a terminal.
fn terminal_dice(session: &Session) -> DiceSource {
    if session.dice_source() == DiceSource::Entered {
        DiceSource::Entered
    } else {
        DiceSource::Seeded
    }
}

fn begin(args: &PlayArgs, game_args: &GameArgs) -> Result<(Session, Option<AutoSave>), Failure> {
    let mut names = args.names.iter().cloned();
    let names = [
        names.next().unwrap_or_default(),
        names.next().unwrap_or_default(),
    ];
    let seed = args.seed.unwrap_or_else(game_args::seed_from_clock);
    let mut players = <[Player; 2]>::default();
    for arg in &args.seats {
        players[arg.seat.index()] = arg.occupant.player();
    }
    let header = Header {
        players,
        names,
        dice: args.dice,
        seed: Some(seed),
        date: Some(game_args::today()),
        ..game_args.header()?
    };
    let session = Session::new(header).map_err(|error| Failure::Input(error.text()))?;
    let auto_save = args
        .save
        .as_ref()
        .map(|path| AutoSave::create(path, &session))
        .transpose()?;
    Ok((session, auto_save))
}

fn resume(
    path: &Path,
    recover: bool,
    language: &Language,
    out: &mut dyn Write,
) -> Result<(Session, Option<AutoSave>), Failure> {
    let bytes = session_file::read(path)?;
    let recovered = save::load_lenient(decode(&bytes).as_bytes())
        .map_err(|error| Failure::in_file(path, error.text()))?;
    let Some(damage) = recovered.damage else {
        return Ok((recovered.session, Some(AutoSave::resume(path, &bytes)?)));
    };
    if !recover {
        let what = terminal::or_recover(damage.text(), "--recover");
        return Err(Failure::in_file(path, what));
    }
    let (auto_save, damaged) = AutoSave::recover(path, &recovered.session)?;
    let file = common::as_written(path.display().to_string());
    let what = common::titled(file, damage.text());
    let kept = terminal::kept_damaged(what, damaged.display().to_string());
    writeln!(out, "{}", in_one_line(&kept, language))?;
    Ok((recovered.session, Some(auto_save)))
}
