//! What is known of a game without playing it: names, seats, rules and ready positions.

use std::ops::Range;

use tesserae_words::{self as words, Text};

use crate::{HouseRule, Place, Seat, draft::Editing};

/// What is known of a game without playing it. Each game declares one as `INFO`, see
/// [`Kind::info`](crate::Kind::info).
#[derive(Copy, Clone, Debug)]
pub struct GameInfo {
    /// The name in files and on command lines: `ur`.
    pub key: &'static str,
    /// The name on the box.
    pub title: fn() -> Text,
    /// What the game is, in one line for the menu.
    pub tagline: fn() -> Text,
    /// How it is won, in one sentence.
    pub goal: fn() -> Text,
    /// How long a game takes, in minutes, from and to: an estimate by the number of throws in test
    /// games.
    pub minutes: [u16; 2],
    /// How much there is to learn before the first game.
    pub difficulty: Difficulty,
    /// Whether it is a good first game for somebody who knows none of them.
    pub is_first_game: bool,
    /// What the seats are called in files and where messages choose by them, first seat to second:
    /// the colours of the pieces or, where both play with the same pieces, the sides of the table.
    pub seats: [&'static str; 2],
    /// What the players read for these.
    pub seat_titles: [fn() -> Text; 2],
    /// What a piece is called, one and several.
    pub pieces: [&'static str; 2],
    /// The special words of the game, for whoever points at them.
    pub terms: &'static [Term],
    /// The rules and where they come from, in Markdown. A paragraph `![text](board)` is a picture
    /// of the board with the [`routes`](Self::routes), `![text](house_rules)` the list of the
    /// house rules.
    pub rulebook: &'static str,
    /// The ways of the pieces that the picture in the rulebook shows.
    pub routes: fn() -> Vec<Route>,
    /// How positions and actions are written, in Markdown.
    pub notation: &'static str,
    /// How positions are edited.
    pub editing: Editing,
    /// Its lessons, in RON, see [`Lesson`](crate::lesson::Lesson); the first teaches to play the
    /// game.
    pub lessons: &'static [&'static str],
    /// The house rules that players may choose.
    pub house_rules: &'static [HouseRule],
    /// The keys of those that players choose most often; the others are folded away.
    pub main_rules: &'static [&'static str],
    /// The house rules, key and value, that are chosen until somebody has played the game: those
    /// with which it begins quickly.
    pub first_rules: &'static [(&'static str, &'static str)],
    /// Ready-made starts with a name of their own.
    pub setups: &'static [NamedSetup],
}

impl GameInfo {
    /// Players, length and difficulty in one line: “2 players · 5–10 min · easy”.
    #[must_use]
    pub fn facts(&self) -> Text {
        let [shortest, longest] = self.minutes;
        words::common::facts(self.seats.len(), shortest, longest, self.difficulty.key())
    }

    /// The meanings of the special words in a text, in their order in [`GameInfo::terms`]; None if
    /// there are none. The text is in the language of whoever reads it, into which `worded` puts
    /// the special words.
    #[must_use]
    pub fn explain(&self, text: &str, worded: impl Fn(&Text) -> String) -> Option<Text> {
        let stands = |term: &&Term| {
            let forms = Forms::of(&worded(&(term.forms)()));
            word_starts(text).any(|start| forms.end_in(text, start).is_some())
        };
        words::sentences(
            self.terms
                .iter()
                .filter(stands)
                .map(|term| (term.meaning)()),
        )
    }

    /// Where the special words of the game stand in a text, in bytes and in order. The text is in
    /// the language of whoever reads it, into which `worded` puts the special words.
    #[must_use]
    pub fn terms_in(&self, text: &str, worded: impl Fn(&Text) -> String) -> Vec<Range<usize>> {
        let terms = self.terms.iter();
        let terms: Vec<Forms> = terms
            .map(|term| Forms::of(&worded(&(term.forms)())))
            .collect();
        let term_at = |start| {
            let ends = terms.iter().filter_map(|forms| forms.end_in(text, start));
            Some(start..ends.max()?)
        };
        let mut found: Vec<Range<usize>> = word_starts(text).filter_map(term_at).collect();
        found.dedup_by(|later, earlier| later.start < earlier.end);
        found
    }
}

/// A special word of a game and what it means.
#[derive(Copy, Clone, Debug)]
pub struct Term {
    /// The word in lower case, in each form in which it stands in scores, in prompts and on
    /// buttons, with commas between them.
    pub forms: fn() -> Text,
    /// What it means, in one sentence.
    pub meaning: fn() -> Text,
}

impl Term {
    /// A word with its meaning.
    pub(crate) const fn new(forms: fn() -> Text, meaning: fn() -> Text) -> Self {
        Self { forms, meaning }
    }
}

/// The forms of a special word in a language, in lower case.
struct Forms(Vec<String>);

impl Forms {
    /// Those of a list with commas between them.
    fn of(list: &str) -> Self {
        let forms = list.split(',').map(str::trim);
        let forms = forms.filter(|form| !form.is_empty());
        Self(forms.map(in_lower_case).collect())
    }

    /// Where the longest of them ends, of those that stand in a text from this byte on, as a whole
    /// word and in any case.
    fn end_in(&self, text: &str, start: usize) -> Option<usize> {
        let from = text.get(start..)?;
        let is_whole = |end: &usize| !text[*end..].chars().next().is_some_and(parts_words);
        let ends = self.0.iter().filter_map(|form| length_in(form, from));
        ends.map(|length| start + length).filter(is_whole).max()
    }
}

/// A text with each letter in lower case by itself, whatever stands beside it.
fn in_lower_case(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// The bytes of a text at which a word may begin: those of each character without a letter before
/// it.
fn word_starts(text: &str) -> impl Iterator<Item = usize> {
    let mut before = None;
    text.char_indices().filter_map(move |(start, letter)| {
        let follows = before.replace(letter).is_some_and(parts_words);
        (!follows).then_some(start)
    })
}

/// How many bytes at the beginning of a text are this form in lower case, in any case.
fn length_in(form: &str, text: &str) -> Option<usize> {
    let mut left = form.chars();
    for (length, letter) in text.char_indices() {
        if left.as_str().is_empty() {
            return Some(length);
        }
        if !letter
            .to_lowercase()
            .all(|lower| left.next() == Some(lower))
        {
            return None;
        }
    }
    left.as_str().is_empty().then_some(text.len())
}

/// Whether a letter beside a word makes it a part of a longer word. In Chinese and Japanese words
/// have no space between them, and in Korean particles follow without one.
fn parts_words(letter: char) -> bool {
    letter.is_alphabetic() && !matches!(letter, '\u{2E80}'..='\u{D7FF}')
}

/// The way of pieces over the board.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Route {
    /// Whose pieces go there; None for pieces of both players.
    pub seat: Option<Seat>,
    /// The places on the way, in order.
    pub places: Vec<Place>,
}

/// How much there is to learn before the first game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Difficulty {
    /// A page of rules.
    Easy,
    /// Several kinds of moves or stages, and exceptions to know.
    Medium,
}

impl Difficulty {
    /// Its name in messages.
    const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
        }
    }
}

/// A start with a name of its own, such as a famous position.
#[derive(Copy, Clone, Debug)]
pub struct NamedSetup {
    /// The name on the page of the game.
    pub title: fn() -> Text,
    /// What is special about it, in one or two sentences.
    pub about: fn() -> Text,
    /// The word on the button that starts it.
    pub button: fn() -> Text,
    /// The house rules, key and value, that set it up.
    pub house_rules: &'static [(&'static str, &'static str)],
}

#[cfg(test)]
mod tests {
    use tesserae_words::{self as words, Text};

    use super::{GameInfo, Term};
    use crate::{Choice, Kind, RuleValues, scenes::rule_values};

    fn explained(info: &GameInfo, text: &str) -> String {
        let meaning = info.explain(text, Text::to_string);
        meaning.map_or_else(String::new, |meaning| meaning.to_string())
    }

    #[test]
    fn main_rules_are_house_rules_of_the_game() {
        for kind in Kind::ALL {
            for key in kind.info().main_rules {
                assert!(
                    kind.house_rules().iter().any(|rule| rule.key == *key),
                    "{kind}: {key}"
                );
            }
        }
    }

    #[test]
    fn the_rules_of_a_first_game_and_of_every_ready_made_start_go_together() {
        for kind in Kind::ALL {
            let starts = kind.info().setups.iter().map(|setup| setup.house_rules);
            for rules in starts.chain([kind.info().first_rules]) {
                assert_eq!(
                    kind.check_rules(&rule_values(rules)),
                    Ok(()),
                    "{kind}: {rules:?}"
                );
            }
        }
    }

    #[test]
    fn one_game_is_for_beginners_and_every_length_is_a_range() {
        assert_eq!(
            Kind::ALL
                .into_iter()
                .filter(|kind| kind.info().is_first_game)
                .count(),
            1
        );
        for kind in Kind::ALL {
            let [shortest, longest] = kind.info().minutes;
            assert!(0 < shortest && shortest < longest, "{kind}");
        }
    }

    #[test]
    fn the_rulebook_of_every_game_has_the_same_parts() {
        for kind in Kind::ALL {
            let text = kind.rulebook();
            for part in [
                "# ",
                "## Goal\n",
                "](board)",
                "## Your turn\n",
                "## The end\n",
                "## House rules\n\n![](house_rules)",
            ] {
                assert!(text.contains(part), "{kind}: {part}");
            }
            let last = text.rsplit("\n## ").next().unwrap_or_default();
            assert!(last.starts_with("Where it comes from\n"), "{kind}: {last}");
            assert!(!crate::without_pictures(text).contains("!["), "{kind}");
            assert!(
                (kind.info().routes)()
                    .iter()
                    .all(|route| route.places.len() > 1),
                "{kind}"
            );
        }
    }

    #[test]
    fn facts_fit_into_one_line_of_a_card() {
        assert_eq!(
            Kind::TableroDiBerona.info().facts(),
            "2 players · 5–10 min · easy"
        );
        for kind in Kind::ALL {
            assert!(
                (kind.info().tagline)().to_string().chars().count() <= 50,
                "{kind}"
            );
        }
    }

    #[test]
    fn a_text_is_explained_by_the_words_in_it() {
        let berona = Kind::TableroDiBerona.info();
        assert!(explained(berona, "End turn (bump)").starts_with("A bump is"));
        assert_eq!(explained(berona, "End turn"), "");
        let ur = Kind::Ur.info();
        assert!(explained(ur, "Stake pool").contains("coins"));
        assert_eq!(explained(ur, "stakeholders"), "", "only whole words count");
        let text = "Äna, take a free move of the stakeholder’s Lots.";
        let words: Vec<&str> = ur
            .terms_in(text, Text::to_string)
            .into_iter()
            .map(|place| &text[place])
            .collect();
        assert_eq!(words, ["free", "Lots"]);
    }

    #[test]
    fn a_word_is_found_in_every_form_that_a_language_has_for_it() {
        const LOTS: &[Term] = &[Term::new(words::ur::term_lots, words::ur::about_lots)];
        let info = GameInfo {
            terms: LOTS,
            ..*Kind::Ur.info()
        };
        for (forms, text, found) in [
            ("los, lose", "Wirf die Lose, Anna.", Some("Lose")),
            ("los, lose", "Wirf das lose Blatt", Some("lose")),
            ("los, lose", "Losung", None),
            ("жребий, жребия", "Бросьте ЖРЕБИЯ.", Some("ЖРЕБИЯ")),
            ("くじ", "くじを投げる。", Some("くじ")),
            ("제비", "제비를 던지세요.", Some("제비")),
            ("", "Lots", None),
        ] {
            let places = info.terms_in(text, |_| forms.to_owned());
            let words: Vec<&str> = places.into_iter().map(|place| &text[place]).collect();
            assert_eq!(words, Vec::from_iter(found), "{text}");
            let is_explained = info.explain(text, |_| forms.to_owned()).is_some();
            assert_eq!(is_explained, found.is_some(), "{text}");
        }
    }

    #[test]
    fn every_term_is_one_sentence_and_in_lower_case() {
        for kind in Kind::ALL {
            for term in kind.info().terms {
                let forms = (term.forms)().to_string();
                assert_eq!(forms, forms.to_lowercase(), "{kind}");
                let meaning = (term.meaning)().to_string();
                assert!(
                    meaning.ends_with('.') && !meaning.contains(". "),
                    "{kind}, {forms}: {meaning}"
                );
            }
        }
    }

    #[test]
    fn the_special_words_of_scores_and_buttons_are_explained() {
        for (kind, choice) in [
            (Kind::Backgammon, Choice::Double),
            (Kind::Ur, Choice::SkipReward),
            (Kind::TableroDeJesus, Choice::TakeRun(0)),
            (Kind::TableroDeJesus, Choice::Claim(0)),
        ] {
            let label = kind
                .new_game(&RuleValues::new())
                .unwrap()
                .label(choice)
                .to_string();
            assert_ne!(explained(kind.info(), &label), "", "{kind}: {label}");
        }
        for kind in Kind::ALL {
            for line in kind.new_game(&RuleValues::new()).unwrap().scores() {
                let title = line.title.to_string();
                assert_ne!(explained(kind.info(), &title), "", "{kind}: {title}");
            }
        }
    }
}
