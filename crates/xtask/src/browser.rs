//! `cargo xtask web-test`: the page in a real browser, without a screen and without a GPU.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use anyhow::{Context, Result};

use crate::cargo::{clean, must};
use crate::tally::Tally;
use crate::web::{self, Effort, Program, Server};
use crate::{folders, needs, packages};

/// What keeps the browser out of `cargo xtask test`: the wish that it be left out, or a tool that cannot be had here. With
/// `TESSERAE_WEB=1` the latter is an error.
pub fn hindrance() -> Result<Option<String>> {
    let wish = env::var("TESSERAE_WEB").unwrap_or_default();
    if wish == "0" {
        return Ok(Some("TESSERAE_WEB=0".to_owned()));
    }
    match prepare() {
        Err(error) if wish != "1" => Ok(Some(format!("{error:#}"))),
        prepared => prepared.map(|()| None),
    }
}

/// Fetches what the build and the tests need.
fn prepare() -> Result<()> {
    packages::ensure(&[needs::BROWSER])?;
    web::prepare()?;
    let mut install = Command::new("npm");
    clean(&mut install)?;
    must(install.current_dir(folders::root()?.join("web")).args(["ci", "--no-audit", "--no-fund"]))
}

/// The whole command: builds the page quickly, tests it, closes with one line.
pub fn command(build: bool) -> Result<ExitCode> {
    let mut tally = Tally::default();
    prepare()?;
    let passed = if build { test(&mut tally)? } else { visit(&mut tally)? };
    println!("\n{tally}");
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Builds the page quickly and runs its tests, for which everything is there; returns whether they passed.
pub fn test(tally: &mut Tally) -> Result<bool> {
    web::build(Effort::Fast, Program::Game)?;
    visit(tally)
}

/// Runs the tests on the page that lies in `web/dist`.
fn visit(tally: &mut Tally) -> Result<bool> {
    let browser = needs::BROWSERS.iter().find_map(|name| needs::program(name)).context("no Chromium")?;
    let folder = web::dist()?;
    let page = folder.parent().context("web/dist lies in web")?;
    let server = Server::start(&folder, 0)?;
    let mut node = Command::new("node");
    clean(&mut node)?;
    node.current_dir(page)
        .args(["--test", "--test-reporter=tap", "--test-concurrency=1"])
        .args(files(&page.join("tests"))?);
    node.env("TESSERAE_PAGE", server.address()).env("TESSERAE_BROWSER", browser);
    tally.run(&mut node)
}

/// The test files by name: Node's own search differs from version to version.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|path| path.to_string_lossy().ends_with(".test.js")).collect();
    files.sort();
    Ok(files)
}
