//! `cargo xtask web`: the game as a folder that any static host can serve.

mod bindings;
mod games;
mod module;
mod packaging;
mod server;
mod site;
mod standard_library;
mod wasm_opt;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use crate::{packages, paths, requirements};

pub use server::Server;

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small: link-time optimisation, `wasm-opt`, the strongest compression. Minutes to half an hour.
    Full,
    /// Quick and larger.
    Fast,
}

/// The content of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The game.
    Game,
    /// An empty scene of the same engine, as a baseline for measurements.
    Empty,
}

/// The folder that a page is built into; the game's is published.
///
/// # Errors
///
/// If this program was not started by cargo.
pub fn folder(page: Page) -> Result<PathBuf> {
    match page {
        Page::Game => Ok(paths::root()?.join("web/dist")),
        Page::Empty => Ok(paths::target()?.join("web/empty")),
    }
}

/// Downloads the tools that the build needs, unless they are there.
///
/// # Errors
///
/// If a tool is not available.
pub fn prepare() -> Result<()> {
    standard_library::ensure()?;
    bindings::tool()?;
    Ok(())
}

/// Builds the page from nothing, and of the game a zip for itch.io in the target folder.
///
/// # Errors
///
/// If a tool is missing, the game does not compile, or a file cannot be written.
pub fn build(profile: Profile, page: Page) -> Result<()> {
    packages::ensure(&[requirements::COMPILER])?;
    let module = module::build(profile, page)?;
    let stage = paths::target()?.join("web");
    let bound = bindings::make(&module, &stage.join("bound"))?;
    if profile == Profile::Full {
        wasm_opt::shrink(&bound.wasm)?;
    }
    let dist = folder(page)?;
    let bots = (page == Page::Game).then(module::build_bots).transpose()?;
    if let (Some(bots), Profile::Full) = (&bots, profile) {
        wasm_opt::shrink(bots)?;
    }
    site::assemble(&bound, bots.as_deref(), &dist)?;
    packaging::compress(&dist, profile)?;
    packaging::print_sizes(&dist)?;
    println!("page: {}", dist.display());
    if page == Page::Game {
        let archive = stage.join("tesserae-itch.zip");
        packaging::archive(&dist, &archive)?;
        println!("for itch.io: {}", archive.display());
    }
    Ok(())
}

/// Serves the page on loopback until the program is stopped.
///
/// # Errors
///
/// If the page has not been built, or the port is taken.
pub fn serve(port: u16, page: Page) -> Result<ExitCode> {
    let server = Server::start(&folder(page)?, port)?;
    println!("serving {} (stop with Ctrl-C)", server.address());
    server.join()?;
    Ok(ExitCode::SUCCESS)
}
