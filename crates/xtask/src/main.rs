//! The project's own commands: `cargo xtask play`, `test`, `web`, `web-test`, `shots`.
//!
//! Each of them does all set-up itself, system packages included, or says what is missing. Nothing here depends on
//! the engine, so the first answer comes within seconds of a fresh clone.

mod browser;
mod cargo;
mod debian;
mod display;
mod folders;
mod needs;
mod packages;
mod play;
mod shots;
mod steps;
mod tally;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The commands of Tesserae, the digital tabletop.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
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
        /// Do not build, use the page as it lies there
        #[arg(long)]
        no_build: bool,
        /// An empty scene of the engine in the game's stead, to measure the page beside it; in the target folder
        #[arg(long)]
        empty: bool,
    },
    /// Build the page quickly and test it in a headless Chromium
    WebTest {
        /// Do not build, test the page as it lies in web/dist
        #[arg(long)]
        no_build: bool,
    },
    /// Render the fixed list of states to pictures in `shots/`, without a screen or a GPU
    Shots {
        /// The folder for the pictures
        #[arg(long, default_value = "shots")]
        out: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Play { release, arguments } => play::play(release, &arguments),
        Command::Test => steps::all(),
        Command::Web { fast, serve, no_build, empty } => {
            page(fast, serve, no_build, if empty { web::Program::Empty } else { web::Program::Game })
        }
        Command::WebTest { no_build } => browser::command(!no_build),
        Command::Shots { out } => shots::shots(&out),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn page(fast: bool, serve: Option<u16>, no_build: bool, program: web::Program) -> anyhow::Result<ExitCode> {
    if !no_build {
        web::build(if fast { web::Effort::Fast } else { web::Effort::Full }, program)?;
    }
    serve.map_or(Ok(ExitCode::SUCCESS), |port| web::serve(port, program))
}
