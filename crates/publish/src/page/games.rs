//! The games on the page: their cards, and their rulebooks as text that can be searched and read
//! without the game.

use std::fmt::Write;

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};
use serde_json::{Value, json};
use tesserae_rules::Kind;
use tesserae_words::{self as words, Language, Text};

use super::language::PageLanguage;

/// The cards of all games, as buttons, in the order of the game's menu.
#[must_use]
pub fn cards(language: &Language) -> String {
    let mut cards = String::new();
    let start_here = escaped(&language.word(&words::page::start_here()));
    for kind in Kind::offered() {
        let (key, info) = (kind.key(), kind.info());
        let mark = if info.is_first_game {
            format!("<b>{start_here}</b> ")
        } else {
            String::new()
        };
        let [title, tagline, facts] = [(info.title)(), (info.tagline)(), info.facts()]
            .map(|text| escaped(&language.word(&text)));
        let _ = write!(
            cards,
            r#"<button type="button" class="game" data-game="{key}">
          <img src="assets/pictures/{key}.jpg" width="480" height="300" alt="" />
          {mark}<strong>{title}</strong> <span>{tagline}</span> <small>{facts}</small>
        </button>
        "#
        );
    }
    cards.trim_end().to_owned()
}

/// The rulebooks of all games, as articles, in the same order.
#[must_use]
pub fn rulebooks(language: &PageLanguage) -> String {
    let mut all = String::new();
    for kind in Kind::offered() {
        let markdown = markdown(kind, language);
        // The title of the page is above those of the games.
        let events = Parser::new(&markdown).map(|event| match event {
            Event::Start(Tag::Heading {
                level,
                id,
                classes,
                attrs,
            }) => Event::Start(Tag::Heading {
                level: below(level),
                id,
                classes,
                attrs,
            }),
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level))),
            event => event,
        });
        let _ = writeln!(all, r#"<article id="rules-{}">"#, kind.key());
        html::push_html(&mut all, events);
        all.push_str("</article>\n");
    }
    all
}

fn below(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + 1).unwrap_or(HeadingLevel::H6)
}

/// The rulebook of a game with a photograph of its board and the list of its house rules.
fn markdown(kind: Kind, language: &PageLanguage) -> String {
    let word = |text: &Text| language.words.word(text);
    let mut text = String::new();
    for line in language.rulebook(kind).lines() {
        match line
            .strip_prefix("![")
            .and_then(|figure| figure.split_once("]("))
        {
            Some((caption, "board)")) => {
                let _ = writeln!(
                    text,
                    "![](assets/pictures/{}.jpg)\n\n*{caption}*",
                    kind.key()
                );
            }
            Some((_, "house_rules)")) => {
                for rule in kind.house_rules() {
                    let _ = write!(text, "* **{}**: ", word(&(rule.title)()));
                    if let Some(explanation) = rule.explanation() {
                        let _ = write!(text, "{} ", word(&explanation));
                    }
                    let _ = writeln!(text, "*{}*", word(&rule.choices()));
                }
            }
            _ => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    text
}

/// The links to all games for the manifest, in the same order; `web/loader.js` follows them.
#[must_use]
pub fn shortcuts(language: &Language) -> Value {
    let of = |kind: Kind| {
        json!({
            "name": language.word(&kind.title()),
            "description": language.word(&(kind.info().tagline)()),
            "url": format!("./?play={}", kind.key()),
        })
    };
    Kind::offered().map(of).to_vec().into()
}

pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_and_rulebooks_are_in_the_order_of_the_menu() {
        let first = Kind::ALL.into_iter().find(|kind| kind.info().is_first_game);
        assert_eq!(Some(Kind::offered()[0]), first);
        for (text, mark) in [
            (cards(&Language::english()), "data-game=\""),
            (rulebooks(&PageLanguage::english()), "id=\"rules-"),
        ] {
            let keys: Vec<&str> = text
                .split(mark)
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            assert_eq!(keys, Kind::offered().map(Kind::key));
        }
    }

    #[test]
    fn every_game_has_a_card_and_a_rulebook_with_its_house_rules() {
        let (cards, rulebooks) = (
            cards(&Language::english()),
            rulebooks(&PageLanguage::english()),
        );
        for kind in Kind::ALL {
            assert!(
                cards.contains(&format!(r#"data-game="{}""#, kind.key())),
                "{kind}"
            );
            let article = rulebooks
                .split("<article")
                .find(|part| part.contains(&format!(r#"id="rules-{}""#, kind.key())));
            let article = article.unwrap_or_default();
            for part in [
                "<h2>",
                "<h3>Goal</h3>",
                "<h3>Where it comes from</h3>",
                "<img src=\"assets/pictures/",
            ] {
                assert!(article.contains(part), "{kind}: {part}");
            }
            for rule in kind.house_rules() {
                assert!(
                    article.contains(&format!("<strong>{}</strong>", (rule.title)())),
                    "{kind}: {}",
                    (rule.title)()
                );
            }
            assert!(!article.contains("house_rules"), "{kind}");
        }
    }
}
