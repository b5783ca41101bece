//! `best` and `evaluate`: what a bot would do in a position, and what the position is worth.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use tesserae_bots::{Candidate, Decision, Level, Ranking, Search, Stop};
use tesserae_insight::brief_words;
use tesserae_rules::{Choice, Game};
use tesserae_words::{Decimal, Language, insight, panels_analysis};

use super::{BotFiles, not_found};
use crate::{
    Failure,
    columns::padded,
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
pub fn run(args: &BestArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.position.thrown_game()?;
    let ranking = rank(args, game.as_ref())?;
    if args.position.json {
        writeln!(out, "{}", best_in_json(game.as_ref(), &ranking, args.most))?;
        return Ok(());
    }
    for (index, candidate) in ranking.candidates().iter().take(args.most).enumerate() {
        let words = language.word(&brief_words(game.as_ref(), &candidate.decision));
        let (number, words) = (index + 1, padded(&words, 28));
        writeln!(out, "{number:>2}. {words} {}", worth(candidate, language))?;
    }
    Ok(())
}

/// Prints what a position is worth to the player who is asked.
///
/// # Errors
/// As [`run`].
pub fn evaluate(args: &BestArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.position.thrown_game()?;
    let ranking = rank(args, game.as_ref())?;
    if args.position.json {
        writeln!(out, "{}", evaluation_in_json(game.as_ref(), &ranking))?;
    } else if let Some(best) = ranking.candidates().first() {
        writeln!(out, "{}", worth(best, language))?;
    }
    Ok(())
}

fn rank(args: &BestArgs, game: &dyn Game) -> Result<Ranking, Failure> {
    let knowledge = args.files.load(game.kind())?;
    Search::new(game, &knowledge, args.level, 0)
        .think(&Stop::never())
        .map_err(not_found)
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

/// The value of a decision and its chances, in columns.
fn worth(candidate: &Candidate, language: &Language) -> String {
    let value = |value: tesserae_bots::Value| {
        insight::decimal(Decimal::rounded(value.as_f64(), 3).with_sign())
    };
    let chances = candidate.chances.iter().map(|chance| {
        let percent = Decimal::rounded(chance.millionths as f64 / 10_000.0, 1);
        panels_analysis::chance_and_share(chance.text(), insight::percent(percent))
    });
    let points = candidate
        .points
        .map(|points| panels_analysis::chance_and_share(panels_analysis::points(), value(points)));
    let columns = [value(candidate.value)]
        .into_iter()
        .chain(chances)
        .chain(points);
    let columns: Vec<String> = columns.map(|text| language.word(&text)).collect();
    columns.join("  ")
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
