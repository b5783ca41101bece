//! `perft`: the number of turns from a position, over all throws.

use std::{io::Write, time::Instant};

use clap::Args;

use crate::{Failure, game_args::GameArgs};

/// The arguments of `perft`.
#[derive(Args, Clone, Debug)]
pub struct PerftArgs {
    /// The game.
    #[command(flatten)]
    pub game_args: GameArgs,
    /// The depth in throws.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=12))]
    pub depth: u32,
}

/// Counts, one line for each depth.
///
/// # Errors
/// If the game or the position is wrong.
pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.game_args.new_game()?;
    writeln!(
        out,
        "{:>5} {:>20} {:>28} {:>9}",
        "depth", "ways", "weighted by throws", "seconds"
    )?;
    for depth in 1..=args.depth {
        let start = Instant::now();
        let count = tesserae_rules::perft(game.as_ref(), depth);
        let seconds = start.elapsed().as_secs_f64();
        writeln!(
            out,
            "{depth:>5} {:>20} {:>28} {seconds:>9.2}",
            count.ways, count.weighted
        )?;
        out.flush()?;
    }
    Ok(())
}
