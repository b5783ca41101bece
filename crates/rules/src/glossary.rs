//! The special words of a game: what they mean, and where they stand in a text.

use std::ops::Range;

use tesserae_words::{self as words, Text};

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

/// The special words of a game in one language.
#[derive(Clone, Debug)]
pub struct Glossary(Vec<(Forms, Term)>);

impl Glossary {
    /// That of a game's words in the language into which `worded` puts them.
    #[must_use]
    pub fn new(terms: &[Term], worded: impl Fn(&Text) -> String) -> Self {
        let terms = terms.iter();
        let terms = terms.map(|term| (Forms::of(&worded(&(term.forms)())), *term));
        Self(terms.collect())
    }

    /// The meanings of the special words in a text of the same language, in the order of
    /// [`GameInfo::terms`](crate::GameInfo::terms); None if there are none.
    #[must_use]
    pub fn explain(&self, text: &str) -> Option<Text> {
        let starts: Vec<usize> = word_starts(text).collect();
        let stands = |forms: &Forms| {
            starts
                .iter()
                .any(|start| forms.end_in(text, *start).is_some())
        };
        let found = self.0.iter().filter(|(forms, _)| stands(forms));
        words::sentences(found.map(|(_, term)| (term.meaning)()))
    }

    /// Where special words stand in a text of the same language, in bytes and in order.
    #[must_use]
    pub fn places_in(&self, text: &str) -> Vec<Range<usize>> {
        let term_at = |start| {
            let terms = self.0.iter();
            let ends = terms.filter_map(|(forms, _)| forms.end_in(text, start));
            Some(start..ends.max()?)
        };
        let mut found: Vec<Range<usize>> = word_starts(text).filter_map(term_at).collect();
        found.dedup_by(|later, earlier| later.start < earlier.end);
        found
    }
}

/// The forms of a special word in a language, in lower case.
#[derive(Clone, Debug)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, GameInfo, Kind, RuleValues};

    fn in_english(info: &GameInfo) -> Glossary {
        info.glossary(Text::to_string)
    }

    fn explained(info: &GameInfo, text: &str) -> String {
        let meaning = in_english(info).explain(text);
        meaning.map_or_else(String::new, |meaning| meaning.to_string())
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
        let words: Vec<&str> = in_english(ur)
            .places_in(text)
            .into_iter()
            .map(|place| &text[place])
            .collect();
        assert_eq!(words, ["free", "Lots"]);
    }

    #[test]
    fn a_word_is_found_in_every_form_that_a_language_has_for_it() {
        let lots = Term::new(words::ur::term_lots, words::ur::about_lots);
        for (forms, text, found) in [
            ("los, lose", "Wirf die Lose, Anna.", Some("Lose")),
            ("los, lose", "Wirf das lose Blatt", Some("lose")),
            ("los, lose", "Losung", None),
            ("жребий, жребия", "Бросьте ЖРЕБИЯ.", Some("ЖРЕБИЯ")),
            ("くじ", "くじを投げる。", Some("くじ")),
            ("제비", "제비를 던지세요.", Some("제비")),
            ("", "Lots", None),
        ] {
            let glossary = Glossary::new(&[lots], |_| forms.to_owned());
            let places = glossary.places_in(text);
            let words: Vec<&str> = places.into_iter().map(|place| &text[place]).collect();
            assert_eq!(words, Vec::from_iter(found), "{text}");
            let is_explained = glossary.explain(text).is_some();
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
