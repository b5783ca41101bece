//! What the page says: the messages of the topic `page`, in a language, written into the page.

use anyhow::{Context, Result};
use serde_json::{Map, Value};
use tesserae_words::Language;

use super::{games::escaped, site::replace};

/// The topic of the page's messages.
const TOPIC: &str = "page";
/// Where the scripts of the page find their messages.
const BLOCK: &str = "{\"words\": \"none\"}";

/// Writes the messages into a page: in place of `{{ id }}`, and as a list for its scripts, in which
/// an argument is its name in braces.
///
/// # Errors
/// If the page names a message that is not there, or has no place for the list.
pub fn fill(index: &mut String, language: &Language) -> Result<()> {
    let messages = messages(language);
    put(index, &messages)?;
    replace(index, BLOCK, &block(&Value::Object(messages)))
}

/// The messages in a language by their ids; an argument is its name in braces.
pub fn messages(language: &Language) -> Map<String, Value> {
    tesserae_words::templates(TOPIC)
        .map(|(id, text)| (id.to_owned(), language.word(&text).into()))
        .collect()
}

/// Writes messages into a page in place of `{{ id }}`.
///
/// # Errors
/// If the page names a message that is not there.
pub fn put(index: &mut String, messages: &Map<String, Value>) -> Result<()> {
    let mut out = String::with_capacity(index.len());
    let mut rest = index.as_str();
    while let Some((before, after)) = rest.split_once("{{ ") {
        let (id, after) = after.split_once(" }}").context("a {{ has no }}")?;
        let words = messages.get(id).and_then(Value::as_str);
        let words = words.with_context(|| format!("the page says {id}, which is no message"))?;
        out.push_str(before);
        out.push_str(&escaped(words));
        rest = after;
    }
    out.push_str(rest);
    *index = out;
    Ok(())
}

/// JSON for a block of a page, which nothing in it can end.
pub fn block(json: &Value) -> String {
    json.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use xtask::process;

    use super::*;
    use crate::page::position;

    #[test]
    fn the_page_says_every_message_and_no_other() -> Result<()> {
        let web = process::root()?.join("web");
        let mut said = BTreeSet::new();
        for page in ["index.html", "position/index.html"] {
            let page = fs::read_to_string(web.join(page))?;
            let parts = page.split("{{ ").skip(1);
            said.extend(parts.filter_map(|rest| Some(rest.split_once(" }}")?.0.to_owned())));
        }
        said.extend(position::SAID.map(str::to_owned));
        let mut quoted = BTreeSet::new();
        for entry in fs::read_dir(&web)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == "js") {
                let script = fs::read_to_string(&path)?;
                let calls = script.split(concat!("tesserae", "Say(\"")).skip(1);
                said.extend(calls.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
                quoted.extend(script.split(['"', '`']).map(str::to_owned));
            }
        }
        // What stands in the pages of the games, and what scripts put together.
        let games = fs::read_to_string(process::root()?.join("crates/publish/src/page/games.rs"))?;
        quoted.extend(games.split("words::page::").skip(1).filter_map(|rest| {
            let id = rest
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .next()?;
            Some(id.replace('_', "-"))
        }));
        for what in ["trap", "graphics", "update", "reload"] {
            quoted.extend([format!("after-{what}"), format!("after-{what}-game")]);
        }
        quoted.extend(["goes-on", "is-lost"].map(|then| format!("reload-game-{then}")));
        let known: BTreeSet<String> = tesserae_words::templates(TOPIC)
            .map(|(id, _)| id.to_owned())
            .collect();
        let unknown: Vec<_> = said.difference(&known).collect();
        assert!(unknown.is_empty(), "no such message: {unknown:?}");
        let unsaid: Vec<_> = known
            .iter()
            .filter(|id| !said.contains(*id) && !quoted.contains(*id))
            .collect();
        assert!(unsaid.is_empty(), "never said: {unsaid:?}");
        Ok(())
    }

    #[test]
    fn messages_stand_in_the_page_and_in_its_list() -> Result<()> {
        let page = |say: &str| format!("<b title=\"{{{{ {say} }}}}\"></b>{BLOCK}");
        let mut index = page("all-games");
        fill(&mut index, &Language::english())?;
        assert!(index.starts_with("<b title=\"All games\">"), "{index}");
        assert!(
            index.contains("\"loading-percent\":\"Loading… {percent} %\""),
            "{index}"
        );
        let german = [("page", "all-games = „Alles“ <Spiele>\n")];
        let mut index = page("all-games");
        fill(&mut index, &Language::read("de", german)?)?;
        assert!(
            index.starts_with("<b title=\"„Alles“ &lt;Spiele>\">"),
            "{index}"
        );
        assert!(index.contains("\"„Alles“ \\u003cSpiele>\""), "{index}");
        let mut index = page("nothing-of-the-kind");
        assert!(fill(&mut index, &Language::english()).is_err());
        Ok(())
    }
}
