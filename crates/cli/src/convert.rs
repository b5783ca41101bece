//! `convert`: a game or a position from one format into another.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use tesserae_formats::{ContentKind, Format, import_text};
use tesserae_rules::Session;
use tesserae_words::{Language, terminal};

use crate::{Failure, game_args, language::LanguageArgs, session_file};

/// The arguments of `convert`.
#[derive(Args, Clone, Debug)]
pub struct ConvertArgs {
    /// What is converted.
    #[command(flatten)]
    pub source: SourceArgs,
    /// The format to write.
    #[arg(long, value_parser = format_parser())]
    pub to: &'static Format,
    /// Write to this file, which must not exist yet, instead of the terminal.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Where a game or a position is taken from.
#[derive(Args, Clone, Debug)]
pub struct SourceArgs {
    /// A file in any of the formats; or the text of an XGID or a GNU Backgammon ID itself.
    #[arg(required_unless_present = "position")]
    pub input: Option<String>,
    /// A position of any game in Tesserae's own notation.
    #[arg(long, conflicts_with = "input")]
    pub position: Option<String>,
    /// House rules that formats of other programs leave open, as key=value.
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// The game of a file that holds several, counted from 1.
    #[arg(long, value_name = "NUMBER")]
    pub game: Option<usize>,
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

/// Reads the key of a format.
fn format_parser() -> impl TypedValueParser<Value = &'static Format> {
    let keys = Format::all().map(|format| PossibleValue::new(format.key).help(format.title));
    PossibleValuesParser::new(keys).try_map(|key| Format::with_key(&key).ok_or("no such format"))
}

/// Reads one format and writes the other.
///
/// # Errors
/// If the input is in none of the formats, or the other format cannot express it.
pub fn run(args: &ConvertArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let session = session(&args.source, args.to.extension.is_none(), language)?;
    let mut text = (args.to.write)(&session).map_err(Failure::Input)?;
    if !text.ends_with('\n') {
        text.push('\n');
    }
    match &args.out {
        None => out.write_all(text.as_bytes())?,
        Some(path) => session_file::write_new(path, &text)?,
    }
    Ok(())
}

/// The game that is asked for; `wants_position` if only the position at its end is. What of a file
/// was not kept is said in this language.
///
/// # Errors
/// If there is none, or it is in none of the formats.
pub(crate) fn session(
    source: &SourceArgs,
    wants_position: bool,
    language: &Language,
) -> Result<Session, Failure> {
    let house_rules = game_args::house_rules(&source.rules)?;
    if let Some(position) = &source.position {
        let content = (Format::POSITION.read)(position, &house_rules)
            .map_err(|error| Failure::Input(error.text()))?;
        return content
            .sessions
            .into_iter()
            .next()
            .ok_or_else(|| Failure::Input(terminal::no_position()));
    }
    let input = source.input.as_deref().unwrap_or_default();
    // A text of one line stands in place of a file, but for a position: a path looks like one.
    let one_line = Format::of(input)
        .filter(|format| format.extension.is_none() && **format != Format::POSITION);
    match one_line {
        Some(_) => Ok(import_text(input, &house_rules)
            .map_err(|error| Failure::Input(error.text()))?
            .session),
        None => {
            let path = Path::new(input);
            let imported = session_file::imported(path, &house_rules, language)?;
            let count = 1 + imported.others.len();
            if imported.kind == ContentKind::Positions && count > 1 && source.game.is_none() {
                let what = terminal::first_position(count, "--game");
                session_file::remark(path, what, language);
            }
            let number = source.game.or(match imported.kind {
                // The position at the end of a match stands in its last part.
                ContentKind::Match if wants_position => Some(count),
                ContentKind::Positions => Some(1),
                ContentKind::Match | ContentKind::Games => None,
            });
            session_file::pick_session(path, imported, number)
        }
    }
}
