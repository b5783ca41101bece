//! The workflows run other people's actions with the rights of this project. A tag can be moved to
//! other code, a commit cannot.

use std::fs;
use std::path::Path;

#[test]
fn every_action_is_named_by_its_commit_and_says_its_version() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.github/workflows");
    let mut count = 0;
    for file in fs::read_dir(folder).expect("the workflows are there") {
        let path = file.expect("it can be read").path();
        let text = fs::read_to_string(&path).expect("it is text");
        for line in text.lines() {
            let Some((_, action)) = line.split_once("uses: ") else {
                continue;
            };
            let named = action
                .split_once('@')
                .and_then(|(_, place)| place.split_once(" # v"));
            let is_commit = named.is_some_and(|(commit, _)| {
                commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit())
            });
            assert!(is_commit, "{}: {action}", path.display());
            count += 1;
        }
    }
    assert!(count > 10, "{count}");
}
