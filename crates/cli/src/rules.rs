//! `rules`: the rules of a game, its house rules and its notation.

use std::io::Write;

use clap::Args;
use tesserae_rules::Values;

use crate::{Failure, game_args};

/// The arguments of `rules`.
#[derive(Args, Clone, Debug)]
pub struct RulesArgs {
    /// The game
    pub game: String,
}

/// Prints the rulebook, the house rules with their values, the default first, and the notation of
/// positions and actions.
///
/// # Errors
/// If there is no such game.
pub fn run(args: &RulesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let kind = game_args::kind(&args.game)?;
    writeln!(out, "{}\n", kind.rulebook_text().trim_end())?;
    writeln!(out, "House rules for --rule, the default first:")?;
    for rule in kind.house_rules() {
        let values = match rule.values {
            Values::OneOf(values) => values
                .iter()
                .map(|value| value.key)
                .collect::<Vec<_>>()
                .join(" | "),
            Values::Whole { min, max, default } => {
                format!("{default} | a whole number from {min} to {max}")
            }
            Values::OneOfOrWhole {
                values, min, max, ..
            } => {
                let listed = values
                    .iter()
                    .map(|value| value.key)
                    .collect::<Vec<_>>()
                    .join(" | ");
                format!("{listed} | a whole number from {min} to {max}")
            }
        };
        writeln!(out, "  {}={values}", rule.key)?;
        if let Some(explanation) = rule.explanation() {
            writeln!(out, "      {explanation}")?;
        }
    }
    writeln!(out, "\n{}", kind.notation().trim_end())?;
    Ok(())
}
