//! Page, rooms and store in one process: `tesserae-room --help` has the arguments.

use std::process::ExitCode;

use clap::Parser;
use tesserae_room::{Config, Server};
use tracing_subscriber::EnvFilter;

#[tokio::main]
async fn main() -> ExitCode {
    let filter =
        EnvFilter::try_from_env("TESSERAE_ROOM_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .json()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    let config = Config::parse();
    let server = match Server::start(config).await {
        Ok(server) => server,
        Err(error) => {
            eprintln!("tesserae-room: {error}");
            return ExitCode::FAILURE;
        }
    };
    match server.address() {
        Ok(address) => println!("http://{address}/"),
        Err(error) => tracing::warn!(%error, "the address is not known"),
    }
    server.serve(stopped()).await;
    ExitCode::SUCCESS
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
