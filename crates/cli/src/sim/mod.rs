//! `sim`: random games with every invariant checked after every step, and their statistics.

mod invariants;
mod statistics;

use std::{
    io::Write,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::Instant,
};

use clap::Args;
use tesserae_rules::{
    Header, Kind, Pending, RuleValues, Session,
    session::random::{generator, random_event, random_rules},
};

pub use statistics::Statistics;

use crate::{Failure, game_args};

/// The arguments of `sim`.
#[derive(Args, Clone, Debug)]
pub struct SimArgs {
    /// A game, or `all`
    pub game: String,
    /// The number of games of each kind (with --series: of series).
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// A house rule, as key=value; may be given several times.
    #[arg(
        long = "rule",
        value_name = "KEY=VALUE",
        conflicts_with = "random_rules"
    )]
    pub rules: Vec<String>,
    /// Play each game by random house rules.
    #[arg(long)]
    pub random_rules: bool,
    /// Game number n is played with seed + n.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Play whole series (matches, sets, ledgers) instead of single games of them.
    #[arg(long)]
    pub series: bool,
    /// Check no invariants, to measure the speed of the games alone.
    #[arg(long)]
    pub unchecked: bool,
    /// A game that is not over after this many events is abandoned; 0 for no limit.
    #[arg(long, default_value_t = 1_000_000)]
    pub most_events: usize,
    /// The number of threads, at most one for each game; the number of cores if not given.
    #[arg(long)]
    pub threads: Option<usize>,
}

/// Plays the games and prints the statistics.
///
/// # Errors
/// If there is no such game, a house rule is wrong, or an invariant does not hold: then with the
/// seed of the game.
pub fn run(args: &SimArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let kinds = if args.game == "all" {
        Kind::ALL.to_vec()
    } else {
        vec![game_args::kind(&args.game)?]
    };
    let values = game_args::house_rules(&args.rules)?;
    for kind in &kinds {
        kind.new_game(&values)
            .map_err(|error| Failure::in_english(format!("{kind}: {error}")))?;
    }
    for kind in kinds {
        let start = Instant::now();
        let statistics = play_all(kind, &values, args)?;
        writeln!(
            out,
            "{}",
            statistics.report(kind, start.elapsed().as_secs_f64())
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Plays all games of one kind on several threads. The games do not depend on how many there are.
fn play_all(kind: Kind, values: &RuleValues, args: &SimArgs) -> Result<Statistics, Failure> {
    let threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok().map(usize::from))
        .unwrap_or(1)
        .max(1);
    let threads = threads.min(usize::try_from(args.games).unwrap_or(usize::MAX));
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let worker = || {
        let mut statistics = Statistics::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games || stop.load(Ordering::Relaxed) {
                return Ok(statistics);
            }
            let seed = args.seed.wrapping_add(number);
            if let Err(error) = play_one(kind, values, seed, args, &mut statistics) {
                stop.store(true, Ordering::Relaxed);
                return Err(Failure::Invariant(format!("{kind}, seed {seed}: {error}")));
            }
        }
    };
    thread::scope(|scope| {
        // The system may allow fewer threads: those that there are play all games, without any this
        // one does.
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, worker).ok();
        let workers: Vec<_> = (0..threads).map_while(spawn).collect();
        let mut all = if workers.is_empty() {
            worker()?
        } else {
            Statistics::default()
        };
        for worker in workers {
            match worker.join() {
                Ok(statistics) => all.add(statistics?),
                Err(_) => {
                    return Err(Failure::Invariant(format!(
                        "{kind}: the rules panicked, see above"
                    )));
                }
            }
        }
        Ok(all)
    })
}

/// Plays one game, or series.
fn play_one(
    kind: Kind,
    values: &RuleValues,
    seed: u64,
    args: &SimArgs,
    statistics: &mut Statistics,
) -> Result<(), String> {
    let mut rng = generator(seed);
    let house_rules = if args.random_rules {
        random_rules(kind, &mut rng)
    } else {
        values.clone()
    };
    let header = Header {
        house_rules,
        seed: Some(seed),
        ..Header::new(kind)
    };
    let mut session = Session::new(header).map_err(|error| error.to_string())?;
    let mut unchecked = args.unchecked.then(|| session.game().boxed());
    let mut position = session.game().position();
    let mut counts = statistics::Counts::default();
    let mut events = 0;
    let mut over = false;
    while args.most_events == 0 || events < args.most_events {
        let game = unchecked.as_deref().unwrap_or(session.game());
        let Some(event) = random_event(game, &mut rng) else {
            break;
        };
        events += 1;
        counts.add(&event.action, game.pending().seat());
        match unchecked.as_mut() {
            Some(game) => drop(game.act_unchecked(&event.action)),
            None => invariants::step(&mut session, &event, &mut position)?,
        }
        let game = unchecked.as_deref().unwrap_or(session.game());
        over = game.pending() == Pending::Over;
        if over {
            let outcome = game
                .outcome()
                .ok_or("the game is over without an outcome")?;
            statistics.game(&std::mem::take(&mut counts), outcome);
            if !args.series {
                break;
            }
        }
    }
    if !over {
        statistics.unfinished += 1;
    }
    if !args.unchecked {
        invariants::whole(&session)?;
    }
    Ok(())
}
