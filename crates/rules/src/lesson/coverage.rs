//! Every sentence of the rulebooks' first page, and where a newcomer meets what it says: in a step
//! of a lesson, or in a sentence at the first moment in play when it matters.
//!
//! A step counts only if the words quoted from it say the rule of that sentence, the whole of it or
//! the part that the other entries leave. No test can judge that; whoever changes a sentence here
//! does. What the tests see to: no sentence of the page is without an entry, and everything quoted
//! is really said.

use serde::Deserialize;

use crate::{Action, Effect, Header, Kind, Session};

use Where::{Later, Offer, Prompt, Refusal, Said, Seen, Setup, Step};

/// Where a newcomer meets a rule.
#[derive(Deserialize)]
enum Where {
    /// A step of a lesson says this.
    Step(String),
    /// In this position, or at the start if none is given, the prompt says this.
    Prompt(String, String),
    /// In this position a button with these words is offered.
    Offer(String, String, String),
    /// In this position this action is refused with these words.
    Refusal(String, String, String),
    /// In this position this action is followed by these words, as an announcement or a prompt.
    Said(String, String, String),
    /// A button on the page of the game has these words.
    Setup(String),
    /// The table shows it without words: how.
    Seen(String),
    /// A first game does not need it: why.
    Later(String),
}

/// Each sentence of a rulebook's first page, in order, and where it is met: the file beside the
/// rulebook.
fn rules(kind: Kind) -> Vec<(String, Vec<Where>)> {
    let text = match kind {
        Kind::Backgammon => include_str!("../backgammon/coverage.ron"),
        Kind::Tabula => include_str!("../tabula/coverage.ron"),
        Kind::Ur => include_str!("../ur/coverage.ron"),
        Kind::TableroDeJesus => include_str!("../tablero_de_jesus/coverage.ron"),
        Kind::TableroDiBerona => include_str!("../tablero_di_berona/coverage.ron"),
    };
    ron::from_str(text).unwrap_or_else(|error| panic!("{kind}: {error}"))
}

/// The sentences of a rulebook's first page: its items and paragraphs up to the house rules, without
/// headings, pictures, plans and marks of bold words.
fn first_page(rulebook: &str) -> Vec<String> {
    let page = rulebook
        .split("\n## House rules")
        .next()
        .unwrap_or_default();
    let mut texts: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in page.lines() {
        let begins = line.strip_prefix("* ");
        let text = begins.unwrap_or(line.trim_start());
        let is_text =
            !text.is_empty() && !line.starts_with(['#', '!']) && !line.starts_with("    ");
        match texts.last_mut() {
            _ if !is_text => is_open = false,
            Some(open) if is_open && begins.is_none() => *open = format!("{open} {text}"),
            _ => {
                texts.push(text.to_owned());
                is_open = true;
            }
        }
    }
    texts
        .iter()
        .flat_map(|text| sentences(&text.replace("**", "")))
        .collect()
}

/// The sentences of a text.
pub(super) fn sentences(text: &str) -> Vec<String> {
    let mut found: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        if let Some(last) = found.last_mut() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
        if word.ends_with(['.', '!', '?']) {
            found.push(String::new());
        }
    }
    found.retain(|sentence| !sentence.is_empty());
    found
}

/// A game from its start, or from a position.
fn session(kind: Kind, position: &str) -> Result<Session, String> {
    let start = (!position.is_empty()).then(|| position.to_owned());
    Session::new(Header {
        start,
        ..Header::new(kind)
    })
    .map_err(|error| error.to_string())
}

const NAMES: [&str; 2] = ["You", "Your opponent"];

/// A game and an action of it.
fn tried(kind: Kind, position: &str, action: &str) -> Result<(Session, Action), String> {
    let session = session(kind, position)?;
    let action = session
        .game()
        .read_action(action)
        .map_err(|error| error.to_string())?;
    Ok((session, action))
}

/// What is said where a newcomer is to read some words, and these words.
fn said(kind: Kind, place: &Where) -> Result<(String, &str), String> {
    Ok(match place {
        Step(words) => {
            let mut steps = kind.lessons().iter().flat_map(|lesson| &lesson.steps);
            let says_so = steps.find(|step| step.text.to_string().contains(words.as_str()));
            let text = says_so.map_or_else(
                || "no step of a lesson".to_owned(),
                |step| step.text.to_string(),
            );
            (text, words)
        }
        Prompt(position, words) => (
            session(kind, position)?
                .game()
                .prompt(&NAMES.into())
                .to_string(),
            words,
        ),
        Offer(position, choice, words) => {
            let (session, action) = tried(kind, position, choice)?;
            let game = session.game();
            let is_offered = game.actions().contains(&action) || game.offers().contains(&action);
            let label = action.choice().map(|choice| game.label(choice).to_string());
            let text = label.filter(|_| is_offered);
            (
                text.unwrap_or_else(|| format!("{choice} is not offered")),
                words,
            )
        }
        Refusal(position, action, words) => {
            let (session, action) = tried(kind, position, action)?;
            let refusal = session.game().boxed().act(&action).err();
            let text =
                refusal.map_or_else(|| "it is allowed".to_owned(), |refusal| refusal.to_string());
            (text, words)
        }
        Said(position, action, words) => {
            let (session, action) = tried(kind, position, action)?;
            let mut game = session.game().boxed();
            let effects = game.act(&action).map_err(|refusal| refusal.to_string())?;
            let announced = effects.into_iter().filter_map(|effect| match effect {
                Effect::Announced(text) => Some(text),
                Effect::Passed { reason, .. } => reason,
                _ => None,
            });
            let announced = announced.map(|text| text.to_string());
            let all: Vec<String> = announced
                .chain([game.prompt(&NAMES.into()).to_string()])
                .collect();
            (all.join(" "), words)
        }
        Setup(words) => {
            let buttons = kind
                .info()
                .setups
                .iter()
                .map(|setup| (setup.button)().to_string());
            (buttons.collect::<Vec<_>>().join(" "), words)
        }
        Seen(how) | Later(how) => (how.clone(), how),
    })
}

#[test]
fn every_sentence_of_the_first_page_is_accounted_for_in_its_order() {
    for kind in Kind::ALL {
        let page = first_page(kind.info().rulebook);
        let table: Vec<String> = rules(kind)
            .into_iter()
            .map(|(sentence, _)| sentence)
            .collect();
        for sentence in &page {
            assert!(
                table.contains(sentence),
                "{kind}: nothing says where a newcomer meets “{sentence}”"
            );
        }
        assert_eq!(table, page, "{kind}");
    }
}

#[test]
fn what_the_table_quotes_is_really_said() {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        for (sentence, places) in rules(kind) {
            if places.is_empty() {
                wrong.push(format!("{kind}, “{sentence}”: nowhere"));
            }
            for place in &places {
                match said(kind, place) {
                    Ok((text, words)) if text.contains(words) => {}
                    Ok((text, words)) => {
                        wrong.push(format!("{kind}, “{sentence}”: not “{words}” but “{text}”"));
                    }
                    Err(error) => wrong.push(format!("{kind}, “{sentence}”: {error}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// More than a word or two, so that it can say a rule.
const WORDS_OF_A_QUOTE: usize = 3;

#[test]
fn a_quote_is_long_enough_to_say_a_rule_and_a_reason_is_a_sentence() {
    for kind in Kind::ALL {
        for (sentence, places) in rules(kind) {
            for place in &places {
                match place {
                    Seen(reason) | Later(reason) => assert!(
                        reason.ends_with('.') && reason.split(' ').count() > 5 && places.len() == 1,
                        "{kind}, “{sentence}”: {reason}"
                    ),
                    Step(words) => assert!(
                        words.split(' ').count() >= WORDS_OF_A_QUOTE,
                        "{kind}, “{sentence}”: {words}"
                    ),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn a_first_game_hardly_needs_the_rulebook() {
    for kind in Kind::ALL {
        let all = rules(kind);
        let left = all
            .iter()
            .filter(|(_, places)| matches!(places[..], [Later(_)]))
            .count();
        assert!(
            left * 10 < all.len(),
            "{kind}: {left} of {} sentences",
            all.len()
        );
    }
}
