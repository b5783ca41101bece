//! `cargo xtask web`: the game as a folder that any static host can serve.

mod bindings;
mod module;
mod optimiser;
mod packing;
mod server;
mod site;
mod standard_library;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use crate::{folders, needs, packages};

pub use server::Server;

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Small: link-time optimisation, `wasm-opt`, the strongest compression. Minutes to half an hour.
    Full,
    /// Quick and larger.
    Fast,
}

/// What the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The game.
    Game,
    /// An empty scene of the same engine, to measure the game beside it.
    Empty,
}

/// The folder that is published.
pub fn dist() -> Result<PathBuf> {
    folder(Program::Game)
}

/// The page with this in it.
fn folder(program: Program) -> Result<PathBuf> {
    match program {
        Program::Game => Ok(folders::root()?.join("web/dist")),
        Program::Empty => Ok(folders::target()?.join("web/empty")),
    }
}

/// Fetches the tools that the build needs, as far as they are not here.
pub fn prepare() -> Result<()> {
    standard_library::ensure()?;
    bindings::tool()?;
    Ok(())
}

/// Builds the page from nothing, and of the game a zip for itch.io in the target folder.
pub fn build(effort: Effort, program: Program) -> Result<()> {
    // Build scripts and macros are compiled for this machine, so its compiler is needed; the sound library is not.
    packages::ensure(&[&needs::BUILD[..1]])?;
    let module = module::build(effort, program)?;
    let stage = folders::target()?.join("web");
    let bound = bindings::make(&module, &stage.join("bound"))?;
    if effort == Effort::Full {
        optimiser::shrink(&bound.wasm)?;
    }
    let dist = folder(program)?;
    site::assemble(&bound, &dist)?;
    packing::compress(&dist, effort)?;
    packing::report(&dist)?;
    println!("page: {}", dist.display());
    if program == Program::Game {
        let archive = stage.join("tesserae-itch.zip");
        packing::archive(&dist, &archive)?;
        println!("for itch.io: {}", archive.display());
    }
    Ok(())
}

/// Serves the page on loopback until the program is stopped.
pub fn serve(port: u16, program: Program) -> Result<ExitCode> {
    let server = Server::start(&folder(program)?, port)?;
    println!("serving {} (stop with Ctrl-C)", server.address());
    server.join()?;
    Ok(ExitCode::SUCCESS)
}
