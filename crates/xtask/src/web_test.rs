//! `cargo xtask web-test`: the page in a real browser, without a screen and without a GPU.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::process::{cargo, in_workspace, run};
use crate::test_count::TestCount;
use crate::web::{self, Page, Profile, Server};
use crate::{packages, paths, requirements};

/// Why `cargo xtask test` leaves out the browser, if it does: `TESSERAE_WEB=0`, or a tool that is not available here.
///
/// # Errors
///
/// If a tool is not available and `TESSERAE_WEB=1` demands the browser.
pub fn skip_reason() -> Result<Option<String>> {
    let setting = env::var("TESSERAE_WEB").unwrap_or_default();
    if setting == "0" {
        return Ok(Some("TESSERAE_WEB=0".to_owned()));
    }
    match prepare() {
        Err(error) if setting != "1" => Ok(Some(format!("{error:#}"))),
        prepared => prepared.map(|()| None),
    }
}

/// Downloads what the build and the tests need.
fn prepare() -> Result<()> {
    packages::ensure(&[requirements::BROWSER])?;
    web::prepare()?;
    let mut install = in_workspace("npm")?;
    run(install.current_dir(paths::root()?.join("web")).args(["ci", "--no-audit", "--no-fund"]))
}

/// The whole command: builds the page quickly, tests it, closes with one line.
///
/// # Errors
///
/// If a tool is missing or the build fails.
pub fn command(build: bool) -> Result<ExitCode> {
    let mut count = TestCount::default();
    prepare()?;
    let passed = if build { build_and_test(&mut count)? } else { test(&mut count)? };
    println!("\n{count}");
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Builds the page quickly and runs its tests, after [`skip_reason`] has found everything there; returns whether they
/// passed.
///
/// # Errors
///
/// If the build fails or the tests cannot be started.
pub fn build_and_test(count: &mut TestCount) -> Result<bool> {
    web::build(Profile::Fast, Page::Game)?;
    test(count)
}

/// Runs the tests on the page as it is in `web/dist`.
fn test(count: &mut TestCount) -> Result<bool> {
    let browser = requirements::BROWSERS.iter().find_map(|name| requirements::find_program(name));
    let browser = browser.context("no Chromium")?;
    let server = Server::start(&web::folder(Page::Game)?, 0)?;
    let page = paths::root()?.join("web");
    let mut node = in_workspace("node")?;
    node.current_dir(&page)
        .args(["--test", "--test-reporter=tap", "--test-concurrency=1"])
        .args(test_files(&page.join("tests"))?);
    node.env("TESSERAE_PAGE", server.address()).env("TESSERAE_BROWSER", browser);
    node.env("TESSERAE_DECISIONS", native_decisions()?);
    count.run(&mut node)
}

/// The program that tells what the native bots decide. The worker of the page has to decide the same.
fn native_decisions() -> Result<PathBuf> {
    // The whole workspace, so that nothing is compiled with other features than in the tests.
    run(&mut cargo(["build", "--workspace", "--exclude", "tesserae-trainer", "--example", "decisions"])?)?;
    Ok(paths::target()?.join("debug/examples/decisions"))
}

/// The test files by name: Node's own search differs from version to version.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let files = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|path| path.to_string_lossy().ends_with(".test.js")).collect();
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_found_in_order_and_their_helpers_are_not_run() -> Result<()> {
        let folder = env::temp_dir().join(format!("tesserae-test-files-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        for name in ["play.test.js", "table.js", "games.test.js"] {
            fs::write(folder.join(name), "")?;
        }
        let found = test_files(&folder)?;
        fs::remove_dir_all(&folder)?;
        assert_eq!(found, ["games.test.js", "play.test.js"].map(|name| folder.join(name)));
        Ok(())
    }
}
