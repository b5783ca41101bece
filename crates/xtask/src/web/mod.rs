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

pub use module::is_cached;
pub use server::Server;

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Small: link-time optimisation, `wasm-opt`, the strongest compression. Minutes to half an hour.
    Full,
    /// Quick and larger.
    Fast,
}

/// The folder that is published.
pub fn dist() -> Result<PathBuf> {
    Ok(folders::root()?.join("web/dist"))
}

/// Builds `web/dist` from nothing, and the zip for itch.io in the target folder.
pub fn build(effort: Effort) -> Result<()> {
    // Build scripts and macros are compiled for this machine, so its compiler is needed; the sound library is not.
    packages::ensure(&[&needs::BUILD[..1]])?;
    let module = module::build(effort)?;
    let stage = folders::target()?.join("web");
    let bound = bindings::make(&module, &stage.join("bound"))?;
    if effort == Effort::Full {
        optimiser::shrink(&bound.wasm)?;
    }
    let dist = dist()?;
    site::assemble(&bound, &dist)?;
    packing::compress(&dist, effort)?;
    let archive = stage.join("tesserae-itch.zip");
    packing::archive(&dist, &archive)?;
    packing::report(&dist)?;
    println!("page: {}\nfor itch.io: {}", dist.display(), archive.display());
    Ok(())
}

/// Serves `web/dist` on loopback until the program is stopped.
pub fn serve(port: u16) -> Result<ExitCode> {
    let server = Server::start(&dist()?, port)?;
    println!("serving {} (stop with Ctrl-C)", server.address());
    server.join();
    Ok(ExitCode::SUCCESS)
}
