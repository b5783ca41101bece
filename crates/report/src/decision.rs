//! A decision that has a mark: its position as a diagram, what was played, what would have been
//! better and why, and the best candidates with their chances.

use std::{cmp::Reverse, fmt::Write};

use tesserae_bots::Candidate;
use tesserae_diagram::svg;
use tesserae_insight::{Judged, Mark, Scale, notation};
use tesserae_words::insight;

use crate::page::Page;

/// Writes a decision.
pub(crate) fn write(page: &mut Page, scale: &Scale, judged: &Judged, names: [&str; 2]) {
    let sign = judged.verdict.mark.map_or("", Mark::sign);
    let lost = scale.short(judged.verdict.lost);
    page.open("article", "");
    let name = names[judged.seat.index()];
    page.text("h3", "", &format!("{name} {sign} −{lost}"));
    page.open("div", "");
    page.markup(&svg(judged.before(), names));
    page.close("div");
    page.open("div", "");
    page.text("p", "", &format!("Played: {}.", judged.words()));
    if let Some(why) = judged.why() {
        let mut words = format!("Better: {}. ", judged.best_words());
        if let Some(sentence) = why.sentence(insight::it()) {
            let _ = write!(words, "{sentence}");
        }
        page.text("p", "", &words);
    }
    page.text("p", "small", &judged.before().position());
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
    page.open_table(&["", "Value", "Behind", "Chances"]);
    for candidate in candidates {
        let is_played = std::ptr::eq(candidate, &judged.played);
        page.open("tr", if is_played { "played" } else { "" });
        let behind = candidate.value - judged.best.value;
        let behind = if behind.0 < 0 {
            scale.fine(behind).to_string()
        } else {
            String::new()
        };
        page.text("td", "", &notation(judged.before(), &candidate.decision));
        page.text(
            "td",
            "number",
            &scale.short_value(candidate.value).to_string(),
        );
        page.text("td", "number", &behind);
        page.text("td", "", &chances(candidate));
        page.close("tr");
    }
    page.close_table();
}

/// The chances of a candidate: “win 55.4 %, win gammon 16.1 %”.
fn chances(candidate: &Candidate) -> String {
    let each = candidate.chances.iter().map(|chance| {
        let percent = chance.millionths as f64 / 10_000.0;
        format!("{} {percent:.1} %", chance.text())
    });
    each.collect::<Vec<_>>().join(", ")
}
