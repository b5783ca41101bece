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
use tesserae_rules::{Seat, Session};

use crate::page::Page;

/// The report of an analysed session as the text of an HTML file.
///
/// The decisions that are shown are those that have a [mark](tesserae_insight::Mark), so the
/// [thresholds](Analysis::set_thresholds) of the analysis choose them. Names may be of any letters.
#[must_use]
pub fn html(session: &Session, analysis: &Analysis) -> String {
    let header = session.header();
    let names = header.written_names(session.game());
    let title = format!("{}: {} and {}", header.game.title(), names[0], names[1]);
    let mut page = Page::new(&title);
    if let Some(date) = &header.date {
        page.text("p", "small", date);
    }
    page.text("p", "", &analysis.sentence(&names.into()).to_string());
    curve::draw(&mut page, session, analysis, names);
    totals::write(&mut page, session.header().game, analysis, names);
    let games = analysis.outcomes().len().max(1 + last_game(analysis));
    for number in 0..games {
        if games > 1 {
            page.text("h2", "", &format!("Game {}", number + 1));
            totals::write_game(&mut page, session.header().game, analysis, number, names);
        } else {
            page.text("h2", "", "Mistakes");
        }
        if let Some(outcome) = analysis.outcomes().get(number) {
            page.text(
                "p",
                "",
                &outcome
                    .in_words(&names.into(), session.game().unit())
                    .to_string(),
            );
        }
        let marked = analysis
            .decisions()
            .iter()
            .filter(|judged| judged.number == number && judged.verdict.mark.is_some());
        let mut count = 0;
        for judged in marked {
            decision::write(&mut page, analysis.scale(), judged, names);
            count += 1;
        }
        if count == 0 {
            page.text("p", "", "No decision has a mark.");
        }
    }
    page.text("p", "small", &foot(analysis));
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
fn foot(analysis: &Analysis) -> String {
    let progress = if analysis.is_done() {
        ""
    } else {
        " The analysis was not complete."
    };
    format!(
        "Error rate: what an unforced decision gives away on average, in thousandths of what a game \
         is about. Marks: {} of these thousandths ({}). Luck: how much better the throws were than \
         the average of all possible throws.{progress} Made with Tesserae.",
        analysis
            .thresholds()
            .in_words()
            .map_or_else(String::new, |marks| marks.to_string()),
        analysis.thresholds().title(),
    )
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
    use tesserae_rules::{Header, Kind, session::random};

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
                let html = html(&session, &analysis);
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

    #[test]
    fn what_players_call_themselves_is_never_markup() {
        let names = ["<script>alert(1)</script>", "\"O'Neil\" & Søn"];
        let (session, analysis) = analysed(Kind::TableroDiBerona, names);
        let html = html(&session, &analysis);
        assert!(!html.contains("<script"));
        assert!(html.contains("&lt;script&gt;") && html.contains("&amp; Søn"));
    }

    proptest! {
        #[test]
        fn text_of_any_letters_stays_text(name in ".{0,40}") {
            let mut page = Page::new(&name);
            page.text("p", "", &name);
            let html = page.finish();
            prop_assert_eq!(html.matches("<p>").count(), 1);
            prop_assert_eq!(html.matches("</p>").count(), 1);
        }
    }
}
