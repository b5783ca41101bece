//! `rollout`: decisions in a position played on by bots, again and again.

use std::io::Write;

use clap::Args;
use serde_json::json;
use tesserae_bots::{Decision, Stop};
use tesserae_insight::{PlayedOut, Scale, best_play, brief_words, notation, play_out};
use tesserae_rules::Game;
use tesserae_words::{Language, panels_analysis};

use super::{BotFiles, not_found};
use crate::{Failure, columns::padded, turns::TurnsArgs};

/// The arguments of `rollout`.
#[derive(Args, Clone, Debug)]
pub struct RolloutArgs {
    /// The position and the throw.
    #[command(flatten)]
    pub position: TurnsArgs,
    /// A decision in the notation of the game, such as "8/5 6/5" or throw; several are played on
    /// with the same throws, at most four. Without any, the best two
    #[arg(long = "move", value_name = "MOVE")]
    pub moves: Vec<String>,
    /// How often each is played on
    #[arg(long, default_value_t = 360, value_parser = clap::value_parser!(u32).range(2..))]
    pub games: u32,
    /// What the throws are drawn from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
}

/// Prints what each decision is worth by the games that followed, with its standard error.
///
/// # Errors
/// If the game, the position, a throw or a move is wrong, the game is over, or the bots' file is
/// missing.
pub fn run(args: &RolloutArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.position.thrown_game()?;
    let game = game.as_ref();
    if args.moves.len() > PlayedOut::MOST {
        let most = PlayedOut::MOST;
        return Err(Failure::in_english(format!(
            "--move was given {} times, but at most {most} decisions are played on beside one another",
            args.moves.len()
        )));
    }
    let knowledge = args.files.load(game.kind())?;
    let stop = Stop::never();
    let ranking = best_play(game, &knowledge, &stop, &mut |_| {}).map_err(not_found)?;
    let decisions: Vec<Decision> = if args.moves.is_empty() {
        let best = ranking.into_iter().take(2);
        best.map(|candidate| candidate.decision).collect()
    } else {
        let of_word = |word: &String| named(game, word);
        args.moves.iter().map(of_word).collect::<Result<_, _>>()?
    };
    let results = play_out(
        game,
        &decisions,
        &knowledge,
        args.games,
        args.seed,
        &stop,
        &mut |_| {},
    )
    .map_err(not_found)?;
    let scale = Scale::of(game);
    let words = |decision: &Decision| notation(game, decision);
    if args.position.json {
        let rolled: Vec<_> = decisions
            .iter()
            .zip(&results)
            .map(|(decision, result)| {
                let error = result.error().unwrap_or_default();
                json!({
                    "decision": words(decision),
                    "value": result.value().as_f64(),
                    "standard_error": error.as_f64(),
                    "games": result.games,
                })
            })
            .collect();
        let answer = json!({"position": game.position(), "seed": args.seed, "rollout": rolled});
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for (decision, result) in decisions.iter().zip(&results) {
        let error = result.error().unwrap_or_default();
        let value = scale.with_error(result.value(), error);
        let decision = language.word(&brief_words(game, decision));
        let rolled_out = language.word(&panels_analysis::rolled_out(result.games, value));
        writeln!(out, "{} {rolled_out}", padded(&decision, 28))?;
    }
    Ok(())
}

/// The decision that a word names.
fn named(game: &dyn Game, word: &str) -> Result<Decision, Failure> {
    tesserae_insight::read_decision(game, word)
        .map_err(|error| Failure::in_english(format!("--move {word}: {error}")))
}
