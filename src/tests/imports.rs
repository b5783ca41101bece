//! Imports between the folders of `src`, and between those of `src/ui`, run downwards: a folder
//! uses only those that `lib.rs` or `ui/mod.rs` declares below it.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The paths that a source names, from the root of the crate: `use` with its groups, and paths
/// within the code. `module` is where the source is. Its tests, at its end, may use everything.
fn paths(source: &str, module: &[&str]) -> Vec<Vec<String>> {
    let code = source.split("mod tests {").next().unwrap_or_default();
    let code: String = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut found = Vec::new();
    for (at, word) in code
        .match_indices("crate::")
        .chain(code.match_indices("super::"))
    {
        let before = &code[..at];
        if before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
            || before.ends_with("super::")
        {
            continue;
        }
        let mut rest = &code[at + word.len()..];
        let mut prefix = Vec::new();
        if word == "super::" {
            let mut height = 1;
            while let Some(next) = rest.strip_prefix("super::") {
                (rest, height) = (next, height + 1);
            }
            let kept = module.len().saturating_sub(height);
            prefix.extend(module[..kept].iter().map(|&name| name.to_owned()));
        }
        read_tree(rest, &prefix, &mut found);
    }
    found
}

/// Reads the paths of a tree as `a::{b, c::d}` and returns what follows it.
fn read_tree<'a>(text: &'a str, prefix: &[String], found: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = read_tree(rest, prefix, found).trim_start();
            match rest.strip_prefix(',') {
                Some(next) => rest = next,
                None => return rest.strip_prefix('}').unwrap_or(rest),
            }
        }
    }
    let end = text
        .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if name.is_empty() {
        // `a::<T>`
        found.extend(rest.starts_with('<').then(|| prefix.to_vec()));
        return rest;
    }
    let path = [prefix, &[name.to_owned()]].concat();
    match rest.strip_prefix("::") {
        Some(rest) => read_tree(rest, &path, found),
        None => {
            found.push(path);
            // `a as b` in a group.
            rest.find([',', '}', ';']).map_or("", |end| &rest[end..])
        }
    }
}

/// The sources in a folder, without those of tests.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.ends_with("tests") || path.ends_with("tests.rs") {
            continue;
        }
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The modules that a source declares, in their order, up to its tests.
fn declared(source: &str) -> Vec<String> {
    source
        .lines()
        .filter_map(|line| {
            let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
            line.strip_prefix("mod ")?.strip_suffix(';')
        })
        .take_while(|name| *name != "tests")
        .map(str::to_owned)
        .collect()
}

/// The imports that do not run downwards between the parts of a module: where they are, and what
/// they name. `parts` are the parts in their order, a part's files are below `root`.
fn upward(parts: &[String], root: &[&str]) -> Vec<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folder = root
        .iter()
        .fold(source.clone(), |path, name| path.join(name));
    let mut wrong = Vec::new();
    for (height, part) in parts.iter().enumerate() {
        let mut sources = Vec::new();
        match folder.join(part) {
            path if path.is_dir() => files(&path, &mut sources),
            path => sources.push(path.with_extension("rs")),
        }
        for file in sources {
            let name = file.strip_prefix(&source).expect("it is in `src`");
            let module = name.with_extension("");
            let module: Vec<&str> = module
                .iter()
                .map(|name| name.to_str().expect("names are ASCII"))
                .filter(|name| *name != "mod")
                .collect();
            let text = fs::read_to_string(&file).expect("the sources can be read");
            for path in paths(&text, &module) {
                let is_inside = path.iter().zip(root).all(|(name, wanted)| name == wanted);
                let Some(used) = path.get(root.len()).filter(|_| is_inside) else {
                    continue;
                };
                if !parts[height..].contains(used) {
                    wrong.push(format!("{} imports {}", name.display(), path.join("::")));
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

#[test]
fn no_folder_imports_from_one_that_is_above_it() {
    let parts = declared(include_str!("../lib.rs"));
    assert!(parts.len() > 12, "{parts:?}");
    let wrong = upward(&parts, &[]);
    assert!(wrong.is_empty(), "{parts:?} run downwards: {wrong:#?}");
}

#[test]
fn no_part_of_the_user_interface_imports_from_one_that_is_above_it() {
    let parts = declared(include_str!("../ui/mod.rs"));
    assert!(parts.len() > 12, "{parts:?}");
    let wrong = upward(&parts, &["ui"]);
    assert!(wrong.is_empty(), "{parts:?} run downwards: {wrong:#?}");
}

#[test]
fn only_one_folder_changes_what_the_dice_are_doing() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    files(&source, &mut sources);
    let mut owners: Vec<PathBuf> = sources
        .into_iter()
        .filter(|file| {
            let text = fs::read_to_string(file).expect("the sources can be read");
            text.contains("ResMut<Throwing>") || text.contains("ResMut<'w, Throwing>")
        })
        .filter_map(|file| {
            file.parent()?
                .strip_prefix(&source)
                .ok()
                .map(Path::to_owned)
        })
        .collect();
    owners.dedup();
    assert_eq!(owners, [Path::new("throw")]);
}

#[test]
fn paths_are_read_from_groups_and_from_the_code() {
    let source = "use crate::{\n    live::Live,\n    ui::{\n        menu::{self, Page as P},\n        \
                  theme::text,\n    },\n};\nuse super::{a, super_b};\nfn x() { super::super::c::d(1); \
                  let y = crate::table::seed::<u8>(); }\n// crate::web::no\nmod tests {\n crate::dev::no }";
    let found: Vec<String> = paths(source, &["ui", "menu", "cards"])
        .iter()
        .map(|path| path.join("::"))
        .collect();
    assert_eq!(
        found,
        [
            "live::Live",
            "ui::menu::self",
            "ui::menu::Page",
            "ui::theme::text",
            "table::seed",
            "ui::menu::a",
            "ui::menu::super_b",
            "ui::c::d",
        ]
    );
}
