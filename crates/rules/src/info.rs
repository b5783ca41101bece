//! What is known of a game without playing it: names, seats, rules and ready positions.

use std::{fmt, ops::Range};

use crate::{HouseRule, Place, Seat, draft::Editing};

/// What is known of a game without playing it. Each game declares one as `INFO`, see
/// [`Kind::info`](crate::Kind::info).
#[derive(Copy, Clone, Debug)]
pub struct GameInfo {
    /// The name in files and on command lines: `ur`.
    pub key: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// What the game is, in one line for the menu.
    pub tagline: &'static str,
    /// How it is won, in one sentence.
    pub goal: &'static str,
    /// How long a game takes, in minutes, from and to: an estimate by the number of throws in test
    /// games.
    pub minutes: [u16; 2],
    /// How much there is to learn before the first game.
    pub difficulty: Difficulty,
    /// Whether it is a good first game for somebody who knows none of them.
    pub is_first_game: bool,
    /// What the seats are called where no names are given, first seat to second: the colours of
    /// the pieces or, where both play with the same pieces, the sides of the table.
    pub seats: [&'static str; 2],
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
    pub fn facts(&self) -> String {
        let [shortest, longest] = self.minutes;
        format!(
            "{} players · {shortest}–{longest} min · {}",
            self.seats.len(),
            self.difficulty
        )
    }

    /// The meanings of the special words in a text, in their order in [`GameInfo::terms`]; empty if
    /// there are none.
    #[must_use]
    pub fn explain(&self, text: &str) -> String {
        let stands = |term: &&Term| {
            text.char_indices()
                .any(|(start, _)| term.end(text, start).is_some())
        };
        self.terms
            .iter()
            .filter(stands)
            .map(|term| term.meaning)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Where the special words of the game stand in a text, in bytes and in order.
    #[must_use]
    pub fn terms_in(&self, text: &str) -> Vec<Range<usize>> {
        let term_at = |(start, _)| {
            Some(
                start
                    ..self
                        .terms
                        .iter()
                        .filter_map(|term| term.end(text, start))
                        .max()?,
            )
        };
        let mut found: Vec<Range<usize>> = text.char_indices().filter_map(term_at).collect();
        found.dedup_by(|later, earlier| later.start < earlier.end);
        found
    }
}

/// A special word of a game and what it means.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Term {
    /// The word in lower case, as it stands in scores and on buttons.
    pub word: &'static str,
    /// What it means, in one sentence.
    pub meaning: &'static str,
}

impl Term {
    /// A word with its meaning.
    pub(crate) const fn new(word: &'static str, meaning: &'static str) -> Self {
        Self { word, meaning }
    }

    /// Where the word ends if it stands in a text from this byte on, as a whole word and in any
    /// case.
    fn end(&self, text: &str, start: usize) -> Option<usize> {
        let end = start + self.word.len();
        let stands = text.get(start..end)?.eq_ignore_ascii_case(self.word);
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        let is_part =
            is_letter(text[..start].chars().next_back()) || is_letter(text[end..].chars().next());
        (stands && !is_part).then_some(end)
    }
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

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
        })
    }
}

/// A start with a name of its own, such as a famous position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct NamedSetup {
    /// The name on the page of the game.
    pub title: &'static str,
    /// What is special about it, in one or two sentences.
    pub about: &'static str,
    /// The word on the button that starts it.
    pub button: &'static str,
    /// The house rules, key and value, that set it up.
    pub house_rules: &'static [(&'static str, &'static str)],
}

#[cfg(test)]
mod tests {
    use crate::{Choice, Kind, RuleValues, scenes::rule_values};

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
            assert!(!kind.rulebook_text().contains("!["), "{kind}");
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
            assert!(kind.info().tagline.chars().count() <= 50, "{kind}");
        }
    }

    #[test]
    fn a_text_is_explained_by_the_words_in_it() {
        let berona = Kind::TableroDiBerona.info();
        assert!(berona.explain("End turn (bump)").starts_with("A bump is"));
        assert_eq!(berona.explain("End turn"), "");
        let ur = Kind::Ur.info();
        assert!(ur.explain("Stake pool").contains("coins"));
        assert_eq!(ur.explain("stakeholders"), "", "only whole words count");
        let text = "Äna, take a free move of the stakeholder’s Lots.";
        let words: Vec<&str> = ur
            .terms_in(text)
            .into_iter()
            .map(|place| &text[place])
            .collect();
        assert_eq!(words, ["free", "Lots"]);
    }

    #[test]
    fn every_term_is_one_sentence_and_in_lower_case() {
        for kind in Kind::ALL {
            for term in kind.info().terms {
                assert_eq!(term.word, term.word.to_lowercase(), "{kind}");
                let meaning = term.meaning;
                assert!(
                    meaning.ends_with('.') && !meaning.contains(". "),
                    "{kind}, {}: {meaning}",
                    term.word
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
            assert_ne!(kind.info().explain(&label), "", "{kind}: {label}");
        }
        for kind in Kind::ALL {
            for line in kind.new_game(&RuleValues::new()).unwrap().scores() {
                let title = line.title.to_string();
                assert_ne!(kind.info().explain(&title), "", "{kind}: {title}");
            }
        }
    }
}
