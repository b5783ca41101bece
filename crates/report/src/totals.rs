//! What both players gave away, side by side: over the session and over one of its games.

use tesserae_insight::{Analysis, Mark, Part, Scale, Tally};
use tesserae_rules::Kind;
use tesserae_words::{Decimal, Name, Text, common, insight, panels_analysis};

use crate::{both, page::Page};

/// Writes the totals of a session.
pub(crate) fn write(page: &mut Page, kind: Kind, analysis: &Analysis, names: &[Name; 2]) {
    let scale = analysis.scale();
    page.open_table(&names.each_ref().map(Text::from));
    write_rows(page, kind, scale, both(|seat| analysis.tally(seat)));
    if kind == Kind::Backgammon {
        for part in Part::ALL {
            let tallies = both(|seat| analysis.tally_of_part(seat, part));
            if tallies.iter().any(|tally| tally.decisions > 0) {
                page.row(
                    &panels_analysis::pr_of_part(part.title()),
                    &tallies.map(performance_rating),
                );
                let of_decisions = |tally: Tally| {
                    panels_analysis::amount_in_decisions(scale.short(tally.lost), tally.decisions)
                };
                page.row(
                    &panels_analysis::given_away_in(part.title()),
                    &tallies.map(of_decisions),
                );
            }
        }
    }
    let results = both(|seat| Some([analysis.result(seat)?, analysis.adjusted_result(seat)?]));
    if let [Some(first), Some(second)] = results {
        let titles = [panels_analysis::result(), panels_analysis::without_luck()];
        for (index, title) in titles.iter().enumerate() {
            let values = [first, second].map(|values| scale.short_value(values[index]));
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
    names: &[Name; 2],
) {
    page.open_table(&names.each_ref().map(Text::from));
    let tallies = both(|seat| analysis.tally_of_game(seat, number));
    write_rows(page, kind, analysis.scale(), tallies);
    page.close_table();
}

fn write_rows(page: &mut Page, kind: Kind, scale: &Scale, tallies: [Tally; 2]) {
    if kind == Kind::Backgammon {
        page.row(&panels_analysis::pr(), &tallies.map(performance_rating));
    }
    let error_rate = |tally: Tally| decimal(tally.error_rate(), 1);
    page.row(&panels_analysis::error_rate(), &tallies.map(error_rate));
    page.row(
        &panels_analysis::given_away(),
        &tallies.map(|tally| scale.short(tally.lost)),
    );
    page.row(
        &panels_analysis::unforced_decisions(),
        &tallies.map(|tally| common::number(tally.decisions)),
    );
    for mark in Mark::ALL {
        let counts = tallies.map(|tally| tally.marks[mark as usize]);
        if counts != [0, 0] {
            let title = panels_analysis::count_of_mark(mark.sign());
            page.row(&title, &counts.map(common::number));
        }
    }
    page.row(
        &panels_analysis::luck(),
        &tallies.map(|tally| scale.signed(tally.luck)),
    );
}

fn performance_rating(tally: Tally) -> Text {
    if tally.decisions == 0 {
        common::as_written("–")
    } else {
        decimal(tally.performance_rating(), 2)
    }
}

fn decimal(value: f64, places: u8) -> Text {
    insight::decimal(Decimal::rounded(value, places))
}
