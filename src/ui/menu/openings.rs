//! The page with the first moves of backgammon and the replies to them, as the strongest bot judges
//! them.

use bevy_egui::egui::{Context, Label, TextStyle, Ui};
use tesserae_insight::{OpeningMove, OpeningThrow, Openings};
use tesserae_words::{self as words, Decimal};

use crate::table::language::say::Say;
use crate::ui::{
    state::command::UiCommand,
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{button::PushButton, divider::divider, page::page, panel},
};

/// Draws the page. `shown` is the throw of the first move whose replies are shown; without one, the
/// first moves of all throws are.
pub(crate) fn draw(ctx: &Context, shown: &mut Option<[u8; 2]>) -> Option<UiCommand> {
    let openings = Openings::computed();
    let back = page(ctx, "openings", words::menu::first_moves(), 900.0, |ui| {
        panel::reading_area(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let all = PushButton::new(words::menu::all_throws()).selected(shown.is_none());
                if ui.add(all).clicked() {
                    *shown = None;
                }
                let played = openings.first.iter().map(|known| known.throw);
                for throw in played.filter(|[high, low]| high != low) {
                    let button = PushButton::new(dice(throw)).selected(*shown == Some(throw));
                    if ui.add(button).clicked() {
                        *shown = Some(throw);
                    }
                }
            });
            divider(ui);
            match *shown {
                None => draw_all(ui, openings),
                Some(throw) => draw_throw(ui, openings, throw),
            }
            ui.add_space(8.0);
            ui.add(Label::new(text(Openings::about(), theme::italic(), MUTED)).wrap());
            ui.add_space(12.0);
        });
    });
    back.then_some(UiCommand::Back)
}

/// Draws the first moves of every throw.
fn draw_all(ui: &mut Ui, openings: &Openings) {
    let about = ui.say(words::menu::about_first_moves());
    ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
    for known in &openings.first {
        draw_line(ui, known);
    }
}

/// Draws the first moves of a throw and the replies to the usual ones.
fn draw_throw(ui: &mut Ui, openings: &Openings, throw: [u8; 2]) {
    if let Some(known) = openings.first(throw) {
        draw_line(ui, known);
    }
    for replies in openings.replies(throw) {
        ui.add_space(8.0);
        let heading = ui.say(words::menu::replies(
            dice(replies.throw),
            replies.turn.as_str(),
        ));
        ui.add(Label::new(text(heading, TextStyle::Heading, GOLD)).wrap());
        divider(ui);
        for known in &replies.throws {
            draw_line(ui, known);
        }
    }
}

/// “3-1: 8/5 6/5; 24/23 13/10 −0.061”.
fn draw_line(ui: &mut Ui, known: &OpeningThrow) {
    let moves: Vec<String> = known
        .moves
        .iter()
        .map(|known| in_words(ui, known))
        .collect();
    let words = format!("{}: {}", dice(known.throw), moves.join(";  "));
    ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
}

fn in_words(ui: &Ui, known: &OpeningMove) -> String {
    if known.lost == 0 {
        known.turn.clone()
    } else {
        let lost = Decimal::rounded(known.lost as f64 / -1_000.0, 3);
        format!("{} {}", known.turn, ui.say(words::insight::decimal(lost)))
    }
}

fn dice([high, low]: [u8; 2]) -> String {
    format!("{high}-{low}")
}
