//! A decision that has a mark: its position as a diagram, what was played, what would have been
//! better and why, and the best candidates with their chances.

use std::cmp::Reverse;

use tesserae_bots::Candidate;
use tesserae_diagram::svg;
use tesserae_insight::{Judged, Mark, Scale, brief_words};
use tesserae_words::{Decimal, Name, Text, common, in_a_row, insight, panels_analysis, teaching};

use crate::page::Page;

/// Writes a decision.
pub(crate) fn write(page: &mut Page, scale: &Scale, judged: &Judged, names: &[Name; 2]) {
    let sign = judged.verdict.mark.map_or("", Mark::sign);
    let lost = scale.short(judged.verdict.lost);
    page.open("article", "");
    let name = &names[judged.seat.index()];
    page.text("h3", "", &panels_analysis::mistake(name, sign, lost));
    page.open("div", "");
    page.markup(&svg(judged.before(), names, page.language));
    page.close("div");
    page.open("div", "");
    let played = judged.words().clone();
    page.text("p", "", &panels_analysis::was_played(played));
    if let Some(why) = judged.why() {
        let better = judged.best_words().clone();
        let words = match why.sentence(insight::it()) {
            Some(why) => panels_analysis::was_better(better, why),
            None => teaching::better(better),
        };
        page.text("p", "", &words);
    }
    page.verbatim("p", "small", &judged.before().position());
    page.close("div");
    write_candidates(page, scale, judged);
    page.close("article");
}

/// The best candidates and what was played, best first.
fn write_candidates(page: &mut Page, scale: &Scale, judged: &Judged) {
    let mut candidates: Vec<&Candidate> = judged.others.iter().collect();
    candidates.push(&judged.best);
    if judged.verdict.played != 0 {
        candidates.push(&judged.played);
    }
    candidates.sort_by_key(|candidate| Reverse(candidate.value));
    page.open_table(&[
        panels_analysis::column_value(),
        panels_analysis::column_behind(),
        panels_analysis::column_chances(),
    ]);
    for candidate in candidates {
        let is_played = std::ptr::eq(candidate, &judged.played);
        page.open("tr", if is_played { "played" } else { "" });
        let behind = candidate.value - judged.best.value;
        let behind = if behind.0 < 0 {
            scale.fine(behind)
        } else {
            common::as_written("")
        };
        page.text("td", "", &brief_words(judged.before(), &candidate.decision));
        page.text("td", "number", &scale.short_value(candidate.value));
        page.text("td", "number", &behind);
        page.text("td", "", &chances(candidate));
        page.close("tr");
    }
    page.close_table();
}

/// The chances of a candidate: “win 55.4 %, win gammon 16.1 %”.
fn chances(candidate: &Candidate) -> Text {
    let each = candidate.chances.iter().map(|chance| {
        let share = Decimal::rounded(chance.millionths as f64 / 10_000.0, 1);
        panels_analysis::chance_and_share(chance.text(), insight::percent(share))
    });
    in_a_row(each).unwrap_or_else(|| common::as_written(""))
}
