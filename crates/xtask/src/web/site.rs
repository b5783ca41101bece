//! Putting the page together: names that change with the contents, the list for the service worker.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};

use super::bindings::Bound;
use super::packing::files;
use crate::folders;

/// The page's own files that `index.html` refers to.
const PARTS: &[&str] = &["style.css", "sound.js", "mirror.js", "transfer.js", "loader.js"];
/// What the first picture needs; loaded behind the bar, so that the progress is a true one.
const FIRST: &[&str] = &["light"];
/// What serves to make assets and is not one.
const SOURCES: &[&str] = &["svg", "sh", "py", "blend"];

/// Fills `dist` from nothing.
pub fn assemble(bound: &Bound, dist: &Path) -> Result<()> {
    let root = folders::root()?;
    let page = root.join("web");
    if dist.exists() {
        fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    copy_assets(&root.join("assets"), &dist.join("assets"))?;
    if bound.snippets.is_dir() {
        copy(&bound.snippets, &dist.join("snippets"), |_| true)?;
    }
    let wasm = place(&bound.wasm, dist, "tesserae", "wasm")?;
    let script = place(&bound.script, dist, "tesserae", "js")?;
    let mut index = read(&page.join("index.html"))?;
    for part in PARTS {
        let (name, ending) = part.rsplit_once('.').context("every part has an ending")?;
        let placed = place(&page.join(part), dist, name, ending)?;
        replace(&mut index, &format!("\"{part}\""), &format!("\"{placed}\""))?;
    }
    let build = json!({
        "script": format!("./{script}"),
        "wasm": sized(dist, Path::new(&wasm))?,
        "first": first(dist)?,
    });
    replace(&mut index, "{\"build\": \"none\"}", &build.to_string())?;
    fs::write(dist.join("index.html"), index)?;
    fs::copy(page.join("manifest.webmanifest"), dist.join("manifest.webmanifest"))?;
    write_worker(&page.join("worker.js"), dist)
}

/// Assets keep their paths: the game asks for them by name.
fn copy_assets(from: &Path, to: &Path) -> Result<()> {
    copy(from, to, |path| {
        let source = path.extension().is_some_and(|ending| SOURCES.iter().any(|known| ending == *known));
        !source && !path.starts_with("source") && !path.ends_with("README.md")
    })
}

fn copy(from: &Path, to: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    for path in files(from)?.iter().filter(|path| wanted(path)) {
        let target = to.join(path);
        fs::create_dir_all(target.parent().unwrap_or(to))?;
        fs::copy(from.join(path), &target).with_context(|| format!("cannot copy {}", path.display()))?;
    }
    Ok(())
}

/// Copies a file under a name that holds a hash of its contents; returns that name.
fn place(from: &Path, dist: &Path, name: &str, ending: &str) -> Result<String> {
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    let placed = format!("{name}-{}.{ending}", hash(&bytes));
    fs::write(dist.join(&placed), bytes).with_context(|| format!("cannot write {placed}"))?;
    Ok(placed)
}

fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex().chars().take(16).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn replace(text: &mut String, old: &str, new: &str) -> Result<()> {
    ensure!(text.matches(old).count() == 1, "{old} must stand in the page exactly once");
    *text = text.replace(old, new);
    Ok(())
}

fn sized(dist: &Path, path: &Path) -> Result<Value> {
    let bytes = fs::metadata(dist.join(path)).with_context(|| format!("no {}", path.display()))?.len();
    Ok(json!({ "path": slashed(path), "bytes": bytes }))
}

fn first(dist: &Path) -> Result<Vec<Value>> {
    let paths = files(&dist.join("assets"))?.into_iter().filter(|path| {
        let license = path.extension().is_some_and(|ending| ending == "txt");
        !license && FIRST.iter().any(|folder| path.starts_with(folder))
    });
    paths.map(|path| sized(dist, &PathBuf::from("assets").join(path))).collect()
}

fn slashed(path: &Path) -> String {
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Writes the service worker with the hash of every file, so that an update fetches only what has changed.
fn write_worker(from: &Path, dist: &Path) -> Result<()> {
    let mut worker = read(from)?;
    let mut all = Map::new();
    for path in files(dist)? {
        all.insert(slashed(&path), hash(&fs::read(dist.join(&path))?).into());
    }
    replace(&mut worker, "{/* files */}", &Value::Object(all).to_string())?;
    fs::write(dist.join("worker.js"), worker).context("cannot write worker.js")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page around a module that does nothing, in a folder of its own.
    fn page(name: &str) -> Result<PathBuf> {
        let stage = std::env::temp_dir().join(format!("tesserae-page-{name}-{}", std::process::id()));
        fs::create_dir_all(&stage)?;
        let bound =
            Bound { wasm: stage.join("game.wasm"), script: stage.join("game.js"), snippets: stage.join("snippets") };
        fs::write(&bound.wasm, b"\0asm\x01\0\0\0")?;
        fs::write(&bound.script, "export default async () => {};\n")?;
        let dist = stage.join("dist");
        assemble(&bound, &dist)?;
        Ok(dist)
    }

    #[test]
    fn everything_that_the_page_refers_to_is_there() -> Result<()> {
        let dist = page("whole")?;
        let index = read(&dist.join("index.html"))?;
        let named = index.split('"').filter(|word| {
            word.rsplit_once('.').is_some_and(|(name, ending)| {
                let known = ["js", "css", "wasm", "png", "webmanifest", "ttf", "ktx2"].contains(&ending);
                known && !name.contains(['<', ' '])
            })
        });
        let named: Vec<_> = named.collect();
        assert!(named.len() > 10, "{named:?}");
        for name in named {
            assert!(dist.join(name).is_file(), "{name}");
        }
        fs::remove_dir_all(dist.parent().context("no stage")?)?;
        Ok(())
    }

    #[test]
    fn the_worker_lists_every_file_but_itself_and_no_sources_are_published() -> Result<()> {
        let dist = page("listed")?;
        let worker = read(&dist.join("worker.js"))?;
        for path in files(&dist)? {
            let name = slashed(&path);
            assert_eq!(worker.contains(&format!("\"{name}\"")), name != "worker.js", "{name}");
            let source = name.contains("assets/source") || name.ends_with(".svg") || name.ends_with("README.md");
            assert!(!source, "{name}");
        }
        fs::remove_dir_all(dist.parent().context("no stage")?)?;
        Ok(())
    }
}
