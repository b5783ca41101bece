//! Makes what is published: the page for the browser, and the downloads for this machine's system.
//!
//! `cargo xtask web`, `web-test` and `dist` build and run this program. It is not part of `xtask`
//! itself, because playing needs none of what it depends on.

mod downloads;
mod files;
mod page;
mod page_test;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build the page for the browser: web/dist, and a zip for itch.io
    Web {
        /// Build quickly, and larger
        #[arg(long)]
        fast: bool,
        /// Serve the page on 127.0.0.1 afterwards, with rooms for two people apart
        #[arg(long, value_name = "PORT", num_args = 0..=1, default_missing_value = "8080")]
        serve: Option<u16>,
        /// Do not build, use the page as it is
        #[arg(long)]
        no_build: bool,
        /// An empty scene of the engine instead of the game, as a baseline for measurements; in
        /// the target folder
        #[arg(long)]
        empty: bool,
        /// The public address of the page, which search engines and previews of links then find in
        /// it, as https://play.example/
        #[arg(long, value_name = "ADDRESS")]
        address: Option<page::Address>,
    },
    /// Build the page quickly and test it in a headless Chromium
    WebTest {
        /// Do not build, test the page in web/dist as it is
        #[arg(long)]
        no_build: bool,
        /// Without a browser, say so and count one skipped test
        #[arg(long, hide = true)]
        or_skip: bool,
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
    /// Try the archive on a virtual screen
    #[command(hide = true)]
    DistTest,
}

fn main() -> ExitCode {
    run(Arguments::parse().command).unwrap_or_else(|error| {
        eprintln!("xtask: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Web {
            fast,
            serve,
            no_build,
            empty,
            address,
        } => {
            let page = if empty {
                page::Page::Empty
            } else {
                page::Page::Game
            };
            if !no_build {
                page::build(
                    if fast {
                        page::Profile::Fast
                    } else {
                        page::Profile::Full
                    },
                    page,
                    address.as_ref(),
                )?;
            }
            serve.map_or(Ok(()), |port| page::serve(port, page))?;
        }
        Command::WebTest { no_build, or_skip } => return page_test::run(!no_build, or_skip),
        Command::Dist { out, only_archive } => downloads::make(&out, only_archive)?,
        Command::DistTest => downloads::trial::count()?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_served_on_port_8080_unless_another_one_is_given() {
        for (line, port) in [
            ("web", None),
            ("web --serve", Some(8080)),
            ("web --serve 9000", Some(9000)),
        ] {
            let command = Arguments::try_parse_from(format!("xtask {line}").split(' '))
                .map(|given| given.command);
            assert!(
                matches!(command, Ok(Command::Web { serve, .. }) if serve == port),
                "{line}"
            );
        }
    }

    #[test]
    fn the_checks_that_the_test_run_asks_for_are_known() {
        for line in [xtask::DOWNLOAD_CHECK, xtask::BROWSER_CHECK] {
            let command =
                Arguments::try_parse_from(["xtask"].iter().chain(line)).map(|given| given.command);
            assert!(
                matches!(command, Ok(Command::DistTest | Command::WebTest { .. })),
                "{line:?}: {command:?}"
            );
        }
    }
}
