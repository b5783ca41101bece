//! Games between two players, to see who is stronger and by how much.

use std::{fmt, path::PathBuf, str::FromStr, sync::Arc, thread};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{Decision, Knowledge, Level, Search};
use tesserae_rules::{Choice, Game, Kind, Pending, RuleValues, Seat};

use crate::{baseline, progress::Meter};

/// Somebody who plays.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Who {
    /// A bot, which may be told to look at most so many throws ahead.
    Level(Level, Option<u8>),
    /// Somebody who plays anything legal.
    Random,
    /// Somebody who wants most at once.
    Greedy,
}

impl FromStr for Who {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            bot => {
                let (level, ahead) = bot.split_once(':').map_or((bot, None), |(level, ahead)| (level, Some(ahead)));
                let level = Level::from_str(level).map_err(|error| anyhow!("{error}, or random, or greedy"))?;
                let ahead = ahead.map(str::parse).transpose().with_context(|| format!("{bot} names no number"))?;
                Ok(Self::Level(level, ahead))
            }
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, None) => f.write_str(level.key()),
            Self::Level(level, Some(ahead)) => write!(f, "{}:{ahead}", level.key()),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
        }
    }
}

/// The arguments of `match`.
#[derive(Args, Clone, Debug)]
pub struct Match {
    /// The game
    game: Kind,
    /// One player: a level, a level that looks at most so many throws ahead as `oracle:0`, `random` or `greedy`
    first: Who,
    /// The other
    second: Who,
    /// How many games; each throw is met by both players, who change seats every game
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// A house rule and its value: `stake=20`
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    rules: Vec<String>,
    /// The knowledge of the bots, instead of that in `assets/bots`
    #[arg(long)]
    knowledge: Option<PathBuf>,
    /// Other knowledge for the other player
    #[arg(long)]
    against: Option<PathBuf>,
    /// What every throw is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    threads: u8,
}

/// A player with what they know.
struct Player {
    who: Who,
    knowledge: Option<Arc<Knowledge>>,
}

/// What came of a pair of games, for the first player.
#[derive(Copy, Clone, Debug, Default)]
struct Pair {
    points: f64,
    wins: f64,
}

/// Games or series longer than this are broken off and count nothing.
const MOST_ACTIONS: u32 = 100_000;

/// Plays a match and tells how it went for the first player.
///
/// # Errors
/// If a house rule is unknown, knowledge is missing, or a player does something illegal.
pub fn play(args: &Match) -> Result<()> {
    let mut rules = RuleValues::new();
    for rule in &args.rules {
        let (key, value) = rule.split_once('=').with_context(|| format!("--rule {rule} is not KEY=VALUE"))?;
        rules.insert(key.to_owned(), value.to_owned());
    }
    args.game.new_game(&rules)?;
    let usual = args.knowledge.clone().unwrap_or_else(|| format!("assets/bots/{}.bin", args.game.key()).into());
    let other = args.against.clone().unwrap_or_else(|| usual.clone());
    let players = [player(args.game, args.first, &usual)?, player(args.game, args.second, &other)?];
    let pairs = args.games.div_ceil(2);
    let threads = u64::from(args.threads);
    let share = |thread: u64| -> Result<Vec<Pair>> {
        let mut meter = Meter::new(0);
        let mut found = Vec::new();
        for pair in (thread..pairs).step_by(args.threads.into()) {
            found.push(play_pair(args, &rules, &players, pair)?);
            if thread == 0 {
                meter.tell(2 * pair + 2, 2 * pairs, "games", &tell(&found));
            }
        }
        Ok(found)
    };
    let share = &share;
    let found: Vec<Result<Vec<Pair>>> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        running
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|_| Err(anyhow!("a thread has failed"))))
            .collect()
    });
    let mut all = Vec::new();
    for part in found {
        all.extend(part?);
    }
    println!("{} games of {} against {}: {}", 2 * all.len(), args.first, args.second, tell(&all));
    Ok(())
}

fn player(kind: Kind, who: Who, path: &PathBuf) -> Result<Player> {
    let knowledge = match who {
        Who::Level(..) => {
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            Some(Arc::new(Knowledge::read(kind, &bytes)?))
        }
        Who::Random | Who::Greedy => None,
    };
    Ok(Player { who, knowledge })
}

/// Two games with the same throws and changed seats.
fn play_pair(args: &Match, rules: &RuleValues, players: &[Player; 2], pair: u64) -> Result<Pair> {
    let mut sum = Pair::default();
    for swapped in [false, true] {
        let mut throws = ChaCha8Rng::seed_from_u64(args.seed);
        throws.set_stream(2 * pair);
        let mut choices = ChaCha8Rng::seed_from_u64(args.seed);
        choices.set_stream(2 * pair + 1);
        let mut game = args.game.new_game(rules)?;
        for action in 0..MOST_ACTIONS {
            let spec = match game.pending() {
                Pending::Over if game.actions().contains(&Choice::NextGame.into()) => {
                    game.act(&Choice::NextGame.into())?;
                    continue;
                }
                Pending::Over => break,
                Pending::Throw(spec) => Some(spec),
                Pending::Act(_) => None,
            };
            let seat = game.pending().seat();
            let player = &players[usize::from((seat == Some(Seat::Second)) != swapped)];
            match decide(player, game.as_ref(), &mut choices, args.seed ^ u64::from(action))? {
                Decision::Throw => {
                    let spec = spec.context("a player throws where no throw is due")?;
                    game.act(&spec.draw(&mut throws).into())?;
                }
                Decision::Act(actions) => {
                    for action in &actions {
                        game.act(action)?;
                    }
                    ensure!(!actions.is_empty() || game.actions() == [Choice::Finish.into()], "a player does nothing");
                }
            }
            if matches!(game.pending(), Pending::Act(_)) && game.actions() == [Choice::Finish.into()] {
                game.act(&Choice::Finish.into())?;
            }
        }
        let Some(outcome) = game.outcome() else { continue };
        let first = if swapped { Seat::Second } else { Seat::First };
        let points = f64::from(outcome.points);
        match outcome.winner {
            Some(winner) if winner == first => {
                sum.points += points / 2.0;
                sum.wins += 0.5;
            }
            Some(_) => sum.points -= points / 2.0,
            None => sum.wins += 0.25,
        }
    }
    Ok(sum)
}

fn decide(player: &Player, game: &dyn Game, rng: &mut ChaCha8Rng, seed: u64) -> Result<Decision> {
    if game.pending().seat().is_none() {
        return Ok(Decision::Throw);
    }
    match (player.who, &player.knowledge) {
        (Who::Level(level, ahead), Some(knowledge)) => {
            let mut search = Search::new(game, knowledge, level, seed)?;
            if let Some(ahead) = ahead {
                search = search.within(ahead);
            }
            Ok(search.finish().choice().clone())
        }
        (Who::Greedy, _) => baseline::greedy(game, rng),
        _ => Ok(baseline::random(game, rng)),
    }
}

/// Points a game and games won, with standard errors over pairs of games.
fn tell(pairs: &[Pair]) -> String {
    let spread = |part: fn(&Pair) -> f64| {
        let count = pairs.len() as f64;
        let mean = pairs.iter().map(part).sum::<f64>() / count;
        let squares = pairs.iter().map(|pair| (part(pair) - mean).powi(2)).sum::<f64>();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    };
    let (points, error) = spread(|pair| pair.points);
    let (wins, wins_error) = spread(|pair| 100.0 * pair.wins);
    format!("{points:+.3} ± {error:.3} points a game, {wins:.1} ± {wins_error:.1} % won")
}
