//! `match`: two bots play each other, with the same throws for both.

use std::{io::Write, sync::Arc};

use clap::Args;
use tesserae_bots::{Decision, Knowledge, Level, Search};
use tesserae_rules::{
    Choice, Game, Pending, Seat,
    session::random::{Generator, generator},
};

use super::BotFiles;
use crate::{Failure, game_args::GameArgs};

/// The arguments of `match`.
#[derive(Args, Clone, Debug)]
pub struct MatchArgs {
    /// The game.
    #[command(flatten)]
    pub game_args: GameArgs,
    /// One player: guest, regular, gambler, master or oracle
    pub first: Level,
    /// The other player
    pub second: Level,
    /// How many games; every two games have the same throws, with seats exchanged
    #[arg(long, default_value_t = 100)]
    pub games: u32,
    /// The seed of the throws
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
}

/// A game longer than this counts as drawn.
const MAX_ACTIONS: u32 = 100_000;

/// Plays the match and prints the wins and points of the first player with their standard error.
///
/// # Errors
/// If the game or a house rule is wrong, the bots' file is missing, or a bot does what the rules refuse.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let knowledge = args.files.load(args.game_args.kind()?)?;
    let mut points = Vec::new();
    let mut wins = 0;
    for number in 0..args.games {
        let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
        let mut throws = generator(args.seed);
        throws.set_stream((number / 2).into());
        let mut levels = [args.second; 2];
        levels[seat.index()] = args.first;
        let game = play(args.game_args.new_game()?, levels, &knowledge, &mut throws)?;
        let Some(outcome) = game.outcome() else { continue };
        let sign = match outcome.winner {
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
        wins += u32::from(sign > 0.0);
        points.push(sign * f64::from(outcome.points));
    }
    let count = points.len() as f64;
    let mean = points.iter().sum::<f64>() / count.max(1.0);
    let variance = points.iter().map(|point| (point - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    writeln!(
        out,
        "{} games: {} wins {wins} against {}; points a game {mean:+.3} ± {:.3} (standard error)",
        points.len(),
        args.first.title(),
        args.second.title(),
        (variance / count.max(1.0)).sqrt(),
    )?;
    Ok(())
}

/// Plays one game of a series to its end.
fn play(
    mut game: Box<dyn Game>,
    levels: [Level; 2],
    knowledge: &Arc<Knowledge>,
    throws: &mut Generator,
) -> Result<Box<dyn Game>, Failure> {
    for count in 0..MAX_ACTIONS {
        let pending = game.pending();
        let spec = match pending {
            Pending::Over => return Ok(game),
            Pending::Throw(spec) => Some(spec),
            Pending::Act(_) => None,
        };
        let decision = match pending.seat() {
            Some(seat) if spec.is_none() || !game.actions().is_empty() => {
                let search = Search::new(game.as_ref(), knowledge, levels[seat.index()], count.into());
                search.map_err(Failure::input)?.finish().choice().clone()
            }
            _ => Decision::Throw,
        };
        let act = |game: &mut Box<dyn Game>, action| {
            let position = game.position();
            game.act(action).map_err(|error| Failure::Invariant(format!("a bot breaks a rule at {position}: {error}")))
        };
        match (decision, spec) {
            (Decision::Throw, Some(spec)) => {
                act(&mut game, &spec.draw(throws).into())?;
            }
            (Decision::Throw, None) => {
                return Err(Failure::Invariant(format!("a bot throws where it has to play: {}", game.position())));
            }
            (Decision::Act(actions), _) => {
                for action in &actions {
                    act(&mut game, action)?;
                }
                if game.actions().contains(&Choice::Finish.into()) {
                    act(&mut game, &Choice::Finish.into())?;
                }
            }
        }
    }
    Ok(game)
}
