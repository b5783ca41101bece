//! A report of an analysed session as one HTML file, which needs no other file and no script and
//! prints well: totals of both players, the chances as a curve, and every wrong decision with a
//! diagram and what would have been better. It knows no engine and no screen.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod curve;
mod decision;
mod page;
mod totals;

use tesserae_insight::Analysis;
use tesserae_rules::{Seat, Session, session::date_in_words};
use tesserae_words::{Language, Text, panels_analysis, saving, sentences};

use crate::page::Page;

/// The report of an analysed session as the text of an HTML file, in a language.
///
/// The decisions that are shown are those that have a [mark](tesserae_insight::Mark), so the
/// [thresholds](Analysis::set_thresholds) of the analysis choose them. Names may be of any letters.
#[must_use]
pub fn html(session: &Session, analysis: &Analysis, language: &Language) -> String {
    let header = session.header();
    let names = header.both_names(session.game());
    let title = saving::of_two(header.game.title(), &names[0], &names[1]);
    let mut page = Page::new(&title, language);
    if let Some(date) = &header.date {
        page.text("p", "small", &date_in_words(date));
    }
    let both = names.clone().into();
    page.text("p", "", &analysis.sentence(&both));
    curve::draw(&mut page, session, analysis, &names);
    totals::write(&mut page, header.game, analysis, &names);
    let games = analysis.outcomes().len().max(1 + last_game(analysis));
    for number in 0..games {
        if games > 1 {
            page.text("h2", "", &panels_analysis::game_of_series(number + 1));
            totals::write_game(&mut page, header.game, analysis, number, &names);
        } else {
            page.text("h2", "", &panels_analysis::mistakes());
        }
        if let Some(outcome) = analysis.outcomes().get(number) {
            let words = outcome.in_words(&both, session.game().unit());
            page.text("p", "", &words);
        }
        let marked = analysis
            .decisions()
            .iter()
            .filter(|judged| judged.number == number && judged.verdict.mark.is_some());
        let mut count = 0;
        for judged in marked {
            decision::write(&mut page, analysis.scale(), judged, &names);
            count += 1;
        }
        if count == 0 {
            page.text("p", "", &panels_analysis::none_marked());
        }
    }
    if let Some(foot) = sentences(foot(analysis)) {
        page.text("p", "small", &foot);
    }
    page.finish()
}

/// Which game of the series the last decision belongs to, counted from 0.
fn last_game(analysis: &Analysis) -> usize {
    analysis
        .decisions()
        .last()
        .map_or(0, |judged| judged.number)
}

/// What the figures mean.
fn foot(analysis: &Analysis) -> impl Iterator<Item = Text> {
    let thresholds = analysis.thresholds();
    let marks = thresholds.in_words();
    let incomplete = (!analysis.is_done()).then(panels_analysis::was_incomplete);
    [panels_analysis::about_error_rate()]
        .into_iter()
        .chain(marks.map(|marks| panels_analysis::about_marks_of(marks, thresholds.title())))
        .chain(incomplete)
        .chain([panels_analysis::made_with()])
}

/// Both seats' values of something, in the order of [`Seat::BOTH`].
fn both<T>(value: impl Fn(Seat) -> T) -> [T; 2] {
    Seat::BOTH.map(value)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;
    use tesserae_bots::{Knowledge, Stop};
    use tesserae_insight::{Depth, Thresholds};
    use tesserae_rules::{Action, Header, Kind, session::random};
    use tesserae_words::About;

    use super::*;

    fn analysed(kind: Kind, names: [&str; 2]) -> (Session, Analysis) {
        let file = format!(
            "{}/../../assets/bots/{}.bin",
            env!("CARGO_MANIFEST_DIR"),
            kind.key()
        );
        let knowledge = Knowledge::read(kind, &std::fs::read(file).unwrap()).unwrap();
        let played = random::played(kind, 7, 300).unwrap();
        let header = Header {
            names: names.map(str::to_owned),
            ..played.header().clone()
        };
        let mut session = Session::begun_at(header, played.start());
        for event in played.events() {
            session.act(event.clone()).unwrap();
        }
        let knowledge = Arc::new(knowledge);
        let analysis = Analysis::find_at(&session, &knowledge, Depth::Quick, &Stop::never());
        (session, analysis.unwrap())
    }

    /// How often an element begins.
    fn count(html: &str, element: &str) -> usize {
        html.matches(&format!("<{element}>")).count()
            + html.matches(&format!("<{element} ")).count()
    }

    #[test]
    fn every_marked_decision_of_every_game_has_its_diagram_and_its_alternatives() {
        for kind in Kind::ALL {
            let (session, mut analysis) = analysed(kind, ["Ann", "Ben"]);
            for thresholds in Thresholds::ALL {
                analysis.set_thresholds(thresholds);
                let marked = analysis
                    .decisions()
                    .iter()
                    .filter(|judged| judged.verdict.mark.is_some())
                    .count();
                let html = html(&session, &analysis, &Language::english());
                assert!(html.starts_with("<!doctype html>"), "{kind}");
                assert_eq!(count(&html, "article"), marked, "{kind}");
                assert_eq!(count(&html, "svg"), 1 + marked, "{kind}");
                for element in [
                    "article", "section", "table", "tr", "td", "th", "p", "figure",
                ] {
                    let ends = html.matches(&format!("</{element}>")).count();
                    assert_eq!(count(&html, element), ends, "{kind}: {element}");
                }
                assert!(
                    !html.contains("<script") && !html.contains("src="),
                    "{kind}"
                );
                assert_eq!(
                    html.contains("<th scope=\"row\">PR</th>"),
                    kind == Kind::Backgammon
                );
            }
        }
    }

    /// The words of a page that stand outside of messages.
    fn bare_words(html: &str) -> Vec<String> {
        let (_, body) = html.split_once("<body>").unwrap();
        let body = body.replace("&gt;", " ");
        let texts = body.split('>').filter_map(|part| part.split('<').next());
        let (mut bare, mut depth) = (String::new(), 0);
        for letter in texts.collect::<Vec<_>>().join(" ").chars() {
            match letter {
                '⟦' => depth += 1,
                '⟧' => {
                    depth -= 1;
                    bare.push(' ');
                }
                _ if depth == 0 => bare.push(letter),
                _ => {}
            }
        }
        let words = bare.split(|letter: char| !letter.is_alphabetic());
        words
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn every_word_of_a_report_is_of_its_language() {
        for kind in Kind::ALL {
            let (session, analysis) = analysed(kind, ["", "Ben"]);
            let html = html(&session, &analysis, &Language::in_brackets());
            // Notation is written alike in every language.
            let decisions = analysis.decisions().iter();
            let notation: Vec<String> = decisions
                .flat_map(|judged| {
                    let candidates = judged.others.iter().chain([&judged.best, &judged.played]);
                    let turns = candidates.filter(|candidate| {
                        let chosen = candidate.decision.chosen();
                        chosen
                            .iter()
                            .any(|action| !matches!(action, Action::Choice(_)))
                    });
                    let turns = turns.map(|candidate| {
                        tesserae_insight::notation(judged.before(), &candidate.decision)
                    });
                    turns
                        .chain([judged.before().position()])
                        .collect::<Vec<_>>()
                })
                .collect();
            let known = format!("Ben Tesserae {}", notation.join(" "));
            let known: Vec<&str> = known
                .split(|letter: char| !letter.is_alphabetic())
                .collect();
            let mut bare = bare_words(&html);
            bare.retain(|word| !known.contains(&word.as_str()));
            assert_eq!(bare, [""; 0], "{kind}");
        }
    }

    /// What attributes say to a reader.
    fn labels(html: &str) -> Vec<&str> {
        let labels = html.split("aria-label=\"").skip(1);
        labels.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn a_report_says_its_language_and_in_which_direction_it_is_written() {
        let (session, analysis) = analysed(Kind::TableroDiBerona, ["Ann", "Ben"]);
        let brackets = html(&session, &analysis, &Language::in_brackets());
        assert!(!labels(&brackets).is_empty());
        for label in labels(&brackets) {
            assert!(label.starts_with('⟦') && label.ends_with('⟧'), "{label}");
        }
        for (tag, direction) in [("de", "ltr"), ("ja", "ltr"), ("he", "rtl")] {
            let words = format!("{}/../../assets/words/{tag}", env!("CARGO_MANIFEST_DIR"));
            let read = |file: &str| std::fs::read_to_string(format!("{words}/{file}")).unwrap();
            let about = About::read(&read(About::FILE)).unwrap();
            let files: Vec<_> = about
                .files()
                .map(|file| (file.clone(), read(&file)))
                .collect();
            let html = html(&session, &analysis, &Language::of(&about, &files).unwrap());
            let element = format!("<html lang=\"{tag}\" dir=\"{direction}\">");
            assert_eq!(html.matches(&element).count(), 1, "{tag}");
            // A diagram has places for its texts, which the direction of the page would move.
            let placed = html.matches("direction=\"ltr\"").count();
            assert!(placed > 0 && placed == count(&html, "article"), "{tag}");
        }
    }

    #[test]
    fn what_players_call_themselves_is_never_markup() {
        let names = ["<script>alert(1)</script>", "\"O'Neil\" & Søn"];
        let (session, analysis) = analysed(Kind::TableroDiBerona, names);
        let html = html(&session, &analysis, &Language::english());
        assert!(!html.contains("<script"));
        assert!(html.contains("&lt;script&gt;") && html.contains("&amp; Søn"));
    }

    proptest! {
        #[test]
        fn text_of_any_letters_stays_text(name in ".{0,40}") {
            let name = tesserae_words::common::as_written(name);
            let english = Language::english();
            let mut page = Page::new(&name, &english);
            page.text("p", "", &name);
            let html = page.finish();
            prop_assert_eq!(html.matches("<p>").count(), 1);
            prop_assert_eq!(html.matches("</p>").count(), 1);
        }
    }
}
