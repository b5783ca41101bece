//! Imports between the folders of `src` run downwards: a folder uses only those that `lib.rs`
//! declares below it.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folders that a source names: what follows `crate::`, and the first names of a group there.
/// Its tests, at its end, may use everything.
fn imported(source: &str) -> Vec<String> {
    let code = source.split("mod tests {").next().unwrap_or_default();
    let mut folders = Vec::new();
    for path in code.split("crate::").skip(1) {
        let group = path
            .strip_prefix('{')
            .and_then(|group| group.split_once("};"))
            .map_or(path, |(group, _)| group);
        let mut depth = 0;
        for part in group.split_inclusive([',', '{', '}']) {
            if depth == 0 {
                let name = part
                    .trim()
                    .split(|letter: char| !letter.is_alphanumeric() && letter != '_');
                folders.extend(
                    name.take(1)
                        .filter(|name| !name.is_empty())
                        .map(str::to_owned),
                );
            }
            depth += i32::from(part.ends_with('{')) - i32::from(part.ends_with('}'));
            if !path.starts_with('{') {
                break;
            }
        }
    }
    folders
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_folder_imports_from_one_that_is_above_it() {
    let library = include_str!("../lib.rs");
    let order: Vec<&str> = library
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'))
        .collect();
    let order = &order[..order
        .iter()
        .position(|name| *name == "tests")
        .expect("the tests come last")];
    assert!(order.len() > 12, "{order:?}");
    for (height, folder) in order.iter().enumerate() {
        let mut sources = Vec::new();
        files(
            &Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("src")
                .join(folder),
            &mut sources,
        );
        for file in sources.into_iter().filter(|path| {
            !path.ends_with("tests.rs")
                && !path.components().any(|part| part.as_os_str() == "tests")
        }) {
            for name in imported(&fs::read_to_string(&file).expect("the sources can be read")) {
                let above = order[..height].contains(&name.as_str());
                let known = above || order[height..].contains(&name.as_str());
                assert!(
                    known && !above,
                    "{} imports from `{name}`; {order:?} run downwards",
                    file.display()
                );
            }
        }
    }
}
