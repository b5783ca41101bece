//! `best` and `evaluate`: what a bot would do in a position, and what the position is worth.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use tesserae_bots::{Candidate, Decision, Level, Ranking, Search, Stop};
use tesserae_rules::{Choice, Game};

use super::BotFiles;
use crate::{
    Failure,
    turns::{self, TurnsArgs},
};

/// The arguments of `best` and `evaluate`.
#[derive(Args, Clone, Debug)]
pub struct BestArgs {
    /// The position and the throw.
    #[command(flatten)]
    pub position: TurnsArgs,
    /// How well the bot plays: guest, regular, gambler, master or oracle
    #[arg(long, default_value = "oracle")]
    pub level: Level,
    /// How many decisions are listed
    #[arg(long, default_value_t = 5)]
    pub most: usize,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
}

/// Lists the best decisions in a position, best first, with their values and chances.
///
/// # Errors
/// If the game, the position or a throw is wrong, the game is over, or the bots' file is missing.
pub fn run(args: &BestArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.position.thrown_game()?;
    let ranking = rank(args, game.as_ref())?;
    if args.position.json {
        writeln!(out, "{}", best_in_json(game.as_ref(), &ranking, args.most))?;
        return Ok(());
    }
    for (index, candidate) in ranking.candidates().iter().take(args.most).enumerate() {
        let words = words(game.as_ref(), &candidate.decision).join(" ");
        writeln!(
            out,
            "{:>2}. {words:<28} {}{}",
            index + 1,
            candidate.value,
            chances(candidate)
        )?;
    }
    Ok(())
}

/// Prints what a position is worth to the player who is asked.
///
/// # Errors
/// As [`run`].
pub fn evaluate(args: &BestArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.position.thrown_game()?;
    let ranking = rank(args, game.as_ref())?;
    if args.position.json {
        writeln!(out, "{}", evaluation_in_json(game.as_ref(), &ranking))?;
    } else if let Some(best) = ranking.candidates().first() {
        writeln!(out, "{}{}", best.value, chances(best))?;
    }
    Ok(())
}

fn rank(args: &BestArgs, game: &dyn Game) -> Result<Ranking, Failure> {
    let knowledge = args.files.load(game.kind())?;
    Search::new(game, &knowledge, args.level, 0)
        .think(&Stop::never())
        .map_err(Failure::input)
}

/// The best decisions of a ranking, at most `most`, and the one that the level takes.
#[must_use]
pub fn best_in_json(game: &dyn Game, ranking: &Ranking, most: usize) -> Value {
    let decisions: Vec<Value> = ranking
        .candidates()
        .iter()
        .take(most)
        .map(|candidate| in_json(game, candidate))
        .collect();
    json!({"position": game.position(), "choice": words(game, ranking.choice()), "ranking": decisions})
}

/// What a position is worth by a ranking: the value of the best decision.
#[must_use]
pub fn evaluation_in_json(game: &dyn Game, ranking: &Ranking) -> Value {
    let mut answer = ranking
        .candidates()
        .first()
        .map_or_else(|| json!({}), |best| in_json(game, best));
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("decision");
        fields.insert("position".to_owned(), game.position().into());
    }
    answer
}

/// A decision in the notation of a record.
fn words(game: &dyn Game, decision: &Decision) -> Vec<String> {
    let Decision::Act(actions) = decision else {
        return vec!["throw".to_owned()];
    };
    match turns::words(game, actions) {
        words if words.is_empty() => vec![game.write_action(&Choice::Finish.into())],
        words => words,
    }
}

fn chances(candidate: &Candidate) -> String {
    let percent = |millionths: i64| millionths as f64 / 10_000.0;
    let chances = candidate.chances.iter();
    let chances =
        chances.map(|chance| format!("  {} {:.1} %", chance.name, percent(chance.millionths)));
    chances
        .chain(candidate.points.map(|points| format!("  points {points}")))
        .collect()
}

fn in_json(game: &dyn Game, candidate: &Candidate) -> Value {
    let chances: serde_json::Map<String, Value> = candidate
        .chances
        .iter()
        .map(|chance| {
            (
                chance.name.to_owned(),
                json!(chance.millionths as f64 / 1_000_000.0),
            )
        })
        .collect();
    let mut answer = json!({
        "decision": words(game, &candidate.decision),
        "value": candidate.value.as_f64(),
        "chances": chances,
    });
    if let (Some(points), Some(fields)) = (candidate.points, answer.as_object_mut()) {
        fields.insert("points".to_owned(), points.as_f64().into());
    }
    answer
}
