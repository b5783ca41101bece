//! `rules`: the rules of a game, its house rules and its notation.

use std::io::Write;

use clap::Args;
use tesserae_rules::Values;
use tesserae_words::{Language, notation, terminal};

use crate::{
    Failure, game_args,
    language::{LanguageArgs, rulebook},
};

/// The arguments of `rules`.
#[derive(Args, Clone, Debug)]
pub struct RulesArgs {
    /// The game
    pub game: String,
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

/// Prints the rulebook, the house rules with their values, the default first, and the notation of
/// positions and actions, which is explained in English.
///
/// # Errors
/// If there is no such game.
pub fn run(args: &RulesArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let kind = game_args::kind(&args.game)?;
    writeln!(out, "{}\n", rulebook(kind, language).trim_end())?;
    let heading = terminal::house_rules("--rule");
    writeln!(out, "{}", language.word(&heading))?;
    for rule in kind.house_rules() {
        let (default, listed, range) = match rule.values {
            Values::OneOf(values) => (None, values, None),
            Values::Whole { min, max, default } => (Some(default), &[][..], Some((min, max))),
            Values::OneOfOrWhole {
                values, min, max, ..
            } => (None, values, Some((min, max))),
        };
        let default = default.map(|default| default.to_string());
        let listed = listed.iter().map(|value| value.key.to_owned());
        let range = range.map(|(low, high)| language.word(&notation::number_from(low, high)));
        let values: Vec<String> = default.into_iter().chain(listed).chain(range).collect();
        writeln!(out, "  {}={}", rule.key, values.join(" | "))?;
        if let Some(explanation) = rule.explanation() {
            writeln!(out, "      {}", language.word(&explanation))?;
        }
    }
    writeln!(out, "\n{}", kind.notation().trim_end())?;
    Ok(())
}
