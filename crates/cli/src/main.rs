//! The five games in a terminal: play, turns, perft, sim, replay, convert, rules and serve.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use tesserae_cli::{Failure, convert, perft, play, replay, rules, serve, sim, turns};

/// Five old dice-and-board games without a screen: backgammon, Tabula, the Royal Game of Ur, Tablero de Jesus and Tablero di
/// Berona.
#[derive(Parser)]
#[command(version, name = "tesserae-cli")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal
    Play(play::PlayArgs),
    /// All legal turns for a position and a throw, and where they lead
    Turns(turns::TurnsArgs),
    /// How many ways lead on from a position, over all throws
    Perft(perft::PerftArgs),
    /// Random games with every invariant checked after every step, and statistics
    Sim(sim::SimArgs),
    /// Tell a saved or recorded game event by event
    Replay(replay::ReplayArgs),
    /// Turn one format into another
    Convert(convert::ConvertArgs),
    /// The rules of a game and its house rules
    Rules(rules::RulesArgs),
    /// Answer JSON requests, one a line
    Serve,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = match &cli.command {
        Command::Play(args) => play::run(args, &mut io::stdin().lock(), &mut out),
        Command::Turns(args) => turns::run(args, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Sim(args) => sim::run(args, &mut out),
        Command::Replay(args) => replay::run(args, &mut out),
        Command::Convert(args) => convert::run(args, &mut out),
        Command::Rules(args) => rules::run(args, &mut out),
        Command::Serve => serve::run(&mut io::stdin().lock(), &mut out),
    };
    let done = done.and_then(|()| out.flush().map_err(Failure::from));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            if code != 0 {
                // Nothing can be done if there is nobody to tell it to.
                let _ = writeln!(io::stderr(), "tesserae-cli: {failure}");
            }
            ExitCode::from(code)
        }
    }
}
