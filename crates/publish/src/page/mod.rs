//! `cargo xtask web`: the game as a folder that any static host can serve.

mod address;
mod boards;
mod fonts;
mod games;
mod language;
mod module;
mod packaging;
mod position;
mod server;
mod site;
mod tools;
mod words;

use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context, Result};

use xtask::{process, system};

pub use address::Address;
pub use games::escaped;
pub use language::PageLanguage;
pub use server::{Server, room_program};

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small: link-time optimisation, `wasm-opt`, the strongest compression. Minutes to half an
    /// hour.
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
/// If this program was not started by cargo.
pub fn folder(page: Page) -> Result<PathBuf> {
    match page {
        Page::Game => Ok(process::root()?.join("web/dist")),
        Page::Empty => Ok(process::target()?.join("web/empty")),
    }
}

/// Downloads the tools that the build needs, unless they are there.
///
/// # Errors
/// If a tool is not available.
pub fn prepare() -> Result<()> {
    tools::standard_library()?;
    tools::wasm_bindgen()?;
    Ok(())
}

/// Builds the page from nothing, and of the game a zip for itch.io in the target folder. With a
/// public address the page names it for search engines and previews of links.
///
/// # Errors
/// If a tool is missing, the game does not compile, or a file cannot be written.
pub fn build(profile: Profile, page: Page, address: Option<&Address>) -> Result<()> {
    system::ensure(&[system::COMPILER])?;
    tools::standard_library()?;
    // The last crates of either module are compiled on one processor core.
    let (built, bots) = thread::scope(|scope| {
        let bots = (page == Page::Game).then(|| scope.spawn(module::build_bots));
        let built = module::build(profile, page);
        let bots = bots.map(|bots| bots.join().unwrap_or_else(|panic| resume_unwind(panic)));
        (built, bots.transpose())
    });
    let (built, bots) = (built?, bots?);
    let stage = process::target()?.join("web");
    let bound = bind(&built.program, &stage.join("bound"))?;
    let modules = bots
        .zip(built.position)
        .map(|(thinking, position)| Modules { thinking, position });
    if profile == Profile::Full {
        tools::shrink(&bound.wasm)?;
        // It would make that of the position a twentieth larger when compressed.
        if let Some(modules) = &modules {
            tools::shrink(&modules.thinking)?;
        }
    }
    let dist = folder(page)?;
    site::assemble(&bound, modules.as_ref(), address, &dist)?;
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

/// The modules beside the game, which JavaScript calls as they are.
struct Modules {
    /// The one that answers questions.
    thinking: PathBuf,
    /// That of the page of one position.
    position: PathBuf,
}

/// The JavaScript side of a module, made by wasm-bindgen.
struct Bound {
    wasm: PathBuf,
    script: PathBuf,
    /// JavaScript files that some crates bring along; the folder need not exist.
    snippets: PathBuf,
}

/// Binds a module, leaving out the names of its functions: they are a third of its size.
fn bind(module: &Path, out: &Path) -> Result<Bound> {
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    process::run(Command::new(tools::wasm_bindgen()?).arg(module).arg(out))?;
    Ok(Bound {
        wasm: out.join("tesserae_bg.wasm"),
        script: out.join("tesserae.js"),
        snippets: out.join("snippets"),
    })
}

/// Serves the page, and rooms for two people apart, on loopback until the program is stopped.
///
/// # Errors
/// If the page has not been built, or the port is taken.
pub fn serve(port: u16, page: Page) -> Result<()> {
    server::serve(&folder(page)?, port)
}
