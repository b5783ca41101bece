//! `cargo xtask web-test`: the page in a real browser, without a screen and without a GPU.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use anyhow::{Context, Result};
use xtask::process::{self, cargo, in_workspace};
use xtask::test_count::TestCount;
use xtask::{progress, scripts, system};

use crate::page::{self, Page, Profile, Server};

/// Builds the page quickly unless it is there, tests it, and closes with one line.
///
/// With `or_skip`, a tool that is not available here counts as one skipped test, unless
/// `TESSERAE_WEB=1` demands the browser; `TESSERAE_WEB=0` leaves it out.
///
/// # Errors
/// If a tool is missing, the build fails or the tests cannot be started.
pub fn run(build: bool, or_skip: bool) -> Result<ExitCode> {
    let setting = env::var("TESSERAE_WEB").unwrap_or_default();
    let missing = match (or_skip, setting.as_str()) {
        (true, "0") => Some("TESSERAE_WEB=0".to_owned()),
        (true, "") => prepare().err().map(|error| format!("{error:#}")),
        _ => prepare().map(|()| None)?,
    };
    if let Some(reason) = missing {
        println!("left out: {reason}\n# skipped 1");
        return Ok(ExitCode::SUCCESS);
    }
    if build {
        page::build(Profile::Fast, Page::Game, None)?;
    }
    let mut count = TestCount::default();
    let passed = test(&mut count)?;
    println!("\n{count}");
    Ok(if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Downloads what the build and the tests need.
fn prepare() -> Result<()> {
    system::ensure(&[system::BROWSER])?;
    page::prepare()?;
    scripts::install()
}

/// Runs the tests on the page as it is in `web/dist`.
fn test(count: &mut TestCount) -> Result<bool> {
    let browser = system::BROWSERS
        .iter()
        .find_map(|name| system::find_program(name))
        .context("no Chromium")?;
    let server = Server::start(&page::folder(Page::Game)?)?;
    let page = process::root()?.join("web");
    let mut node = in_workspace("node")?;
    // Two files at a time: each waits for much of its time.
    node.current_dir(&page)
        .args(["--test", "--test-reporter=tap", "--test-concurrency=2"])
        .args(test_files(&page.join("tests"))?);
    node.env("TESSERAE_PAGE", server.address())
        .env("TESSERAE_BROWSER", browser);
    node.env("TESSERAE_QUESTIONS", native_questions()?)
        .env("TESSERAE_ROOM", page::room_program()?);
    count.run(&mut node)
}

/// The program that prints what the native bots decide. The worker of the page has to decide the
/// same.
fn native_questions() -> Result<PathBuf> {
    // The whole workspace, so that nothing is compiled with other features than in the tests.
    let mut build = cargo([
        "build",
        "--workspace",
        "--exclude",
        "tesserae-trainer",
        "--example",
        "questions",
    ])?;
    progress::run("building the bots", &mut build)?;
    Ok(process::target()?.join("debug/examples/questions"))
}

/// The test files by name: Node's own search differs from version to version.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    Ok(files)
}
