//! The words of the games: short sentences, one word for one thing, and no word before it is
//! explained.

use strum::IntoEnumIterator;

use super::coverage::sentences;
use crate::{
    Action, Choice, Effect, Game, Header, Kind, RuleViolation, Session, backgammon,
    session::random, tablero_de_jesus, tablero_di_berona, tabula, ur,
};

/// A text and where it stands.
type Text = (String, String);

fn refusals<R: RuleViolation + IntoEnumIterator>() -> Vec<String> {
    R::iter().map(|rule| rule.to_string()).collect()
}

/// What the lessons say.
fn lessons(kind: Kind) -> Vec<Text> {
    let texts = kind
        .lessons()
        .iter()
        .flat_map(|lesson| lesson.texts().filter(|text| **text != lesson.title));
    texts
        .map(|text| (text.id().to_owned(), text.to_string()))
        .collect()
}

/// What the rulebook says: its headings, paragraphs, items and captions.
fn rulebook(kind: Kind) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    let mut is_open = false;
    for line in kind.info().rulebook.lines() {
        let line = line.replace("**", "");
        let caption = line
            .strip_prefix("![")
            .and_then(|rest| rest.split("](").next());
        let item = line.strip_prefix("* ").or(caption);
        let is_text = !line.is_empty() && !line.starts_with("    ");
        match texts.last_mut() {
            _ if !is_text => is_open = false,
            Some((_, open)) if is_open && item.is_none() => *open = format!("{open} {line}"),
            _ => {
                texts.push(("the rulebook".to_owned(), item.unwrap_or(&line).to_owned()));
                is_open = true;
            }
        }
    }
    texts
}

/// What stands on the page of the game, in its panels, on its buttons and in its refusals.
fn page(kind: Kind) -> Vec<Text> {
    let info = kind.info();
    let mut texts = vec![(info.tagline)(), (info.goal)()];
    texts.extend(info.terms.iter().map(|term| (term.meaning)()));
    texts.extend(
        info.setups
            .iter()
            .flat_map(|setup| [(setup.title)(), (setup.about)(), (setup.button)()]),
    );
    for rule in info.house_rules {
        texts.extend(
            [Some((rule.title)()), rule.explanation()]
                .into_iter()
                .flatten(),
        );
        texts.extend(rule.values.listed().iter().map(|value| (value.title)()));
    }
    let refusals = match kind {
        Kind::Backgammon => refusals::<backgammon::violation::Rule>(),
        Kind::Tabula => refusals::<tabula::violation::Rule>(),
        Kind::Ur => refusals::<ur::violation::Rule>(),
        Kind::TableroDeJesus => refusals::<tablero_de_jesus::violation::Rule>(),
        Kind::TableroDiBerona => refusals::<tablero_di_berona::violation::Rule>(),
    };
    texts
        .into_iter()
        .map(|text| text.to_string())
        .chain(refusals)
        .map(|text| ("the page of the game or a refusal".to_owned(), text))
        .collect()
}

/// What is said during some games: prompts, buttons, announcements.
fn play(kind: Kind) -> Vec<Text> {
    let mut texts = Vec::new();
    for seed in 0..3 {
        let mut session = Session::new(Header::new(kind)).unwrap();
        let mut rng = random::generator(seed);
        for _ in 0..400 {
            let game = session.game();
            texts.push(game.prompt(&["Anna", "Ben"].into()).to_string());
            texts.extend(
                game.actions()
                    .iter()
                    .chain(&game.offers())
                    .filter_map(|action| label(game, action)),
            );
            let Some(event) = random::random_event(game, &mut rng) else {
                break;
            };
            for effect in session.act(event).unwrap() {
                match effect {
                    Effect::Announced(text)
                    | Effect::Passed {
                        reason: Some(text), ..
                    } => texts.push(text.to_string()),
                    _ => {}
                }
            }
        }
    }
    texts.sort();
    texts.dedup();
    let place = || "a prompt, a button or an announcement".to_owned();
    texts.into_iter().map(|text| (place(), text)).collect()
}

fn label(game: &dyn Game, action: &Action) -> Option<String> {
    match action {
        Action::Step(step) => Some(game.step_label(step).to_string()),
        Action::Choice(choice) => Some(game.label(*choice).to_string()),
        Action::Throw(_) => None,
    }
}

fn all(kind: Kind) -> Vec<Text> {
    [lessons(kind), rulebook(kind), page(kind), play(kind)].concat()
}

/// A longer sentence is read twice.
const MOST_WORDS: usize = 25;

#[test]
fn no_sentence_is_long() {
    let mut long = Vec::new();
    for kind in Kind::ALL {
        for (place, text) in all(kind) {
            for sentence in sentences(&text) {
                // The button of a walk lists its squares, and a route is one word.
                if !sentence.ends_with(['.', '!', '?']) {
                    continue;
                }
                let words = sentence
                    .split('`')
                    .step_by(2)
                    .flat_map(str::split_whitespace)
                    .count();
                if words > MOST_WORDS {
                    long.push(format!("{kind}, {place}: {words} words: {sentence}"));
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// Second words for a thing, each with the one that is used.
fn second_words(kind: Kind) -> &'static [(&'static str, &'static str)] {
    match kind {
        Kind::Backgammon => &[
            ("closed", "blocked"),
            ("holds", "blocks"),
            ("hold a point", "block a point"),
            ("takes off", "bears off"),
            ("taken off", "borne off"),
            ("taking off", "bearing off"),
        ],
        Kind::Tabula => &[
            ("closed", "blocked"),
            ("close it", "block it"),
            ("holds", "blocks"),
            ("takes off", "bears off"),
            ("taken off", "borne off"),
            ("taking off", "bearing off"),
            ("blot", "piece alone"),
            ("blots", "pieces alone"),
            ("conjecture", "guess"),
            ("epigram", "short poem"),
        ],
        Kind::Ur => &[
            ("reward", "free move"),
            ("release", "let in"),
            ("released", "no longer locked"),
            ("brings your first piece in", "lets your first piece in"),
            ("bring your first piece in", "let your first piece in"),
            ("free entry", "any throw lets a piece in"),
            ("island", "far end"),
            ("wins with", "wins tallies"),
        ],
        Kind::TableroDeJesus => &[
            ("surrender", "lose the dice"),
            ("surrenders", "loses the dice"),
            ("surrendered", "lost the dice"),
            ("passes the dice", "loses the dice"),
            ("column", "number"),
            ("columns", "numbers"),
        ],
        Kind::TableroDiBerona => &[
            ("take a token back", "return a token"),
            ("lowest", "bottom"),
            ("move", "use, place or walk"),
            ("moves", "uses, places or walks"),
            ("column", "square"),
            ("brown 1", "home square 1"),
            ("ivory 1", "home square 1"),
        ],
    }
}

#[test]
fn one_thing_has_one_word_in_lesson_rulebook_prompt_refusal_and_button() {
    let mut twice = Vec::new();
    for kind in Kind::ALL {
        for (place, text) in all(kind) {
            let spaced: String = text
                .chars()
                .map(|letter| {
                    if letter.is_alphanumeric() {
                        letter.to_ascii_lowercase()
                    } else {
                        ' '
                    }
                })
                .collect();
            let spaced = format!(
                " {} ",
                spaced.split_whitespace().collect::<Vec<_>>().join(" ")
            );
            for (second, first) in second_words(kind) {
                if spaced.contains(&format!(" {second} ")) {
                    twice.push(format!("{kind}, {place}: “{second}” for “{first}”: {text}"));
                }
            }
        }
    }
    assert!(twice.is_empty(), "{twice:#?}");
}

/// Special words of a lesson, each with the words that explain it.
fn special_words(kind: Kind) -> &'static [(&'static str, &'static str)] {
    match kind {
        Kind::Backgammon => &[
            ("bear", "bear them off: take them off the board"),
            ("blots", "left two checkers alone, on 11 and 1: blots"),
            ("hit", "Land on a blot to hit it"),
            ("bar", "the bar, the strip in the middle"),
            ("blocked", "is blocked: you cannot land there"),
            ("doubles", "Two equal dice are doubles"),
            ("gammon", "2, a gammon, if the loser has borne off nothing"),
            ("backgammon", "a backgammon, if one of their checkers"),
            ("pips", "pips to go, which are single steps"),
        ],
        Kind::Tabula => &[
            ("bear", "bear them off first: take them off the board"),
            ("hand", "Your hand is one half of the tray"),
            ("block", "block a point for your opponent"),
        ],
        Kind::Ur => &[
            ("lots", "three lots, each marked or blank"),
            (
                "locked",
                "locked: only three blanks let your first piece in",
            ),
            ("river", "the river, the gap beside squares 5 and 6"),
            ("rosettes", "The squares with a flower are rosettes"),
            ("rosette", "Move your piece two squares, onto the rosette"),
            ("tallies", "tallies, counting sticks"),
        ],
        Kind::TableroDeJesus => &[
            ("line", "In line means equally far from the numbers"),
            ("run", "are a run, unless"),
            ("purse", "that each of you brought in a purse"),
        ],
        Kind::TableroDiBerona => &[
            ("home", "Your six home squares lie beside your reserve"),
            ("reserve", "your reserve of twelve tokens"),
            (
                "doubles",
                "With doubles you use both dice on the same number",
            ),
            ("bump", "That is a bump: your opponent gets one last turn"),
        ],
    }
}

#[test]
fn a_special_word_is_explained_where_it_comes_first() {
    for kind in Kind::ALL {
        for (special, explanation) in special_words(kind) {
            let steps = kind.lessons().iter().flat_map(|lesson| &lesson.steps);
            let first = steps
                .map(|step| step.text.to_string())
                .find(|text| {
                    text.split([' ', ',', '.', ':', ';'])
                        .any(|word| word.eq_ignore_ascii_case(special))
                })
                .unwrap_or_else(|| panic!("{kind}: no step says “{special}”"));
            assert!(first.contains(explanation), "{kind}, {special}: {first}");
        }
    }
}

#[test]
fn a_choice_is_named_by_the_words_of_its_button() {
    assert_eq!(Choice::SkipReward.does(), "do without the free move");
}
