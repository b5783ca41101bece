//! The sums of an analysis: what each seat gave away, its ratings, its luck.

use bevy_egui::egui::{Grid, Label, TextStyle, Ui};
use tesserae_bots::Value;
use tesserae_insight::{Analysis, Part, Perfection, Scale, Solved, Tally};
use tesserae_rules::{Kind, Seat, Session};
use tesserae_words::{self as words, Decimal, Name, Text};

use crate::{
    table::language::say::Say,
    ui::{
        panels::analysis::{heading, short},
        theme::{self, GOLD, MUTED, PARCHMENT, text},
        widgets::{fitted, seats},
    },
};

/// The lines of the sums: a title and the value of each seat.
fn sums(session: &Session, analysis: &Analysis) -> Vec<(Text, [Text; 2])> {
    let scale = analysis.scale();
    let tallies = Seat::BOTH.map(|seat| analysis.tally(seat));
    let number = |value: f64, places| words::insight::decimal(Decimal::rounded(value, places));
    let rating = |tally: &Tally| number(tally.performance_rating(), 2);
    let nothing = || words::common::as_written("");
    let value = |value: Option<Value>| value.map_or_else(nothing, |v| scale.short_value(v));
    let of_tallies = |of: &dyn Fn(&Tally) -> Text| tallies.each_ref().map(of);
    let mut sums = vec![
        (
            words::panels_analysis::given_away(),
            of_tallies(&|tally| scale.short(tally.lost)),
        ),
        (
            words::panels_analysis::error_rate(),
            of_tallies(&|tally| number(tally.error_rate(), 1)),
        ),
    ];
    if session.header().game == Kind::Backgammon {
        sums.push((words::panels_analysis::pr(), of_tallies(&rating)));
        sums.extend([Part::Play, Part::Cube].map(|part| {
            let title = words::panels_analysis::pr_of_part(part.title());
            let of_seat = |seat| rating(&analysis.tally_of_part(seat, part));
            (title, Seat::BOTH.map(of_seat))
        }));
    }
    let marks = |tally: &Tally| {
        let marks = tally.marks.map(|count| count.to_string());
        words::common::as_written(marks.join("  "))
    };
    sums.push((words::common::as_written("?!  ?  ??"), of_tallies(&marks)));
    let luck = of_tallies(&|tally| scale.signed(tally.luck));
    sums.push((words::panels_analysis::luck(), luck));
    if analysis.is_done() && analysis.result(Seat::First).is_some() {
        sums.extend([
            (
                words::panels_analysis::result(),
                Seat::BOTH.map(|seat| value(analysis.result(seat))),
            ),
            (
                words::panels_analysis::without_luck(),
                Seat::BOTH.map(|seat| value(analysis.adjusted_result(seat))),
            ),
        ]);
    }
    sums
}

/// Draws the sums. Where the lines have no room, their words are smaller.
pub(super) fn draw(ui: &mut Ui, session: &Session, analysis: &Analysis, names: &[Name; 2]) {
    /// The distance of two columns.
    const GAP: f32 = 16.0;
    /// The size of the mark of a seat.
    const SWATCH: f32 = 15.0;
    /// The height of two lines.
    const TWO_LINES: f32 = 40.0;
    /// The part of the width that titles take at most if the values need the rest.
    const TITLE: f32 = 0.4;
    heading(ui, words::panels_analysis::skill_and_luck());
    let scale = analysis.scale();
    let sums = sums(session, analysis);
    let sums = sums
        .iter()
        .map(|(title, values)| (ui.say(title), values.each_ref().map(|value| ui.say(value))));
    let sums: Vec<(String, [String; 2])> = sums.collect();
    let short_names = names
        .each_ref()
        .map(|name| ui.say(Text::from(name.cut(12))));
    let swatch = SWATCH + ui.spacing().item_spacing.x;
    let widest = |widths: &mut dyn Iterator<Item = f32>| widths.fold(0.0, f32::max).ceil();
    let title = widest(
        &mut sums
            .iter()
            .map(|(title, _)| fitted::width(ui, title, TextStyle::Body)),
    );
    let value = widest(
        &mut sums
            .iter()
            .flat_map(|(_, values)| values)
            .map(|value| fitted::width(ui, value, theme::strong())),
    );
    let name = widest(
        &mut short_names
            .iter()
            .map(|name| swatch + fitted::width(ui, name, TextStyle::Body)),
    );
    let room = ui.available_width() - 2.0 * GAP;
    let title = title.min((TITLE * room).max(room - 2.0 * value.max(name)));
    let column = value.max(name).min(0.5 * (room - title));
    Grid::new("analysis")
        .num_columns(3)
        .spacing([GAP, 4.0])
        .min_row_height(0.0)
        .show(ui, |ui| {
            ui.label("");
            for (seat, short) in Seat::BOTH.into_iter().zip(&short_names) {
                ui.horizontal(|ui| {
                    seats::swatch(ui, session.game().kind(), seat, SWATCH);
                    let whole = ui.say(Text::from(&names[seat.index()]));
                    let size = [column - swatch, TWO_LINES];
                    fitted::label(ui, short, TextStyle::Body, PARCHMENT, size).on_hover_text(whole);
                });
            }
            ui.end_row();
            for (words, values) in &sums {
                fitted::label(ui, words, TextStyle::Body, MUTED, [title, TWO_LINES]);
                for value in values {
                    fitted::label(ui, value, theme::strong(), PARCHMENT, [column, TWO_LINES]);
                }
                ui.end_row();
            }
        });
    for seat in Seat::BOTH {
        if let Some(perfection) = analysis.perfection(seat) {
            let name = short(&names[seat.index()]);
            let words = ui.say(perfection_in_words(name, &perfection, scale));
            ui.add(Label::new(text(words, TextStyle::Body, GOLD)).wrap());
        }
    }
    let about = words::panels_analysis::about_error_rate();
    let explanation = if session.header().game == Kind::Backgammon {
        words::common::next_sentence(about, words::panels_analysis::about_pr())
    } else {
        about
    };
    let explanation = ui.say(explanation);
    ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
}

/// “Ann: 11 of 14 decisions as in the solution, the others gave away 0.42 coins. This game is
/// solved; its values are kept rounded.”
fn perfection_in_words(name: Name, perfection: &Perfection, scale: &Scale) -> Text {
    let Perfection {
        solved,
        perfect,
        all,
        lost,
    } = perfection;
    let lost = scale.difference(*lost);
    let found = match solved {
        Solved::Game => words::panels_analysis::as_solved(name, *perfect, *all, lost),
        Solved::Endgame | Solved::EndgameInSet => {
            words::panels_analysis::endgame_as_solved(name, *perfect, *all, lost)
        }
    };
    let about = solved.about_decisions();
    words::common::next_sentence(found, about)
}
