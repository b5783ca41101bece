//! Assembling the page: file names with a hash of the contents, the list of files for the service
//! worker.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value, json};
use tesserae_words::{About, Text};
use xtask::process;

use super::{
    Bound, Modules, address::Address, boards, games, language::PageLanguage, position, words,
};
use crate::files::{copy, files, published_assets, sha256, slashed};

/// The page's own files that `index.html` refers to; they are published under names with a hash.
const HASHED: &[&str] = &[
    "style.css",
    "languages.js",
    "words.js",
    "sound.js",
    "accessibility.js",
    "kiosk.js",
    "keyboard.js",
    "letters.js",
    "gamepad.js",
    "transfer.js",
    "navigation.js",
    "tabs.js",
    "turn.js",
    "background.js",
    "recovery.js",
    "boards.js",
    "update.js",
    "textures.js",
    "thinking.js",
    "loader.js",
];
/// The folders of assets that the first frame needs: they are loaded behind the progress bar.
const PRELOADED: &[&str] = &["light"];

/// The files of the page that keep their names: others ask for them by these.
const NAMED: &[&str] = &["robots.txt"];
/// The file that says how the page is installed.
const MANIFEST: &str = "manifest.webmanifest";
/// The folder of what opponents know of the games.
const KNOWLEDGE: &str = "bots";

/// Fills `dist` from nothing; `modules` are those beside the game, which the empty scene lacks, and
/// `address` is the page's public one, if it has one.
///
/// # Errors
/// If a file is missing or cannot be written, or `index.html` does not refer to each part exactly
/// once.
pub fn assemble(
    bound: &Bound,
    modules: Option<&Modules>,
    address: Option<&Address>,
    dist: &Path,
) -> Result<()> {
    let root = process::root()?;
    let page = root.join("web");
    if dist.exists() {
        fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    let assets = root.join("assets");
    copy_assets(&assets, &dist.join("assets"))?;
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
    // The empty scene has no board.
    let decoder = modules
        .map(|_| {
            copy_hashed(
                &page.join("textures-worker.js"),
                dist,
                "textures-worker",
                "js",
            )
        })
        .transpose()?;
    let graphics = copy_hashed(
        &page.join("graphics-worker.js"),
        dist,
        "graphics-worker",
        "js",
    )?;
    let mut build = json!({
        "decoder": decoder,
        "graphics": graphics,
        "script": format!("./{script}"),
        "wasm": path_and_size(dist, Path::new(&wasm))?,
        "first": preloaded(dist)?,
        "boards": modules.map(|_| boards::files(&assets)).transpose()?.unwrap_or_default(),
        "thinking": modules.map(|modules| publish_thinking(&modules.thinking, &page, &assets, dist)).transpose()?,
    });
    for name in NAMED {
        fs::copy(page.join(name), dist.join(name)).with_context(|| format!("no {name}"))?;
    }
    fs::copy(assets.join("icons/favicon.ico"), dist.join("favicon.ico"))?;
    let languages = PageLanguage::all(&assets.join("words"))?;
    for language in &languages {
        write_manifest(&page, language, dist)?;
    }
    if let Some(modules) = modules {
        position::publish(&modules.position, &root, &languages, dist)?;
    }
    let pages = languages.iter().map(|language| {
        let mut page = index.clone();
        write_language(&mut page, language, &languages, address)?;
        let sheet = language.fonts.sheet();
        let sheet = sheet.map(|sheet| write_sheet(&sheet, dist)).transpose()?;
        language.fonts.write_into(&mut page, sheet.as_deref())?;
        Ok((language.folder(), page))
    });
    let pages: Vec<(String, String)> = pages.collect::<Result<_>>()?;
    let all: String = pages.iter().map(|(_, page)| page.as_str()).collect();
    build["version"] = version(&all, &build, dist)?.into();
    for (folder, mut page) in pages {
        replace(&mut page, "{\"build\": \"none\"}", &build.to_string())?;
        fs::create_dir_all(dist.join(&folder))?;
        fs::write(dist.join(folder).join("index.html"), page)?;
    }
    write_worker(&page.join("worker.js"), dist)
}

/// Writes a language into its page: what the page says, its games and rulebooks.
fn write_language(
    page: &mut String,
    language: &PageLanguage,
    all: &[PageLanguage],
    address: Option<&Address>,
) -> Result<()> {
    match address {
        Some(address) => address.write_into(page, &language.folder())?,
        None => replace(page, "    <!-- address -->\n", "")?,
    }
    language.write_into(page, all, address)?;
    let manifest = format!("href=\"{}{MANIFEST}\"", language.folder());
    replace(page, &format!("href=\"{MANIFEST}\""), &manifest)?;
    words::fill(page, &language.words)?;
    replace(page, "<!-- games -->", &games::cards(&language.words))?;
    replace(page, "<!-- rulebooks -->", &games::rulebooks(language))
}

/// Publishes the style sheet of the fonts of a language; returns its name, which holds its hash.
fn write_sheet(sheet: &str, dist: &Path) -> Result<String> {
    let name = format!("fonts-{}.css", hash(sheet.as_bytes()));
    fs::write(dist.join(&name), sheet).with_context(|| format!("cannot write {name}"))?;
    Ok(name)
}

/// Publishes the module that answers questions, its script, and what it knows of each game, in a
/// folder of their own: all are fetched when a game with a bot begins, or advice is asked for. Names
/// with a hash keep the knowledge of one version from the module of another.
fn publish_thinking(module: &Path, page: &Path, assets: &Path, dist: &Path) -> Result<Value> {
    const FOLDER: &str = "thinking";
    let folder = dist.join(FOLDER);
    fs::create_dir_all(&folder)?;
    let published = |from: &Path, name: &str, extension: &str| {
        copy_hashed(from, &folder, name, extension).map(|name| format!("{FOLDER}/{name}"))
    };
    let mut knowledge = Map::new();
    for path in files(&assets.join(KNOWLEDGE))? {
        if path.extension().is_some_and(|extension| extension == "bin") {
            let game = slashed(&path.with_extension(""));
            let from = assets.join(KNOWLEDGE).join(&path);
            knowledge.insert(game.clone(), published(&from, &game, "bin")?.into());
        }
    }
    Ok(json!({
        "module": published(module, "module", "wasm")?,
        "script": published(&page.join("thinking-worker.js"), "worker", "js")?,
        "knowledge": knowledge,
    }))
}

/// Writes the manifest of a language into its folder, with a shortcut to every game in the menu of
/// the installed page's icon.
fn write_manifest(page: &Path, language: &PageLanguage, dist: &Path) -> Result<()> {
    let mut manifest: Value =
        serde_json::from_str(&read(&page.join(MANIFEST))?).context(MANIFEST)?;
    let word = |text: &Text| Value::from(language.words.word(text));
    manifest["lang"] = language.tag.as_str().into();
    manifest["dir"] = language.direction().into();
    manifest["description"] = word(&tesserae_words::page::share());
    manifest["shortcuts"] = games::shortcuts(&language.words);
    let root = if language.folder().is_empty() {
        "./"
    } else {
        "../"
    };
    manifest["scope"] = root.into();
    for list in ["icons", "screenshots"] {
        let entries = manifest[list].as_array_mut().context("no list")?;
        for entry in entries {
            let file = entry["src"].as_str().context("no file")?;
            entry["src"] = format!("{root}{file}").into();
        }
    }
    for picture in manifest["screenshots"].as_array_mut().context("no list")? {
        picture["label"] = word(&tesserae_words::page::share_picture());
    }
    let folder = dist.join(language.folder());
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(MANIFEST), format!("{manifest:#}\n")).context(MANIFEST)
}

/// Assets keep their paths: the game loads them by name. What opponents know is published elsewhere,
/// and a page has no terminal.
fn copy_assets(from: &Path, to: &Path) -> Result<()> {
    let mut paths = published_assets(from)?;
    let of_terminal = format!("{}.ftl", About::TERMINAL);
    paths.retain(|path| !path.starts_with(KNOWLEDGE) && !path.ends_with(&of_terminal));
    copy(from, to, &paths)
}

/// The version of a page: a hash of all that is in it.
fn version(index: &str, build: &Value, dist: &Path) -> Result<String> {
    let mut all = format!("{index}{build}");
    for path in files(dist)? {
        all.push_str(&slashed(&path));
        all.push_str(&hash(&fs::read(dist.join(&path))?));
    }
    Ok(hash(all.as_bytes()))
}

/// Copies a file under a name that holds a hash of its contents; returns that name.
pub(super) fn copy_hashed(from: &Path, dist: &Path, name: &str, extension: &str) -> Result<String> {
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    let published = format!("{name}-{}.{extension}", hash(&bytes));
    fs::write(dist.join(&published), bytes).with_context(|| format!("cannot write {published}"))?;
    Ok(published)
}

pub(super) fn hash(bytes: &[u8]) -> String {
    sha256(bytes).chars().take(16).collect()
}

pub(super) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

pub(super) fn replace(text: &mut String, old: &str, new: &str) -> Result<()> {
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
    use std::mem;

    use tesserae_words::Language;

    use super::*;

    /// A page around an empty module, in a temporary folder.
    fn page(name: &str, address: Option<&Address>) -> Result<PathBuf> {
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
        let modules = Modules {
            thinking: bound.wasm.clone(),
            position: bound.wasm.clone(),
        };
        assemble(&bound, Some(&modules), address, &dist)?;
        Ok(dist)
    }

    #[test]
    fn everything_that_the_page_refers_to_is_there() -> Result<()> {
        let dist = page("whole", None)?;
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
        // The list of the boards' files has paths below `assets`.
        let assets = dist.join("assets");
        for name in named {
            let is_there = [&dist, &assets]
                .iter()
                .any(|folder| folder.join(name).is_file());
            assert!(is_there, "{name}");
        }
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }

    #[test]
    fn what_others_ask_for_by_name_is_there_and_every_file_of_the_manifest() -> Result<()> {
        let dist = page("named", None)?;
        for name in ["robots.txt", "favicon.ico", "manifest.webmanifest"] {
            assert!(dist.join(name).is_file(), "{name}");
        }
        let german = read(&dist.join("de/manifest.webmanifest"))?;
        assert!(read(&dist.join("de/index.html"))?.contains("\"de/manifest.webmanifest\""));
        let german: Value = serde_json::from_str(&german)?;
        assert_eq!(german["lang"], "de");
        let icon = german["icons"][0]["src"].as_str().context("no icon")?;
        assert!(dist.join("de").join(icon).is_file(), "{icon}");
        let manifest: Value = serde_json::from_str(&read(&dist.join("manifest.webmanifest"))?)?;
        for part in ["description", "shortcuts"] {
            assert_ne!(german[part], manifest[part]);
        }
        for list in ["icons", "screenshots"] {
            let entries = manifest[list].as_array().context("no list")?;
            assert!(!entries.is_empty(), "{list}");
            for entry in entries {
                let name = entry["src"].as_str().context("no file")?;
                assert!(dist.join(name).is_file(), "{name}");
                let purpose = entry["purpose"].as_str().unwrap_or("any");
                assert!(
                    !purpose.contains(' '),
                    "{name} is cropped in one of its uses"
                );
            }
        }
        let shortcuts = manifest["shortcuts"].as_array().context("no shortcuts")?;
        let loader = read(&process::root()?.join("web/loader.js"))?;
        assert!(loader.contains("asked.get(\"play\")"));
        let index = read(&dist.join("index.html"))?;
        for shortcut in shortcuts {
            let url = shortcut["url"].as_str().unwrap_or_default();
            let game = url.strip_prefix("./?play=").context("no game")?;
            assert!(index.contains(&format!("data-game=\"{game}\"")), "{url}");
        }
        assert_eq!(shortcuts.len(), tesserae_rules::Kind::ALL.len());
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }

    #[test]
    fn a_page_names_its_public_address_if_it_has_one() -> Result<()> {
        let address = "https://play.example/t".parse()?;
        for (name, address) in [("known", Some(&address)), ("unknown", None)] {
            let dist = page(name, address)?;
            let index = read(&dist.join("index.html"))?;
            for part in [
                r#"<link rel="canonical" href="https://play.example/t/" />"#,
                r#"<meta property="og:url" content="https://play.example/t/" />"#,
                r#"content="https://play.example/t/assets/pictures/share.jpg""#,
            ] {
                assert_eq!(index.contains(part), address.is_some(), "{part}");
            }
            assert!(!index.contains("<!-- address"), "{name}");
            fs::remove_dir_all(dist.parent().context("no folder")?)?;
        }
        Ok(())
    }

    #[test]
    fn the_page_of_a_language_says_everything_in_it() -> Result<()> {
        let root = process::root()?;
        let mut languages = PageLanguage::all(&root.join("assets/words"))?;
        for language in &mut languages {
            let words = mem::replace(&mut language.words, Language::english());
            language.words = words.with_english_in_brackets();
        }
        for language in &languages[1..] {
            let mut page = read(&root.join("web/index.html"))?;
            write_language(&mut page, language, &languages, None)?;
            let english: Vec<&str> = page
                .split('⟦')
                .skip(1)
                .filter_map(|rest| rest.split('⟧').next())
                .collect();
            assert_eq!(english, [""; 0], "{}", language.tag);
            for kind in tesserae_rules::Kind::ALL {
                assert_ne!(language.rulebook(kind), kind.rulebook());
            }
            let direction = format!("dir=\"{}\" data-languages", language.direction());
            assert!(page.contains(&direction), "{}", language.tag);
        }
        Ok(())
    }

    #[test]
    fn what_an_opponent_knows_is_named_by_its_contents() -> Result<()> {
        let dist = page("knowledge", None)?;
        let index = read(&dist.join("index.html"))?;
        for kind in tesserae_rules::Kind::ALL {
            let begin = format!("\"{0}\":\"thinking/{0}-", kind.key());
            assert!(index.contains(&begin), "{begin}");
        }
        assert!(!dist.join("assets").join(KNOWLEDGE).exists());
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }

    #[test]
    fn any_change_makes_another_version() -> Result<()> {
        let dist = page("version", None)?;
        let build = json!({});
        let versions = [
            version("a", &build, &dist)?,
            version("b", &build, &dist)?,
            {
                fs::write(dist.join("assets/new.txt"), "")?;
                version("a", &build, &dist)?
            },
        ];
        assert!(versions[0] != versions[1] && versions[0] != versions[2]);
        fs::remove_dir_all(dist.parent().context("no folder")?)?;
        Ok(())
    }

    #[test]
    fn the_worker_lists_every_file_but_itself_and_no_sources_are_published() -> Result<()> {
        let dist = page("listed", None)?;
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
