//! `cargo xtask web-test`: the page in a real browser, without a screen and without a GPU.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use anyhow::{Context, Error, Result, ensure};
use xtask::beside::Beside;
use xtask::process::{self, cargo, in_workspace};
use xtask::test_count::TestCount;
use xtask::{progress, scripts, system};

use crate::page::{self, Page, Profile, Server};

/// So many test files are run at a time: each waits for a part of its time.
const AT_A_TIME: usize = 2;
/// The test file that is run beside them: nothing is drawn in it, and what it waits for is rest.
const WAITING: &str = "rest.test.js";

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
    let (questions, room) = (native_questions()?, page::room_program()?);
    let node = |files: &[PathBuf]| {
        let mut node = in_workspace("node")?;
        node.current_dir(&page)
            .args(["--test", "--test-reporter=tap"])
            .arg(format!("--test-concurrency={AT_A_TIME}"))
            .args(files)
            .env("TESSERAE_PAGE", server.address())
            .env("TESSERAE_BROWSER", &browser)
            .env("TESSERAE_QUESTIONS", &questions)
            .env("TESSERAE_ROOM", &room);
        Ok::<_, Error>(node)
    };
    let (waiting, others) = waiting_apart(test_files(&page.join("tests"))?)?;
    let others = &mut node(&others)?;
    let waiting = Beside::start("page-at-rest", node(&waiting)?)?;
    let passed = count.run(others)?;
    Ok(waiting.finish(count, &mut io::stdout())? && passed)
}

/// The test file that waits, and the others.
fn waiting_apart(files: Vec<PathBuf>) -> Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let (waiting, others): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|file| file.ends_with(WAITING));
    ensure!(waiting.len() == 1, "there is no test {WAITING}");
    Ok((waiting, others))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_test_of_the_page_is_run_once() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests");
        let files = test_files(&folder)?;
        let (waiting, others) = waiting_apart(files.clone())?;
        assert!(waiting.len() == 1 && others.len() > 1);
        let mut all = [waiting, others].concat();
        all.sort();
        assert_eq!(all, files);
        assert!(waiting_apart(Vec::new()).is_err());
        Ok(())
    }
}
