//! Assembling the page: file names with a hash of the contents, the list of files for the service
//! worker.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};
use xtask::process;

use super::{Bound, games};
use crate::files::{copy, files, published_assets, sha256, slashed};

/// The page's own files that `index.html` refers to; they are published under names with a hash.
const HASHED: &[&str] = &[
    "style.css",
    "sound.js",
    "accessibility.js",
    "keyboard.js",
    "gamepad.js",
    "transfer.js",
    "navigation.js",
    "tabs.js",
    "turn.js",
    "background.js",
    "recovery.js",
    "textures.js",
    "thinking.js",
    "loader.js",
];
/// The folders of assets that the first frame needs: they are loaded behind the progress bar.
const PRELOADED: &[&str] = &["light"];

/// Fills `dist` from nothing; `thinking` is the module that answers questions, if the page has
/// opponents.
///
/// # Errors
/// If a file is missing or cannot be written, or `index.html` does not refer to each part exactly
/// once.
pub fn assemble(bound: &Bound, thinking: Option<&Path>, dist: &Path) -> Result<()> {
    let root = process::root()?;
    let page = root.join("web");
    if dist.exists() {
        fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    copy_assets(&root.join("assets"), &dist.join("assets"))?;
    if bound.snippets.is_dir() {
        copy(
            &bound.snippets,
            &dist.join("snippets"),
            &files(&bound.snippets)?,
        )?;
    }
    let wasm = copy_hashed(&bound.wasm, dist, "tesserae", "wasm")?;
    let script = copy_hashed(&bound.script, dist, "tesserae", "js")?;
    let mut index = read(&page.join("index.html"))?;
    for part in HASHED {
        let (name, extension) = part
            .rsplit_once('.')
            .context("every part has an extension")?;
        let published = copy_hashed(&page.join(part), dist, name, extension)?;
        replace(
            &mut index,
            &format!("\"{part}\""),
            &format!("\"{published}\""),
        )?;
    }
    replace(&mut index, "<!-- games -->", &games::cards())?;
    replace(&mut index, "<!-- rulebooks -->", &games::rulebooks())?;
    // The empty scene has no textures.
    let decoder = thinking
        .map(|_| {
            copy_hashed(
                &page.join("textures-worker.js"),
                dist,
                "textures-worker",
                "js",
            )
        })
        .transpose()?;
    let build = json!({
        "decoder": decoder,
        "script": format!("./{script}"),
        "wasm": path_and_size(dist, Path::new(&wasm))?,
        "first": preloaded(dist)?,
        "thinking": thinking.map(|module| publish_thinking(module, &page, dist)).transpose()?,
    });
    replace(&mut index, "{\"build\": \"none\"}", &build.to_string())?;
    fs::write(dist.join("index.html"), index)?;
    fs::copy(
        page.join("manifest.webmanifest"),
        dist.join("manifest.webmanifest"),
    )?;
    write_worker(&page.join("worker.js"), dist)
}

/// Publishes the module that answers questions and its script, in a folder of their own: they are
/// fetched when a game with a bot begins, or advice is asked for.
fn publish_thinking(module: &Path, page: &Path, dist: &Path) -> Result<Value> {
    let folder = dist.join("thinking");
    fs::create_dir_all(&folder)?;
    let module = copy_hashed(module, &folder, "module", "wasm")?;
    let script = copy_hashed(&page.join("thinking-worker.js"), &folder, "worker", "js")?;
    Ok(json!({ "module": format!("thinking/{module}"), "script": format!("thinking/{script}") }))
}

/// Assets keep their paths: the game loads them by name.
fn copy_assets(from: &Path, to: &Path) -> Result<()> {
    copy(from, to, &published_assets(from)?)
}

/// Copies a file under a name that holds a hash of its contents; returns that name.
fn copy_hashed(from: &Path, dist: &Path, name: &str, extension: &str) -> Result<String> {
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    let published = format!("{name}-{}.{extension}", hash(&bytes));
    fs::write(dist.join(&published), bytes).with_context(|| format!("cannot write {published}"))?;
    Ok(published)
}

fn hash(bytes: &[u8]) -> String {
    sha256(bytes).chars().take(16).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn replace(text: &mut String, old: &str, new: &str) -> Result<()> {
    ensure!(
        text.matches(old).count() == 1,
        "{old} must occur in the page exactly once"
    );
    *text = text.replace(old, new);
    Ok(())
}

/// A file of the page for the loader, which shows its progress in bytes.
fn path_and_size(dist: &Path, path: &Path) -> Result<Value> {
    let bytes = fs::metadata(dist.join(path))
        .with_context(|| format!("no {}", path.display()))?
        .len();
    Ok(json!({ "path": slashed(path), "bytes": bytes }))
}

fn preloaded(dist: &Path) -> Result<Vec<Value>> {
    let paths = files(&dist.join("assets"))?.into_iter().filter(|path| {
        let license = path.extension().is_some_and(|extension| extension == "txt");
        !license && PRELOADED.iter().any(|folder| path.starts_with(folder))
    });
    paths
        .map(|path| path_and_size(dist, &PathBuf::from("assets").join(path)))
        .collect()
}

/// Writes the service worker with the hash of every file, so that an update fetches only what has
/// changed.
fn write_worker(from: &Path, dist: &Path) -> Result<()> {
    let mut worker = read(from)?;
    let mut all = Map::new();
    for path in files(dist)? {
        all.insert(slashed(&path), hash(&fs::read(dist.join(&path))?).into());
    }
    replace(
        &mut worker,
        "{/* files */}",
        &Value::Object(all).to_string(),
    )?;
    fs::write(dist.join("worker.js"), worker).context("cannot write worker.js")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page around an empty module, in a temporary folder.
    fn page(name: &str) -> Result<PathBuf> {
        let stage =
            std::env::temp_dir().join(format!("tesserae-page-{name}-{}", std::process::id()));
        fs::create_dir_all(&stage)?;
        let bound = Bound {
            wasm: stage.join("game.wasm"),
            script: stage.join("game.js"),
            snippets: stage.join("snippets"),
        };
        fs::write(&bound.wasm, b"\0asm\x01\0\0\0")?;
        fs::write(&bound.script, "export default async () => {};\n")?;
        let dist = stage.join("dist");
        assemble(&bound, Some(&bound.wasm), &dist)?;
        Ok(dist)
    }

    #[test]
    fn everything_that_the_page_refers_to_is_there() -> Result<()> {
        let dist = page("whole")?;
        let index = read(&dist.join("index.html"))?;
        let words = index.split('"').filter(|word| {
            word.rsplit_once('.').is_some_and(|(name, extension)| {
                let known = [
                    "js",
                    "css",
                    "wasm",
                    "png",
                    "jpg",
                    "webmanifest",
                    "ttf",
                    "ktx2",
                ]
                .contains(&extension);
                known && !name.contains(['<', ' '])
            })
        });
        let named: Vec<_> = words.collect();
        assert!(named.len() > 10, "{named:?}");
        for name in named {
            assert!(dist.join(name).is_file(), "{name}");
        }
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }

    #[test]
    fn the_worker_lists_every_file_but_itself_and_no_sources_are_published() -> Result<()> {
        let dist = page("listed")?;
        let worker = read(&dist.join("worker.js"))?;
        for path in files(&dist)? {
            let name = slashed(&path);
            assert_eq!(
                worker.contains(&format!("\"{name}\"")),
                name != "worker.js",
                "{name}"
            );
            let source = name.contains("assets/source")
                || name.ends_with(".svg")
                || name.ends_with("README.md");
            assert!(!source, "{name}");
        }
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }
}
