//! Reading the command line. Errors of usage are one line, as all other errors of this program.

use std::{
    ffi::OsString,
    io::{BufRead, Write},
};

use clap::{CommandFactory, Parser, Subcommand, error::ErrorKind};
use tesserae_words::Language;

use crate::{
    Failure, analyse,
    bots::{best, matches, openings, rollout},
    convert, diagram,
    failure::one_line,
    manual, perft, play, replay, rules, serve, sim, turns, verify,
};

/// Five old dice-and-board games without a screen: backgammon, Tabula, the Royal Game of Ur,
/// Tablero de Jesus and Tablero di Berona.
#[derive(Parser)]
#[command(version, name = "tesserae-cli")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

/// A command with its arguments.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal
    Play(play::PlayArgs),
    /// All legal turns for a position and a throw, with the positions after them
    Turns(turns::TurnsArgs),
    /// What a bot would do in a position: the best decisions with their values and chances
    Best(best::BestArgs),
    /// What a position is worth to the player who is asked
    Evaluate(best::BestArgs),
    /// Up to four decisions in a position played on by bots, again and again: their values without
    /// luck, each with its standard error
    Rollout(rollout::RolloutArgs),
    /// The first moves of backgammon and the replies to them
    Openings(openings::OpeningsArgs),
    /// What every decision of a game gave away, how lucky the throws were, and what decided it
    Analyse(analyse::AnalyseArgs),
    /// Two bots play each other
    Match(matches::MatchArgs),
    /// Count the turns from a position, over all throws
    Perft(perft::PerftArgs),
    /// Random games with every invariant checked after every step, and statistics
    Sim(sim::SimArgs),
    /// Show a saved or recorded game event by event
    Replay(replay::ReplayArgs),
    /// Check the agreed throws of a game between two people apart
    Verify(verify::VerifyArgs),
    /// Convert a game or a position from one format into another
    Convert(convert::ConvertArgs),
    /// Draw a position as a flat diagram, in SVG
    Diagram(diagram::DiagramArgs),
    /// The rules of a game and its house rules
    Rules(rules::RulesArgs),
    /// Answer JSON requests, one per line
    Serve(serve::ServeArgs),
    /// Write manual pages and completions of shells, for packages
    Manual(manual::ManualArgs),
}

impl Command {
    /// The language in which it speaks: English where only programs and their authors read.
    ///
    /// # Errors
    /// If there is no such language, or its files cannot be read.
    pub fn language(&self) -> Result<Language, Failure> {
        let args = match self {
            Self::Play(args) => &args.language,
            Self::Turns(args) => &args.language,
            Self::Best(args) | Self::Evaluate(args) => &args.position.language,
            Self::Rollout(args) => &args.position.language,
            Self::Analyse(args) => &args.language,
            Self::Replay(args) => &args.language,
            Self::Convert(args) => &args.source.language,
            Self::Diagram(args) => &args.source.language,
            Self::Rules(args) => &args.language,
            Self::Openings(_)
            | Self::Match(_)
            | Self::Perft(_)
            | Self::Sim(_)
            | Self::Verify(_)
            | Self::Serve(_)
            | Self::Manual(_) => return Ok(Language::english()),
        };
        args.load()
    }

    /// Runs the command in this language.
    ///
    /// # Errors
    /// Why it ended early.
    pub fn run(
        &self,
        language: &Language,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        match self {
            Self::Play(args) => play::run(args, language, input, out),
            Self::Turns(args) => turns::run(args, language, out),
            Self::Best(args) => best::run(args, language, out),
            Self::Evaluate(args) => best::evaluate(args, language, out),
            Self::Rollout(args) => rollout::run(args, language, out),
            Self::Openings(args) => openings::run(args, out),
            Self::Analyse(args) => analyse::run(args, language, out),
            Self::Match(args) => matches::run(args, out),
            Self::Perft(args) => perft::run(args, out),
            Self::Sim(args) => sim::run(args, out),
            Self::Replay(args) => replay::run(args, language, out),
            Self::Verify(args) => verify::run(args, out),
            Self::Convert(args) => convert::run(args, language, out),
            Self::Diagram(args) => diagram::run(args, language, out),
            Self::Rules(args) => rules::run(args, language, out),
            Self::Serve(args) => serve::run(args, input, out),
            Self::Manual(args) => manual::run(args, CommandLine::command()),
        }
    }
}

/// What a command line asks for.
#[derive(Debug)]
pub enum Request {
    /// Run a command.
    Run(Box<Command>),
    /// Print this text: the help or the version.
    Print(String),
}

/// Reads a command line; the first argument is the name of the program.
///
/// # Errors
/// What is wrong with the arguments, in one line.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Request, Failure> {
    let args: Vec<OsString> = args.into_iter().collect();
    let error = match CommandLine::try_parse_from(&args) {
        Ok(line) => return Ok(Request::Run(Box::new(line.command))),
        Err(error) => error,
    };
    // clap repeats arguments in its messages: there they are shown with their control characters
    // escaped.
    let escaped = args.iter().map(|arg| {
        arg.to_str()
            .map_or_else(|| arg.clone(), |arg| one_line(arg).into())
    });
    let error = CommandLine::try_parse_from(escaped).err().unwrap_or(error);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Ok(Request::Print(error.render().to_string()))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let commands = CommandLine::command();
            let names: Vec<_> = commands
                .get_subcommands()
                .map(clap::Command::get_name)
                .collect();
            Err(Failure::in_english(format!(
                "a command is missing: {} (--help explains them)",
                names.join(", ")
            )))
        }
        _ => Err(Failure::in_english(message(&error.render().to_string()))),
    }
}

/// The message of clap's error report in one line, without the usage and the advice below it.
fn message(report: &str) -> String {
    let end = ["\n\nUsage:", "\n\nFor more information"]
        .iter()
        .filter_map(|tail| report.find(tail))
        .min();
    let message = report.get(..end.unwrap_or(report.len())).unwrap_or(report);
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    line.strip_prefix("error: ").unwrap_or(&line).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: &[&str]) -> String {
        let args = std::iter::once("tesserae-cli")
            .chain(line.iter().copied())
            .map(OsString::from);
        parse(args)
            .err()
            .map(|failure| failure.to_string())
            .unwrap_or_default()
    }

    #[test]
    fn reports_of_several_lines_become_one() {
        assert_eq!(
            error(&["turns"]),
            "the following required arguments were not provided: <GAME>"
        );
        assert_eq!(
            error(&["perft", "ur", "--depth", "1\n2"]),
            "invalid value '1\\n2' for '--depth <DEPTH>': invalid digit found in string"
        );
        assert!(
            error(&["convert", "x", "--to", "pdf"])
                .starts_with("invalid value 'pdf' for '--to <TO>' [possible ")
        );
    }

    #[test]
    fn every_command_has_a_manual_page_and_every_shell_a_completion() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let args = manual::ManualArgs {
            folder: folder.path().join("share"),
        };
        for _ in 0..2 {
            manual::run(&args, CommandLine::command()).expect("it can be written again");
        }
        let read = |path: &str| std::fs::read_to_string(args.folder.join(path)).expect(path);
        let mut commands = CommandLine::command();
        commands.build();
        for command in commands.get_subcommands() {
            let name = command.get_name();
            if name != "help" {
                let page = read(&format!("man/man1/tesserae-cli-{name}.1"));
                assert!(page.contains(".SH SYNOPSIS"), "{name}");
            }
            for completion in [
                "bash-completion/completions/tesserae-cli",
                "zsh/site-functions/_tesserae-cli",
                "fish/vendor_completions.d/tesserae-cli.fish",
            ] {
                assert!(read(completion).contains(name), "{completion}: {name}");
            }
        }
        assert!(read("man/man1/tesserae-cli.1").contains("tesserae\\-cli\\-play(1)"));
    }

    #[test]
    fn the_definition_of_the_arguments_is_consistent() {
        CommandLine::command().debug_assert();
    }
}
