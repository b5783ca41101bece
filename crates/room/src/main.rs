//! Page, rooms and store in one process: `tesserae-room --help` has the arguments.

use std::process::ExitCode;

use clap::{Parser, error::ErrorKind};
use tesserae_room::{Config, Server, logs};
use tracing_subscriber::{layer::SubscriberExt, util::SubscriberInitExt};

/// The exit code for arguments and variables that are not understood.
const USAGE: u8 = 2;

/// What is logged if nothing else is asked for.
const LEVEL: &str = "info";

#[tokio::main]
async fn main() -> ExitCode {
    let config = match Config::try_parse() {
        Ok(config) => config,
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            // Nobody can be told that nothing can be printed.
            drop(error.print());
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            let text = error.to_string();
            let sentence = text.lines().next().unwrap_or_default();
            return fail(sentence.trim_start_matches("error: "), USAGE);
        }
    };
    let asked = std::env::var_os("TESSERAE_ROOM_LOG").filter(|text| !text.is_empty());
    let asked = asked
        .as_ref()
        .map_or(LEVEL.into(), |text| text.to_string_lossy());
    match logs::filter(&asked) {
        Ok(filter) => tracing_subscriber::registry()
            .with(filter)
            .with(
                tracing_subscriber::fmt::layer()
                    .json()
                    .with_writer(std::io::stderr),
            )
            .init(),
        Err(error) => return fail(&error.to_string(), USAGE),
    }
    ignore_large_files();
    let server = match Server::start(config).await {
        Ok(server) => server,
        Err(error) => return fail(&error.to_string(), 1),
    };
    match server.address() {
        Ok(address) => println!("http://{address}/"),
        Err(error) => tracing::warn!(%error, "the address is not known"),
    }
    server.serve(stopped()).await;
    ExitCode::SUCCESS
}

/// Says why the program does not start.
fn fail(sentence: &str, code: u8) -> ExitCode {
    eprintln!("tesserae-room: {sentence}");
    code.into()
}

/// Has writing fail where a file would become larger than the system allows. Otherwise the system
/// would end the process; so it goes on when there is room again.
fn ignore_large_files() {
    #[cfg(target_os = "linux")]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// SIGXFSZ on all processors that the program is built for.
        const FILE_TOO_LARGE: i32 = 25;
        // A signal that somebody waits for does not end the process, also when nobody waits any more.
        if let Err(error) = signal(SignalKind::from_raw(FILE_TOO_LARGE)) {
            tracing::warn!(%error, "a file that becomes too large would end the process");
        }
    }
}

/// Ends when the system asks the program to stop. Nothing has to be saved: every line is on the
/// disk.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    drop(interrupted.await);
}
