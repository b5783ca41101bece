//! What is known of a game without playing it: names, seats, rules and ready positions.

use tesserae_words::{self as words, Text};

use crate::{Glossary, HouseRule, Place, Seat, Term, draft::Editing};

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

    /// Its special words in the language into which `worded` puts them.
    #[must_use]
    pub fn glossary(&self, worded: impl Fn(&Text) -> String) -> Glossary {
        Glossary::new(self.terms, worded)
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
    use crate::{Kind, scenes::rule_values};

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
}
