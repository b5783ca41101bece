//! What both players gave away, side by side: over the session and over one of its games.

use tesserae_insight::{Analysis, Mark, Part, Scale, Tally};
use tesserae_rules::Kind;

use crate::{both, page::Page};

/// Writes the totals of a session.
pub(crate) fn write(page: &mut Page, kind: Kind, analysis: &Analysis, names: [&str; 2]) {
    let scale = analysis.scale();
    page.open_table(&["", names[0], names[1]]);
    write_rows(page, kind, scale, both(|seat| analysis.tally(seat)));
    if kind == Kind::Backgammon {
        for part in Part::ALL {
            let tallies = both(|seat| analysis.tally_of_part(seat, part));
            if tallies.iter().any(|tally| tally.decisions > 0) {
                page.row(
                    &format!("{}: PR", part.title()),
                    &tallies.map(performance_rating),
                );
                let of_decisions =
                    |tally: Tally| format!("{} ({})", scale.short(tally.lost), tally.decisions);
                page.row(
                    &format!("{}: given away", part.title()),
                    &tallies.map(of_decisions),
                );
            }
        }
    }
    let results = both(|seat| Some([analysis.result(seat)?, analysis.adjusted_result(seat)?]));
    if let [Some(first), Some(second)] = results {
        for (index, title) in ["Result", "Result without the luck"]
            .into_iter()
            .enumerate()
        {
            let values = [first, second].map(|values| scale.short_value(values[index]).to_string());
            page.row(title, &values);
        }
    }
    page.close_table();
}

/// Writes the totals of one game of the series, counted from 0.
pub(crate) fn write_game(
    page: &mut Page,
    kind: Kind,
    analysis: &Analysis,
    number: usize,
    names: [&str; 2],
) {
    page.open_table(&["", names[0], names[1]]);
    let tallies = both(|seat| analysis.tally_of_game(seat, number));
    write_rows(page, kind, analysis.scale(), tallies);
    page.close_table();
}

fn write_rows(page: &mut Page, kind: Kind, scale: &Scale, tallies: [Tally; 2]) {
    if kind == Kind::Backgammon {
        page.row("PR", &tallies.map(performance_rating));
    }
    let error_rate = |tally: Tally| format!("{:.1}", tally.error_rate());
    page.row("Error rate", &tallies.map(error_rate));
    page.row(
        "Given away",
        &tallies.map(|tally| scale.short(tally.lost).to_string()),
    );
    let decisions = |tally: Tally| tally.decisions.to_string();
    page.row("Unforced decisions", &tallies.map(decisions));
    for mark in Mark::ALL {
        let counts = tallies.map(|tally| tally.marks[mark as usize]);
        if counts != [0, 0] {
            let title = format!("Marked {}", mark.sign());
            page.row(&title, &counts.map(|count| count.to_string()));
        }
    }
    page.row(
        "Luck",
        &tallies.map(|tally| scale.signed(tally.luck).to_string()),
    );
}

fn performance_rating(tally: Tally) -> String {
    if tally.decisions == 0 {
        "–".to_owned()
    } else {
        format!("{:.2}", tally.performance_rating())
    }
}
