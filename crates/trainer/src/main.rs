//! Makes what the bots know: training, solving, packing and measuring.
//!
//! Everything is seeded and can be resumed: a run that is stopped goes on from its last checkpoint
//! when it is started again with the same folder.
#![forbid(unsafe_code)]

mod adam;
mod checkpoint;
mod fibs;
mod float_net;
mod games;
mod mean;
mod openings;
mod progress;
mod returns;
mod samples;
mod tablero_de_jesus;
mod training;

use std::{io, path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use tesserae_rules::Kind;

/// Makes what the bots of Tesserae know.
#[derive(Parser)]
#[command(version, name = "tesserae-trainer")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train the nets of a game by self-play; goes on where it was stopped
    Train(Train),
    /// Solve exactly what can be solved of a game
    #[command(subcommand)]
    Solve(Solve),
    /// Measure what the decisions of a level cost against a solution
    #[command(subcommand)]
    Regret(Regret),
    /// Write the mean of the weights of several checkpoints of one training
    Mean(Mean),
    /// Answer backgammon boards in the form of FIBS, one a line, so that another program can judge
    Fibs(fibs::Fibs),
    /// Write the knowledge of a game to a file of `assets/bots`
    Pack(Pack),
    /// Judge the first moves of backgammon and the replies to them
    Openings(openings::Openings),
}

/// What can be solved.
#[derive(Subcommand)]
enum Solve {
    /// Tablero de Jesus; goes on where it was stopped
    #[command(name = "tablero_de_jesus")]
    TableroDeJesus(tablero_de_jesus::Solve),
    /// The endgames of the Royal Game of Ur
    Ur(games::ur::Solve),
}

/// What can be compared with a solution.
#[derive(Subcommand)]
enum Regret {
    /// Tablero de Jesus
    #[command(name = "tablero_de_jesus")]
    TableroDeJesus(tablero_de_jesus::Regret),
    /// The endgames of the Royal Game of Ur
    Ur(games::ur::Regret),
}

/// The arguments of `train`.
#[derive(Args, Clone, Debug)]
struct Train {
    /// The game
    game: Kind,
    /// How many games to play in all; the step of learning falls towards the last
    #[arg(long, default_value_t = 500_000)]
    games: u64,
    /// The folder for checkpoints and snapshots
    #[arg(long)]
    work: PathBuf,
    /// What every throw is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played between two updates of the nets
    #[arg(long, default_value_t = 200)]
    batch: u64,
    /// How many threads play; one more learns from the batch before
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// The step of learning at the first game
    #[arg(long, default_value_t = 0.05)]
    first_step: f32,
    /// The step of learning at the last game
    #[arg(long, default_value_t = 0.0015)]
    last_step: f32,
    /// λ at the first game; it goes to --last-lambda in the first half
    #[arg(long, default_value_t = 0.7)]
    lambda: f32,
    /// λ in the second half. At 0 the nets learn from the best of their own estimates and come to
    /// think too well of the player on turn; near 1 they learn from how games end
    #[arg(long, default_value_t = 0.0)]
    last_lambda: f32,
    /// Learn Ur from a look-ahead of one throw instead of from the course of the game, and
    /// backgammon from games without their luck, which takes the same look-ahead
    #[arg(long)]
    look_ahead: bool,
    /// Learn by Adam, with a step of its own for every number; good steps fall from 0.001 to
    /// 0.00003
    #[arg(long)]
    adam: bool,
    /// The hidden units of each net, instead of what the game proposes
    #[arg(long, value_delimiter = ',')]
    hidden: Vec<usize>,
    /// Begin with the nets of this checkpoint or snapshot instead of random ones; in backgammon
    /// also FILE@LEVEL, those of a level in a file of knowledge
    #[arg(long)]
    from: Option<PathBuf>,
}

/// The arguments of `mean`.
#[derive(Args, Clone, Debug)]
struct Mean {
    /// The checkpoints or snapshots
    #[arg(required = true)]
    checkpoints: Vec<PathBuf>,
    /// The checkpoint to write
    #[arg(long)]
    out: PathBuf,
}

/// The arguments of `pack`.
#[derive(Args, Clone, Debug)]
struct Pack {
    /// The game
    game: Kind,
    /// The folder of the training run, for games that need no more
    #[arg(long)]
    work: Option<PathBuf>,
    /// The checkpoint or snapshot of a level and how many throws it looks ahead, as FILE:AHEAD;
    /// once a level, weakest first
    #[arg(long = "level", value_name = "FILE:AHEAD")]
    levels: Vec<String>,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tesserae-trainer: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<()> {
    match command {
        Command::Train(train) => training::train(games::self_play(train)?.as_ref(), train),
        Command::Solve(Solve::TableroDeJesus(solve)) => tablero_de_jesus::solve(solve),
        Command::Solve(Solve::Ur(solve)) => games::ur::solve(solve),
        Command::Regret(Regret::TableroDeJesus(regret)) => tablero_de_jesus::regret(regret),
        Command::Regret(Regret::Ur(regret)) => games::ur::regret(regret),
        Command::Mean(mean) => checkpoint::write_mean(&mean.checkpoints, &mean.out),
        Command::Fibs(args) => {
            fibs::answer_boards(args, &mut io::stdin().lock(), &mut io::stdout().lock())
        }
        Command::Pack(pack) => games::pack(pack),
        Command::Openings(openings) => openings::write(openings),
    }
}
