//! Playing and testing must compile one engine, not two.
//!
//! Cargo builds a package once for every set of features that a selection unites. One feature of
//! one small crate that only the tests enable is enough to build half of Bevy a second time:
//! minutes on every machine. The remedy is to do without the feature (as the workspace does for
//! `divan/wrap_help`) or to enable it everywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// The packages of a selection with their features, one entry for each version.
fn packages(arguments: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--prefix", "none", "--format", "{p}\t{f}"])
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("cargo starts, as it started this test");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut packages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (package, features) in text.lines().filter_map(|line| line.split_once('\t')) {
        let features = features
            .trim_end_matches(" (*)")
            .split(',')
            .map(str::to_owned);
        packages
            .entry(package.trim_end_matches(" (*)").to_owned())
            .or_default()
            .extend(features);
    }
    packages
}

#[test]
fn the_tools_for_developers_change_nothing_in_the_engine() {
    let playing = packages(&["--workspace", "--edges", "normal,build"]);
    let release = packages(&[
        "--workspace",
        "--no-default-features",
        "--edges",
        "normal,build",
    ]);
    let (game, engine): (Vec<_>, Vec<_>) = release
        .iter()
        .partition(|(package, _)| package.starts_with("tesserae v"));
    for (package, features) in engine {
        assert_eq!(
            playing.get(package),
            Some(features),
            "features of {package}: playing (left), a release (right)"
        );
    }
    assert_eq!(game.len(), 1);
    for (package, features) in game {
        assert!(
            !features.contains("dev")
                && playing
                    .get(package)
                    .is_some_and(|playing| playing.contains("dev"))
        );
    }
}

#[test]
fn the_tests_enable_no_feature_that_playing_does_not() {
    let game = packages(&["--package", "tesserae", "--edges", "normal,build"]);
    let playing = packages(&["--workspace", "--edges", "normal,build"]);
    let testing = packages(&[
        "--workspace",
        "--exclude",
        "tesserae-trainer",
        "--edges",
        "normal,build,dev",
    ]);
    for package in game.keys() {
        assert_eq!(
            game.get(package),
            playing.get(package),
            "features of {package}: the game alone (left), playing (right)"
        );
        assert_eq!(
            playing.get(package),
            testing.get(package),
            "features of {package}: playing (left), testing (right)"
        );
    }
}
