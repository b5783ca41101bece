//! The page of one position, in a folder of its own: its module and script, and a file of words for
//! each language, which only its readers fetch.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use tesserae_words::About;

use super::language::PageLanguage;
use super::site::{copy_hashed, hash, read, replace};
use super::words;

/// The folder of the page, here and where it is published.
const FOLDER: &str = "position";
/// The topics of which the page says something besides its own messages. A test of
/// `crates/position-page` says everything in a language that has only these.
const TOPICS: &str = include_str!("../../../../web/position/topics.json");
/// The messages that the script of the page says.
pub const SAID: [&str; 3] = ["open-at-table", "no-position", "part-not-loaded"];

/// Publishes the page with its module, in these languages.
///
/// # Errors
/// If a file is missing or cannot be written, or the page does not refer to each part exactly once.
pub fn publish(module: &Path, root: &Path, languages: &[PageLanguage], dist: &Path) -> Result<()> {
    let web = root.join("web");
    let (page, folder) = (web.join(FOLDER), dist.join(FOLDER));
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut index = read(&page.join("index.html"))?;
    let languages_script = copy_hashed(&web.join("languages.js"), dist, "languages", "js")?;
    replace(
        &mut index,
        "\"languages.js\"",
        &format!("\"{languages_script}\""),
    )?;
    let published = |from: &Path, name: &str, extension: &str| {
        copy_hashed(from, &folder, name, extension).map(|name| format!("{FOLDER}/{name}"))
    };
    for extension in ["js", "css"] {
        let part = format!("{FOLDER}.{extension}");
        let published = published(&page.join(&part), FOLDER, extension)?;
        replace(
            &mut index,
            &format!("\"{FOLDER}/{part}\""),
            &format!("\"{published}\""),
        )?;
    }
    let mut files = Map::new();
    let english = PageLanguage::english();
    for language in languages.iter().filter(|other| other.tag != english.tag) {
        let words = words_of(language, &root.join("assets/words"))?.to_string();
        let name = format!("words-{}-{}.json", language.tag, hash(words.as_bytes()));
        fs::write(folder.join(&name), words).with_context(|| format!("cannot write {name}"))?;
        files.insert(language.tag.clone(), format!("{FOLDER}/{name}").into());
    }
    let build = json!({
        "module": published(module, "module", "wasm")?,
        "languages": files,
        "say": said(&english)?,
    });
    words::put(&mut index, &words::messages(&english.words))?;
    replace(&mut index, "{\"build\": \"none\"}", &words::block(&build))?;
    fs::write(folder.join("index.html"), index).context("cannot write the page of one position")
}

/// What the page says in a language, by the ids of the messages.
fn said(language: &PageLanguage) -> Result<Value> {
    let mut messages = words::messages(&language.words);
    let said = SAID.map(|id| {
        let words = messages.remove(id).with_context(|| format!("no {id}"))?;
        Ok((id.to_owned(), words))
    });
    Ok(Value::Object(said.into_iter().collect::<Result<_>>()?))
}

/// The words of a language: for the script what the page says and in which direction, for the module
/// the files of the language.
fn words_of(language: &PageLanguage, assets: &Path) -> Result<Value> {
    let folder = assets.join(&language.tag);
    let topics: Vec<String> = serde_json::from_str(TOPICS).context("topics.json")?;
    let mut files = Map::new();
    for file in topics.iter().map(|topic| format!("{topic}.ftl")) {
        files.insert(file.clone(), read(&folder.join(&file))?.into());
    }
    Ok(json!({
        "say": said(language)?,
        "direction": language.direction(),
        "about": read(&folder.join(About::FILE))?,
        "files": files,
    }))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use xtask::process;

    use super::*;
    use crate::files::{files, slashed};

    #[test]
    fn the_page_refers_to_what_is_there_and_every_language_has_its_words() -> Result<()> {
        let dist = tempfile::tempdir()?;
        let module = dist.path().join("module.wasm");
        fs::write(&module, b"\0asm\x01\0\0\0")?;
        let root = process::root()?;
        let languages = PageLanguage::all(&root.join("assets/words"))?;
        publish(&module, &root, &languages, dist.path())?;
        let index = read(&dist.path().join("position/index.html"))?;
        let named: BTreeSet<&str> = index.split('"').collect();
        let mut count = 0;
        for path in files(dist.path())? {
            let name = slashed(&path);
            if !["module.wasm", "position/index.html"].contains(&name.as_str()) {
                assert!(named.contains(name.as_str()), "{name} in {index}");
                count += 1;
            }
        }
        // Both scripts, the style sheet, the module, and the words of all languages but English.
        assert_eq!(count, 3 + languages.len());
        let (_, rest) = index.split_once("id=\"build\">").context("no block")?;
        let (build, _) = rest.split_once('<').context("no end")?;
        let build: Value = serde_json::from_str(build)?;
        for language in &languages[1..] {
            let file = build["languages"][&language.tag]
                .as_str()
                .context("no file")?;
            let words: Value = serde_json::from_str(&read(&dist.path().join(file))?)?;
            assert_eq!(words["direction"], language.direction());
            for id in SAID {
                let own = words["say"][id].as_str().context("not said")?;
                let english = build["say"][id].as_str().context("not said")?;
                assert_ne!(own, english, "{}: {id}", language.tag);
                assert_eq!(own.contains("{why}"), english.contains("{why}"), "{own}");
            }
        }
        Ok(())
    }

    #[test]
    fn the_script_says_what_is_published() -> Result<()> {
        let root = process::root()?.join("web/position");
        let (script, types) = (
            read(&root.join("position.js"))?,
            read(&root.join("position.d.ts"))?,
        );
        for id in SAID {
            let quoted = format!("\"{id}\"");
            assert!(script.contains(&quoted) && types.contains(&quoted), "{id}");
        }
        Ok(())
    }
}
