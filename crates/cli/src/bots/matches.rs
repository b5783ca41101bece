//! `match`: two bots play each other, with the same throws for both.

use std::{fmt, io::Write, path::PathBuf, str::FromStr};

use clap::Args;
use rand::Rng;
use tesserae_bots::{Decision, Knowledge, Level, Search, Stop};
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
    /// One player: guest, regular, gambler, master or oracle; oracle:0 looks at most 0 throws
    /// ahead
    pub first: Player,
    /// The other player
    pub second: Player,
    /// How many games; every two games have the same throws, with seats exchanged
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Play each series to its end, a match or a set, instead of its first game
    #[arg(long)]
    pub series: bool,
    /// The seed of the throws
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
    /// The folder with the bots' files of the other player, if they are others
    #[arg(long, value_name = "FOLDER")]
    pub against: Option<PathBuf>,
}

/// A level, which may be limited to a number of throws ahead.
#[derive(Copy, Clone, Debug)]
pub struct Player {
    level: Level,
    limit: Option<u8>,
}

impl FromStr for Player {
    type Err = String;

    /// # Errors
    /// If there is no such level, or no number follows the colon.
    fn from_str(text: &str) -> Result<Self, String> {
        let (level, limit) = text
            .split_once(':')
            .map_or((text, None), |(level, limit)| (level, Some(limit)));
        let limit = limit.map(|limit| {
            limit
                .parse()
                .map_err(|_| format!("“{limit}” is no number of throws"))
        });
        Ok(Self {
            level: level.parse().map_err(|error| format!("{error}"))?,
            limit: limit.transpose()?,
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level.title())?;
        self.limit.map_or(Ok(()), |limit| write!(f, ":{limit}"))
    }
}

/// A game longer than this counts as drawn.
const MAX_ACTIONS: u32 = 100_000;

/// Plays the match and prints the wins and points of the first player. The standard error is that
/// of pairs of games: both games of a pair have the same throws, so their results are not
/// independent.
///
/// # Errors
/// If the game or a house rule is wrong, the bots' file is missing, or a bot does what the rules
/// refuse.
pub fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let kind = args.game_args.kind()?;
    let knowledge = args.files.load(kind)?;
    let other = args
        .against
        .clone()
        .map(|folder| {
            BotFiles {
                folder: Some(folder),
            }
            .load(kind)
        })
        .transpose()?;
    let players = [
        (args.first, &*knowledge),
        (args.second, other.as_deref().unwrap_or(&knowledge)),
    ];
    let mut points: Vec<f64> = Vec::new();
    let mut wins = 0;
    for number in 0..args.games {
        let seat = if number % 2 == 0 {
            Seat::First
        } else {
            Seat::Second
        };
        let mut throws = generator(args.seed);
        throws.set_stream((number / 2).into());
        let players = if seat == Seat::First {
            players
        } else {
            [players[1], players[0]]
        };
        // Apart from the throws, and others in every pair: so the accidents of a level do not
        // repeat in each.
        let mut seeds = generator(args.seed);
        seeds.set_stream(u64::MAX - u64::from(number / 2));
        let game = play(
            args.game_args.new_game()?,
            players,
            args.series,
            [&mut throws, &mut seeds],
        )?;
        // Whatever has no end counts as drawn.
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        let won = game
            .outcome()
            .map_or(0.0, |outcome| f64::from(outcome.points));
        wins += u32::from(winner == Some(seat));
        points.push(winner.map_or(0.0, |winner| if winner == seat { won } else { -won }));
    }
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    let error = standard_error(&points);
    let error = error.map_or_else(String::new, |error| {
        format!(" ± {error:.3} (standard error by pairs of games)")
    });
    let (count, first, second) = (points.len(), args.first, args.second);
    let what = if args.series { "series" } else { "games" };
    writeln!(
        out,
        "{count} {what}: {first} wins {wins} against {second}; points a game {mean:+.3}{error}"
    )?;
    Ok(())
}

/// The standard error of the mean where every two games have the same throws; None with fewer than
/// two such pairs. A last game without its pair is left out.
fn standard_error(points: &[f64]) -> Option<f64> {
    let pairs: Vec<f64> = points
        .as_chunks::<2>()
        .0
        .iter()
        .map(|[one, other]| (one + other) / 2.0)
        .collect();
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let variance = pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (pairs.len() > 1).then(|| (variance / count).sqrt())
}

/// Plays one game of a series to its end, or the whole series, with generators of the throws and of
/// the seeds of the searches.
fn play(
    mut game: Box<dyn Game>,
    players: [(Player, &Knowledge); 2],
    series: bool,
    [throws, seeds]: [&mut Generator; 2],
) -> Result<Box<dyn Game>, Failure> {
    for _ in 0..MAX_ACTIONS {
        let next_game = Choice::NextGame.into();
        let decision = match game.pending() {
            Pending::Over if series && game.actions().contains(&next_game) => {
                Decision::Act(vec![next_game])
            }
            Pending::Over => return Ok(game),
            Pending::Throw(spec) if spec.seat().is_none() || game.actions().is_empty() => {
                Decision::Throw
            }
            pending => {
                let (player, knowledge) = players[pending.seat().map_or(0, Seat::index)];
                let search = Search::new(game.as_ref(), knowledge, player.level, seeds.next_u64());
                let search = player.limit.map_or(search, |limit| search.within(limit));
                search
                    .think(&Stop::never())
                    .map_err(Failure::in_english)?
                    .choice()
                    .clone()
            }
        };
        for action in decision.actions(game.as_ref(), throws) {
            let position = game.position();
            let illegal =
                |error| Failure::Invariant(format!("a bot breaks a rule at {position}: {error}"));
            game.act(&action).map_err(illegal)?;
        }
    }
    Ok(game)
}
