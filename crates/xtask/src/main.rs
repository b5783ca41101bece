//! The project's own commands: `cargo xtask play`, `test`, `web`, `web-test`, `dist`, `screenshots`.
//!
//! Each of them does all set-up itself, system packages included, or says what is missing. Nothing here depends on
//! the engine, so the first answer comes within seconds of a fresh clone.

mod debian;
mod dist;
mod files;
mod packages;
mod paths;
mod play;
mod process;
mod requirements;
mod screenshots;
mod test;
mod test_count;
mod virtual_display;
mod web;
mod web_test;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The commands of Tesserae, the digital tabletop.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build the game and play it in a window
    Play {
        /// Optimise fully: a longer first build, the best frame rate
        #[arg(long)]
        release: bool,
        /// Arguments for the game itself, after `--`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Run every check: format, lints, tests, documentation
    Test,
    /// Build the page for the browser: web/dist, and a zip for itch.io
    Web {
        /// Build quickly, and larger
        #[arg(long)]
        fast: bool,
        /// Serve the page on 127.0.0.1 afterwards
        #[arg(long, value_name = "PORT", num_args = 0..=1, default_missing_value = "8080")]
        serve: Option<u16>,
        /// Do not build, use the page as it is
        #[arg(long)]
        no_build: bool,
        /// An empty scene of the engine instead of the game, as a baseline for measurements; in the target folder
        #[arg(long)]
        empty: bool,
    },
    /// Build the page quickly and test it in a headless Chromium
    WebTest {
        /// Do not build, test the page in web/dist as it is
        #[arg(long)]
        no_build: bool,
    },
    /// Build downloads for this machine's system: an archive, a package, checksums
    Dist {
        /// The folder for them
        #[arg(long, default_value = "dist")]
        out: PathBuf,
        /// Leave out the package, which needs cargo-packager
        #[arg(long)]
        only_archive: bool,
    },
    /// Render a fixed list of states to PNG files, without a screen or a GPU
    #[command(alias = "shots")]
    Screenshots {
        /// The folder for the pictures
        #[arg(long, default_value = "shots")]
        out: PathBuf,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play { release, arguments } => play::play(release, &arguments),
        Command::Test => test::all(),
        Command::Web { fast, serve, no_build, empty } => {
            build_and_serve(fast, serve, no_build, if empty { web::Page::Empty } else { web::Page::Game })
        }
        Command::WebTest { no_build } => web_test::command(!no_build),
        Command::Dist { out, only_archive } => dist::make(&out, only_archive),
        Command::Screenshots { out } => screenshots::take(&out),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build_and_serve(fast: bool, serve: Option<u16>, no_build: bool, page: web::Page) -> anyhow::Result<ExitCode> {
    if !no_build {
        web::build(if fast { web::Profile::Fast } else { web::Profile::Full }, page)?;
    }
    serve.map_or(Ok(ExitCode::SUCCESS), |port| web::serve(port, page))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Option<Command> {
        Some(Arguments::try_parse_from(line.split_whitespace().skip(1)).ok()?.command)
    }

    #[test]
    fn shots_is_an_alias_of_screenshots() {
        for line in ["cargo xtask screenshots --out pictures", "cargo xtask shots --out pictures"] {
            assert!(matches!(parse(line), Some(Command::Screenshots { out }) if out.as_os_str() == "pictures"));
        }
    }

    #[test]
    fn the_page_is_served_on_port_8080_unless_another_one_is_given() {
        for (line, port) in [("web", None), ("web --serve", Some(8080)), ("web --serve 9000", Some(9000))] {
            let command = parse(&format!("cargo xtask {line}"));
            assert!(matches!(command, Some(Command::Web { serve, .. }) if serve == port), "{line}");
        }
    }

    #[test]
    fn arguments_behind_two_dashes_go_to_the_game() {
        let command = parse("cargo xtask play --release -- --help");
        assert!(matches!(command, Some(Command::Play { release: true, arguments }) if arguments == ["--help"]));
    }
}
